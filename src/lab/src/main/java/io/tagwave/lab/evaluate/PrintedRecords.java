package io.tagwave.lab.evaluate;

import io.tagwave.column.ColumnKind;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.report.ReportTable;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The thesis' Table 18, the records that its author's program extracted from a page, beside those of a page here. */
final class PrintedRecords {

    /** The number of bytes of a cell that Table 18 prints. */
    private static final int CELL_BYTES = 5;
    /** The beginning of an image in print. */
    private static final String IMAGE = "<img";

    private final String file;
    private final List<List<String>> printed =
            PrintedTable.read("thesis-18").table().rows();
    private final List<Field> fields = new ArrayList<>();
    private final int records;

    /** A field of our records, with the beginnings of its cells. */
    private record Field(String name, List<String> cells) {

        long same(List<String> printed) {
            return IntStream.range(0, printed.size())
                    .filter(i -> isSame(printed.get(i), cells.get(i)))
                    .count();
        }
    }

    /**
     * Reads the output of a page.
     *
     * @param main the page's records, where any are content
     */
    PrintedRecords(String file, Optional<ExtractedList> main) {
        this.file = file;
        records = main.map(region -> region.records().size()).orElse(0);
        main.ifPresent(region -> IntStream.range(0, region.columns().size()).forEach(column -> {
            boolean image = region.columns().get(column).kind().equals(ColumnKind.IMAGE.code());
            fields.add(new Field(
                    region.columns().get(column).name(),
                    region.records().stream()
                            .map(record -> cell(record, column, image))
                            .toList()));
        }));
    }

    private static String cell(DataRecord record, int column, boolean image) {
        String text = record.cells().get(column);
        return text == null ? "" : beginning(image ? IMAGE : text);
    }

    /** Returns the first bytes of a text, without the character that they end within. */
    private static String beginning(String text) {
        int end = 0;
        int bytes = 0;
        while (end < text.length()) {
            int next = text.offsetByCodePoints(end, 1);
            bytes += text.substring(end, next).getBytes(StandardCharsets.UTF_8).length;
            if (bytes > CELL_BYTES) {
                break;
            }
            end = next;
        }
        return text.substring(0, end).strip();
    }

    /** Returns a row for each field and a column for each record: a printed field, and below it the one most like it here. */
    ReportTable table() {
        List<String> headers = ReportTable.cells(
                "field",
                IntStream.rangeClosed(1, records)
                        .mapToObj(record -> "#" + record)
                        .toList());
        List<List<String>> rows = new ArrayList<>();
        List<Field> left = new ArrayList<>(fields);
        if (isComparable()) {
            for (List<String> row : printed) {
                Field field = mostSimilar(row);
                rows.add(ReportTable.cells("printed", row));
                if (field.same(row) > 0) {
                    rows.add(ReportTable.cells("here: " + field.name, field.cells));
                    left.remove(field);
                }
            }
        }
        left.forEach(field -> rows.add(ReportTable.cells("here alone: " + field.name, field.cells)));
        return new ReportTable(
                "Table 18: output example, printed and of " + file + ", the first five bytes of a cell", headers, rows);
    }

    /** Says how many of the printed cells are the same here, and what follows for the page. */
    String comparison(int positions) {
        if (!isComparable()) {
            return "The printed example has " + printed.get(0).size() + " records, this page " + records
                    + ": it is another page.";
        }
        long all = printed.stream()
                .flatMap(List::stream)
                .filter(cell -> !cell.isEmpty())
                .count();
        long same =
                printed.stream().mapToLong(row -> mostSimilar(row).same(row)).sum();
        return same + " of " + all + " printed cells are the same here"
                + (2 * same > all
                        ? ": it is the thesis' own page. Its sequence has " + positions
                                + " positions here and 1,336 in print, where the page was cleaned by libtidy first."
                        : ": it is another page.");
    }

    private boolean isComparable() {
        return !fields.isEmpty() && records == printed.get(0).size();
    }

    /** Returns our field that shares most cells with a printed one, the first of equal ones. */
    private Field mostSimilar(List<String> row) {
        Field best = fields.get(0);
        for (Field field : fields) {
            best = field.same(row) > best.same(row) ? field : best;
        }
        return best;
    }

    /** Compares up to the first accented letter, since these suffered in print. */
    private static boolean isSame(String printed, String ours) {
        int plain = (int) printed.chars().takeWhile(c -> c < 128).count();
        return plain > 0
                && (plain == printed.length() ? printed.equals(ours) : ours.startsWith(printed.substring(0, plain)));
    }
}
