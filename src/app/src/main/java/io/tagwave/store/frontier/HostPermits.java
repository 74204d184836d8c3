package io.tagwave.store.frontier;

import io.tagwave.web.HostPermit;
import io.tagwave.web.UrlHosts;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;

/** The turns of hosts, each taken by one request at a time: of this process' hosts by their pauses, of others' as a guest. */
final class HostPermits {

    private final ReentrantLock lock;
    /** Those who wait for pages, to be told that a host has answered. */
    private final Condition pages;

    private final Condition changed;
    private final HostDelays pauses;
    private final HostOwnership share;
    /** Null where there is no other process. */
    private final CrossHostRequests guests;
    /** Throws where nothing goes on. */
    private final Runnable check;

    HostPermits(
            ReentrantLock lock,
            Condition pages,
            HostDelays pauses,
            HostOwnership share,
            CrossHostRequests guests,
            Runnable check) {
        this.lock = lock;
        this.pages = pages;
        this.pauses = pauses;
        this.share = share;
        this.guests = guests;
        this.check = check;
        changed = lock.newCondition();
    }

    /** The turn of an address' host. */
    HostPermit of(String url) {
        return new HostTurn(UrlHosts.of(url));
    }

    /** Wakes those who wait for turns; called under the lock. */
    void look() {
        changed.signalAll();
    }

    /** One request after the other by one thread. */
    private final class HostTurn implements HostPermit {
        private final String host;
        private boolean taken;
        private boolean guest;

        HostTurn(String host) {
            this.host = host;
        }

        @Override
        public void await() throws InterruptedException {
            answered(System.nanoTime());
            lock.lockInterruptibly();
            CrossHostRequests.Pass pass = null;
            try {
                long now = System.nanoTime();
                while (true) {
                    guest = !share.owns(host);
                    pass = guest && pass == null ? guests.enter(host) : pass;
                    long left = guest ? guests.untilTurn(pass, now) : pauses.untilTurn(host, now);
                    if (left <= 0) {
                        break;
                    }
                    changed.awaitNanos(left);
                    check.run();
                    now = System.nanoTime();
                }
                begin(pass, now);
            } finally {
                if (pass != null) {
                    guests.leave(pass);
                }
                lock.unlock();
            }
        }

        private void begin(CrossHostRequests.Pass pass, long now) {
            taken = true;
            if (guest) {
                guests.begin(pass);
            } else {
                pauses.begin(host, now);
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
                if (guest) {
                    guests.answered(host);
                } else {
                    pauses.answered(host, nanos);
                }
                changed.signalAll();
                pages.signalAll();
            } finally {
                lock.unlock();
            }
        }
    }
}
