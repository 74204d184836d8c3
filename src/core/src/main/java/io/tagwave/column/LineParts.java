package io.tagwave.column;

import io.tagwave.align.NodeTable;
import io.tagwave.tree.PageTree;
import io.tagwave.value.Letters;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/**
 * Splits lines that hold several labelled values, "Discs: 1 Format: SubRip", into a column each. A label is a few words before a
 * colon, at the beginning of an element or behind a separator, that recurs in other records. What stands before the first of them
 * stays in the column.
 */
record LineParts(PageTree tree, NodeTable table, String[][] cells) {

    /** Records that have to have a label, and their least share. */
    private static final int MIN_RECORDS = 3;

    private static final double MIN_SHARE = 0.5;
    private static final int MAX_LABEL_LENGTH = 24;
    /** Longer values are sentences, whose colons are no labels. */
    private static final int MAX_VALUE_LENGTH = 80;

    private static final int MAX_LENGTH = 400;
    private static final String IN_LABEL = " .#/()'’-&\u00a0";
    private static final String DASHES = "-–—";
    private static final String SEPARATORS = ",;|·•∙/" + DASHES;
    /** Stands between the texts of two elements. */
    private static final char BREAK = '\n';

    /** A label in a line, with the positions of its first character and of the value. */
    private record Part(String label, int start, int value) {}

    /** Cuts the lines in the cells before their labelled values, and returns these by label. */
    static Map<String, String[]> split(PageTree tree, NodeTable table, String[][] cells) {
        LineParts parts = new LineParts(tree, table, cells);
        Map<String, String[]> columns = new LinkedHashMap<>();
        for (int column = 0; column < table.width() && cells.length >= MIN_RECORDS; column++) {
            parts.split(column, columns);
        }
        return columns;
    }

    private void split(int column, Map<String, String[]> columns) {
        List<List<Part>> lines = new ArrayList<>();
        Map<String, Integer> inner = new LinkedHashMap<>();
        String[] texts = new String[cells.length];
        int filled = 0;
        for (int row = 0; row < cells.length; row++) {
            texts[row] = line(row, column);
            filled += cells[row][column] == null ? 0 : 1;
            List<Part> parts = texts[row] == null ? new ArrayList<>() : parts(texts[row]);
            lines.add(parts);
            parts.stream().filter(part -> part.start > 0).forEach(part -> inner.merge(part.label, 1, Integer::sum));
        }
        int least = filled;
        inner.values().removeIf(count -> count < MIN_RECORDS || count < MIN_SHARE * least);
        lines.forEach(parts -> parts.removeIf(part -> !inner.containsKey(part.label)));
        if (inner.isEmpty() || inner.keySet().stream().anyMatch(columns::containsKey)) {
            return;
        }
        Map<String, String[]> own = new LinkedHashMap<>();
        int values = 0;
        int sentences = 0;
        for (int row = 0; row < cells.length; row++) {
            List<Part> parts = lines.get(row);
            for (int i = 0; i < parts.size(); i++) {
                String value = value(texts[row], parts, i);
                own.computeIfAbsent(parts.get(i).label, label -> new String[cells.length])[row] = value;
                values++;
                sentences += value != null && value.length() > MAX_VALUE_LENGTH ? 1 : 0;
            }
        }
        if (10 * sentences > values) {
            return;
        }
        columns.putAll(own);
        for (int row = 0; row < cells.length; row++) {
            int start = lines.get(row).isEmpty() ? -1 : lines.get(row).get(0).start;
            // A line that a label continues behind a dash stays whole.
            if (start >= 0 && (start < 2 || DASHES.indexOf(texts[row].charAt(start - 2)) < 0)) {
                cells[row][column] = clean(texts[row].substring(0, start));
            }
        }
    }

    private static @Nullable String value(String text, List<Part> parts, int i) {
        return clean(text.substring(parts.get(i).value, i + 1 < parts.size() ? parts.get(i + 1).start : text.length()));
    }

    /** Returns the text of a cell with marks between its elements; null without a colon, or if it is long. */
    private @Nullable String line(int row, int column) {
        String cell = cells[row][column];
        int node = table.node(row, column);
        if (cell == null || cell.length() > MAX_LENGTH || cell.indexOf(':') < 0 || !tree.isText(node)) {
            return null;
        }
        StringBuilder line = new StringBuilder();
        for (int at = node; at < table.end(node); at++) {
            if (tree.isText(at)) {
                line.append(line.isEmpty() ? "" : String.valueOf(BREAK))
                        .append(tree.ownText(at).strip());
            }
        }
        return line.toString();
    }

    private static List<Part> parts(String line) {
        List<Part> parts = new ArrayList<>();
        for (int start = 0; start < line.length(); start++) {
            char before = start == 0 ? BREAK : line.charAt(start - 1);
            char earlier = start < 2 ? 0 : line.charAt(start - 2);
            boolean isStart = before == BREAK || before == ' ' && SEPARATORS.indexOf(earlier) >= 0;
            int colon = isStart ? colon(line, start) : -1;
            if (colon > start) {
                parts.add(new Part(line.substring(start, colon).strip(), start, colon + 1));
                start = colon;
                // What follows at once is the value: "Subject: Re: lamps".
                while (start + 1 < line.length() && line.charAt(start + 1) <= ' ') {
                    start++;
                }
                start++;
            }
        }
        return parts;
    }

    /** Returns the position of the colon behind the label at a position, or -1. */
    private static int colon(String line, int start) {
        for (int i = start; i < line.length() && i - start <= MAX_LABEL_LENGTH; i++) {
            char c = line.charAt(i);
            if (c == ':' || c == '：') {
                boolean ends = i + 1 == line.length() || line.charAt(i + 1) == ' ' || line.charAt(i + 1) == BREAK;
                return ends && i > start ? i : -1;
            }
            boolean isDash = c == '-' && i > start && line.charAt(i - 1) == ' ';
            if (!Letters.isOne(c) && (i == start || isDash || IN_LABEL.indexOf(c) < 0)) {
                return -1;
            }
        }
        return -1;
    }

    /** Returns a text without separators around it, null if nothing is left. */
    private static @Nullable String clean(String text) {
        IntPredicate isText = c -> c > ' ' && SEPARATORS.indexOf(c) < 0;
        // A dash before a number is its sign.
        String kept = TextEdges.trimmed(text, c -> isText.test(c) || DASHES.indexOf(c) >= 0, isText);
        return kept.isEmpty() ? null : kept.replace(BREAK, ' ');
    }
}
