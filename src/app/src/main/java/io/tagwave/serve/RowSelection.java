package io.tagwave.serve;

import io.tagwave.report.QueryTable;
import io.tagwave.rows.JsonText;
import io.tagwave.store.query.ListRowSource;
import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.ResultColumn.Values;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * The rows of a table that the parameters of a URL select: {@code q=} words that each occur in some text of the row other
 * than its page's URL, {@code f.COLUMN=} a part of a text, {@code is.COLUMN=} the whole of it, {@code min.COLUMN=} and
 * {@code max.COLUMN=} bounds of numbers and days, {@code sort=COLUMN} or {@code sort=-COLUMN}, {@code limit=} and
 * {@code offset=}.
 */
final class RowSelection {

    private static final int MAX_ROWS = 10_000;
    private static final int MAX_OFFSET = 100_000_000;
    private static final int MAX_WORDS = 8;

    /** Columns that order rows of equal value, so that no row appears on two pages and another on none. */
    private static final List<String> TIE_BREAKERS = List.of("region", "ordinal", "id", "list", "key");

    private final SqlSession session;
    private final TableSource source;
    private final List<String> conditions = new ArrayList<>();
    private final Map<String, String> values = new LinkedHashMap<>();
    private final String order;
    private final int limit;
    private final int offset;
    /** Expression that the rows are sorted by, null for the source's own order. */
    private @Nullable String sorted;

    private boolean down;
    private @Nullable RowScan scan;

    /**
     * Reads the parameters of a request.
     *
     * @throws RejectedRequestException if it names an unknown column, or a bound that is no number or day
     */
    RowSelection(SqlSession session, TableSource source, ServerRequest request, int defaultLimit) {
        this.session = session;
        this.source = source;
        limit = request.number("limit", defaultLimit, 0, MAX_ROWS);
        offset = request.number("offset", 0, 0, MAX_OFFSET);
        order = order(request.parameters().get("sort"));
        addWords(request.parameter("q", ""));
        for (Map.Entry<String, String> one : request.parameters().entrySet()) {
            int dot = one.getKey().indexOf('.');
            if (dot > 0) {
                addCondition(one.getKey().substring(0, dot), one.getKey().substring(dot + 1), one.getValue());
            }
        }
    }

    TableSource source() {
        return source;
    }

    int limit() {
        return limit;
    }

    int offset() {
        return offset;
    }

    boolean isFiltered() {
        return !conditions.isEmpty();
    }

    /** Returns up to {@link #limit} rows from the offset on. */
    List<List<Object>> rows() throws SqlStatementException {
        String id = ListRowSource.ORDER;
        boolean isScanned = source.order().equals(id) && (sorted != null || isFiltered()) && session.holdsSortedRows();
        if (!isScanned) {
            return session.run(select() + order + " LIMIT " + limit + " OFFSET " + offset, values)
                    .toList();
        }
        String numbers = "SELECT " + id + (sorted == null ? "" : ", " + sorted) + " FROM " + source.from() + where();
        scan = RowScan.of(session.run(numbers + " ORDER BY " + id, values), down, offset, limit);
        Map<Object, List<Object>> rows = new HashMap<>();
        for (List<Object> row :
                session.rows("SELECT " + id + ", " + names() + " FROM " + source.from() + where(scan.page()))) {
            rows.put(row.get(0), row.subList(1, row.size()));
        }
        return scan.page().stream().map(rows::get).filter(Objects::nonNull).toList();
    }

    private static String where(List<Long> ids) {
        return " WHERE " + ListRowSource.ORDER + " IN (NULL"
                + ids.stream().map(id -> ", " + id).collect(Collectors.joining()) + ")";
    }

    QueryResult allRows() throws SqlStatementException {
        return session.run(select() + order, values);
    }

    /** Returns up to {@link #limit} rows from the offset on with the names of their columns. */
    QueryTable table() throws SqlStatementException {
        return new QueryTable(source.columns().stream().map(ResultColumn::name).toList(), rows());
    }

    /** Returns {@code {"rows":[…],"total":…,"limit":…,"offset":…,"columns":[…]}}. */
    Map<String, Object> objects() throws SqlStatementException {
        QueryTable rows = table();
        return JsonText.object(
                "rows", rows.objects(),
                "total", count(),
                "limit", limit,
                "offset", offset,
                "columns", rows.columns());
    }

    /** Returns the number of rows that pass the filters. */
    long count() throws SqlStatementException {
        String query = "SELECT COUNT(*) FROM " + source.from() + where();
        return scan != null
                ? scan.total()
                : (Long) session.run(query, values).toList().get(0).get(0);
    }

