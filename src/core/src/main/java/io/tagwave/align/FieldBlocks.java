package io.tagwave.align;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds texts of which records have more or fewer and that are one field: the paragraphs of a post, and tags beside each other. As
 * columns they would hold whatever stands at the same number.
 */
final class FieldBlocks {

    /** Minimum mean length of paragraphs; shorter texts may be fields. */
    private static final int MIN_PROSE = 40;
    /** Maximum mean length of tags. */
    private static final int MAX_TAG = 40;
    /** Share of the elements around paragraphs that have a text once, which is a field beside them then. */
    private static final double MIN_FIELD = 0.6;
    /** Maximum share of tags that are figures without a link or labels; others are sizes and other fields of their own. */
    private static final double MAX_FIGURES = 0.3;
    /** Maximum number of different buttons for each one of the record that has most of them; tags differ more. */
    private static final int MIN_DISTINCT = 2;

    private final PageTree tree;
    private final FieldPaths paths;
    private final List<List<Span>> records;
    private final List<Block> blocks = new ArrayList<>();

    /**
     * One field of a record.
     *
     * @param start first node
     * @param text first text
     * @param end one past the last node
     * @param code path of the field
     * @param tags whether it is a list of tags, whose links are a field, too
     */
    record Block(int start, int text, int end, int code, boolean tags) {}

    private FieldBlocks(PageTree tree, FieldPaths paths, List<List<Span>> records) {
        this.tree = tree;
        this.paths = paths;
        this.records = records;
    }

    static List<Block> of(PageTree tree, FieldPaths paths, List<List<Span>> records) {
        FieldBlocks found = new FieldBlocks(tree, paths, records);
        found.find();
        return found.blocks;
    }

    /** The texts of one path. */
    private static final class Texts {
        private final Map<Integer, List<Integer>> byRecord = new HashMap<>();
        private int count;
        private int length;
        /** Texts with digits that are no links. */
        private int figures;

        private int labels;
        private final Set<Integer> distinct = new HashSet<>();

        void add(int record, int node) {
            byRecord.computeIfAbsent(record, one -> new ArrayList<>()).add(node);
        }

        int most() {
            return byRecord.values().stream().mapToInt(List::size).max().orElse(0);
        }
    }

    private void find() {
        boolean[] repeats = repeats();
        Map<Integer, Texts> all = new TreeMap<>();
        for (int record = 0; record < records.size(); record++) {
            for (Span part : records.get(record)) {
                for (int node = part.start(); node < part.end(); node++) {
                    if (tree.isText(node) && repeats[paths.code(node)] && isWord(node)) {
                        all.computeIfAbsent(paths.code(node), code -> new Texts())
                                .add(record, node);
                    }
                }
            }
        }
        all.values().removeIf(texts -> !varies(texts));
        all.values().forEach(this::describe);
        // Outer elements first.
        Map<Integer, Integer> containers = new TreeMap<>();
        all.forEach((code, texts) -> {
            int container = texts.labels < MAX_FIGURES * texts.count ? container(texts) : 0;
            if (container > 0) {
                containers.putIfAbsent(container, code);
            }
        });
        containers.forEach((container, code) -> join(container, code, Objects.requireNonNull(all.get(code))));
    }

    /** Returns by path whether a record has several of its texts. */
    private boolean[] repeats() {
        boolean[] repeats = new boolean[paths.size() + 1];
        int[] last = new int[repeats.length];
        for (int record = 0; record < records.size(); record++) {
            for (Span part : records.get(record)) {
                for (int node = part.start(); node < part.end(); node++) {
                    if (tree.isText(node)) {
                        int code = paths.code(node);
                        repeats[code] |= last[code] == record + 1;
                        last[code] = record + 1;
                    }
                }
            }
        }
        return repeats;
    }

    /** Counts what the texts of a path are like. */
    private void describe(Texts texts) {
        texts.byRecord.values().stream().flatMap(List::stream).forEach(node -> {
            texts.distinct.add(tree.textHash(node));
            texts.count++;
            texts.length += tree.textLength(node, node + 1);
            texts.figures += tree.anyDigit(node, node + 1) && tree.linkTextLength(node, node + 1) == 0 ? 1 : 0;
            texts.labels += FieldLabels.colon(tree, node) > 0 || FieldLabels.isTerm(tree, node) ? 1 : 0;
        });
    }

    private static boolean varies(Texts texts) {
        int most = texts.most();
        return most > 1 && texts.byRecord.values().stream().anyMatch(nodes -> nodes.size() < most);
    }

    /** Returns the path of the lowest element around all texts of a record, or 0 if it is not the same for most records. */
    private int container(Texts texts) {
        Map<Integer, Integer> counts = new HashMap<>();
        int several = 0;
        for (List<Integer> nodes : texts.byRecord.values()) {
            if (nodes.size() > 1) {
                several++;
                int around = tree.commonAncestor(nodes.get(0), nodes.get(nodes.size() - 1));
                counts.merge(around < paths.start() ? 0 : paths.code(around), 1, Integer::sum);
            }
        }
        int best =
                Collections.max(counts.entrySet(), Map.Entry.comparingByValue()).getKey();
        return 2 * counts.getOrDefault(best, 0) > several ? best : 0;
    }

