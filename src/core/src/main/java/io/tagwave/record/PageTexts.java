package io.tagwave.record;

import io.tagwave.number.Numbering;
import io.tagwave.proposal.Proposal;
import io.tagwave.tree.PageTree;
import java.util.Arrays;

/**
 * The texts of a page in a row, numbered: equal number, equal text. Beside it prefix sums over the nodes: how many
 * texts, texts with a digit, links, and links or images stand in a run of positions, and how much text in long ones.
 */
final class PageTexts {

    /** Characters of a text from which it is prose: about two lines. */
    static final int LONG = 120;

    private final int[] textsBefore;
    private final int[] linksBefore;
    private final int[] richBefore;
    private final int[] numbersBefore;
    /** Texts, links and images. */
    private final int[] shown;

    private final int[] node;

    private final int[] number;
    private final int[] length;
    private final int distinct;
    /** Characters in long texts outside links, before a place in the row. */
    private final int[] proseBefore;

    PageTexts(PageTree tree) {
        int size = tree.size();
        textsBefore = new int[size + 1];
        linksBefore = new int[size + 1];
        richBefore = new int[size + 1];
        numbersBefore = new int[size + 1];
        int[] nodes = new int[size];
        for (int i = 0; i < size; i++) {
            enter(tree, i, nodes);
        }
        shown = Arrays.copyOf(nodes, textsBefore[size] + richBefore[size]);
        int texts = textsBefore[size];
        node = new int[texts];
        number = new int[texts];
        length = new int[texts];
        proseBefore = new int[texts + 1];
        Numbering known = new Numbering();
        for (int i : shown) {
            if (tree.isText(i)) {
                read(tree, i, known);
            }
        }
        distinct = known.size();
    }

    private void read(PageTree tree, int i, Numbering known) {
        int place = textsBefore[i];
        int text = tree.textLength(i, i + 1);
        node[place] = i;
        length[place] = text;
        number[place] = known.number(tree.textHash(i), text);
        boolean isProse = text >= LONG && tree.linkTextLength(i, i + 1) == 0;
        proseBefore[place + 1] = proseBefore[place] + (isProse ? text : 0);
    }

    /** A method of its own, which is compiled long before a loop that runs once a page. */
    private void enter(PageTree tree, int i, int[] nodes) {
        int texts = textsBefore[i];
        int numbers = numbersBefore[i];
        int links = linksBefore[i];
        int rich = richBefore[i];
        // Where nothing is shown, the next node comes in its place.
        nodes[texts + rich] = i;
        if (tree.isText(i)) {
            texts++;
            numbers += tree.anyDigit(i, i + 1) ? 1 : 0;
        } else if (tree.isLink(i)) {
            links++;
            rich++;
        } else if (tree.isImage(i)) {
            rich++;
        }
        textsBefore[i + 1] = texts;
        numbersBefore[i + 1] = numbers;
        linksBefore[i + 1] = links;
        richBefore[i + 1] = rich;
    }

    /** Characters in the positions {@code [start, end)} that stand in long texts outside links. */
    int prose(int start, int end) {
        return proseBefore[textsBefore[end]] - proseBefore[textsBefore[start]];
    }

    /** Returns the node of the first text in a record, -1 without any. */
    int first(Proposal cut, int record) {
        for (int part = 0; part < cut.parts(record); part++) {
            int place = before(cut.start(record, part));
            if (place < before(cut.end(record, part))) {
                return node[place];
            }
        }
        return -1;
    }

    /** All texts, links and images. */
    int[] shown() {
        return shown;
    }

    /** Returns how many texts stand before a position: the place in the row of the first that does not. */
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

    /** Number of texts in a record. */
    int texts(Proposal cut, int record) {
        return cut.sum(record, textsBefore);
    }

    /** Number of texts with a digit in a record. */
    int numbers(Proposal cut, int record) {
        return cut.sum(record, numbersBefore);
    }

    /** Number of links in a record. */
    int links(Proposal cut, int record) {
        return cut.sum(record, linksBefore);
    }

    /** Number of links and images in a record. */
    int rich(Proposal cut, int record) {
        return cut.sum(record, richBefore);
    }

    /** The node of a text, by its place in the row. */
    int node(int place) {
        return node[place];
    }

    /** The number of a text, from 1 to {@link #distinct()}, by its place in the row. */
    int number(int place) {
        return number[place];
    }

    /** Returns how many different texts there are. */
    int distinct() {
        return distinct;
    }
}
