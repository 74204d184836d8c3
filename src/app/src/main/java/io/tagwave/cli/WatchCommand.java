package io.tagwave.cli;

import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.DurationConverter;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.SessionOptions;
import io.tagwave.cli.shared.UserException;
import io.tagwave.rows.CommandText;
import io.tagwave.store.Crawls;
import io.tagwave.store.Database;
import io.tagwave.store.StoreException;
import io.tagwave.store.TaskLock;
import io.tagwave.store.list.ListTableBuilder;
import io.tagwave.visit.SeedArguments;
import io.tagwave.watch.ChangeDelivery;
import java.io.PrintWriter;
import java.io.Writer;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "watch", description = "Visits lists again and again, and sends what is new, gone or changed.")
public final class WatchCommand extends ConsoleCommand {

    private static final Duration PAUSE = Duration.ofSeconds(20);

    @Parameters(
            paramLabel = "FILE|URL",
            arity = "1..*",
            description = "The first page of each list, or a file with one address a line.")
    private List<String> urls;

    @Option(names = "--db", paramLabel = "DATABASE", required = true)
    private String db;

    @Option(names = "--every", paramLabel = "TIME", defaultValue = "6h", converter = DurationConverter.class)
    private Duration every;

    @Option(names = "--when", paramLabel = "CONDITION")
    private @Nullable String condition;

    @Option(names = "--to", paramLabel = "TARGET", required = true)
    private List<String> targets;

    @Option(names = "--smtp", paramLabel = "URL")
    private @Nullable String mailServer = System.getenv("TAGWAVE_SMTP");

    @Option(names = "--once")
    private boolean once;

    @Mixin
    private SessionOptions session;

    @Option(names = "--options", paramLabel = "OPTIONS", defaultValue = "")
    private String options;

    private boolean isShared;

    @Override
    public Integer call() throws Exception {
        List<String> lists = SeedArguments.read(urls);
        List<ChangeDelivery> deliveries = new ArrayList<>();
        try {
            for (String target : targets) {
                deliveries.add(new ChangeDelivery(target, mailServer == null ? "smtp://localhost" : mailServer, err()));
            }
        } catch (IllegalArgumentException e) {
            throw new UserException(e.getMessage());
        }
        try (Database database = Database.open(db)) {
            isShared = database.isShared();
            deliveries.forEach(target -> target.open(database));
        }
        while (true) {
            Instant next = Instant.now().plus(every);
            boolean isWhole = true;
            boolean isSent = true;
            for (String list : lists) {
                isWhole &= tried(() -> visitAlone(list) == ExitStatus.DONE);
                isSent = tried(() -> send(deliveries));
            }
            if (once) {
                return isWhole && isSent ? ExitStatus.DONE : ExitStatus.PARTLY;
            }
            while (Instant.now().isBefore(next)) {
                long rest = Duration.between(Instant.now(), next).toMillis();
                Thread.sleep(Math.max(1, Math.min(PAUSE.toMillis(), rest)));
                isSent = isSent || tried(() -> send(deliveries));
            }
        }
    }

    /** Takes part of the work; without {@code --once} a database that cannot be reached for a while does not end the watch. */
    private boolean tried(Callable<Boolean> part) throws Exception {
        try {
            return part.call();
        } catch (StoreException e) {
            if (once) {
                throw e;
            }
            err().println(e.getMessage() + ". It is tried again");
            return false;
        }
    }

    /** Visits a list unless another process of a shared database does so now. */
    private int visitAlone(String list) {
        if (!isShared) {
            return visit(list);
        }
        try (Database database = Database.open(db)) {
            Optional<TaskLock> alone = TaskLock.ifFree(database, "visit of " + list);
            if (alone.isEmpty()) {
                return ExitStatus.DONE;
            }
            try (TaskLock held = alone.get()) {
                // Processes that began at other times share the visits.
                boolean isVisited = !once
                        && new Crawls(database)
                                .hasEndedSince(
                                        Instant.now()
                                                .minus(every.multipliedBy(9).dividedBy(10)),
                                        list);
                if (isVisited) {
                    err().println(list + " was visited by another process");
                }
                return isVisited ? ExitStatus.DONE : visit(list);
            }
        }
    }

    /** Runs command list and returns its status. */
    private int visit(String list) {
        List<String> command = new ArrayList<>(List.of("list", list, "-o", "-", "--db", db));
        command.addAll(session.arguments());
        command.addAll(CommandText.arguments(options));
        return Main.run(new PrintWriter(Writer.nullWriter()), err(), command.toArray(String[]::new));
    }

    /** Sends what is to be sent now, and returns whether nothing is left. */
    private boolean send(List<ChangeDelivery> deliveries) throws InterruptedException {
        boolean isSent = true;
        try (Database database = Database.open(db)) {
            ListTableBuilder.makeAll(database);
            for (ChangeDelivery target : deliveries) {
                isSent &= target.send(database, condition);
            }
        }
        return isSent;
    }
}
