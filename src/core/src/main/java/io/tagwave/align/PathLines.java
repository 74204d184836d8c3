package io.tagwave.align;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/** Holds the lines of text of all elements of one path. Block boundaries separate lines. */
final class PathLines {

    /** Share of the lines that have to have the same form; else they are prose. */
    private static final double MIN_AGREEING = 0.7;

    /** Share of the lines that have a part that is a field beside them. */
    private static final double NEARLY_ALL = 0.9;

    /** Bars and dots that separate fields of a line. Dashes, commas and slashes also occur in prose. */
    private static final String SEPARATORS = "|\u00a6\u00b7\u2022\u2027\u2219\u22c5\u25cf";
    /** Including the blanks around it. */
    private static final int MAX_SEPARATOR_LENGTH = 3;

    private final PageTree tree;
    private final FieldPaths paths;
    private final List<Occurrence> occurrences = new ArrayList<>();
    /** Path of the element's own text. */
    private final int own;
    /** True if the element's own text has a word in any record. */
    private boolean isMixed;

    PathLines(PageTree tree, FieldPaths paths, int own) {
        this.tree = tree;
        this.paths = paths;
        this.own = own;
    }

    /**
     * One line.
     *
     * @param start first node
     * @param end one past the last node
     * @param texts text nodes
     */
    record Occurrence(int start, int end, int[] texts) {

        static Occurrence of(PageTree tree, int start, int end) {
            int[] texts = new int[end - start];
            int count = 0;
            for (int node = start; node < end; node++) {
                if (tree.isText(node)) {
                    texts[count++] = node;
                }
            }
            return new Occurrence(start, end, Arrays.copyOf(texts, count));
        }
    }

    /**
     * The range of texts of a line that are one.
     *
     * @param from first of them
     * @param to one past the last
     */
    record Join(int from, int to) {}

    int own() {
        return own;
    }

    boolean isMixed() {
        return isMixed;
    }

    void noteOwn(int text) {
        isMixed = isMixed || hasWord(text);
    }

    private boolean hasWord(int text) {
        String written = tree.ownText(text);
        char first = written.isEmpty() ? 0 : written.charAt(0);
        if (first >= 'a' && first <= 'z' || first >= 'A' && first <= 'Z') {
            return true;
        }
        int at = 0;
        while (at < written.length() && !Character.isLetterOrDigit(written.codePointAt(at))) {
            at += Character.charCount(written.codePointAt(at));
        }
        return at < written.length();
    }

    /** Adds a line if it has a word of the element's own text. An element's only line needs none if it has no links. */
    boolean add(Occurrence line, boolean isOnly) {
        boolean anyWord = false;
        boolean anyLink = false;
        for (int text : line.texts) {
            anyWord = anyWord || isOwn(text) && hasWord(text);
            anyLink = anyLink || isLinked(line, text);
        }
        boolean added = anyWord || isOnly && !anyLink && line.texts.length > 0;
        if (added) {
            occurrences.add(line);
        }
        return added;
    }

    /**
     * Returns whether most lines have separators, such as between the date and the section of an article. Then they are no prose.
     */
    boolean isParted() {
        int parted = count(this::hasMark);
        return parted > 0 && isMost(parted);
    }

    private int count(Predicate<Occurrence> kind) {
        return (int) occurrences.stream().filter(kind).count();
    }

    private boolean hasMark(Occurrence one) {
        return Arrays.stream(one.texts).anyMatch(this::isMark);
    }

    /** Returns whether a text is only a separator. */
    boolean isMark(int text) {
        String written = tree.textLength(text, text + 1) > MAX_SEPARATOR_LENGTH
                ? ""
                : tree.ownText(text).strip();
        return written.length() == 1 && SEPARATORS.indexOf(written.charAt(0)) >= 0;
    }

    /** Returns an empty object for lines of the same path. */
    PathLines like() {
        return new PathLines(tree, paths, own);
    }

    List<Occurrence> occurrences() {
        return occurrences;
    }

    /** Returns whether most lines have the same parts, as on a form. */
    boolean isAgreed() {
        Map<SymbolString, Integer> counts = new HashMap<>();
        int most = 0;
        for (Occurrence one : occurrences) {
            most = Math.max(most, counts.merge(parts(one), 1, Integer::sum));
        }
        return isMost(most);
    }

