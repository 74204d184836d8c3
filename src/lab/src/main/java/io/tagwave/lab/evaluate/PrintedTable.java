package io.tagwave.lab.evaluate;

import io.tagwave.report.ReportTable;
import io.tagwave.rows.ResourceText;
import java.util.List;
import java.util.Locale;

/**
 * A table as a paper prints it, read from a resource of lines with tabs between cells: the caption, the headers, then the
 * rows, each named by its first cell.
 */
public record PrintedTable(ReportTable table) {

    private static final String FOLDER = "/io/tagwave/lab/papers/";

    /** Reads the table {@code NAME.tsv}. */
    public static PrintedTable read(String name) {
        List<String> lines = lines(FOLDER + name + ".tsv");
        List<List<String>> cells = lines.stream()
                .skip(1)
                .map(line -> List.of(line.split("\t", -1)))
                .toList();
        return new PrintedTable(new ReportTable(lines.get(0), cells.get(0), cells.subList(1, cells.size())));
    }

    /**
     * Returns a table of our own without rows, from the line of {@code layouts.tsv} that begins with its name.
     *
     * @param values of the placeholders in its caption
     */
    public static ReportTable empty(String name, Object... values) {
        List<String> cells = lines(FOLDER + "layouts.tsv").stream()
                .map(line -> List.of(line.split("\t", -1)))
                .filter(line -> line.get(0).equals(name))
                .findFirst()
                .orElseThrow();
        return new ReportTable(
                String.format(Locale.ROOT, cells.get(1), values), cells.subList(2, cells.size()), List.of());
    }

    /** Reads the paragraphs of {@code NAME.txt}, one a line. */
    public static List<String> notes(String name) {
        return lines(FOLDER + name + ".txt");
    }

    /** Reads the lines of a resource of this module. */
    public static List<String> lines(String resource) {
        return ResourceText.read(PrintedTable.class, resource).lines().toList();
    }

    /** Returns the first cells of the rows. */
    public List<String> names() {
        return table.rows().stream().map(row -> row.get(0)).toList();
    }

    public String cell(String row, String header) {
        return table.rows().get(names().indexOf(row)).get(table.headers().indexOf(header));
    }

    public double number(String row, String header) {
        return Double.parseDouble(cell(row, header));
    }

    /** Returns the numbers below a header, one a row. */
    public double[] column(String header) {
        return names().stream().mapToDouble(name -> number(name, header)).toArray();
    }
}
