package io.tagwave.column;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Selects the columns of a list that a person wants to see: the title first, then all others except labels and buttons, which are
 * the same in all records, links to where another column leads too, and links to nowhere.
 */
public final class VisibleColumns {

    private VisibleColumns() {}

    /**
     * Returns the numbers of the columns in the order in which to show them; all columns if none of them would be shown.
     *
     * @param rows the cells of each record, null if it lacks the field
     */
    public static List<Integer> of(List<Column> columns, List<? extends List<String>> rows) {
        List<Integer> shown = new ArrayList<>();
        Set<List<String>> links = new HashSet<>();
        for (int column = 0; column < columns.size(); column++) {
            Column about = columns.get(column);
            boolean isLink = about.kind().equals(ColumnKind.LINK.code());
            List<String> cells = isLink ? cells(rows, column) : List.of();
            boolean isClutter = about.constant() && rows.size() > 1
                    || isLink && (!leadsAnywhere(cells) || isRepeated(cells, links));
            if (!isClutter) {
                shown.add(about.name().equals("title") ? 0 : shown.size(), column);
            }
            if (isLink) {
                links.add(cells);
            }
        }
        return shown.isEmpty() ? all(columns.size()) : List.copyOf(shown);
    }

    public static List<Integer> all(int columns) {
        return IntStream.range(0, columns).boxed().toList();
    }

    private static List<String> cells(List<? extends List<String>> rows, int column) {
        return rows.stream().<String>map(row -> row.get(column)).toList();
    }

    private static boolean leadsAnywhere(List<String> links) {
        return links.stream()
                .filter(Objects::nonNull)
                .anyMatch(link -> !link.isBlank() && !link.startsWith("#") && !link.startsWith("javascript:"));
    }

    /** Returns whether another column has the same address wherever this one has one. */
    private static boolean isRepeated(List<String> cells, Set<List<String>> links) {
        return links.stream().anyMatch(other -> IntStream.range(0, cells.size())
                .allMatch(row -> cells.get(row) == null || cells.get(row).equals(other.get(row))));
    }
}
