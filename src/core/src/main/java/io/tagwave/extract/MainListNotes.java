package io.tagwave.extract;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Says what may be wrong with the main list of a page. */
public final class MainListNotes {

    private static final int MOST_CHARACTERS = 60;

    /** Score below which 23 of 68 main lists of sites that were not learned from are wrong; from it on 33 of 992. */
    private static final double SURE = 0.8;

    private MainListNotes() {}

    /** Returns sentences about what it leaves out and how sure it is, or an empty string if there is nothing to say. */
    public static String of(PageTree tree, List<ExtractedList> lists) {
        String left = leftOut(tree, lists);
        String doubt = doubt(lists);
        return left.isEmpty() || doubt.isEmpty() ? doubt + left : doubt + "; " + left;
    }

    /** Scores of published methods, which tell the features that they are founded on, are of other scales. */
    private static String doubt(List<ExtractedList> lists) {
        double score = lists.stream()
                .filter(list -> list.verdict().main() && list.features().isEmpty())
                .mapToDouble(list -> list.verdict().score())
                .max()
                .orElse(1);
        return score >= SURE
                ? ""
                : "the main list is doubtful: its score is " + Math.floor(score * 100) / 100 + ", and of lists below "
                        + SURE + " one in three is not what the page is for; look at it before you use it";
    }

    /** Counts what it leaves out although it is a sibling of its records and has the classes of all of them. */
    private static String leftOut(PageTree tree, List<ExtractedList> lists) {
        Set<Integer> parents = new LinkedHashSet<>();
        BitSet inside = new BitSet(tree.size());
        List<String> common = new ArrayList<>();
        int tag = -1;
        for (ExtractedList list : lists) {
            for (DataRecord record : list.verdict().main() ? list.records() : List.<DataRecord>of()) {
                // Parts of a record that stand elsewhere are no siblings that it lacks.
                if (record.text().length()
                        > tree.text(record.start(), record.end()).length()) {
                    return "";
                }
                parents.add(tree.parent(record.start()));
                inside.set(record.start(), record.end());
                common.addAll(tag < 0 ? Style.classes(tree, record.start()) : List.of());
                tag = tree.tag(record.start());
                common.retainAll(Style.classes(tree, record.start()));
            }
        }
        int found = 0;
        String first = "";
        for (int parent : common.isEmpty() ? Set.<Integer>of() : parents) {
            for (int child = tree.firstChild(parent); child >= 0; child = tree.nextSibling(child)) {
                int in = inside.nextSetBit(child);
                if (tree.tag(child) == tag
                        && Style.classes(tree, child).containsAll(common)
                        && tree.textLength(child, tree.end(child)) > 0
                        && (in < 0 || in >= tree.end(child))) {
                    first = found++ == 0 ? tree.text(child, tree.end(child)) : first;
                }
            }
        }
        String named = first.length() > MOST_CHARACTERS ? first.substring(0, MOST_CHARACTERS) + "…" : first;
        return found == 0
                ? ""
                : (found == 1
                                ? "1 element has the class of the records beside it and is"
                                : found + " elements have the class of the records beside them and are")
                        + " left out of the list, such as \"" + named + '"';
    }
}
