package io.tagwave.store.list;

import io.tagwave.store.Database;
import io.tagwave.store.Sql;
import io.tagwave.store.SqlDialect;
import io.tagwave.store.SqlStatements;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Keeps the changes that are to be sent to one target until they are sent. A visit's changes are put in once, whenever the process
 * was killed. A message that was received just before the process was killed is sent again with the same {@link WatchMessage#id}.
 */
public record WatchOutbox(Database database, String target) {

    private static final SqlStatements SQL = SqlStatements.of(WatchOutbox.class);

    /** Adds the target if it is new: changes of the crawls to come are sent to it. */
    public void open() {
        database.execute("add the target", connection -> Sql.update(connection, SQL.get("addTarget"), target, target));
    }

    /**
     * Puts in the changes of visits that have not been put in yet.
     *
     * @param condition SQL condition on the columns of a list that an item must meet, or null
     * @param body writes the changes of a visit
     */
    public void fill(@Nullable String condition, Function<ListUpdate, String> body) {
        record NewVisit(long list, long crawl) {}
        List<NewVisit> visits = database.call(
                "look for changes", connection -> Sql.query(connection, SQL.get("newVisits"), target, target)
                        .list(row -> new NewVisit(row.getLong(1), row.getLong(2))));
        for (NewVisit visit : visits) {
            ListUpdate update = ListChanges.ofVisit(database, visit.list(), visit.crawl(), condition);
            database.execute("keep a message", connection -> {
                insert(connection, update, body);
                sync(connection);
            });
        }
    }

    /** Writes what is committed to the file now: H2 does so half a second later, and a killed process would send again. */
    private static void sync(Connection connection) throws SQLException {
        if (SqlDialect.of(connection) == SqlDialect.H2) {
            Sql.execute(connection, "CHECKPOINT SYNC");
        }
    }

    private void insert(Connection connection, ListUpdate update, Function<ListUpdate, String> body)
            throws SQLException {
        boolean isEmpty = update.changes().isEmpty();
        OffsetDateTime now = OffsetDateTime.now();
        Sql.insert(
                connection,
                "watch_message",
                "target, crawl_id, first_list, body, next_at, sent_at",
                target,
                update.crawl(),
                update.list(),
                isEmpty ? null : body.apply(update),
                now,
                isEmpty ? now : null);
    }

    /** Returns the messages that are to be sent now, the oldest first. */
    public List<WatchMessage> due(Instant now) {
        return messages(SQL.get("dueMessages"), target, now.atOffset(ZoneOffset.UTC));
    }

    /** Returns the latest messages, sent or not, the newest first. */
    public List<WatchMessage> latest() {
        return messages(SQL.get("latestMessages"), target);
    }

    private List<WatchMessage> messages(String statement, Object... parameters) {
        return database.call(
                "read the messages",
                connection -> new ArrayList<>(Sql.query(connection, statement, parameters)
                        .list(row ->
                                new WatchMessage(row.getLong(1), row.getLong(2), row.getString(3), row.getInt(4)))));
    }

    /** Marks a message as sent. */
    public void sent(WatchMessage message) {
        mark(SQL.get("markSent"), message, Instant.now());
    }

    /** Marks a message as to be tried again. */
    public void failed(WatchMessage message, Instant next) {
        mark(SQL.get("markFailed"), message, next);
    }

    private void mark(String statement, WatchMessage message, Instant time) {
        database.execute("mark a message", connection -> {
            Sql.update(connection, statement, time.atOffset(ZoneOffset.UTC), target, message.crawl(), message.list());
            sync(connection);
        });
    }

    /** Returns the number of messages that are not sent yet. */
    public long unsent() {
        return database.call("count the messages", connection -> Sql.number(connection, SQL.get("unsent"), target));
    }

    /**
     * The changes that one visit found in one list, for one target of command {@code watch}.
     *
     * @param crawl the visit
     * @param list the number of the list when it was first seen
     * @param body JSON
     * @param attempts number of times that it was tried to be sent
     */
    public record WatchMessage(long crawl, long list, String body, int attempts) {

        /** Returns an identifier by which a receiver knows a message that is sent again. */
        public String id() {
            return id(crawl, list);
        }

        /** Returns the identifier of the message about a visit of a list. */
        public static String id(long crawl, long list) {
            return crawl + "-" + list;
        }
    }
}