    /** Runs an aggregate query over the first {@link RowScan#FIRST} rows that pass the filters. */
    List<List<Object>> statistics(String expressions, String rest) throws SqlStatementException {
        String rows = scan != null
                ? source.from() + where(scan.first())
                : "(" + select() + (sorted == null ? order : "") + " LIMIT " + RowScan.FIRST + ") AS f";
        return session.run("SELECT " + expressions + " FROM " + rows + rest, scan != null ? Map.of() : values)
                .toList();
    }

    private String select() {
        return "SELECT " + names() + " FROM " + source.from() + where();
    }

    private String names() {
        return source.columns().stream()
                .map(column -> session.quoted(column.name()))
                .collect(Collectors.joining(", "));
    }

    private String where() {
        List<String> all = new ArrayList<>(conditions);
        if (!source.condition().isEmpty()) {
            all.add(0, source.condition());
        }
        return all.isEmpty() ? "" : " WHERE " + String.join(" AND ", all);
    }

    private String order(@Nullable String sort) {
        if (sort == null) {
            return source.order().isEmpty() ? "" : " ORDER BY " + source.order();
        }
        down = sort.startsWith("-");
        ResultColumn column = column(down ? sort.substring(1) : sort);
        String name = session.quoted(column.name());
        sorted = column.values() == Values.TEXT ? "LOWER(" + name + ")" : name;
        List<String> parts = new ArrayList<>(List.of(sorted + (down ? " DESC" : "") + " NULLS LAST"));
        for (ResultColumn other : source.columns()) {
            if (TIE_BREAKERS.contains(other.name()) && !other.equals(column)) {
                parts.add(session.quoted(other.name()));
            }
        }
        return " ORDER BY " + String.join(", ", parts);
    }

    private void addWords(String text) {
        if (text.isEmpty()) {
            return;
        }
        String[] words = text.strip().toLowerCase(Locale.ROOT).split("\\s+");
        if (words.length > MAX_WORDS) {
            throw RejectedRequestException.bad(
                    "expected at most " + MAX_WORDS + " words to search for, found " + words.length);
        }
        for (String word : words) {
            String value = value(like(word));
            List<String> matches = source.columns().stream()
                    .filter(column ->
                            column.values() == Values.TEXT && !column.name().equals("page_url"))
                    .map(column -> "LOWER(" + session.quoted(column.name()) + ") LIKE " + value)
                    .toList();
            conditions.add(matches.isEmpty() ? "1 = 0" : "(" + String.join(" OR ", matches) + ")");
        }
    }

    private void addCondition(String operator, String columnName, String text) {
        ResultColumn column = column(columnName);
        String name = session.quoted(column.name());
        String asText = "CAST(" + name + " AS VARCHAR)";
        conditions.add(
                switch (operator) {
                    case "f" -> "LOWER(" + asText + ") LIKE " + value(like(text.toLowerCase(Locale.ROOT)));
                    case "is" -> asText + " = CAST(" + value(text) + " AS VARCHAR)";
                    case "min" -> name + " >= " + bound(column, text);
                    case "max" -> name + " <= " + bound(column, text);
                    default ->
                        throw RejectedRequestException.bad(
                                "expected f, is, min or max before a column, found " + operator);
                });
    }

    private String bound(ResultColumn column, String text) {
        try {
            if (column.values() == Values.NUMBER && Double.isFinite(Double.parseDouble(text))) {
                return "CAST(" + value(Double.toString(Double.parseDouble(text))) + " AS DOUBLE PRECISION)";
            }
            if (column.values() == Values.DAY) {
                return "CAST(" + value(LocalDate.parse(text).toString()) + " AS DATE)";
            }
        } catch (NumberFormatException | DateTimeParseException e) {
            // Rejected below, as other texts are.
        }
        throw RejectedRequestException.bad(
                column.values() == Values.NUMBER || column.values() == Values.DAY
                        ? "expected a number such as 12.5 or a day such as 2024-09-06 for " + column.name() + ", found "
                                + text
                        : "expected a column of numbers or days, found " + column.name());
    }

    ResultColumn column(String name) {
        return source.columns().stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow(() -> RejectedRequestException.bad("expected one of the columns "
                        + source.columns().stream().map(ResultColumn::name).collect(Collectors.joining(", "))
                        + ", found " + name));
    }

    private String value(String text) {
        String name = "v" + values.size();
        values.put(name, text);
        return ":" + name;
    }

    private static String like(String text) {
        return "%" + text.replaceAll("([\\\\%_])", "\\\\$1") + "%";
    }
}
