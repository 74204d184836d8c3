package io.tagwave.cli;

import io.tagwave.cli.data.SqlRunner;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.UserException;
import io.tagwave.demo.DemoSite;
import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SavedQueries;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "demo", description = "Serves a small built-in site, crawls it, and shows what was found.")
public final class DemoCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Option(
            names = "--db",
            paramLabel = "FILE",
            defaultValue = "db/demo",
            description = "Database file, made anew each time (default: ${DEFAULT-VALUE}).")
    private String db;

    @Override
    public Integer call() throws IOException {
        PrintWriter out = spec.commandLine().getOut();
        Files.deleteIfExists(Path.of(db + ".mv.db"));
        try (DemoSite site = DemoSite.start()) {
            out.println("A small site is served at " + site.root() + " and crawled into " + db + ".");
            out.println();
            int status = Main.run(
                    out, spec.commandLine().getErr(), "crawl", site.root().toString(), "--db", db, "--delay", "0");
            if (status != ExitStatus.DONE) {
                return status;
            }
        }
        return ask(out);
    }

    private int ask(PrintWriter out) {
        boolean good = true;
        try (SqlSession session = SqlSession.open(db, false)) {
            SqlRunner runner = new SqlRunner(
                    session, SavedQueries.load(), out, spec.commandLine().getErr());
            for (Map.Entry<String, String> question : questions(session).entrySet()) {
                out.println();
                out.println("-- " + question.getKey());
                out.println(question.getValue() + ";");
                out.println();
                good &= runner.run(question.getValue(), Map.of());
            }
        }
        out.println();
        out.println("Ask more with: java -jar target/tagwave.jar sql --db " + db);
        return good ? ExitStatus.DONE : ExitStatus.NOTHING;
    }

    /** What a newcomer asks first, with the questions in words. */
    private static Map<String, String> questions(SqlSession session) {
        Map<String, String> questions = new LinkedHashMap<>();
        questions.put(
                "How did the visits end?",
                "SELECT outcome, COUNT(*) AS pages FROM page GROUP BY outcome ORDER BY 2 DESC");
        questions.put(
                "Which lists does the site hold, over all their pages?",
                "SELECT list, pages, records, url FROM lists ORDER BY records DESC LIMIT 12");
        Object shop = listWithPrices(session);
        if (shop != null) {
            questions.put(
                    "What does the shop sell, from the dearest down?",
                    "SELECT title, price, price_text, page_url FROM merged_" + shop
                            + " ORDER BY price DESC NULLS LAST LIMIT 10");
        }
        return questions;
    }

    /** The number of the largest list over several pages that has prices, or null. */
    private static Object listWithPrices(SqlSession session) {
        String sql = "SELECT l.list FROM lists l JOIN region_column c ON c.region_id = l.list"
                + " WHERE c.name = 'price' AND l.pages > 1 ORDER BY l.records DESC LIMIT 1";
        try (QueryResult rows = session.run(sql)) {
            List<Object> row = rows.next();
            return row == null ? null : row.get(0);
        } catch (SqlStatementException e) {
            throw new UserException(e.getMessage());
        }
    }
}
