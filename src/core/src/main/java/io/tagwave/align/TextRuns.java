package io.tagwave.align;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.tree.Walls;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Texts that are one cell though elements part them: words of a search that are set off, links in prose, cents that stand
 * higher. The texts of an element that has words of its own beside elements in the same line are such a run. What all
 * records have before these words, as a name before its description, is a field still.
 */
final class TextRuns implements FieldRules {

    /** Links that so large a share of the records have are fields beside the text; fewer stand in prose. */
    private static final double AGREED = 0.7;

    private final PageTree tree;
    private final FieldPaths paths;
    /** Elements with text of their own and more, by path. */
    private final Map<Integer, Line> lines = new HashMap<>();
    /** By the first text of each. */
    private final Map<Integer, Run> runs = new HashMap<>();

    TextRuns(PageTree tree, FieldPaths paths, List<List<Span>> records) {
        this.tree = tree;
        this.paths = paths;
        records.forEach(record -> record.forEach(this::findLines));
        if (!lines.isEmpty()) {
            Walls walls = new Walls(tree);
            records.forEach(record -> record.forEach(part -> read(part, walls)));
            lines.values().stream().filter(Line::isRun).forEach(this::join);
        }
    }

    /**
     * Texts that are one.
     *
     * @param end one past the last node
     * @param code the path of its element's own text
     * @param prose whether links in it are no fields
     */
    private record Run(int end, int code, boolean prose) {}

    @Override
    public int end(int node) {
        Run run = runs.get(node);
        return run == null ? node + 1 : run.end;
    }

    @Override
    public int next(int node) {
        Run run = runs.get(node);
        return run == null || !run.prose ? node + 1 : run.end;
    }

    @Override
    public int code(int node) {
        Run run = runs.get(node);
        return run == null ? paths.code(node) : run.code;
    }

    /** An image without an address, such as one that is drawn, shows nothing in a table. */
    @Override
    public boolean isImage(PageTree page, int node) {
        return page.isImage(node) && page.address(node) != null;
    }

    private static boolean hasWord(String text) {
        return text.codePoints().anyMatch(Character::isLetterOrDigit);
    }

    private void findLines(Span part) {
        for (int node = part.start() + 1; node < part.end(); node++) {
            int element = tree.parent(node);
            if (tree.isText(node)
                    && element >= part.start()
                    && tree.textLength(element, tree.end(element)) > tree.textLength(node, node + 1)) {
                Line line = lines.computeIfAbsent(paths.code(element), code -> new Line());
                line.own = paths.code(node);
                line.isMixed = line.isMixed || hasWord(tree.ownText(node));
            }
        }
    }

    private void read(Span part, Walls walls) {
        int node = part.start();
        while (node < part.end()) {
            Line line = tree.isText(node) ? null : lines.get(paths.code(node));
            // A part may end before an element that it begins in.
            boolean isLine = line != null && line.isMixed && !line.isWalled && tree.end(node) <= part.end();
            if (isLine && !isOneLine(node, walls)) {
                line.isWalled = true;
                isLine = false;
            }
            if (isLine) {
                line.add(node);
                node = tree.end(node);
            } else {
                node++;
            }
        }
    }

    private boolean isOneLine(int element, Walls walls) {
        for (int node = element + 1; node < tree.end(element); node++) {
            if (walls.isWall(node)) {
                return false;
            }
        }
        return true;
    }

    /** What all have before the element's own text, as a name before its description, are fields still. */
    private void join(Line line) {
        int fields = line.commonFields();
        boolean agreed = line.isAgreed();
        for (Occurrence occurrence : line.occurrences) {
            if (occurrence.texts.length > fields) {
                runs.put(occurrence.texts[fields], new Run(tree.end(occurrence.element), line.own, !agreed));
            }
        }
    }

    /** An element and its texts. */
    private record Occurrence(int element, int[] texts) {}

    /** The elements of one path. */
    private final class Line {

        private final List<Occurrence> occurrences = new ArrayList<>();
        /** Path of the element's own text. */
        private int own;
        /** Whether its own text says something. */
        private boolean isMixed;
        /** Whether lines end within it. */
        private boolean isWalled;

        void add(int element) {
            int[] texts = new int[tree.end(element) - element];
            int count = 0;
            for (int node = element + 1; node < tree.end(element); node++) {
                if (tree.isText(node)) {
                    texts[count++] = node;
                }
            }
            occurrences.add(new Occurrence(element, Arrays.copyOf(texts, count)));
        }

        boolean isRun() {
            return !isWalled && !occurrences.isEmpty();
        }

        /** Whether most records have the same parts, as on a form. */
        boolean isAgreed() {
            Map<Symbols, Integer> counts = new HashMap<>();
            int most = 0;
            for (Occurrence one : occurrences) {
                most = Math.max(most, counts.merge(parts(one), 1, Integer::sum));
            }
            return most >= AGREED * occurrences.size();
        }

        private Symbols parts(Occurrence one) {
            return new Symbols(Arrays.stream(one.texts).map(paths::code).toArray());
        }

        int commonFields() {
            int[] common = parts(occurrences.get(0)).codes;
            int same = common.length;
            for (Occurrence one : occurrences) {
                int[] parts = parts(one).codes;
                int mismatch = Arrays.mismatch(common, 0, same, parts, 0, Math.min(same, parts.length));
                same = mismatch < 0 ? same : mismatch;
            }
            for (int i = 0; i < same; i++) {
                same = common[i] == own ? i : same;
            }
            return same;
        }
    }
}
