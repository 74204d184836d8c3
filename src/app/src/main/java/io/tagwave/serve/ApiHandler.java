package io.tagwave.serve;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.report.QueryTable;
import io.tagwave.rows.JsonText;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Answers programs: health, the lists, and SQL as JSON. */
final class ApiHandler {

    private ApiHandler() {}

    static ServerResponse problem(int status, @Nullable String message) {
        return ServerResponse.json(status, JsonText.object("error", message));
    }

    /** Reports that the database can be read. */
    static ServerResponse health(SqlSession session, ServerRequest request) throws SqlStatementException {
        List<Object> counts = session.rows("SELECT COUNT(*),"
                        + " COALESCE(SUM(CASE WHEN state = 'running' THEN 1 ELSE 0 END), 0) FROM crawl")
                .get(0);
        return ServerResponse.json(JsonText.object("status", "ok", "crawls", counts.get(0), "running", counts.get(1)));
    }

    /** Returns every list, the latest crawl's first, as an array of objects. */
    static ServerResponse lists(SqlSession session, ServerRequest request) throws SqlStatementException {
        String order = TableSource.lists(session).order();
        return ServerResponse.json(
                QueryTable.of(session, "SELECT * FROM lists ORDER BY " + order).objects());
    }

    /** Answers {@code {"query":…,"limit":…}} with {@code {"rows":[…],"truncated":…}}. */
    static ServerResponse sql(LimitedQueries queries, ServerRequest request) throws SqlStatementException {
        JsonNode asked;
        try {
            asked = JsonText.MAPPER.readTree(request.body());
        } catch (JsonProcessingException e) {
            throw RejectedRequestException.bad(
                    "expected {\"query\":\"SELECT …\"}, found no JSON: " + e.getOriginalMessage());
        }
        JsonNode query = asked == null ? null : asked.get("query");
        if (query == null || !query.isTextual()) {
            throw RejectedRequestException.bad("expected {\"query\":\"SELECT …\"}, found no text of that name");
        }
        QueryTable result = queries.run(query.asText(), limit(asked.get("limit")));
        return ServerResponse.json(JsonText.object(
                "rows", result.objects(),
                "truncated", result.truncated(),
                "columns", result.columns()));
    }

    private static int limit(@Nullable JsonNode limit) {
        if (limit == null) {
            return LimitedQueries.DEFAULT_ROWS;
        }
        if (!limit.isInt() || limit.intValue() < 1 || limit.intValue() > LimitedQueries.MAX_ROWS) {
            throw RejectedRequestException.bad(
                    "expected a limit from 1 to " + LimitedQueries.MAX_ROWS + ", found " + limit);
        }
        return limit.intValue();
    }
}
