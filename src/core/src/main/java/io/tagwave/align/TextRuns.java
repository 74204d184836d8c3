package io.tagwave.align;

import io.tagwave.tree.BlockBoundaries;
import io.tagwave.tree.ElementImages;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * Joins texts that are one cell though elements separate them: highlighted words of a search, links in prose, superscript cents.
 * The texts of an element with words of its own beside other elements in the same line are such a run, except the fields at the
 * beginning and end of its {@linkplain PathLines lines}.
 */
final class TextRuns implements FieldRules {

    private static final byte NO = 1;
    private static final byte YES = 2;

    private final PageTree tree;
    private final FieldPaths paths;
    /** Elements with own text and more, by path. An element's path has a greater number than that of its parent. */
    private final Map<Integer, PathLines> lines = new TreeMap<>();
    /** By the first text. */
    private final Map<Integer, Run> runs = new HashMap<>();
    /** By the first node of a field, its first text. */
    private final Map<Integer, Integer> skips = new HashMap<>();
    /** Texts in runs that are fields beside them. */
    private final BitSet parts = new BitSet();
    /** Breaks that separate nothing. */
    private final BitSet wraps;
    /** For each style whether it shows a picture in the background: 0 if not yet known. */
    private final byte[] backgrounds;

    TextRuns(PageTree tree, FieldPaths paths, List<List<Span>> records) {
        this.tree = tree;
        this.paths = paths;
        backgrounds = new byte[tree.styles().size()];
        List<Span> parts = new ArrayList<>(records.size());
        for (List<Span> record : records) {
            parts.addAll(record);
        }
        for (Span part : parts) {
            findLines(part);
        }
        BlockBoundaries walls = new BlockBoundaries(tree);
        wraps = lines.isEmpty() ? new BitSet() : WrappedLines.of(tree, paths, walls, parts);
        lines.values().removeIf(line -> !line.isMixed());
        if (!lines.isEmpty()) {
            for (Span part : parts) {
                read(part.start(), part.end(), walls);
            }
            lines.values().forEach(line -> join(line, walls));
            lines.clear();
        }
        for (FieldBlocks.Block block : FieldBlocks.of(tree, paths, records)) {
            add(block);
        }
        SplitNumbers figures = new SplitNumbers(tree, walls);
        for (Span part : parts) {
            readFigures(part, figures);
        }
    }

    private void add(FieldBlocks.Block block) {
        runs.keySet().removeIf(node -> block.start() <= node && node < block.end());
        parts.clear(block.start(), block.end());
        for (int node = block.start(); block.tags() && node < block.text(); node++) {
            if (tree.isLink(node)) {
                runs.put(node, new Run(block.end(), paths.code(node), false));
            }
        }
        runs.put(block.text(), new Run(block.end(), block.code(), true));
        if (!block.tags()) {
            skips.put(block.start(), block.text());
        }
    }

    /**
     * Texts that are one cell.
     *
     * @param end one past the last node
     * @param code path of its element's own text
     * @param prose whether links in it are no fields
     */
    private record Run(int end, int code, boolean prose) {}

    @Override
    public int end(int node) {
        Run run = run(node);
        return run == null ? node + 1 : run.end;
    }

    @Override
    public boolean isPart(int text) {
        return parts.get(text);
    }

    @Override
    public int next(int node) {
        Run run = run(node);
        int text = skips.getOrDefault(node, node);
        return text > node ? text : run == null || !run.prose ? node + 1 : run.end;
    }

    @Override
    public int code(int node) {
        Run run = run(node);
        return run == null ? paths.code(node) : run.code;
    }

    @Override
    public void readLabels(int[] nodes, int[] codes, int[] starts) {
        new FieldLabels(tree, paths, this, nodes, codes, starts).apply();
        new FieldKinds(tree, paths, this, nodes, codes, starts).apply();
    }

    private @Nullable Run run(int node) {
        return runs.isEmpty() ? null : runs.get(node);
    }

    /** An image without an address, such as a drawing, shows nothing in a table; a background image does. */
    @Override
    public boolean isImage(PageTree page, int node) {
        if (page.isImage(node)) {
            return page.address(node) != null;
        }
        return !page.isText(node) && !page.isLink(node) && hasBackground(page, node);
    }

