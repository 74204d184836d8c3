package io.tagwave.serve;

import io.tagwave.report.QueryTable;
import io.tagwave.store.StoreException;
import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The process that runs one statement of a user for {@link LimitedQueries}. */
final class QueryProcess {

    /** About 40 MB of text in memory, before it is written as HTML or JSON. */
    private static final long MAX_CHARACTERS = 20_000_000;

    private QueryProcess() {}

    /** The statement, and the upper limit of its rows. */
    record Request(String database, String sql, int limit) implements Serializable {}

    /**
     * The rows, or why there are none.
     *
     * @param problem null where there are rows
     * @param position of the problem in the statement, -1 if unknown
     */
    record Answer(
            List<String> columns,
            List<List<@Nullable Object>> rows,
            boolean truncated,
            @Nullable String problem,
            int position)
            implements Serializable {

        QueryTable table() throws SqlStatementException {
            if (problem != null) {
                throw new SqlStatementException(problem, position);
            }
            return new QueryTable(columns, rows, truncated);
        }
    }

    /** Reads a request from standard input and writes its answer to standard output. Ends when its parent does. */
    public static void main(String[] args) throws IOException, ClassNotFoundException {
        OutputStream out = System.out;
        System.setOut(new PrintStream(OutputStream.nullOutputStream()));
        Request request = (Request) new ObjectInputStream(System.in).readObject();
        Thread parent = new Thread(QueryProcess::awaitParent, "parent");
        parent.setDaemon(true);
        parent.start();
        try (ObjectOutputStream answer = new ObjectOutputStream(out)) {
            answer.writeObject(answer(request));
        }
        Runtime.getRuntime().halt(0);
    }

    private static void awaitParent() {
        try {
            System.in.transferTo(OutputStream.nullOutputStream());
        } catch (IOException e) {
            // It is gone.
        }
        Runtime.getRuntime().halt(1);
    }

    private static Answer answer(Request request) {
        try (SqlSession session = SqlSession.open(request.database(), false);
                QueryResult result = session.run(request.sql())) {
            List<List<@Nullable Object>> rows = new ArrayList<>();
            long characters = 0;
            List<@Nullable Object> row = result.next();
            while (row != null && rows.size() < request.limit() && characters < MAX_CHARACTERS) {
                rows.add(row);
                characters += row.stream()
                        .mapToLong(value -> String.valueOf(value).length())
                        .sum();
                row = result.next();
            }
            return new Answer(new ArrayList<>(result.columns()), rows, row != null, null, -1);
        } catch (SqlStatementException | StoreException e) {
            int position = e instanceof SqlStatementException refused ? refused.position() : -1;
            return new Answer(List.of(), List.of(), false, String.valueOf(e.getMessage()), position);
        }
    }
}
