package io.tagwave.store.cluster;

import io.tagwave.store.Sql;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.frontier.FrontierControl;
import io.tagwave.store.frontier.ProcessLink;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Coordinates requests to hosts that other processes own, such as for a sitemap on another host. The requesting process
 * enters a row in table {@code frontier_guest}; the owner of the host holds its own requests back and writes when the other
 * may be sent; once it is answered, the row is removed. All of that happens at the heartbeats of the two, so that no two
 * processes send requests to a host at the same time, and a crash loses nothing. Memory is used under the frontier's lock.
 */
final class CrossHostRequests {

    private static final SqlStatements SQL = SqlStatements.of(CrossHostRequests.class);

    /** Nanoseconds until the next look; waiting threads are notified. */
    private static final long WAIT = 1_000_000_000;

    private final Connection connection;
    private final long crawlId;
    private final CrawlProcess process;
    private final FrontierControl control;
    private final Runnable wakeHeartbeat;
    private final Map<String, HostTicket> tickets = new HashMap<>();
    /** UrlHosts with requests of other processes; true where one is permitted. */
    private Map<String, Boolean> foreign = Map.of();

    private enum State {
        /** Not yet in the table. */
        NEW,
        REQUESTED,
        PERMITTED,
        SENT,
        /** Answered, to be removed from the table. */
        ANSWERED
    }

    private record RequestRow(String host, long process, long owner, boolean permitted, long millis) {}

    /** The requests of this process to one host: one at a time, by one of the waiting threads. */
    private final class HostTicket implements ProcessLink.Ticket {
        private final String host;
        private State state = State.NEW;
        private int waiting;
        private long permittedAt;

        private HostTicket(String host) {
            this.host = host;
        }

        @Override
        public long nanosUntilPermitted(long now) {
            return state != State.PERMITTED || !process.mayRequest() ? WAIT : Math.max(0, permittedAt - now);
        }

        @Override
        public void sent() {
            state = State.SENT;
        }

        @Override
        public void leave() {
            waiting--;
        }
    }

    CrossHostRequests(
            Connection connection,
            long crawlId,
            CrawlProcess process,
            FrontierControl control,
            Runnable wakeHeartbeat) {
        this.connection = connection;
        this.crawlId = crawlId;
        this.process = process;
        this.control = control;
        this.wakeHeartbeat = wakeHeartbeat;
    }

    /** Queues a thread for a request to a host of another process. */
    ProcessLink.Ticket enqueue(String host) {
        HostTicket ticket = tickets.computeIfAbsent(host, HostTicket::new);
        ticket.waiting++;
        wakeHeartbeat.run();
        return ticket;
    }

    void answered(String host) {
        HostTicket ticket = tickets.get(host);
        if (ticket != null) {
            ticket.state = State.ANSWERED;
        }
        wakeHeartbeat.run();
    }

    /** Returns whether there are requests, of this process or of others. */
    boolean any() {
        return !tickets.isEmpty() || !foreign.isEmpty();
    }

    /** Writes new requests and removes answered ones, before hosts are assigned to processes. */
    void writeOwn() throws SQLException {
        List<String> removed = new ArrayList<>();
        List<String> entered = control.exclusively(() -> changes(removed));
        for (String host : removed) {
            Sql.update(connection, SQL.get("deleteRequest"), crawlId, host, process.process());
        }
        for (String host : entered) {
            Sql.update(connection, SQL.get("insertRequest"), crawlId, host, process.process());
        }
    }

    /** Returns the hosts to enter; {@code removed} gets those to remove before. */
    private List<String> changes(List<String> removed) {
        List<String> entered = new ArrayList<>();
        for (HostTicket ticket : tickets.values()) {
            boolean unwanted = ticket.waiting == 0 || process.owns(ticket.host);
            if (ticket.state == State.ANSWERED || unwanted && ticket.state != State.SENT) {
                removed.add(ticket.host);
                ticket.state = State.NEW;
            }
            if (ticket.state == State.NEW && !unwanted) {
                entered.add(ticket.host);
                ticket.state = State.REQUESTED;
            }
        }
        tickets.values().removeIf(ticket -> ticket.waiting == 0 && ticket.state == State.NEW);
        return entered;
    }

    /** Reads permits for this process and permits requests of others to its hosts, after hosts were assigned. */
    void exchangePermits() throws SQLException {
        List<RequestRow> rows = Sql.query(connection, SQL.get("requests"), crawlId)
                .list(row -> new RequestRow(
                        row.getString(1), row.getLong(2), row.getLong(3), row.getBoolean(4), row.getLong(5)));
        Map<RequestRow, Long> permitted = control.exclusively(() -> permit(rows));
        for (Map.Entry<RequestRow, Long> permit : permitted.entrySet()) {
            Sql.update(
                    connection,
                    SQL.get("permitRequest"),
                    permit.getValue(),
                    crawlId,
                    permit.getKey().host(),
                    permit.getKey().process());
        }
    }

    /** Returns the requests that may be sent from now on, with the milliseconds until then. */
    private Map<RequestRow, Long> permit(List<RequestRow> rows) {
        long now = System.nanoTime();
        Map<String, Boolean> byHost = new HashMap<>();
        for (RequestRow row : rows) {
            HostTicket ticket = row.process() == process.process() ? tickets.get(row.host()) : null;
            if (ticket != null && ticket.state == State.REQUESTED && row.permitted()) {
                ticket.state = State.PERMITTED;
                ticket.permittedAt = now + row.millis() * 1_000_000;
            }
            if (row.owner() == process.process()) {
                byHost.merge(row.host(), row.permitted(), Boolean::logicalOr);
            }
        }
        Map<RequestRow, Long> permitted = new HashMap<>();
        for (RequestRow row : rows) {
            long millis = byHost.getOrDefault(row.host(), true) ? -1 : control.millisUntilForeignRequest(row.host());
            if (millis >= 0) {
                permitted.put(row, millis);
                byHost.put(row.host(), true);
            }
        }
        foreign = byHost;
        return permitted;
    }

    /** Applies the requests of others to the delays, once hosts that were assigned to this process are its own. */
    void apply() {
        Map<String, Boolean> own = new HashMap<>(foreign);
        own.keySet().removeIf(host -> !process.owns(host));
        control.setForeignRequests(own);
    }
}
