package io.tagwave.report;

import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.ResultColumn.Values;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Summarizes a column: the share of rows that have a value, the range of numbers or days, few values with their counts. */
final class ColumnSummary {

    /** Columns with more different texts are not summarized by value. */
    private static final int MOST_VALUES = 12;

    private static final int SHOWN_VALUES = 4;
    private static final int LONGEST_VALUE = 24;

    private final String name;
    private final Values values;
    private final Map<String, Integer> texts = new LinkedHashMap<>();
    private double[] numbers = new double[64];
    private int rows;
    private int filled;
    private int read;

    ColumnSummary(String name, Values values) {
        this.name = name;
        this.values = values;
    }

    static ColumnSummary of(ResultColumn column) {
        return new ColumnSummary(column.name().replace('_', ' '), column.values());
    }

    void add(Object value) {
        rows++;
        if (value == null || value.toString().isEmpty()) {
            return;
        }
        filled++;
        if (isMeasured()) {
            measure(value);
        } else if (texts.size() <= MOST_VALUES) {
            texts.merge(value.toString(), 1, Integer::sum);
        }
    }

    private boolean isMeasured() {
        return values == Values.NUMBER || values == Values.DAY;
    }

    private void measure(Object value) {
        double number = value instanceof Number given
                ? given.doubleValue()
                : LocalDate.parse(value.toString()).toEpochDay();
        if (Double.isFinite(number)) {
            numbers = read == numbers.length ? Arrays.copyOf(numbers, read * 2) : numbers;
            numbers[read++] = number;
        }
    }

    private void write(HtmlWriter html) {
        // Rounded down: 99.9 % is not all.
        String percent = String.valueOf(rows == 0 ? 0 : (long) Math.floor(100.0 * filled / rows));
        html.open("li")
                .element("b", name)
                .text(" ")
                .element("meter", percent + " %", "min", "0", "max", "100", "value", percent);
        html.text(" " + percent + " % " + (filled == 0 ? "" : words())).close();
    }

    private String words() {
        if (isMeasured()) {
            return read == 0 ? "" : range();
        }
        if (texts.size() > MOST_VALUES || texts.size() == filled) {
            return "";
        }
        String common = texts.entrySet().stream()
                .sorted(Map.Entry.<String, Integer>comparingByValue(Comparator.reverseOrder())
                        .thenComparing(Map.Entry.comparingByKey()))
                .limit(SHOWN_VALUES)
                .map(one -> Markup.shortened(one.getKey(), LONGEST_VALUE) + " (" + Markup.count(one.getValue()) + ")")
                .collect(Collectors.joining(", "));
        return texts.size() > SHOWN_VALUES ? common + ", " + (texts.size() - SHOWN_VALUES) + " more values" : common;
    }

    private String range() {
        double[] sorted = sorted();
        if (sorted[0] == sorted[read - 1]) {
            return "always " + label(sorted[0]);
        }
        return label(sorted[0]) + " to " + label(sorted[read - 1]) + ", median " + label(sorted[(read - 1) / 2]);
    }

    String name() {
        return name;
    }

    private double[] sorted() {
        double[] sorted = Arrays.copyOf(numbers, read);
        Arrays.sort(sorted);
        return sorted;
    }

    private String label(double value) {
        return values == Values.DAY ? LocalDate.ofEpochDay((long) value).toString() : Markup.label(value);
    }

    /** Writes a line for each column. */
    static void write(HtmlWriter html, List<ColumnSummary> columns) {
        html.open("ul", "class", "columns", "aria-label", "Share of rows with a value, by column");
        columns.forEach(column -> column.write(html));
        html.close();
    }
}
