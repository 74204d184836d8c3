package io.tagwave.align;

import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** The lines of text of one path: of its elements all that stands between walls. */
final class PathLines {

    /** So large a share of the lines makes what they have a form; fewer are prose. */
    private static final double AGREED = 0.7;

    /** Bars and dots that part fields of a line. Dashes, commas and slashes stand in prose as well. */
    private static final String MARKS = "|\u00a6\u00b7\u2022\u2027\u2219\u22c5\u25cf";
    /** One with the blanks around it. */
    private static final int LONGEST_MARK = 3;

    private final PageTree tree;
    private final FieldPaths paths;
    private final List<Occurrence> occurrences = new ArrayList<>();
    /** Path of the element's own text. */
    private final int own;
    /** Whether its own text says something, in any record. */
    private boolean isMixed;

    PathLines(PageTree tree, FieldPaths paths, int own) {
        this.tree = tree;
        this.paths = paths;
        this.own = own;
    }

    /**
     * One line.
     *
     * @param start its first node
     * @param end one past its last node
     * @param texts its text nodes
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
     * The texts of a line that are one.
     *
     * @param from the first of them
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

    /** Takes a line in if it is one. An element's only line may lack own words where it has no links: all of it is set off. */
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

    /** Whether most have marks between their parts, as the date and the section of an article: then these are no prose. */
    boolean isParted() {
        int parted = 0;
        for (Occurrence one : occurrences) {
            parted += hasMark(one) ? 1 : 0;
        }
        return parted > 0 && isMost(parted);
    }

    private boolean hasMark(Occurrence one) {
        for (int text : one.texts) {
            if (isMark(text)) {
                return true;
            }
        }
        return false;
    }

    /** Whether a text is nothing but a bar or dot that parts what stands around it. */
    boolean isMark(int text) {
        String written = tree.textLength(text, text + 1) > LONGEST_MARK
                ? ""
                : tree.ownText(text).strip();
        return written.length() == 1 && MARKS.indexOf(written.charAt(0)) >= 0;
    }

    /** Lines of the same path, of which there are none yet. */
    PathLines like() {
        return new PathLines(tree, paths, own);
    }

    List<Occurrence> occurrences() {
        return occurrences;
    }

    /** Whether most have the same parts, as on a form. */
    boolean isAgreed() {
        Map<SymbolString, Integer> counts = new HashMap<>();
        int most = 0;
        for (Occurrence one : occurrences) {
            most = Math.max(most, counts.merge(parts(one), 1, Integer::sum));
        }
        return isMost(most);
    }

    /**
     * Of each line the texts that are one. What all have before their own text, as a name before its description, are
     * fields still; so are links with which most begin or end and have no others, as a title before or an author behind "by".
     */
    List<Join> joins() {
        int common = commonFields();
        int heads = 0;
        for (Occurrence one : occurrences) {
            heads += head(one) > 0 ? 1 : 0;
        }
        boolean begin = isMost(heads);
        int tails = 0;
        for (Occurrence one : occurrences) {
            tails += endsWithLinks(one, Math.max(common, begin ? head(one) : 0)) ? 1 : 0;
        }
        boolean end = isMost(tails);
        List<Join> joins = new ArrayList<>(occurrences.size());
        for (Occurrence one : occurrences) {
            int from = Math.max(common, begin ? head(one) : 0);
            int to = end ? Math.max(tail(one), from + 1) : one.texts.length;
            joins.add(new Join(from, Math.min(to, one.texts.length)));
        }
        return joins;
    }

    private boolean isMost(long count) {
        return count >= AGREED * occurrences.size();
    }

    private boolean endsWithLinks(Occurrence one, int from) {
        int tail = tail(one);
        return from < tail && tail < one.texts.length && !anyIsLinked(one, from, tail, true);
    }

    /** The number of texts before the first own one, if all of these are links; else 0. */
    private int head(Occurrence one) {
        int[] texts = one.texts;
        int head = 0;
        while (head < texts.length && !isOwn(texts[head])) {
            head++;
        }
        return head < texts.length && !anyIsLinked(one, 0, head, false) ? head : 0;
    }

    /** The first of the texts after the last own one, if all of these are links; else the number of texts. */
    private int tail(Occurrence one) {
        int[] texts = one.texts;
        int tail = texts.length;
        while (tail > 0 && !isOwn(texts[tail - 1])) {
            tail--;
        }
        return !anyIsLinked(one, tail, texts.length, false) ? tail : texts.length;
    }

    /** Whether any of some texts is a link, or is none. */
    private boolean anyIsLinked(Occurrence one, int from, int to, boolean linked) {
        for (int i = from; i < to; i++) {
            if (isLinked(one, one.texts[i]) == linked) {
                return true;
            }
        }
        return false;
    }

    private boolean isOwn(int text) {
        return paths.code(text) == own;
    }

    /** Whether a text is a link within its line: one around all of it parts nothing. */
    private boolean isLinked(Occurrence line, int text) {
        for (int node = tree.parent(text); node >= line.start; node = tree.parent(node)) {
            if (tree.isLink(node)) {
                return true;
            }
        }
        return false;
    }

    private SymbolString parts(Occurrence one) {
        int[] codes = new int[one.texts.length];
        for (int i = 0; i < codes.length; i++) {
            codes[i] = paths.code(one.texts[i]);
        }
        return new SymbolString(codes);
    }

    private int commonFields() {
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
