package io.tagwave.report;

import io.tagwave.rows.TextColumns;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

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

    /** Returns the table with one more row. */
    public ReportTable row(String... cells) {
        List<List<String>> more = new ArrayList<>(rows);
        more.add(List.of(cells));
        return new ReportTable(caption, headers, more);
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

    String toHtml() {
        StringBuilder out = new StringBuilder("<div class=\"wide\" tabindex=\"0\"><table><caption>")
                .append(Markup.escape(caption))
                .append("</caption><thead><tr>");
        for (int c = 0; c < headers.size(); c++) {
            out.append("<th scope=\"col\"" + align(c) + ">" + Markup.escape(headers.get(c)) + "</th>");
        }
        out.append("</tr></thead><tbody>");
        for (List<String> row : rows) {
            out.append("<tr>");
            for (int c = 0; c < row.size(); c++) {
                String tag = c == 0 ? "th scope=\"row\"" : "td";
                out.append("<" + tag + align(c) + ">" + Markup.escape(row.get(c)) + "</" + tag.split(" ")[0] + ">");
            }
            out.append("</tr>");
        }
        return out.append("</tbody></table></div>").toString();
    }

    private String align(int column) {
        return numeric(column) ? " class=\"n\"" : "";
    }

    private boolean numeric(int column) {
        return !rows.isEmpty()
                && rows.stream().allMatch(row -> row.get(column)
                        .matches("[-+±≤≥]?[\\d.,]*( ?[%×]| ms| ?± ?[\\d.,]+)?|-|–|n/a"));
    }
}
