package io.tagwave.cli;

import io.tagwave.cli.data.ServeCommand;
import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.demo.DemoSite;
import io.tagwave.rows.CommandText;
import io.tagwave.shell.SqlRunner;
import io.tagwave.store.query.SavedQueries;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(name = "demo", description = "Crawls a small built-in site and shows its lists, without a network.")
public final class DemoCommand extends ConsoleCommand {

    @Option(names = "--db", paramLabel = "FILE", defaultValue = "db/demo")
    private String db;

    @Option(names = "--port", paramLabel = "N")
    private @Nullable Integer port;

    @Override
    public Integer call() throws IOException, SqlStatementException, InterruptedException {
        if (port != null) {
            ServeCommand.requireFree("--port", port);
        }
        try (DemoSite site = DemoSite.start(port == null ? 0 : port)) {
            if (port != null) {
                err().println("A small site is at " + site.root() + " until this command is ended.");
                Thread.currentThread().join();
            }
            Files.deleteIfExists(Path.of(db + ".mv.db"));
            out().printf("A small site at %s is crawled into the database %s.%n%n", site.root(), db);
            int status = Main.run(out(), err(), "crawl", site.root().toString(), "--db", db, "--delay", "0");
            if (status != ExitStatus.DONE) {
                return status;
            }
        }
        return ask(out());
    }

    private int ask(PrintWriter out) throws SqlStatementException {
        boolean good = true;
        try (SqlSession session = SqlSession.open(db, false)) {
            SqlRunner runner = new SqlRunner(session, SavedQueries.load(), out, err());
            for (Map.Entry<String, String> question : questions(session).entrySet()) {
                out.printf("%n-- %s%n%s;%n%n", question.getKey(), question.getValue());
                good &= runner.run(question.getValue(), Map.of());
            }
        }
        out.printf("%nTo ask more: %s%n", program(List.of("sql", "--db", db)));
        return good ? ExitStatus.DONE : ExitStatus.NOTHING;
    }

    /** Returns a command line that runs where the demo ran: by the launcher or the jar, which a checkout may have to build first. */
    static String program(List<String> arguments) {
        URL place = Main.class.getProtectionDomain().getCodeSource().getLocation();
        Path program = Path.of(URI.create(place.toString()));
        if (Files.isDirectory(program)) {
            Path jar = Path.of("target", "tagwave.jar");
            return (Files.exists(jar) ? "" : "mvn -q -DskipTests package && ") + "java -jar " + jar + " "
                    + CommandText.of(arguments);
        }
        Path launcher = program.resolveSibling("../bin/tagwave").normalize();
        List<String> words = new ArrayList<>(
                Files.isExecutable(launcher)
                        ? List.of(relative(launcher))
                        : List.of("java", "-jar", relative(program)));
        words.addAll(arguments);
        return CommandText.of(words);
    }

    private static String relative(Path file) {
        Path folder = Path.of("").toAbsolutePath();
        return file.startsWith(folder) ? folder.relativize(file).toString() : file.toString();
    }

    /** Returns a newcomer's first queries by the questions that they answer. */
    private static Map<String, String> questions(SqlSession session) throws SqlStatementException {
        Map<String, String> questions = new LinkedHashMap<>();
        questions.put(
                "How did the visits end?",
                "SELECT outcome, COUNT(*) AS pages FROM page GROUP BY outcome ORDER BY 2 DESC");
        questions.put(
                "Which lists does the site have, over all their pages?",
                "SELECT list, pages, records, url FROM lists ORDER BY records DESC LIMIT 12");
        Object shop = listWithPrices(session);
        if (shop != null) {
            questions.put(
                    "What does the shop sell, the most expensive first?",
                    "SELECT title, price, price_text, page_url FROM merged_" + shop
                            + " ORDER BY price DESC NULLS LAST LIMIT 10");
        }
        return questions;
    }

    /** Returns the number of the largest list over several pages that has prices, or null. */
    private static @Nullable Object listWithPrices(SqlSession session) throws SqlStatementException {
        String sql = "SELECT l.list FROM lists l JOIN region_column c ON c.region_id = l.list"
                + " WHERE c.name = 'price' AND l.pages > 1 ORDER BY l.records DESC LIMIT 1";
        List<List<Object>> rows = session.rows(sql);
        return rows.isEmpty() ? null : rows.get(0).get(0);
    }
}
