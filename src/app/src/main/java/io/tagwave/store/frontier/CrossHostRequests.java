package io.tagwave.store.frontier;

import io.tagwave.store.frontier.CrossHostRequestTable.Visit;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Requests to hosts of other processes, as for a sitemap that stands there. Who wants to send one enters it in a table; the owner
 * of the host lets its own requests wait, and says in the table when it may be sent; once it is answered it is taken out. All of that at
 * the turns of the two, so that no two processes ask a host at a time, and nothing is lost with one of them. In memory under the lock of the
 * frontier.
 */
final class CrossHostRequests {

    /** How soon to look again; who waits is told. */
    private static final long WAIT = 1_000_000_000;

    private final CrossHostRequestTable table;
    private final HostOwnership share;
    private final HostDelays pauses;
    private final Runnable hurry;
    private final Map<String, Pass> passes = new HashMap<>();
    private Map<String, Boolean> visited = Map.of();

    private enum State {
        /** To be entered. */
        WANTED,
        /** Entered. */
        ASKED,
        /** May be sent. */
        GRANTED,
        /** Was sent. */
        SENT,
        /** To be taken out. */
        OVER
    }

    /** One request at a time to a host, by one of those who wait. */
    static final class Pass {
        private final String host;
        private State state = State.WANTED;
        private int waiting;
        private long at;

        private Pass(String host) {
            this.host = host;
        }
    }

    /**
     * Guests of a share.
     *
     * @param hurry asks for a turn soon
     */
    CrossHostRequests(CrossHostRequestTable table, HostOwnership share, HostDelays pauses, Runnable hurry) {
        this.table = table;
        this.share = share;
        this.pauses = pauses;
        this.hurry = hurry;
    }

    /** Somebody waits for a turn of another process' host. */
    Pass enter(String host) {
        Pass pass = passes.computeIfAbsent(host, Pass::new);
        pass.waiting++;
        hurry.run();
        return pass;
    }

    /** Who waited has it, or waits no longer. */
    void leave(Pass pass) {
        pass.waiting--;
    }

    long untilTurn(Pass pass, long now) {
        return pass.state != State.GRANTED || !share.mayAsk() ? WAIT : Math.max(0, pass.at - now);
    }

    void begin(Pass pass) {
        pass.state = State.SENT;
    }

    void answered(String host) {
        passes.get(host).state = State.OVER;
        hurry.run();
    }

    /** Whether there is any, here or of others. */
    boolean any() {
        return !passes.isEmpty() || !visited.isEmpty();
    }

    /** At a turn, before hosts are given to processes: enters what is wanted and takes out what is over. */
    void enterWanted(ProcessHeartbeat.Side side) throws SQLException {
        List<String> out = new ArrayList<>();
        List<String> in = side.alone(() -> wanted(out));
        for (String host : out) {
            table.remove(host);
        }
        for (String host : in) {
            table.enter(host);
        }
    }

    /** The hosts that are to be entered, and those that are to be taken out before. */
    private List<String> wanted(List<String> out) {
        List<String> in = new ArrayList<>();
        for (Pass pass : passes.values()) {
            boolean unwanted = pass.waiting == 0 || share.owns(pass.host);
            if (pass.state == State.OVER || unwanted && pass.state != State.SENT) {
                out.add(pass.host);
                pass.state = State.WANTED;
            }
            if (pass.state == State.WANTED && !unwanted) {
                in.add(pass.host);
                pass.state = State.ASKED;
            }
        }
        passes.values().removeIf(pass -> pass.waiting == 0 && pass.state == State.WANTED);
        return in;
    }

    /** Once hosts were given to processes: what may be sent from here, and what others may send to hosts of this share. */
    void read(ProcessHeartbeat.Side side) throws SQLException {
        List<Visit> all = table.read();
        Map<Visit, Long> granted = side.alone(() -> granted(all));
        for (Map.Entry<Visit, Long> each : granted.entrySet()) {
            table.grant(each.getKey(), each.getValue());
        }
    }

    /** What others may send from now on, and in how many milliseconds. */
    private Map<Visit, Long> granted(List<Visit> all) {
        long now = System.nanoTime();
        Map<String, Boolean> visits = new HashMap<>();
        for (Visit visit : all) {
            Pass pass = visit.process() == share.process() ? passes.get(visit.host()) : null;
            if (pass != null && pass.state == State.ASKED && visit.granted()) {
                pass.state = State.GRANTED;
                pass.at = now + visit.millis() * 1_000_000;
            }
            if (visit.owner() == share.process()) {
                visits.merge(visit.host(), visit.granted(), Boolean::logicalOr);
            }
        }
        Map<Visit, Long> granted = new HashMap<>();
        for (Visit visit : all) {
            long millis = visits.getOrDefault(visit.host(), true) ? -1 : pauses.untilGuest(visit.host());
            if (millis >= 0) {
                granted.put(visit, millis);
                visits.put(visit.host(), true);
            }
        }
        visited = visits;
        return granted;
    }

    /** After that, and once hosts that were given to this process are its own. */
    void apply() {
        Map<String, Boolean> own = new HashMap<>(visited);
        own.keySet().removeIf(host -> !share.owns(host));
        pauses.guests(own);
    }
}
