package io.tagwave.serve;

import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Runs statements of users: read only, each in a session of its own, with limits on time, rows and memory. */
final class LimitedQueries {

    static final int DEFAULT_ROWS = 1000;
    static final int MAX_ROWS = 10_000;
    static final Duration TIMEOUT = Duration.ofSeconds(20);

    /** About 40 MB of text in memory, before it is written as HTML or JSON. */
    private static final long MAX_CHARACTERS = 20_000_000;

    private LimitedQueries() {}

    /** Rejects statements that do not return rows. */
    static void check(String sql) {
        if (!SqlSession.asksForRows(sql)) {
            throw RejectedRequestException.bad("expected a query such as SELECT: this server only reads the database");
        }
    }

    static QueryTable run(SessionPool sessions, String sql, int limit) throws SqlStatementException {
        check(sql);
        return sessions.read(TIMEOUT, false, session -> {
            try (QueryResult result = session.run(sql)) {
                List<List<Object>> rows = new ArrayList<>();
                long characters = 0;
                List<Object> row = result.next();
                while (row != null && rows.size() < limit && characters < MAX_CHARACTERS) {
                    rows.add(row);
                    characters += row.stream()
                            .mapToLong(value -> String.valueOf(value).length())
                            .sum();
                    row = result.next();
                }
                return new QueryTable(result.columns(), rows, row != null);
            }
        });
    }
}
