package io.tagwave.report;

import io.tagwave.rows.TextColumns;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A table for terminals and HTML. Columns of numbers are aligned right.
 *
 * @param rows cells as text, as many as headers
 */
public record ReportTable(String caption, List<String> headers, List<List<String>> rows) {

    public ReportTable {
        headers = List.copyOf(headers);
        rows = rows.stream().map(List::copyOf).toList();
        for (List<String> row : rows) {
            if (row.size() != headers.size()) {
                throw new IllegalArgumentException(
                        "expected " + headers.size() + " cells in a row of \"" + caption + "\", found " + row.size());
            }
        }
    }

    /** Returns a table without rows. */
    public static ReportTable of(String caption, String... headers) {
        return new ReportTable(caption, List.of(headers), List.of());
    }

    /** Returns a number with a number of decimals. */
    public static String digits(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }

    /** Returns the table with one more row of {@link #cells}. */
    public ReportTable row(Object... values) {
        List<List<String>> more = new ArrayList<>(rows);
        more.add(cells(values));
        return new ReportTable(caption, headers, more);
    }

    /** Returns the cells of a row: values as text, those of lists one by one. */
    public static List<String> cells(Object... values) {
        return Stream.of(values)
                .flatMap(value -> value instanceof List<?> several ? several.stream() : Stream.of(value))
                .map(String::valueOf)
                .toList();
    }

    /** Returns the table as lines of aligned columns. */
    public String toText() {
        boolean[] right = new boolean[headers.size()];
        for (int c = 0; c < right.length; c++) {
            right[c] = numeric(c);
        }
        List<List<String>> lines = new ArrayList<>(List.of(headers));
        for (List<String> row : rows) {
            lines.add(
                    row.stream().map(cell -> cell.replaceAll("\\p{Cntrl}", " ")).toList());
        }
        TextColumns columns = TextColumns.fitting(lines, right);
        StringBuilder out = new StringBuilder(caption).append('\n');
        for (List<String> line : lines) {
            out.append(columns.line(line)).append('\n');
        }
        return out.toString();
    }

    void write(HtmlWriter html) {
        html.wideTable(caption, null).element("caption", caption).open("thead").open("tr");
        for (int c = 0; c < headers.size(); c++) {
            html.element("th", headers.get(c), "scope", "col", "class", alignment(c));
        }
        html.close().close().open("tbody");
        for (List<String> row : rows) {
            html.open("tr").element("th", row.get(0), "scope", "row", "class", alignment(0));
            for (int c = 1; c < row.size(); c++) {
                html.element("td", row.get(c), "class", alignment(c));
            }
            html.close();
        }
        html.close().close().close();
    }

    private @Nullable String alignment(int column) {
        return numeric(column) ? "n" : null;
    }

    private boolean numeric(int column) {
        return !rows.isEmpty()
                && rows.stream().allMatch(row -> row.get(column)
                        .matches("[-+±≤≥]?[\\d.,]*( ?[%×]| ms| ?± ?[\\d.,]+)?|-|–|n/a"));
    }
}
