package io.tagwave.report;

import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Reads a database for a report. */
final class ReportQueries {

    private static final int CELL = 160;

    final SqlSession session;

    ReportQueries(SqlSession session) {
        this.session = session;
    }

    List<List<Object>> rows(String sql) throws SqlStatementException {
        return session.rows(sql);
    }

    long number(String sql) throws SqlStatementException {
        List<List<Object>> rows = rows(sql);
        return rows.isEmpty() || rows.get(0).get(0) == null
                ? 0
                : ((Number) rows.get(0).get(0)).longValue();
    }

    /** Returns the rows of a query below headings, one for each column. */
    ReportTable table(String caption, String sql, String... headers) throws SqlStatementException {
        List<List<String>> rows = new ArrayList<>();
        for (List<Object> row : rows(sql)) {
            rows.add(row.stream().map(ReportQueries::cell).toList());
        }
        return new ReportTable(caption, List.of(headers), rows);
    }

    static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    static String count(long number, String one) {
        return count(number) + " " + one + (number == 1 ? "" : "s");
    }

    static String cell(@Nullable Object value) {
        if (value == null) {
            return "";
        }
        if (value instanceof Long number) {
            return count(number);
        }
        if (value instanceof Number number) {
            return Markup.label(number.doubleValue());
        }
        return Markup.shortened(String.valueOf(value), CELL);
    }
}
