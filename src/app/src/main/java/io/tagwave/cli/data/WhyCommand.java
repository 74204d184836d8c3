package io.tagwave.cli.data;

import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.DatabaseOption;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.OutputFormat;
import io.tagwave.rows.JsonText;
import io.tagwave.store.query.CellOrigin;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "why",
        description = "Shows where a cell of a list comes from: crawl, page, archive, path, rule and model.")
public final class WhyCommand extends ConsoleCommand {

    @Parameters(index = "0", paramLabel = "LIST", description = "Number of the list, as in view lists.")
    private long list;

    @Parameters(index = "1", paramLabel = "KEY", description = "Key of the item, or a part that no other key has.")
    private String key;

    @Parameters(index = "2", paramLabel = "COLUMN", description = "Name of the column.")
    private String column;

    @Mixin
    private DatabaseOption db;

    @Option(names = "--format", defaultValue = "text")
    private OutputFormat format;

    @Override
    public Integer call() throws SqlStatementException {
        try (SqlSession session = SqlSession.open(db.name(), false)) {
            Map<String, @Nullable Object> origin = CellOrigin.of(session, list, key, column);
            if (format == OutputFormat.JSONL) {
                out().println(JsonText.line(origin));
            } else {
                origin.forEach((name, value) -> {
                    if (value != null) {
                        out().printf("%-22s%s%n", name.replace('_', ' '), value);
                    }
                });
            }
        }
        return ExitStatus.DONE;
    }
}
