package io.tagwave.extract;

import io.tagwave.column.Column;
import io.tagwave.tree.GridRows;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Style;
import java.util.BitSet;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

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

    /** Counts what it leaves out although it is a sibling of its records and has the classes of all of them, or is a row with figures. */
    private static String leftOut(PageTree tree, List<ExtractedList> lists) {
        List<DataRecord> records = lists.stream()
                .filter(list -> list.verdict().main())
                .flatMap(list -> list.records().stream())
                .toList();
        Set<Integer> parents = new LinkedHashSet<>();
        BitSet inside = new BitSet(tree.size());
        Set<String> common = new HashSet<>();
        for (DataRecord record : records) {
            // Parts of a record that stand elsewhere are no siblings that it lacks.
            if (record.text().length() > tree.text(record.start(), record.end()).length()) {
                return "";
            }
            List<String> classes = Style.classes(tree, record.start());
            common.addAll(parents.isEmpty() ? classes : Set.of());
            common.retainAll(classes);
            int parent = tree.parent(record.start());
            if (parents.add(parent) && tree.tagName(parent).equals("tbody")) {
                IntStream.iterate(tree.firstChild(tree.parent(parent)), part -> part >= 0, tree::nextSibling)
                        .filter(part -> tree.tagName(part).equals("tfoot"))
                        .forEach(parents::add);
            }
            inside.set(record.start(), record.end());
        }
        Set<String> names = lists.stream()
                .flatMap(list -> list.columns().stream())
                .map(Column::name)
                .collect(Collectors.toSet());
        int found = 0;
        String first = "";
        boolean areRows = records.stream().anyMatch(record -> GridRows.isRow(tree, record.start()));
        for (int parent : parents) {
            for (int child = tree.firstChild(parent); child >= 0; child = tree.nextSibling(child)) {
                int in = inside.nextSetBit(child);
                if (tree.tag(child) == tree.tag(records.get(0).start())
                        && (in < 0 || in >= tree.end(child))
                        && tree.textLength(child, tree.end(child)) > 0
                        && (isRowOfFigures(tree, child, names)
                                || !common.isEmpty()
                                        && Style.classes(tree, child).containsAll(common))) {
                    first = found++ == 0 ? tree.text(child, tree.end(child)) : first;
                }
            }
        }
        String named = first.length() > MOST_CHARACTERS ? first.substring(0, MOST_CHARACTERS) + "…" : first;
        String subject = areRows
                ? "row of the table is|rows of the table are"
                : "element has the class of the records beside it and is|elements have the class of the records beside them and are";
        return found == 0
                ? ""
                : found + " " + subject.split("\\|")[Math.min(found, 2) - 1] + " left out of the list, such as \""
                        + named + '"';
    }

    /** Returns whether a row of a table, such as one of sums, has a figure that is no name of a column or what a script is to fill in, beside something else. */
    private static boolean isRowOfFigures(PageTree tree, int row, Set<String> names) {
        List<String> texts = tree.isText(row) || !GridRows.isRow(tree, row) || GridRows.isHead(tree, row)
                ? List.of()
                : GridRows.cells(tree, row).stream()
                        .map(cell -> tree.text(cell, tree.end(cell)))
                        .filter(text -> !text.isEmpty())
                        .toList();
        return texts.size() > 1
                && texts.stream()
                        .anyMatch(text -> text.chars().anyMatch(Character::isDigit) && !names.contains(text)
                                || ScriptedRecords.isPlaceholder(text));
    }
}
