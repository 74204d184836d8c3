package io.tagwave.serve;

import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Statements of people: read only, in a session of their own, with a limit of time, rows and memory. */
final class LimitedQueries {

    static final int USUAL_ROWS = 1000;
    static final int MOST_ROWS = 10_000;
    static final Duration LONGEST = Duration.ofSeconds(20);

    /** About so much text goes into an answer. */
    private static final long MOST_CHARACTERS = 20_000_000;

    private LimitedQueries() {}

    /**
     * What a statement gave.
     *
     * @param truncated whether there are more rows
     */
    record Result(List<String> columns, List<List<Object>> rows, boolean truncated) {}

    /** Refuses what does not ask for rows. */
    static void check(String sql) throws RejectedRequestException {
        if (!SqlSession.asksForRows(sql)) {
            throw RejectedRequestException.bad("expected a query such as SELECT, since the database is only read here");
        }
    }

    static Result run(SessionPool readers, String sql, int limit)
            throws SqlStatementException, RejectedRequestException {
        check(sql);
        return readers.read(LONGEST, false, session -> {
            try (QueryResult found = session.run(sql)) {
                List<List<Object>> rows = new ArrayList<>();
                long characters = 0;
                List<Object> row = found.next();
                while (row != null && rows.size() < limit && characters < MOST_CHARACTERS) {
                    rows.add(row);
                    characters += row.stream()
                            .mapToLong(value -> String.valueOf(value).length())
                            .sum();
                    row = found.next();
                }
                return new Result(found.columns(), rows, row != null);
            }
        });
    }
}
