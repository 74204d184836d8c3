package io.tagwave.proposal;

import io.tagwave.number.Numbering;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Ends of records that have no element of their own, such as dt and dd, or a title's row and a text's row: a record
 * reaches up to the next head under the same parent. The last one takes what usually follows a head, and no more.
 */
final class SiblingRuns {

    private final PageTree tree;
    private final TagPathSequence sequence;
    /** The steps of what stands between heads. */
    private final Numbering followers = new Numbering(32);

    SiblingRuns(PageTree tree, TagPathSequence sequence) {
        this.tree = tree;
        this.sequence = sequence;
    }

    /** One end a head, or null when no sibling stands between any two heads. */
    int @Nullable [] ends(int[] heads) {
        if (!anyBetween(heads)) {
            return null;
        }
        int[] ends = new int[heads.length];
        int[] lengths = new int[heads.length];
        int known = 0;
        followers.clear();
        for (int i = 0; i + 1 < heads.length; i++) {
            if (tree.parent(heads[i]) == tree.parent(heads[i + 1])) {
                ends[i] = heads[i + 1];
                int length = 1;
                for (int next = tree.nextSibling(heads[i]); next < heads[i + 1]; next = tree.nextSibling(next)) {
                    followers.number(sequence.step(next));
                    length++;
                }
                lengths[known++] = length;
            }
        }
        Arrays.sort(lengths, 0, known);
        int usual = lengths[known / 2];
        for (int i = 0; i < heads.length; i++) {
            ends[i] = ends[i] == 0 ? lastEnd(heads[i], usual) : ends[i];
        }
        return ends;
    }

    private boolean anyBetween(int[] heads) {
        return IntStream.range(1, heads.length)
                .anyMatch(i -> tree.end(heads[i - 1]) < heads[i] && tree.parent(heads[i - 1]) == tree.parent(heads[i]));
    }

    private int lastEnd(int head, int usual) {
        int last = head;
        int next = tree.nextSibling(head);
        for (int k = 1; k < usual && next >= 0 && followers.known(sequence.step(next)) > 0; k++) {
            last = next;
            next = tree.nextSibling(next);
        }
        return tree.end(last);
    }
}
