package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tree.PageTree;
import java.util.Arrays;
import java.util.Objects;

/**
 * The links of a page in a row, with prefix sums over them, by which it is told what the links of a record are like at
 * the cost of some additions.
 */
final class PageLinks {

    /** Links one after the other, with no other text and no image between, from which they are a list. */
    private static final int FEWEST = 4;

    private final PageTree tree;
    private final PageTexts texts;
    /** The nodes of the links. */
    private final int[] node;
    /** Counts how many links before a place in the row hold an image. */
    private final int[] pictured;
    /** Counts how many links before a place in the row are the fourth or a later one of their list. */
    private final int[] listed;
    /** Counts how many links before a place in the row lead elsewhere than the one before them. */
    private final int[] turns;
    /** Characters in lists of links, before a text's place in the row of texts. */
    private final int[] inLists;

    /** Links that were entered. */
    private int links;
    /** Those of them since another text or an image, after which the next text has the place {@link #first}. */
    private int run;

    private int first;

    PageLinks(PageTree tree, PageTexts texts) {
        this.tree = tree;
        this.texts = texts;
        node = new int[texts.links(0, tree.size())];
        pictured = new int[node.length + 1];
        listed = new int[node.length + 1];
        turns = new int[node.length + 1];
        inLists = new int[texts.texts(0, tree.size()) + 1];
        for (int i : texts.shown()) {
            enter(i);
        }
        endRun(inLists.length - 1);
        for (int link = 0; link < node.length; link++) {
            pictured[link + 1] += pictured[link];
            listed[link + 1] += listed[link];
            turns[link + 1] = turns[link] + (link > 0 && !isSamePlace(link - 1, link) ? 1 : 0);
        }
        for (int place = 1; place < inLists.length; place++) {
            inLists[place] += inLists[place - 1];
        }
    }

    private void enter(int i) {
        if (tree.isText(i)) {
            enterText(i);
        } else if (tree.isLink(i)) {
            node[links++] = i;
            listed[links] = ++run >= FEWEST ? 1 : 0;
        } else if (tree.isImage(i)) {
            endRun(texts.before(i));
            pictured[links] = links > 0 && i < tree.end(node[links - 1]) ? 1 : pictured[links];
        }
    }

    private void enterText(int i) {
        int place = texts.before(i);
        int linked = tree.linkTextLength(i, i + 1);
        if (linked > 0) {
            inLists[place + 1] = linked;
        } else if (tree.textLength(i, i + 1) > 0) {
            endRun(place);
        }
    }

    /** A record of a list has another text or an image between its links, a menu none. */
    private void endRun(int place) {
        if (run < FEWEST) {
            Arrays.fill(inLists, first + 1, place + 1, 0);
        }
        run = 0;
        first = place;
    }

    private boolean isSamePlace(int link, int other) {
        return Objects.equals(tree.address(node[link]), tree.address(node[other]));
    }

    /** Characters in the positions {@code [start, end)} that stand in lists of links. */
    int textInLists(int start, int end) {
        return inLists[texts.before(end)] - inLists[texts.before(start)];
    }

    /** Tells whether a record has an image in a link. */
    boolean anyPictured(Proposal cut, int record) {
        int found = 0;
        for (int part = 0; part < cut.parts(record); part++) {
            found += pictured[to(cut, record, part)] - pictured[from(cut, record, part)];
        }
        return found > 0;
    }

    /** Tells whether a record holds a list of links. */
    boolean anyList(Proposal cut, int record) {
        int found = 0;
        for (int part = 0; part < cut.parts(record); part++) {
            int to = to(cut, record, part);
            found += listed[to] - listed[Math.min(to, from(cut, record, part) + FEWEST - 1)];
        }
        return found > 0;
    }

    /** Tells whether a record has links, and all of them lead to one place. */
    boolean isOfOnePlace(Proposal cut, int record) {
        int first = -1;
        for (int part = 0; part < cut.parts(record); part++) {
            int from = from(cut, record, part);
            int to = to(cut, record, part);
            if (from < to) {
                if (turns[to] > turns[from + 1] || (first >= 0 && !isSamePlace(first, from))) {
                    return false;
                }
                first = from;
            }
        }
        return first >= 0;
    }

    /** Tells whether the first text of a record is a link's. */
    boolean isLed(Proposal cut, int record) {
        int text = texts.first(cut, record);
        return text >= 0 && tree.linkTextLength(text, text + 1) > 0;
    }

    private int from(Proposal cut, int record, int part) {
        return texts.links(0, cut.start(record, part));
    }

    private int to(Proposal cut, int record, int part) {
        return texts.links(0, cut.end(record, part));
    }
}