    private void join(int container, int code, Texts texts) {
        boolean prose = texts.length >= MIN_PROSE * texts.count;
        boolean tags = texts.length <= MAX_TAG * texts.count
                && texts.figures <= MAX_FIGURES * texts.count
                && texts.distinct.size() > MIN_DISTINCT * texts.most();
        List<Integer> elements = prose || tags ? elements(container) : List.of();
        // The lines of a link are a name and what else is said about it.
        boolean isLink = tags && elements.stream().anyMatch(tree::isLink);
        if (elements.isEmpty() || isLink || elements.stream().anyMatch(this::hasTerms)) {
            return;
        }
        Set<Integer> fields = prose ? fields(elements, code) : Set.of();
        List<Block> found = new ArrayList<>();
        for (int element : elements) {
            Block block = prose && fields.isEmpty() ? whole(element) : part(element, code, fields, tags);
            if (block == null) {
                return;
            }
            if (block.text >= 0) {
                found.add(block);
            }
        }
        blocks.addAll(found);
    }

    /** Returns whether an element has terms, whose descriptions are fields of their own. */
    private boolean hasTerms(int element) {
        return IntStream.range(element + 1, tree.end(element))
                .anyMatch(node -> tree.isText(node) && FieldLabels.isTerm(tree, node));
    }

    /** Returns the elements of a path that are in no block, at most one of a record and none that is a record. */
    private List<Integer> elements(int path) {
        List<Integer> elements = new ArrayList<>();
        for (List<Span> record : records) {
            int before = elements.size();
            for (Span part : record) {
                for (int node = part.start(); node < part.end(); node++) {
                    if (!tree.isText(node) && paths.code(node) == path) {
                        elements.add(node);
                    }
                }
            }
            if (elements.size() > before + 1) {
                return List.of();
            }
        }
        boolean inBlock = elements.stream()
                .anyMatch(node -> blocks.stream().anyMatch(block -> block.start <= node && node < block.end));
        return inBlock ? List.of() : elements;
    }

    /** Returns the paths of texts that most elements have once, whatever their style, without one path. */
    private Set<Integer> fields(List<Integer> elements, int code) {
        Map<Integer, Integer> once = new HashMap<>();
        Map<Integer, Integer> onceOfTags = new HashMap<>();
        for (int element : elements) {
            Map<Integer, Integer> own = new HashMap<>();
            Map<Integer, Integer> ownTags = new HashMap<>();
            for (int node = element; node < tree.end(element); node++) {
                if (isWord(node)) {
                    own.merge(paths.code(node), 1, Integer::sum);
                    ownTags.merge(paths.tags(paths.code(node)), 1, Integer::sum);
                }
            }
            own.forEach((path, count) -> once.merge(path, count == 1 ? 1 : 0, Integer::sum));
            ownTags.forEach((tags, count) -> onceOfTags.merge(tags, count == 1 ? 1 : 0, Integer::sum));
        }
        double least = MIN_FIELD * elements.size();
        Set<Integer> fields = new HashSet<>();
        once.forEach((path, count) -> {
            if (path != code && (count >= least || onceOfTags.getOrDefault(paths.tags(path), 0) >= least)) {
                fields.add(path);
            }
        });
        return fields;
    }

    private boolean isWord(int node) {
        return tree.isText(node) && tree.textLength(node, node + 1) > 0 && !FigureShare.isMark(tree.ownText(node));
    }

    private Block whole(int element) {
        int text = element;
        while (text < tree.end(element) && !(tree.isText(text) && tree.textLength(text, text + 1) > 0)) {
            text++;
        }
        boolean any = text < tree.end(element);
        return new Block(element, any ? text : -1, tree.end(element), paths.code(element), false);
    }

    /** Returns the texts of a path in an element and all between them; null if a field stands between, or beside tags any text. */
    private @Nullable Block part(int element, int code, Set<Integer> fields, boolean tags) {
        int first = -1;
        int last = -1;
        boolean isBetween = false;
        boolean isBeside = false;
        for (int node = element; node < tree.end(element); node++) {
            if (tree.isText(node) && tree.textLength(node, node + 1) > 0) {
                if (paths.code(node) == code) {
                    first = first < 0 ? node : first;
                    last = node;
                    if (isBetween) {
                        return null;
                    }
                } else {
                    isBetween |= first >= 0 && fields.contains(paths.code(node));
                    isBeside |= isWord(node);
                }
            }
        }
        if (tags && isBeside) {
            return null;
        }
        int start = first;
        while (tags && start > element + 1 && !tree.isText(start - 1) && tree.end(start - 1) > first) {
            start--;
        }
        return new Block(start, first, last + 1, code, tags);
    }
}
