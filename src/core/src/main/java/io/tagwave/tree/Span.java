package io.tagwave.tree;

/**
 * A half open range of nodes in document order.
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

    /** Returns the number of positions. */
    public int length() {
        return end - start;
    }

    public boolean contains(int position) {
        return position >= start && position < end;
    }

    /** Returns whether it contains all positions of another span. */
    public boolean contains(Span other) {
        return start <= other.start && other.end <= end;
    }

    /** Returns whether two spans have a position in common. */
    public boolean intersects(Span other) {
        return start < other.end && other.start < end;
    }

    /** Returns the positions between two disjoint spans. */
    public Span between(Span other) {
        return new Span(Math.min(end, other.end), Math.max(start, other.start));
    }

    /** Returns the span moved to the right by {@code distance} positions. */
    public Span shifted(int distance) {
        return new Span(start + distance, end + distance);
    }
}
