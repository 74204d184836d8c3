package io.tagwave.lab.evaluate;

import io.tagwave.column.ColumnKind;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.report.ReportTable;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The thesis' Table 18, the records that its author's program took from a page, beside those of a page here. */
final class PrintedRecords {

    private static final String RESOURCE = "/io/tagwave/eval/thesis-table-18.tsv";

    /** Table 18 prints so many bytes of a cell. */
    private static final int CELL = 5;

    /** So an image begins when it is printed. */
    private static final String IMAGE = "<img";

    private final String file;
    private final List<List<String>> printed = printed();
    private final List<String> names = new ArrayList<>();
    private final List<List<String>> fields = new ArrayList<>();
    private final int records;

    /**
     * The output of a page.
     *
     * @param main the page's records, where any are content
     */
    PrintedRecords(String file, Optional<ExtractedList> main) {
        this.file = file;
        records = main.map(region -> region.records().size()).orElse(0);
        main.ifPresent(region -> IntStream.range(0, region.columns().size()).forEach(field -> {
            boolean image = region.columns().get(field).kind().equals(ColumnKind.IMAGE.code());
            names.add(region.columns().get(field).name());
            fields.add(region.records().stream()
                    .map(record -> cell(record, field, image))
                    .toList());
        }));
    }

    private static String cell(DataRecord record, int field, boolean image) {
        String text = record.cells().get(field);
        return text == null ? "" : cut(image ? IMAGE : text);
    }

    /** The first bytes of a text, without the character that they end within. */
    private static String cut(String text) {
        int end = 0;
        int bytes = 0;
        while (end < text.length()) {
            int next = text.offsetByCodePoints(end, 1);
            bytes += text.substring(end, next).getBytes(StandardCharsets.UTF_8).length;
            if (bytes > CELL) {
                break;
            }
            end = next;
        }
        return text.substring(0, end).strip();
    }

    /** A row for each field and a column for each record: a printed field, and below it ours that is most like it, if any is. */
    ReportTable table() {
        List<String> headers = new ArrayList<>(List.of("field"));
        IntStream.rangeClosed(1, records).forEach(record -> headers.add("#" + record));
        List<List<String>> rows = new ArrayList<>();
        List<Integer> left =
                new ArrayList<>(IntStream.range(0, fields.size()).boxed().toList());
        if (isComparable()) {
            for (List<String> row : printed) {
                int like = like(row);
                rows.add(row("printed", row));
                if (same(row, fields.get(like)) > 0) {
                    rows.add(row("here: " + names.get(like), fields.get(like)));
                    left.remove(Integer.valueOf(like));
                }
            }
        }
        left.forEach(field -> rows.add(row("here alone: " + names.get(field), fields.get(field))));
        return new ReportTable(
                "Table 18: output example, printed and of " + file + ", the first five bytes of a cell", headers, rows);
    }

    /** How many of the printed cells are the same here, and what follows for the page. */
    String comparison(int positions) {
        if (!isComparable()) {
            return "The printed example has " + printed.get(0).size() + " records, this page " + records
                    + ": it is another page.";
        }
        long all = printed.stream()
                .flatMap(List::stream)
                .filter(cell -> !cell.isEmpty())
                .count();
        long same = printed.stream()
                .mapToLong(row -> same(row, fields.get(like(row))))
                .sum();
        return same + " of " + all + " printed cells are the same here"
                + (2 * same > all
                        ? ": it is the thesis' own page. Its sequence has " + positions
                                + " positions here and 1,336 in print, where the page was cleaned by libtidy first."
                        : ": it is another page.");
    }

    private boolean isComparable() {
        return !fields.isEmpty() && records == printed.get(0).size();
    }

    /** Our field that shares most cells with a printed one. */
    private int like(List<String> row) {
        int best = 0;
        for (int field = 1; field < fields.size(); field++) {
            best = same(row, fields.get(field)) > same(row, fields.get(best)) ? field : best;
        }
        return best;
    }

    private static long same(List<String> printed, List<String> ours) {
        return IntStream.range(0, printed.size())
                .filter(i -> isSame(printed.get(i), ours.get(i)))
                .count();
    }

    /** Letters with accents suffered in print: what stands before the first has to be the same. */
    private static boolean isSame(String printed, String ours) {
        int plain = (int) printed.chars().takeWhile(c -> c < 128).count();
        return plain > 0
                && (plain == printed.length() ? printed.equals(ours) : ours.startsWith(printed.substring(0, plain)));
    }

    private static List<String> row(String name, List<String> cells) {
        List<String> row = new ArrayList<>(List.of(name));
        row.addAll(cells);
        return row;
    }

    private static List<List<String>> printed() {
        try (InputStream in = PrintedRecords.class.getResourceAsStream(RESOURCE)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .map(line -> Arrays.asList(line.split("\t", -1)))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(RESOURCE, e);
        }
    }
}
