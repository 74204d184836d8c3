package io.tagwave.align;

import io.tagwave.tree.BlockBoundaries;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Finds line breaks that wrap a running text, as in the excerpts of some search engines: the lines before them are about as long
 * as printed lines, and most end within a sentence. All other breaks separate fields, such as those of an address.
 */
final class WrappedLines {

    /** Characters of a printed line; a shorter one may be a field, a longer one is a paragraph. */
    private static final int MIN_LINE_LENGTH = 40;

    private static final int MAX_LINE_LENGTH = 120;
    /** Share, and number, of the breaks of a path that have to end such a line within a sentence. */
    private static final double MIN_WRAPPED_SHARE = 0.6;

    private static final int MIN_WRAPPED = 3;
    /** Punctuation that does not end a sentence. */
    private static final String CONTINUING = ",;-–&/";

    private final PageTree tree;
    private final FieldPaths paths;
    private final BlockBoundaries walls;
    /** Breaks between two lines of one element's own text. */
    private final BitSet breaks = new BitSet();
    /** By path of that element. */
    private final int[] all;

    private final int[] amid;

    private WrappedLines(PageTree tree, FieldPaths paths, BlockBoundaries walls) {
        this.tree = tree;
        this.paths = paths;
        this.walls = walls;
        all = new int[paths.size() + 1];
        amid = new int[all.length];
    }

    /** Returns the positions of breaks that separate nothing. */
    static BitSet of(PageTree tree, FieldPaths paths, BlockBoundaries walls, List<Span> parts) {
        int tag = tree.tagNames().indexOf("br");
        if (tag < 0) {
            return new BitSet();
        }
        WrappedLines lines = new WrappedLines(tree, paths, walls);
        for (Span part : parts) {
            for (int node = part.start() + 1; node < part.end(); node++) {
                if (tree.tag(node) == tag && tree.parent(node) >= part.start()) {
                    lines.look(node, part.end());
                }
            }
        }
        return lines.wrapping();
    }

    private void look(int node, int end) {
        int element = tree.parent(node);
        int start = startOfLine(node, element);
        int last = lastOwn(start, node, element);
        if (last < 0 || !beginsOwn(node, Math.min(end, tree.end(element)), element)) {
            return;
        }
        int path = paths.code(element);
        all[path]++;
        int length = tree.textLength(start, node);
        if (length >= MIN_LINE_LENGTH) {
            breaks.set(node);
            amid[path] += length <= MAX_LINE_LENGTH && goesOn(node) ? 1 : 0;
        }
    }

    private int startOfLine(int node, int element) {
        int start = node;
        while (start - 1 > element && !walls.isWall(start - 1)) {
            start--;
        }
        return start;
    }

    private int lastOwn(int start, int end, int element) {
        for (int node = end - 1; node >= start; node--) {
            if (tree.isText(node) && tree.parent(node) == element) {
                return node;
            }
        }
        return -1;
    }

    /** Returns whether a line with text of the element itself follows a break. */
    private boolean beginsOwn(int node, int end, int element) {
        return IntStream.range(node + 1, end)
                .takeWhile(next -> !walls.isWall(next))
                .anyMatch(next -> tree.isText(next) && tree.parent(next) == element);
    }

    private boolean goesOn(int node) {
        int text = node - 1;
        while (!tree.isText(text)) {
            text--;
        }
        String written = tree.ownText(text);
        char last = written.charAt(written.length() - 1);
        return Character.isLetterOrDigit(last) || CONTINUING.indexOf(last) >= 0;
    }

    private BitSet wrapping() {
        for (int node = breaks.nextSetBit(0); node >= 0; node = breaks.nextSetBit(node + 1)) {
            int path = paths.code(tree.parent(node));
            if (amid[path] < MIN_WRAPPED || amid[path] < MIN_WRAPPED_SHARE * all[path]) {
                breaks.clear(node);
            }
        }
        return breaks;
    }
}