    private boolean hasBackground(PageTree page, int node) {
        int style = page.style(node);
        if (backgrounds[style] == 0) {
            backgrounds[style] = ElementImages.address(page, node) == null ? NO : YES;
        }
        return backgrounds[style] == YES;
    }

    private void findLines(Span part) {
        for (int node = part.start() + 1; node < part.end(); node++) {
            int own = node;
            int element = tree.parent(node);
            if (tree.isText(node)
                    && element >= part.start()
                    && tree.textLength(element, tree.end(element)) > tree.textLength(node, node + 1)) {
                lines.computeIfAbsent(paths.code(element), path -> new PathLines(tree, paths, paths.code(own)))
                        .noteOwn(node);
            }
        }
    }

    /** Adds the lines of the outermost elements with lines. A part may end before an element that begins in it. */
    private void read(int from, int to, BlockBoundaries walls) {
        int node = from;
        while (node < to) {
            PathLines line = tree.isText(node) ? null : lines.get(paths.code(node));
            int end = Math.min(tree.end(node), to);
            if (line != null) {
                readLines(node, end, line, walls);
                node = end;
            } else {
                node++;
            }
        }
    }

    /** Adds the lines of an element, which block boundaries separate. */
    private void readLines(int element, int end, PathLines line, BlockBoundaries walls) {
        int start = element + 1;
        int node = start;
        while (node < end) {
            if (walls.isWall(node) && (!wraps.get(node))) {
                int next = Math.min(tree.end(node), end);
                readLine(start, node, line, false, walls);
                read(node, next, walls);
                start = next;
                node = next;
            } else {
                node++;
            }
        }
        readLine(start, end, line, start == element + 1, walls);
    }

    private void readLine(int from, int to, PathLines line, boolean isOnly, BlockBoundaries walls) {
        if (!line.add(PathLines.Occurrence.of(tree, from, to), isOnly)) {
            read(from, to, walls);
        }
    }

    private void join(PathLines line, BlockBoundaries walls) {
        if (line.isParted()) {
            joinAll(parts(line, walls), walls);
        } else {
            joinAll(line, walls);
        }
    }

    private void joinAll(PathLines line, BlockBoundaries walls) {
        if (line.occurrences().isEmpty()) {
            return;
        }
        boolean prose = !line.isAgreed();
        List<PathLines.Join> joins = line.joins();
        Set<Integer> named = prose ? Set.of() : line.named();
        for (int i = 0; i < joins.size(); i++) {
            PathLines.Occurrence one = line.occurrences().get(i);
            PathLines.Join join = joins.get(i);
            int[] texts = one.texts();
            if (join.from() < texts.length) {
                int first = texts[join.from()];
                int end = join.to() < texts.length ? texts[join.to() - 1] + 1 : one.end();
                runs.put(first, new Run(end, line.own(), prose));
                for (int text : texts) {
                    if (text > first && text < end && named.contains(paths.code(text))) {
                        parts.set(text);
                    }
                }
                read(one.start(), first, walls);
                read(end, one.end(), walls);
            }
        }
    }

    /** Splits lines at their separators. */
    private PathLines parts(PathLines whole, BlockBoundaries walls) {
        PathLines parts = whole.like();
        for (PathLines.Occurrence one : whole.occurrences()) {
            int start = one.start();
            for (int text : one.texts()) {
                if (whole.isMark(text)) {
                    readLine(start, text, parts, false, walls);
                    start = text + 1;
                }
            }
            readLine(start, one.end(), parts, false, walls);
        }
        return parts;
    }

    private void readFigures(Span part, SplitNumbers figures) {
        int node = part.start();
        while (node < part.end()) {
            boolean mayBegin = tree.isText(node) && figures.mayBegin(node);
            int end = mayBegin ? figures.end(node, part.end(), this) : node + 1;
            if (end > end(node)) {
                runs.put(node, new Run(end, code(node), true));
            }
            node = Math.max(end, end(node));
        }
    }
}
