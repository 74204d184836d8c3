package io.tagwave.serve;

import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.ResultColumn.Values;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The rows of a relation that an address asks for: {@code q=} words that all have to be in some text of the row but its page's address,
 * {@code f.COLUMN=} a part of a text, {@code is.COLUMN=} the whole of it, {@code min.COLUMN=} and {@code max.COLUMN=} bounds of
 * numbers and days, {@code sort=COLUMN} or {@code sort=-COLUMN}, {@code limit=} and {@code offset=}.
 */
final class RowSelection {

    private static final int MOST_ROWS = 10_000;
    private static final int FURTHEST = 100_000_000;
    private static final int MOST_WORDS = 8;

    private final SqlSession session;
    private final TableSource relation;
    private final Map<String, String> asked;
    private final List<String> conditions = new ArrayList<>();
    private final Map<String, String> values = new LinkedHashMap<>();
    private final String order;
    private final int limit;
    private final int offset;

    private RowSelection(SqlSession session, TableSource relation, ServerRequest request, int usualLimit)
            throws RejectedRequestException {
        this.session = session;
        this.relation = relation;
        this.asked = request.parameters();
        limit = request.number("limit", usualLimit, 0, MOST_ROWS);
        offset = request.number("offset", 0, 0, FURTHEST);
        order = order(asked.get("sort"));
        words(asked.get("q"));
        for (Map.Entry<String, String> one : asked.entrySet()) {
            int dot = one.getKey().indexOf('.');
            // Hiding columns is a matter of the page alone.
            if (dot > 0 && !one.getKey().startsWith("hide.")) {
                condition(one.getKey().substring(0, dot), one.getKey().substring(dot + 1), one.getValue());
            }
        }
    }

    /**
     * Reads what an address asks for.
     *
     * @throws Refused when it names a column that is not there, or a bound that is no number or day
     */
    static RowSelection of(SqlSession session, TableSource relation, ServerRequest request, int usualLimit)
            throws RejectedRequestException {
        return new RowSelection(session, relation, request, usualLimit);
    }

    TableSource relation() {
        return relation;
    }

    int limit() {
        return limit;
    }

    int offset() {
        return offset;
    }

    /** Whether some rows are left out. */
    boolean isFiltered() {
        return !conditions.isEmpty();
    }

    /** Rows from the offset on, as many as the limit says. */
    QueryResult rows() throws SqlStatementException {
        return session.run(select() + order + " LIMIT " + limit + " OFFSET " + offset, values);
    }

    /** {@code {"rows":[…],"total":…,"limit":…,"offset":…,"columns":[…]}}. */
    Map<String, Object> objects() throws SqlStatementException {
        List<List<Object>> rows = Rows.of(rows());
        List<String> columns =
                relation.columns().stream().map(ResultColumn::name).toList();
        return ApiHandler.object(
                "rows", Rows.objects(columns, rows),
                "total", count(rows.size()),
                "limit", limit,
                "offset", offset,
                "columns", columns);
    }

    /** All rows, whatever limit and offset say. */
    QueryResult allRows() throws SqlStatementException {
        return session.run(select() + order, values);
    }

    /**
     * How many rows there are in all.
     *
     * @param shown how many {@link #rows} gave: with fewer than asked for, these are the last
     */
    long count(int shown) throws SqlStatementException {
        return shown < limit && (shown > 0 || offset == 0) ? offset + shown : count();
    }

    /** How many rows there are in all. */
    long count() throws SqlStatementException {
        return (Long) Rows.of(session.run("SELECT COUNT(*) FROM " + relation.from() + where(), values))
                .get(0)
                .get(0);
    }

    /** The rows left by the filters as a sub-query, for figures about them. */
    List<List<Object>> figures(String expressions, String rest) throws SqlStatementException {
        return Rows.of(session.run("SELECT " + expressions + " FROM " + relation.from() + where() + rest, values));
    }

