package io.tagwave.record;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.PairNumbers;
import java.util.Arrays;

/**
 * The texts of a page in a row, numbered: equal number, equal text. Beside it prefix sums over the nodes: how many
 * texts, texts with a digit, links, and links or images stand in a run of positions, and how much text in runs of links, or in
 * long texts.
 */
final class PageTexts {

    /** Links one after the other from which they are a run, as in menus. */
    private static final int FEWEST_LINKS = 4;
    /** Characters of a text from which it is prose: about two lines. */
    private static final int LONG = 120;

    private final int[] textsBefore;
    private final int[] linksBefore;
    private final int[] richBefore;
    private final int[] numbersBefore;
    private final int[] node;
    private final int[] number;
    private final int[] length;
    private final int distinct;
    /** Characters in runs of links, before a place in the row. */
    private final int[] runsBefore;
    /** Characters in long texts outside links, before a place in the row. */
    private final int[] proseBefore;

    PageTexts(PageTree tree) {
        int size = tree.size();
        textsBefore = new int[size + 1];
        linksBefore = new int[size + 1];
        richBefore = new int[size + 1];
        numbersBefore = new int[size + 1];
        int[] textNode = new int[size];
        int[] textNumber = new int[size];
        PairNumbers known = new PairNumbers();
        int texts = 0;
        int numbers = 0;
        int links = 0;
        int images = 0;
        for (int i = 0; i < size; i++) {
            if (tree.isText(i)) {
                textNode[texts] = i;
                textNumber[texts++] = known.number(tree.textHash(i), tree.textLength(i, i + 1));
                numbers += tree.anyDigit(i, i + 1) ? 1 : 0;
            } else if (tree.isLink(i)) {
                links++;
            } else if (tree.isImage(i)) {
                images++;
            }
            textsBefore[i + 1] = texts;
            numbersBefore[i + 1] = numbers;
            linksBefore[i + 1] = links;
            richBefore[i + 1] = links + images;
        }
        node = Arrays.copyOf(textNode, texts);
        number = Arrays.copyOf(textNumber, texts);
        distinct = known.size();
        length = new int[texts];
        runsBefore = linkRuns(tree);
        proseBefore = new int[texts + 1];
        for (int place = 0; place < texts; place++) {
            length[place] = tree.textLength(node[place], node[place] + 1);
            int plain = length[place] - tree.linkTextLength(node[place], node[place] + 1);
            proseBefore[place + 1] = proseBefore[place] + (plain >= LONG ? plain : 0);
        }
    }

    /** A run goes on until another text or an image stands between: a record of a list has one, a menu none. */
    private int[] linkRuns(PageTree tree) {
        int[] before = new int[node.length + 1];
        int links = 0;
        int from = 0;
        for (int i = 0; i < tree.size(); i++) {
            int place = textsBefore[i];
            if (tree.isLink(i)) {
                links++;
            } else if (tree.isImage(i) || tree.textLength(i, i + 1) > tree.linkTextLength(i, i + 1)) {
                keepLong(before, from, place, links);
                links = 0;
                from = place;
            }
            if (tree.isText(i)) {
                before[place + 1] = tree.linkTextLength(i, i + 1);
            }
        }
        keepLong(before, from, node.length, links);
        for (int place = 0; place < node.length; place++) {
            before[place + 1] += before[place];
        }
        return before;
    }

    private static void keepLong(int[] lengths, int from, int to, int links) {
        if (links < FEWEST_LINKS) {
            Arrays.fill(lengths, from + 1, to + 1, 0);
        }
    }

    /** Characters in the positions {@code [start, end)} that stand in long texts outside links. */
    int prose(int start, int end) {
        return proseBefore[textsBefore[end]] - proseBefore[textsBefore[start]];
    }

    /** Characters in the positions {@code [start, end)} that stand in runs of links, with nothing else between. */
    int linkRuns(int start, int end) {
        return runsBefore[textsBefore[end]] - runsBefore[textsBefore[start]];
    }

    /** Number of texts with a digit in the positions {@code [start, end)}. */
    int numbers(int start, int end) {
        return numbersBefore[end] - numbersBefore[start];
    }

    /** How many texts stand before a position: the place in the row of the first that does not. */
    int before(int position) {
        return textsBefore[position];
    }

    /** Number of texts in the positions {@code [start, end)}. */
    int texts(int start, int end) {
        return textsBefore[end] - textsBefore[start];
    }

    /** Characters of the longest text in the positions {@code [start, end)}, 0 without any. */
    int longest(int start, int end) {
        int longest = 0;
        for (int place = textsBefore[start]; place < textsBefore[end]; place++) {
            longest = Math.max(longest, length[place]);
        }
        return longest;
    }

    /** Number of links in the positions {@code [start, end)}. */
    int links(int start, int end) {
        return linksBefore[end] - linksBefore[start];
    }

    /** Number of links and images in the positions {@code [start, end)}. */
    int rich(int start, int end) {
        return richBefore[end] - richBefore[start];
    }

    /** The node of a text, by its place in the row. */
    int node(int place) {
        return node[place];
    }

    /** The number of a text, from 1 to {@link #distinct()}, by its place in the row. */
    int number(int place) {
        return number[place];
    }

    /** How many different texts there are. */
    int distinct() {
        return distinct;
    }
}
