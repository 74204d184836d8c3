package io.tagwave.cli.data;

import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.DatabaseOption;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.OutputFormat;
import io.tagwave.cli.shared.UserException;
import io.tagwave.rows.JsonText;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.list.ItemChange;
import io.tagwave.store.list.ListChanges;
import io.tagwave.store.list.ListTableBuilder;
import io.tagwave.store.list.ListUpdate;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "changes", description = "Shows which items are new, gone or changed since the previous run.")
public final class ChangesCommand extends ConsoleCommand {

    @Mixin
    private DatabaseOption db;

    @Option(names = "--format", defaultValue = "text")
    private OutputFormat format;

    @Option(names = "--list", paramLabel = "N")
    private @Nullable Long list;

    @Option(names = "--all")
    private boolean all;

    @Override
    public Integer call() {
        if (format == OutputFormat.CSV) {
            throw new UserException("--format: expected text or jsonl, found csv");
        }
        try (Database database = Database.openExisting(db.name())) {
            ListTableBuilder.makeAll(database).forEach(err()::println);
            if (list != null) {
                ListChanges.unfollowed(database, list).ifPresent(why -> {
                    throw new UserException("--list: " + why);
                });
            }
            for (ListUpdate update : ListChanges.updates(database, list, all)) {
                write(update);
            }
            if (!all && list == null && ListChanges.hidden(database) > 0) {
                err().println(ListChanges.hidden(database)
                        + " items changed in lists that command list did not save. To see them: --all");
            }
            new Crawls(database)
                    .latest()
                    .map(crawl -> ListChanges.refusals(database, crawl.id()))
                    .ifPresent(all -> all.forEach(err()::println));
            ListChanges.holes(database, list).forEach(err()::println);
            return ExitStatus.DONE;
        }
    }

    private void write(ListUpdate update) {
        if (format == OutputFormat.TEXT && update.since() != null) {
            out().println(update);
        }
        for (ItemChange change : update.changes()) {
            out().println(format == OutputFormat.JSONL ? JsonText.line(change.words()) : "  " + change);
        }
    }
}
