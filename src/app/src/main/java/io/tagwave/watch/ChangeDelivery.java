package io.tagwave.watch;

import io.tagwave.rows.JsonText;
import io.tagwave.store.Database;
import io.tagwave.store.TaskLock;
import io.tagwave.store.list.ItemChange;
import io.tagwave.store.list.ListUpdate;
import io.tagwave.store.list.WatchOutbox;
import io.tagwave.store.list.WatchOutbox.WatchMessage;
import java.io.IOException;
import java.io.PrintWriter;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Sends the changes of lists to one target, each once, and again what was not received. */
public final class ChangeDelivery {

    /** Wait before a message that failed is sent again; it doubles each time up to the longest. */
    private static final Duration FIRST_RETRY = Duration.ofMinutes(1);

    private static final Duration LONGEST_RETRY = Duration.ofHours(6);

    private final String target;
    private final ChangeSender sender;
    private final PrintWriter err;

    /**
     * Parses a target, see {@link ChangeSender}.
     *
     * @param err gets a line for each message that was not received
     * @throws IllegalArgumentException if it is none
     */
    public ChangeDelivery(String target, String mailServer, PrintWriter err) {
        this.target = target;
        sender = new ChangeSender(target, mailServer);
        this.err = err;
    }

    /** Adds the target to a database: changes of the crawls to come are sent to it. */
    public void open(Database database) {
        try (TaskLock alone = alone(database)) {
            new WatchOutbox(database, target).open();
        }
    }

    /**
     * Sends what is to be sent now, and returns whether nothing is left.
     *
     * @param condition SQL condition on the columns of a list that an item must meet, or null
     */
    public boolean send(Database database, @Nullable String condition) throws InterruptedException {
        try (TaskLock alone = alone(database)) {
            return sendAlone(database, condition);
        }
    }

    /** Several processes that share a database put in and send each message once. */
    private TaskLock alone(Database database) {
        return TaskLock.await(database, "target " + target);
    }

    private boolean sendAlone(Database database, @Nullable String condition) throws InterruptedException {
        WatchOutbox outbox = new WatchOutbox(database, target);
        outbox.fill(condition, ChangeDelivery::body);
        for (WatchMessage message : outbox.due(Instant.now())) {
            try {
                sender.send(message, outbox::latest);
                outbox.sent(message);
            } catch (IOException e) {
                Duration wait = FIRST_RETRY.multipliedBy(1L << Math.min(message.attempts(), 9));
                wait = wait.compareTo(LONGEST_RETRY) > 0 ? LONGEST_RETRY : wait;
                outbox.failed(message, Instant.now().plus(wait));
                err.println("--to " + target + ": the changes were not received (" + e.getMessage()
                        + "). They are sent again in " + wait.toMinutes() + " minutes");
            }
        }
        return outbox.unsent() == 0;
    }

    /** Returns the changes of a visit as JSON, with a text for people. */
    private static String body(ListUpdate update) {
        Map<String, @Nullable Object> body = new LinkedHashMap<>();
        body.put("id", WatchMessage.id(update.crawl(), update.list()));
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