    /**
     * Returns, for each line, the texts that are one. Texts that all lines have before their own text are fields, such as a name
     * before its description; so are links at the beginning or end of most lines that have no others, such as an author behind
     * "by".
     */
    List<Join> joins() {
        int common = commonFields();
        boolean begin = isMost(count(one -> head(one) > 0));
        boolean end = isMost(count(one -> endsWithLinks(one, Math.max(common, begin ? head(one) : 0))));
        List<Join> joins = new ArrayList<>(occurrences.size());
        for (Occurrence one : occurrences) {
            int from = Math.max(common, begin ? head(one) : 0);
            int to = end ? Math.max(tail(one), from + 1) : one.texts.length;
            joins.add(new Join(from, Math.min(to, one.texts.length)));
        }
        return joins;
    }

    /**
     * Returns the paths of texts that nearly all lines have, equally many, and that the page sets apart: times, properties, links, and elements of
     * a class of their own, such as the author and the date in "By Ann, 5 May". Own texts without letters make a figure of the line.
     */
    Set<Integer> named() {
        Map<Integer, Map<Integer, Integer>> counts = new HashMap<>();
        int lettered = 0;
        for (Occurrence one : occurrences) {
            Map<Integer, Integer> here = new HashMap<>();
            boolean anyLetter = false;
            for (int text : one.texts) {
                boolean isOwn = isOwn(text);
                anyLetter |= isOwn
                        && tree.ownText(text)
                                        .chars()
                                        .filter(Character::isLetter)
                                        .count()
                                > 1;
                if (!isOwn && isSetApart(one, text)) {
                    here.merge(paths.code(text), 1, Integer::sum);
                }
            }
            lettered += anyLetter ? 1 : 0;
            here.forEach((code, count) ->
                    counts.computeIfAbsent(code, path -> new HashMap<>()).merge(count, 1, Integer::sum));
        }
        counts.values().removeIf(lines -> Collections.max(lines.values()) < NEARLY_ALL * occurrences.size());
        return lettered < NEARLY_ALL * occurrences.size() ? Set.of() : counts.keySet();
    }

    private boolean isSetApart(Occurrence line, int text) {
        int element = tree.parent(text);
        String tag = tree.tagName(element);
        return element >= line.start
                && hasWord(text)
                && !tag.equals("sup")
                && !tag.equals("sub")
                && (tag.equals("time")
                        || isLinked(line, text)
                        || tree.statements().property(element) != null
                        || !Style.classes(tree, element).isEmpty());
    }

    private boolean isMost(long count) {
        return count >= MIN_AGREEING * occurrences.size();
    }

    private boolean endsWithLinks(Occurrence one, int from) {
        int tail = tail(one);
        return from < tail && tail < one.texts.length && !anyIsLinked(one, from, tail, true);
    }

    /** Returns the number of texts before the first own one if all of them are links; else 0. */
    private int head(Occurrence one) {
        int[] texts = one.texts;
        int head = 0;
        while (head < texts.length && !isOwn(texts[head])) {
            head++;
        }
        return head < texts.length && !anyIsLinked(one, 0, head, false) ? head : 0;
    }

    /** Returns the first of the texts after the last own one if all of them are links; else the number of texts. */
    private int tail(Occurrence one) {
        int[] texts = one.texts;
        int tail = texts.length;
        while (tail > 0 && !isOwn(texts[tail - 1])) {
            tail--;
        }
        return !anyIsLinked(one, tail, texts.length, false) ? tail : texts.length;
    }

    /** Returns whether any of some texts is a link, or is not. */
    private boolean anyIsLinked(Occurrence one, int from, int to, boolean linked) {
        return Arrays.stream(one.texts, from, to).anyMatch(text -> isLinked(one, text) == linked);
    }

    private boolean isOwn(int text) {
        return paths.code(text) == own;
    }

    /** Returns whether a text is a link within its line; a link around the whole line does not count. */
    private boolean isLinked(Occurrence line, int text) {
        return IntStream.iterate(tree.parent(text), node -> node >= line.start, tree::parent)
                .anyMatch(tree::isLink);
    }

    private SymbolString parts(Occurrence one) {
        int[] codes = new int[one.texts.length];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = paths.code(one.texts[i]);
        }
        return new SymbolString(codes);
    }

    private int commonFields() {
        int[] common = parts(occurrences.get(0)).codes();
        int same = common.length;
        for (Occurrence one : occurrences) {
            int[] parts = parts(one).codes();
            int mismatch = Arrays.mismatch(common, 0, same, parts, 0, Math.min(same, parts.length));
            same = mismatch < 0 ? same : mismatch;
        }
        for (int i = 0; i < same; i++) {
            same = common[i] == own ? i : same;
        }
        return same;
    }
}
