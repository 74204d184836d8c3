package io.tagwave.cli.data;

import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.DatabaseOption;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.UserException;
import io.tagwave.rows.RowFormat;
import io.tagwave.rows.RowWriter;
import io.tagwave.shell.SqlPrompt;
import io.tagwave.shell.SqlRunner;
import io.tagwave.store.query.SavedQueries;
import io.tagwave.store.query.SavedQuery;
import io.tagwave.store.query.SqlSession;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "sql", description = "Runs a query or a saved query, or opens a prompt without either.")
public final class SqlCommand extends ConsoleCommand {

    @Parameters(
            paramLabel = "QUERY",
            arity = "0..*",
            description = "A statement, or the name of a saved query (--list).")
    private List<String> query = List.of();

    @Mixin
    private DatabaseOption db;

    @Option(names = "--format", defaultValue = "table")
    private RowFormat format;

    @Option(names = "--param", paramLabel = "NAME=VALUE")
    private Map<String, String> parameters = new LinkedHashMap<>();

    @Option(names = "--write")
    private boolean write;

    @Option(names = "--list")
    private boolean list;

    @Override
    public Integer call() {
        SavedQueries saved = SavedQueries.load();
        if (list) {
            list(saved, out());
            return ExitStatus.DONE;
        }
        try (SqlSession session = SqlSession.open(db.name(), write)) {
            SqlRunner runner = new SqlRunner(session, saved, out(), err());
            runner.format(format);
            String text = String.join(" ", query);
            requireKnown(text, saved.get(text));
            boolean good = text.isBlank()
                    ? SqlPrompt.run(session, saved, runner, parameters, out())
                    : runner.run(text, parameters);
            return good ? ExitStatus.DONE : ExitStatus.NOTHING;
        }
    }

    /** Rejects parameters that the query does not have, because they are misspelled or for another query. */
    private void requireKnown(String text, @Nullable SavedQuery named) {
        Set<String> known = SqlSession.parametersOf(named == null ? text : named.sql());
        for (String name : parameters.keySet()) {
            if (!text.isBlank() && !known.contains(name)) {
                throw new UserException("--param " + name + ": expected a parameter of the query, which has "
                        + (known.isEmpty() ? "none" : String.join(", ", known)));
            }
        }
    }

    private void list(SavedQueries saved, PrintWriter out) {
        RowWriter rows = format.writer(out, List.of("name", "title", "parameters"));
        try {
            for (SavedQuery query : saved.all()) {
                rows.write(List.of(query.name(), query.title(), String.join(", ", parameters(query))));
            }
            rows.end();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> parameters(SavedQuery query) {
        return query.defaults().entrySet().stream()
                .map(e -> e.getKey() + "=" + e.getValue())
                .toList();
    }
}
