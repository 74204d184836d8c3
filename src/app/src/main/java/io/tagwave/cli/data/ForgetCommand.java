package io.tagwave.cli.data;

import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.DatabaseOption;
import io.tagwave.cli.shared.DurationConverter;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.store.Database;
import io.tagwave.store.list.CrawlForgetting;
import java.time.Duration;
import java.time.Instant;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "forget",
        description = "Removes the pages of old crawls, keeps the histories of items, and makes the database smaller.")
public final class ForgetCommand extends ConsoleCommand {

    @Mixin
    private DatabaseOption db;

    @Option(names = "--older", paramLabel = "TIME", required = true, converter = DurationConverter.class)
    private Duration age;

    @Override
    public Integer call() {
        try (Database database = Database.openExisting(db.name())) {
            long pages = CrawlForgetting.forget(database, Instant.now().minus(age));
            database.closeSmaller();
            err().println("Removed " + pages + " pages of old crawls from " + db.shown());
            return ExitStatus.DONE;
        }
    }
}
