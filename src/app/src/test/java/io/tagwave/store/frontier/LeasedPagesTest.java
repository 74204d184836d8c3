package io.tagwave.store.frontier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.web.Lease;
import io.tagwave.web.PageRequest;
import java.util.List;
import org.junit.jupiter.api.Test;

class LeasedPagesTest {

    private final LeasedPages handedOut = new LeasedPages(100);
    private final HostQueue queue = new HostQueue("e.org", 0);
    private final Lease first = Lease.of(1, PageRequest.of("http://e.org/1"), 0);
    private final Lease second = Lease.of(2, PageRequest.of("http://e.org/2"), 0);

    @Test
    void theOldestLeaseExpiresWhenItsTimeIsUp() {
        assertEquals(Long.MAX_VALUE, handedOut.untilExpiry(0));
        assertNull(handedOut.expired(Long.MAX_VALUE - 1));
        handedOut.add(first, queue, 0);
        handedOut.add(second, queue, 10);
        assertEquals(2, handedOut.size());
        assertEquals(1, handedOut.untilExpiry(99));
        assertNull(handedOut.expired(99));
        assertSame(first, handedOut.expired(100));
        handedOut.remove(first);
        assertNull(handedOut.expired(100));
        assertSame(second, handedOut.expired(110));
    }

    @Test
    void aLeaseIsGivenBackOnceAndNotByWhoLetItExpire() {
        assertTrue(handedOut.isEmpty());
        Lease again = new Lease(1, first.url(), first.request(), 0, 2, List.of());
        handedOut.add(again, queue, 0);
        assertFalse(handedOut.isEmpty());
        assertNull(handedOut.remove(first), "an earlier attempt");
        assertSame(queue, handedOut.remove(again));
        assertNull(handedOut.remove(again), "given back before");
        assertTrue(handedOut.isEmpty());
    }
}
