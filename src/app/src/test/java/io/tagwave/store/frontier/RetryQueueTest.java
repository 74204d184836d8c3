package io.tagwave.store.frontier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.web.Lease;
import io.tagwave.web.PageRequest;
import org.junit.jupiter.api.Test;

class RetryQueueTest {

    @Test
    void pagesComeWhenTheirPauseIsOverTheShortestFirst() {
        long now = Long.MAX_VALUE - 5;
        Lease soon = Lease.of(1, PageRequest.of("http://e.org/soon"), 0);
        Lease later = Lease.of(2, PageRequest.of("http://e.org/later"), 0);
        RetryQueue queue = new RetryQueue();
        assertTrue(queue.isEmpty());
        assertEquals(Long.MAX_VALUE, queue.untilNext(now));
        assertNull(queue.poll(now));
        queue.add(later, now + 20);
        queue.add(soon, now + 10);
        assertFalse(queue.isEmpty());
        assertEquals(1, queue.untilNext(now + 9));
        assertNull(queue.poll(now + 9));
        assertEquals(soon, queue.poll(now + 10));
        assertNull(queue.poll(now + 10));
        assertEquals(later, queue.poll(now + 21));
        assertTrue(queue.isEmpty());
    }
}