    private String select() {
        List<String> names = relation.columns().stream()
                .map(column -> session.quoted(column.name()))
                .toList();
        return "SELECT " + String.join(", ", names) + " FROM " + relation.from() + where();
    }

    private String where() {
        List<String> all = new ArrayList<>(conditions);
        if (!relation.condition().isEmpty()) {
            all.add(0, relation.condition());
        }
        return all.isEmpty() ? "" : " WHERE " + String.join(" AND ", all);
    }

    private String order(String sort) throws RejectedRequestException {
        if (sort == null) {
            return relation.order().isEmpty() ? "" : " ORDER BY " + relation.order();
        }
        boolean down = sort.startsWith("-");
        ResultColumn column = column(down ? sort.substring(1) : sort);
        String name = session.quoted(column.name());
        List<String> parts = new ArrayList<>();
        parts.add((column.values() == Values.TEXT ? "LOWER(" + name + ")" : name) + (down ? " DESC" : "")
                + " NULLS LAST");
        // Equal ones keep one order, or a row could stand on two pages and another on none.
        for (ResultColumn other : relation.columns()) {
            if (List.of("region", "ordinal", "id", "list", "key").contains(other.name()) && !other.equals(column)) {
                parts.add(session.quoted(other.name()));
            }
        }
        return " ORDER BY " + String.join(", ", parts);
    }

    private void words(String text) throws RejectedRequestException {
        if (text == null) {
            return;
        }
        String[] words = text.strip().toLowerCase(Locale.ROOT).split("\\s+");
        if (words.length > MOST_WORDS) {
            throw RejectedRequestException.bad(
                    "expected at most " + MOST_WORDS + " words to look for, found " + words.length);
        }
        for (String word : words) {
            String value = value(like(word));
            List<String> places = relation.columns().stream()
                    .filter(column ->
                            column.values() == Values.TEXT && !column.name().equals("page_url"))
                    .map(column -> "LOWER(" + session.quoted(column.name()) + ") LIKE " + value)
                    .toList();
            conditions.add(places.isEmpty() ? "1 = 0" : "(" + String.join(" OR ", places) + ")");
        }
    }

    private void condition(String how, String columnName, String text) throws RejectedRequestException {
        ResultColumn column = column(columnName);
        String name = session.quoted(column.name());
        switch (how) {
            case "f" ->
                conditions.add(
                        "LOWER(CAST(" + name + " AS VARCHAR)) LIKE " + value(like(text.toLowerCase(Locale.ROOT))));
            case "is" -> conditions.add("CAST(" + name + " AS VARCHAR) = CAST(" + value(text) + " AS VARCHAR)");
            case "min" -> conditions.add(name + " >= " + bound(column, text));
            case "max" -> conditions.add(name + " <= " + bound(column, text));
            default -> throw RejectedRequestException.bad("expected f, is, min or max before a column, found " + how);
        }
    }

    private String bound(ResultColumn column, String text) throws RejectedRequestException {
        try {
            switch (column.values()) {
                case NUMBER -> {
                    double number = Double.parseDouble(text);
                    if (!Double.isFinite(number)) {
                        throw new NumberFormatException(text);
                    }
                    return "CAST(" + value(Double.toString(number)) + " AS DOUBLE PRECISION)";
                }
                case DAY -> {
                    return "CAST(" + value(LocalDate.parse(text).toString()) + " AS DATE)";
                }
                default ->
                    throw RejectedRequestException.bad("expected a column of numbers or days, found " + column.name());
            }
        } catch (NumberFormatException | DateTimeParseException e) {
            throw RejectedRequestException.bad("expected a number such as 12.5 or a day such as 2024-09-06 for "
                    + column.name() + ", found " + text);
        }
    }

    private ResultColumn column(String name) throws RejectedRequestException {
        ResultColumn column = relation.column(name);
        if (column == null) {
            throw RejectedRequestException.bad("expected one of the columns "
                    + String.join(
                            ", ",
                            relation.columns().stream().map(ResultColumn::name).toList())
                    + ", found " + name);
        }
        return column;
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
