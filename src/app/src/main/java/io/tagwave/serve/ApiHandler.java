package io.tagwave.serve;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.rows.JsonText;
import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SqlStatementException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What programs ask for. */
final class ApiHandler {

    private final SessionPool readers;

    ApiHandler(SessionPool readers) {
        this.readers = readers;
    }

    /** An object of keys and values in turns. */
    static Map<String, Object> object(Object... keysAndValues) {
        Map<String, Object> object = new LinkedHashMap<>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            object.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        return object;
    }

    static ServerResponse problem(int status, String message) {
        return ServerResponse.json(status, object("error", message));
    }

    /** Whether the database can be read. */
    ServerResponse health() throws SqlStatementException, RejectedRequestException {
        return readers.read(session -> {
            List<List<Object>> counts = Rows.of(session.run("SELECT COUNT(*),"
                    + " COALESCE(SUM(CASE WHEN state = 'running' THEN 1 ELSE 0 END), 0) FROM crawl"));
            return ServerResponse.json(
                    200,
                    object(
                            "status", "ok",
                            "crawls", counts.get(0).get(0),
                            "running", counts.get(0).get(1)));
        });
    }

    /** Every list, the latest crawl's first, as an array of objects. */
    ServerResponse lists() throws SqlStatementException, RejectedRequestException {
        return readers.read(session -> {
            TableSource lists = TableSource.lists(session);
            try (QueryResult found = session.run("SELECT * FROM lists ORDER BY " + lists.order())) {
                List<String> columns = found.columns();
                return ServerResponse.json(200, Rows.objects(columns, Rows.of(found)));
            }
        });
    }

    /** {@code {"query":…,"limit":…}} answered with {@code {"rows":[…],"truncated":…}}. */
    ServerResponse sql(ServerRequest request) throws SqlStatementException, RejectedRequestException {
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
        LimitedQueries.Result result = LimitedQueries.run(readers, query.asText(), limit(asked.get("limit")));
        return ServerResponse.json(
                200,
                object(
                        "rows", Rows.objects(result.columns(), result.rows()),
                        "truncated", result.truncated(),
                        "columns", result.columns()));
    }

    private static int limit(JsonNode asked) throws RejectedRequestException {
        if (asked == null) {
            return LimitedQueries.USUAL_ROWS;
        }
        if (!asked.isInt() || asked.intValue() < 1 || asked.intValue() > LimitedQueries.MOST_ROWS) {
            throw RejectedRequestException.bad(
                    "expected a limit from 1 to " + LimitedQueries.MOST_ROWS + ", found " + asked);
        }
        return asked.intValue();
    }
}
