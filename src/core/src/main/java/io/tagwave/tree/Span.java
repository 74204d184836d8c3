package io.tagwave.tree;

/**
 * A half open run of nodes in document order.
 *
 * @param start first position, 0 or more
 * @param end one past the last position, never below {@code start}
 */
public record Span(int start, int end) {

    public Span {
        if (start < 0 || end < start) {
            throw new IllegalArgumentException("expected 0 <= start <= end, found [" + start + ", " + end + ")");
        }
    }

    /** Number of positions in the span. */
    public int length() {
        return end - start;
    }

    /** Whether the span holds the position. */
    public boolean contains(int position) {
        return position >= start && position < end;
    }

    /** Whether all positions of another run are in this one. */
    public boolean contains(Span other) {
        return start <= other.start && other.end <= end;
    }

    /** Whether the two spans share a position. */
    public boolean intersects(Span other) {
        return start < other.end && other.start < end;
    }

    /** The positions between two spans that share none. */
    public Span between(Span other) {
        return new Span(Math.min(end, other.end), Math.max(start, other.start));
    }

    /** The same span, moved to the right by {@code distance} positions. */
    public Span shifted(int distance) {
        return new Span(start + distance, end + distance);
    }
}
