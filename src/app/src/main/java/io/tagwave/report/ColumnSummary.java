package io.tagwave.report;

import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.ResultColumn.Values;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Summarizes a column: the share of rows that have a value, the distribution of numbers or days, few values with their counts. */
final class ColumnSummary {

    /** Columns with more different texts are not summarized by value. */
    private static final int MOST_VALUES = 12;

    private static final int SHOWN_VALUES = 4;
    private static final int LONGEST_VALUE = 24;
    private static final int ENOUGH = 3;

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

    /** Adds the value of a row. */
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

    /** Returns a line about the column. */
    String toHtml() {
        // Rounded down: 99.9 % is not all.
        long percent = rows == 0 ? 0 : (long) Math.floor(100.0 * filled / rows);
        String bar = "<meter min=\"0\" max=\"100\" value=\"" + percent + "\">" + percent + " %</meter>";
        return "<li><b>" + Markup.escape(name) + "</b> " + bar + " " + percent + " % "
                + Markup.escape(filled == 0 ? "" : words()) + "</li>";
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
                .map(one -> Markup.shortened(one.getKey(), LONGEST_VALUE) + " (" + ReportQueries.count(one.getValue())
                        + ")")
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

    /** Returns a histogram of numbers or days, if they differ. */
    private Optional<SmallHistogram> figure() {
        if (!isMeasured() || read < ENOUGH) {
            return Optional.empty();
        }
        double[] sorted = sorted();
        double least = sorted[0];
        double most = sorted[read - 1];
        if (least == most) {
            return Optional.empty();
        }
        HistogramBins steps = values == Values.DAY
                ? HistogramBins.ofDays(LocalDate.ofEpochDay((long) least), LocalDate.ofEpochDay((long) most))
                : HistogramBins.ofNumbers(least, most);
        long[] counts = new long[steps.count()];
        for (double number : sorted) {
            counts[steps.of(number)]++;
        }
        return Optional.of(SmallHistogram.bars("Distribution of " + name, steps, counts, label(least), label(most)));
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

    /** Returns histograms of the columns that have one, and a line for each column. */
    static String toHtml(List<ColumnSummary> columns) {
        StringBuilder out = new StringBuilder();
        for (ColumnSummary column : columns) {
            column.figure()
                    .ifPresent(histogram -> out.append("<figure>" + histogram.toSvg() + "<figcaption>Distribution of "
                            + Markup.escape(column.name()) + "</figcaption></figure>"));
        }
        String figures = out.isEmpty() ? "" : "<div class=\"figures\">" + out + "</div>\n";
        return figures + "<ul class=\"columns\" aria-label=\"Share of rows with a value, by column\">"
                + columns.stream().map(ColumnSummary::toHtml).collect(Collectors.joining()) + "</ul>\n";
    }
}
