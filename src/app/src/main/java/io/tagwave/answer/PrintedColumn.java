package io.tagwave.answer;

import io.tagwave.column.Column;
import io.tagwave.column.ColumnKind;
import io.tagwave.column.VisibleColumns;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A column of a text table: one of the list, or several that hold short links, such as tags or authors, of which records have
 * more or fewer.
 *
 * @param name of the first of them
 * @param columns their indexes, at least one
 */
public record PrintedColumn(String name, List<Integer> columns) {

    /** Maximum mean length of such links. */
    private static final int LONGEST = 40;

    private static final String TEXT = "/#text";

    /** Returns all columns of a list. */
    static List<PrintedColumn> all(ExtractedList region) {
        return single(region, VisibleColumns.all(region.columns().size()));
    }

    /** Returns the columns worth showing, with columns of links joined at the first of them. */
    static List<PrintedColumn> of(ExtractedList region) {
        Map<String, List<Integer>> places = new LinkedHashMap<>();
        List<Integer> shown = region.visibleColumns();
        for (int column : shown) {
            places.computeIfAbsent(place(region.columns().get(column), column), key -> new ArrayList<>())
                    .add(column);
        }
        List<Integer> inLists = new ArrayList<>();
        Map<Integer, List<Integer>> lists = new LinkedHashMap<>();
        places.forEach((place, columns) -> {
            // The URLs of links are joined if their texts are.
            List<Integer> texts = places.getOrDefault(place + TEXT, columns);
            if (columns.size() > 1 && isList(region, texts)) {
                lists.put(columns.get(0), columns);
                inLists.addAll(columns.subList(1, columns.size()));
            }
        });
        List<Integer> firsts =
                shown.stream().filter(column -> !inLists.contains(column)).toList();
        return single(region, firsts).stream()
                .map(one -> new PrintedColumn(one.name, lists.getOrDefault(one.columns.get(0), one.columns)))
                .toList();
    }

    private static List<PrintedColumn> single(ExtractedList region, List<Integer> columns) {
        return columns.stream()
                .map(column -> new PrintedColumn(region.columns().get(column).name(), List.of(column)))
                .toList();
    }

    /** Returns the cell of a record, or null; joined links without the commas of the page between them. */
    @Nullable
    String cell(List<String> cells) {
        if (columns.size() == 1) {
            return cells.get(columns.get(0));
        }
        String list = columns.stream()
                .map(cells::get)
                .filter(Objects::nonNull)
                .map(cell -> cell.replaceAll("^[\\s,;]+|[\\s,;]+$", ""))
                .collect(Collectors.joining(", "));
        return list.isEmpty() ? null : list;
    }

    /** Returns the path of a link's text or URL, which neighboring links share; unique for any other column. */
    private static String place(Column column, int number) {
        String path = column.path().replaceFirst("#\\d+$", "");
        boolean link = column.kind().equals(ColumnKind.LINK.code());
        String above = path.endsWith(TEXT) ? path.substring(0, path.length() - TEXT.length()) : "";
        boolean linked = link || column.kind().equals(ColumnKind.TEXT.code()) && isLink(above);
        boolean inTable = path.startsWith("td") || path.contains("/td") || path.contains("/th");
        return linked && !inTable && !column.name().equals("title") ? path : number + ":" + path;
    }

    private static boolean isLink(String path) {
        String step = path.substring(path.lastIndexOf('/') + 1);
        return step.equals("a") || step.startsWith("a.");
    }

    /** Tells whether columns hold short texts, of which some records have more than others. */
    private static boolean isList(ExtractedList region, List<Integer> columns) {
        int letters = 0;
        int filled = 0;
        int fewest = Integer.MAX_VALUE;
        int most = 0;
        for (DataRecord one : region.records()) {
            int here = 0;
            for (int column : columns) {
                String cell = one.cells().get(column);
                here += cell == null ? 0 : 1;
                letters += cell == null ? 0 : cell.length();
            }
            filled += here;
            fewest = Math.min(fewest, here);
            most = Math.max(most, here);
        }
        return columns.size() > 1
                && most > 1
                && most > fewest
                && letters <= LONGEST * filled
                && region.columns().get(columns.get(0)).kind().equals(ColumnKind.TEXT.code());
    }
}
