package io.tagwave.store.frontier;

import io.tagwave.web.HostPermit;
import io.tagwave.web.UrlHosts;
import java.util.Objects;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** Gives permits for requests, one at a time for each host: after its delay, or as the owner of the host permits. */
final class HostPermits {

    private final ReentrantLock lock;
    /** Signals workers that wait for pages. */
    private final Condition pages;

    private final Condition changed;
    private final HostDelays delays;
    private final HostOwnership ownership;
    /** Throws if the frontier has failed. */
    private final Runnable check;

    private @Nullable ProcessLink link;

    HostPermits(ReentrantLock lock, Condition pages, HostDelays delays, HostOwnership ownership, Runnable check) {
        this.lock = lock;
        this.pages = pages;
        this.delays = delays;
        this.ownership = ownership;
        this.check = check;
        changed = lock.newCondition();
    }

    /** Sets the way to hosts of other processes. */
    void connect(ProcessLink processes) {
        link = processes;
    }

    HostPermit of(String url) {
        return new Permit(UrlHosts.of(url));
    }

    /** Wakes the threads that wait for permits. Called under the lock. */
    void wakeWaiting() {
        changed.signalAll();
    }

    private ProcessLink link() {
        return Objects.requireNonNull(link, "a single process owns all hosts");
    }

    /** Permits one request after the other for one thread. */
    private final class Permit implements HostPermit {
        private final String host;
        private boolean taken;
        private boolean foreign;

        Permit(String host) {
            this.host = host;
        }

        @Override
        public void await() throws InterruptedException {
            answered(System.nanoTime());
            lock.lockInterruptibly();
            ProcessLink.Ticket ticket = null;
            try {
                long now = System.nanoTime();
                while (true) {
                    foreign = !ownership.owns(host);
                    if (foreign && ticket == null) {
                        ticket = link().enqueue(host);
                    }
                    long left = foreign && ticket != null
                            ? ticket.nanosUntilPermitted(now)
                            : delays.untilPermitted(host, now);
                    if (left <= 0) {
                        break;
                    }
                    changed.awaitNanos(left);
                    check.run();
                    now = System.nanoTime();
                }
                taken = true;
                if (foreign && ticket != null) {
                    ticket.sent();
                } else {
                    delays.sent(host, now);
                }
            } finally {
                if (ticket != null) {
                    ticket.leave();
                }
                lock.unlock();
            }
        }

        @Override
        public void answered(long nanos) {
            if (!taken) {
                return;
            }
            taken = false;
            lock.lock();
            try {
                if (foreign) {
                    link().answered(host);
                } else {
                    delays.answered(host, nanos);
                }
                changed.signalAll();
                pages.signalAll();
            } finally {
                lock.unlock();
            }
        }
    }
}
