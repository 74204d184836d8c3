package io.tagwave.serve;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.rows.Json;
import io.tagwave.store.query.QueryRows;
import io.tagwave.store.query.SqlProblem;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What programs ask for. */
final class Api {

    private final Readers readers;

    Api(Readers readers) {
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

    static Answer problem(int status, String message) {
        return Answer.json(status, object("error", message));
    }

    /** Whether the database can be read. */
    Answer health() throws SqlProblem, Refused {
        return readers.read(session -> {
            List<List<Object>> counts = Rows.of(session.run("SELECT COUNT(*),"
                    + " COALESCE(SUM(CASE WHEN state = 'running' THEN 1 ELSE 0 END), 0) FROM crawl"));
            return Answer.json(
                    200,
                    object(
                            "status", "ok",
                            "crawls", counts.get(0).get(0),
                            "running", counts.get(0).get(1)));
        });
    }

    /** Every list, the latest crawl's first, as an array of objects. */
    Answer lists() throws SqlProblem, Refused {
        return readers.read(session -> {
            Relation lists = Relation.lists(session);
            try (QueryRows found = session.run("SELECT * FROM lists ORDER BY " + lists.order())) {
                List<String> columns = found.columns();
                return Answer.json(200, Rows.objects(columns, Rows.of(found)));
            }
        });
    }

    /** {@code {"query":…,"limit":…}} answered with {@code {"rows":[…],"truncated":…}}. */
    Answer sql(Request request) throws SqlProblem, Refused {
        JsonNode asked;
        try {
            asked = Json.MAPPER.readTree(request.body());
        } catch (JsonProcessingException e) {
            throw Refused.bad("expected {\"query\":\"SELECT …\"}, found no JSON: " + e.getOriginalMessage());
        }
        JsonNode query = asked == null ? null : asked.get("query");
        if (query == null || !query.isTextual()) {
            throw Refused.bad("expected {\"query\":\"SELECT …\"}, found no text of that name");
        }
        Statements.Result result = Statements.run(readers, query.asText(), limit(asked.get("limit")));
        return Answer.json(
                200,
                object(
                        "rows", Rows.objects(result.columns(), result.rows()),
                        "truncated", result.truncated(),
                        "columns", result.columns()));
    }

    private static int limit(JsonNode asked) throws Refused {
        if (asked == null) {
            return Statements.USUAL_ROWS;
        }
        if (!asked.isInt() || asked.intValue() < 1 || asked.intValue() > Statements.MOST_ROWS) {
            throw Refused.bad("expected a limit from 1 to " + Statements.MOST_ROWS + ", found " + asked);
        }
        return asked.intValue();
    }
}
