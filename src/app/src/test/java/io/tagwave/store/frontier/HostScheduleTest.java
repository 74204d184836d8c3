package io.tagwave.store.frontier;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.tagwave.web.Lease;
import io.tagwave.web.PageRequest;
import org.junit.jupiter.api.Test;

class HostScheduleTest {

    /** Just before the clock overflows, where only differences of its times mean something. */
    private static final long NOW = Long.MAX_VALUE - 50;

    private final HostSchedule schedule = new HostSchedule(2, 0);

    @Test
    void aHostIsAskedByAsManyAtATimeAsMayBeAndByNoOneMore() {
        HostQueue queue = add(schedule, "a.example", 0);
        take(schedule, queue, 1);
        assertSame(queue, schedule.first(NOW), "one of two");
        take(schedule, queue, 2);
        assertNull(schedule.first(NOW), "two of two");
        take(schedule, queue, 1);
        assertSame(queue, schedule.first(NOW), "one came back");
    }

    @Test
    void aHostIsAskedForAsManyPagesAsMayBeAndForNoOneMore() {
        HostSchedule limited = new HostSchedule(9, 2);
        HostQueue queue = add(limited, "a.example", 0);
        queue.visited = 1;
        limited.place(queue, NOW);
        assertSame(queue, limited.first(NOW));
        limited.remove(queue);
        queue.visited = 2;
        limited.place(queue, NOW);
        assertNull(limited.first(NOW));
    }

    @Test
    void theLowestDepthComesFirstThenWhoWaitedLongestThenTheName() {
        HostQueue deep = add(schedule, "deep.example", 2);
        HostQueue lately = add(schedule, "lately.example", 1);
        HostQueue long2 = add(schedule, "long2.example", 1);
        HostQueue long1 = add(schedule, "long1.example", 1);
        schedule.remove(lately);
        lately.served = 5;
        schedule.place(lately, NOW);
        HostQueue unknown = schedule.add("unknown.example", NOW);
        unknown.more = true;
        schedule.place(unknown, NOW);
        for (HostQueue expected : new HostQueue[] {unknown, long1, long2, lately, deep}) {
            assertSame(expected, schedule.first(NOW));
            schedule.remove(expected);
        }
        assertNull(schedule.first(NOW));
    }

    @Test
    void aHostThatIsHeldBackWaitsForItsTimeAndNoLonger() {
        HostQueue later = add(schedule, "later.example", 0);
        hold(later, NOW + 200);
        HostQueue soon = add(schedule, "soon.example", 0);
        hold(soon, NOW + 100);
        hold(soon, NOW + 10);
        assertNull(schedule.first(NOW + 99));
        assertEquals(1, schedule.untilNext(NOW + 99));
        assertEquals(2, schedule.waiting());
        assertSame(soon, schedule.first(NOW + 100));
        assertEquals(100, schedule.untilNext(NOW + 100), "the first is in the other order now");
        assertEquals(2, schedule.waiting());
        schedule.remove(soon);
        assertEquals(1, schedule.waiting());
        assertSame(later, schedule.first(NOW + 200));
        assertEquals(Long.MAX_VALUE, schedule.untilNext(NOW + 200));
    }

    @Test
    void hostsThatAreHeldBackAlikeDoNotHideEachOther() {
        hold(add(schedule, "a.example", 0), NOW + 10);
        hold(add(schedule, "b.example", 0), NOW + 10);
        assertEquals(2, schedule.waiting());
    }

    @Test
    void onlyHostsThatOweNothingAreForgotten() {
        schedule.add("idle.example", NOW);
        schedule.add("busy.example", NOW).inFlight = 1;
        add(schedule, "waiting.example", 0);
        schedule.add("more.example", NOW).more = true;
        schedule.add("held.example", NOW).hold(NOW + 1);
        schedule.forgetIdle(NOW);
        assertNull(schedule.find("idle.example"));
        assertEquals(4, schedule.size());
        schedule.forgetIdle(NOW + 1);
        assertNull(schedule.find("held.example"));
        assertNotNull(schedule.find("busy.example"));
        assertEquals(3, schedule.size());
    }

    @Test
    void noHostIsForgottenWhilePagesAreCountedByHost() {
        HostSchedule limited = new HostSchedule(9, 2);
        limited.add("idle.example", NOW);
        limited.forgetIdle(NOW);
        assertNotNull(limited.find("idle.example"));
    }

    private static HostQueue add(HostSchedule schedule, String host, int depth) {
        HostQueue queue = schedule.add(host, NOW);
        queue.buffer.add(Lease.of(1, PageRequest.of("http://" + host + "/"), depth));
        schedule.place(queue, NOW);
        return queue;
    }

    private void hold(HostQueue queue, long until) {
        schedule.remove(queue);
        queue.hold(until);
        schedule.place(queue, NOW);
    }

    private static void take(HostSchedule schedule, HostQueue queue, int inFlight) {
        schedule.remove(queue);
        queue.inFlight = inFlight;
        schedule.place(queue, NOW);
    }
}
