package io.tagwave.extract;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Names what the main list of a page leaves out although it is a sibling of its records and has the classes of all of them. */
public final class LeftOutSiblings {

    private static final int MOST_CHARACTERS = 60;

    private LeftOutSiblings() {}

    /** Returns a sentence with their number, or an empty string if there are none. */
    public static String note(PageTree tree, List<ExtractedList> lists) {
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
