package io.tagwave.cli.watch;

import io.tagwave.cli.crawl.ListCommand;
import io.tagwave.cli.shared.DurationConverter;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.UserException;
import io.tagwave.rows.CommandText;
import io.tagwave.rows.JsonText;
import io.tagwave.store.Database;
import io.tagwave.store.StoreException;
import io.tagwave.store.list.ItemChange;
import io.tagwave.store.list.ListTableBuilder;
import io.tagwave.store.list.ListUpdate;
import io.tagwave.store.list.WatchMessage;
import io.tagwave.store.list.WatchOutbox;
import io.tagwave.visit.SeedArguments;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Writer;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.IDefaultValueProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "watch", description = "Visits lists again and again, and sends what is new, gone or changed.")
public final class WatchCommand implements Callable<Integer> {

    /** Wait before a message that failed is sent again; it doubles each time up to the longest. */
    private static final Duration FIRST_RETRY = Duration.ofMinutes(1);

    private static final Duration LONGEST_RETRY = Duration.ofHours(6);
    private static final Duration PAUSE = Duration.ofSeconds(20);

    @Spec
    private CommandSpec spec;

    @Parameters(
            paramLabel = "FILE|URL",
            arity = "1..*",
            description = "The first page of each list, or a file with one address a line.")
    private List<String> urls;

    @Option(
            names = "--db",
            paramLabel = "DATABASE",
            required = true,
            description = "Keep the lists in this database file or JDBC URL.")
    private String db;

    @Option(
            names = "--every",
            paramLabel = "TIME",
            defaultValue = "6h",
            converter = DurationConverter.class,
            description = "Time between the starts of two visits (default: ${DEFAULT-VALUE}).")
    private Duration every;

    @Option(
            names = "--when",
            paramLabel = "CONDITION",
            description = "Send only items that meet this SQL condition, such as \"price < 600\".")
    private @Nullable String condition;

    @Option(
            names = "--to",
            paramLabel = "TARGET",
            required = true,
            description = "webhook:URL, mail:ADDRESS, atom:FILE or exec:COMMAND, which gets JSON on standard input.")
    private List<String> targets;

    @Option(
            names = "--smtp",
            paramLabel = "URL",
            description = "Mail server: smtp://USER:PASSWORD@HOST:PORT, or smtps (default: environment variable"
                    + " TAGWAVE_SMTP, or smtp://localhost).")
    private @Nullable String mailServer = System.getenv("TAGWAVE_SMTP");

    @Option(names = "--once", description = "Visit each list once, send what is to be sent, and end: for cron.")
    private boolean once;

    @Option(
            names = "--options",
            paramLabel = "OPTIONS",
            defaultValue = "",
            description = "Options of command list for each visit, such as \"--pages 5 --detail\".")
    private String options;

    @Override
    public Integer call() throws InterruptedException {
        List<String> lists = SeedArguments.read(urls);
        Map<String, ChangeSender> senders = new LinkedHashMap<>();
        for (String target : targets) {
            senders.put(target, new ChangeSender(target, mailServer == null ? "smtp://localhost" : mailServer));
        }
        try (Database database = Database.open(db)) {
            senders.keySet().forEach(target -> new WatchOutbox(database, target).open());
        } catch (StoreException e) {
            throw new UserException(e.getMessage());
        }
        while (true) {
            Instant next = Instant.now().plus(every);
            boolean isWhole = true;
            boolean isSent = true;
            for (String list : lists) {
                isWhole &= visit(list) == ExitStatus.DONE;
                isSent = send(senders);
            }
            if (once) {
                return isWhole && isSent ? ExitStatus.DONE : ExitStatus.PARTLY;
            }
            while (Instant.now().isBefore(next)) {
                long rest = Duration.between(Instant.now(), next).toMillis();
                Thread.sleep(Math.max(1, Math.min(PAUSE.toMillis(), rest)));
                isSent = isSent || send(senders);
            }
        }
    }

    /** Runs command list and returns its status. */
    private int visit(String list) {
        List<String> command = new ArrayList<>(List.of("list", list, "-o", "-", "--db", db));
        command.addAll(CommandText.arguments(options));
        CommandLine program = new CommandLine(CommandSpec.create().name("tagwave"))
                .addSubcommand("list", new ListCommand())
                .setInterpolateVariables(false)
                .setCaseInsensitiveEnumValuesAllowed(true);
        CommandLine own = spec.root().commandLine();
        IDefaultValueProvider defaults = own.getDefaultValueProvider();
        if (defaults != null) {
            program.setDefaultValueProvider(defaults);
        }
        return program.setOut(new PrintWriter(Writer.nullWriter()))
                .setErr(own.getErr())
                .setExecutionExceptionHandler(own.getExecutionExceptionHandler())
                .setParameterExceptionHandler(own.getParameterExceptionHandler())
                .execute(command.toArray(String[]::new));
    }

    /** Sends what is to be sent now, and returns whether nothing is left. */
    private boolean send(Map<String, ChangeSender> senders) throws InterruptedException {
        boolean isSent = true;
        try (Database database = Database.open(db)) {
            ListTableBuilder.makeAll(database);
            for (Map.Entry<String, ChangeSender> sender : senders.entrySet()) {
                WatchOutbox outbox = new WatchOutbox(database, sender.getKey());
                outbox.fill(condition, WatchCommand::body);
                send(outbox, sender.getKey(), sender.getValue());
                isSent &= outbox.unsent() == 0;
            }
        } catch (StoreException e) {
            throw new UserException(e.getMessage());
        }
        return isSent;
    }

    private void send(WatchOutbox outbox, String target, ChangeSender sender) throws InterruptedException {
        for (WatchMessage message : outbox.due(Instant.now())) {
            try {
                sender.send(message, outbox.latest());
                outbox.sent(message);
            } catch (IOException | UserException e) {
                Duration wait = FIRST_RETRY.multipliedBy(1L << Math.min(message.attempts(), 9));
                wait = wait.compareTo(LONGEST_RETRY) > 0 ? LONGEST_RETRY : wait;
                outbox.failed(message, Instant.now().plus(wait));
                spec.commandLine()
                        .getErr()
                        .println("--to " + target + ": the changes were not received (" + e.getMessage()
                                + "). They are sent again in " + wait.toMinutes() + " minutes");
            }
        }
    }

    /** Returns the changes of a visit as JSON, with a text for people. */
    private static String body(ListUpdate update) {
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("id", update.crawl() + "-" + update.list());
        body.put("name", update.name());
        body.put("at", update.at().toString());
        body.put("summary", update.summary());
        String lines = update.changes().stream().map(ItemChange::toString).collect(Collectors.joining("\n"));
        body.put("text", update + "\n" + lines);
        List<Map<String, @Nullable Object>> changes = new ArrayList<>();
        for (ItemChange change : update.changes()) {
            Map<String, @Nullable Object> words = change.words();
            words.put("line", change.toString());
            changes.add(words);
        }
        body.put("changes", changes);
        return JsonText.line(body);
    }
}
