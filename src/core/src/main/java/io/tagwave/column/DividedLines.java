package io.tagwave.column;

import io.tagwave.value.ColumnReader;
import io.tagwave.value.Letters;
import io.tagwave.value.PageValueReader;
import io.tagwave.value.TypedValue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Finds values in lines that the same mark divides in nearly all records, "Kim | June 10 | 3 comments": days, times, prices and
 * numbers with a constant word get a column beside that of the line.
 */
record DividedLines(PageValueReader page, List<HiddenColumns.Hidden> found) {

    /** A comma comes last: it stands in dates and addresses, too. */
    private static final String MARKS = "|·•∙;–—-/,";

    private static final String NEED_BLANK_BEFORE = "–—-/";
    private static final int MIN_RECORDS = 3;
    /** Share of the records whose line has the mark, and of these that have a value there. */
    private static final double NEARLY_ALL = 0.9;
    /** Longer texts are sentences. */
    private static final int MAX_LENGTH = 200;
    /** Shorter words beside numbers are signs of units: 40k. */
    private static final int MIN_NAME = 2;

    /** Adds the values in the lines of a column that a head names, or nothing; not what the line as a whole is. */
    void add(String[][] cells, ColumnBuilder.Field column, @Nullable String head) {
        String[] lines = Arrays.stream(cells).map(row -> row[column.index()]).toArray(String[]::new);
        int before = found.size();
        for (int i = 0; i < MARKS.length() && found.size() == before; i++) {
            addParts(lines, MARKS.charAt(i), column.kind(), head == null ? "" : head + " ");
        }
    }

    private void addParts(String[] lines, char mark, ColumnKind own, String head) {
        List<List<String>> parts = new ArrayList<>();
        int filled = 0;
        int whole = 0;
        int most = 0;
        for (int row = 0; row < lines.length && whole <= (1 - NEARLY_ALL) * lines.length; row++) {
            List<String> some = lines[row] == null ? List.of() : parts(lines[row], mark);
            filled += some.isEmpty() ? 0 : 1;
            whole += some.size() == 1 ? 1 : 0;
            most = Math.max(most, some.size());
            parts.add(some);
        }
        double least = NEARLY_ALL * filled;
        // By place from the left, then from the right.
        for (int place = -most; place < most && filled >= MIN_RECORDS && filled - whole >= least; place++) {
            String[] texts = new String[lines.length];
            int there = 0;
            for (int row = 0; row < texts.length; row++) {
                int size = parts.get(row).size();
                int at = place < 0 ? place + most : size - 1 - place;
                texts[row] = at >= 0 && at < size ? parts.get(row).get(at) : null;
                there += texts[row] == null ? 0 : 1;
            }
            if (there >= least && !HiddenColumns.isConstant(texts) && !isFound(texts, there)) {
                add(texts, own, head, NEARLY_ALL * there);
            }
        }
    }

    /** Returns whether half of the texts are known or end in a known one, such as that behind a label. */
    private boolean isFound(String[] texts, int filled) {
        return found.stream()
                .map(HiddenColumns.Hidden::cells)
                .anyMatch(other -> 2
                                * IntStream.range(0, texts.length)
                                        .filter(row -> texts[row] != null && other[row] != null)
                                        .filter(row -> texts[row].endsWith(other[row]))
                                        .count()
                        > filled);
    }

    private void add(String[] texts, ColumnKind own, String head, double least) {
        ColumnReader reader = page.column(Arrays.asList(texts));
        ColumnKind kind = reader.prices() >= least
                ? ColumnKind.PRICE
                : reader.days() >= least ? ColumnKind.DATE : reader.times() >= least ? ColumnKind.TIME : null;
        String word = kind != null ? kind.code() : reader.numbers() >= least ? reader.frame() : null;
        boolean isOwn = kind == own || kind == ColumnKind.TIME && own == ColumnKind.DATE;
        if (isOwn
                || word == null
                || word.isEmpty()
                || word.length() + head.length() < MIN_NAME
                || !Letters.isOne(word.charAt(0))) {
            return;
        }
        TypedValue[] values = reader.read();
        boolean any = Arrays.stream(values).anyMatch(Objects::nonNull);
        Arrays.setAll(texts, row -> any && values[row] == null ? null : texts[row]);
        String name = Column.unique(head + ColumnNamer.clean(word), taken -> found.stream()
                .anyMatch(other -> other.name().equals(taken)));
        found.add(new HiddenColumns.Hidden(name, texts, reader));
    }

    /** Divides a line; a comma before a digit divides nothing. */
    private static List<String> parts(String line, char mark) {
        List<String> parts = new ArrayList<>();
        int start = 0;
        for (int at = line.indexOf(mark, 1); at > 0 && line.length() <= MAX_LENGTH; at = line.indexOf(mark, at + 1)) {
            boolean isApart = isBlank(line, at + 1) && (NEED_BLANK_BEFORE.indexOf(mark) < 0 || isBlank(line, at - 1));
            if (isApart && (mark != ',' || at + 2 < line.length() && Letters.isOne(line.charAt(at + 2)))) {
                parts.add(line.substring(start, at).strip());
                start = at + 1;
            }
        }
        parts.add(line.substring(start).strip());
        return parts;
    }

    private static boolean isBlank(String line, int at) {
        return at < line.length() && (line.charAt(at) <= ' ' || Character.isSpaceChar(line.charAt(at)));
    }
}
