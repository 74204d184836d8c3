package io.tagwave.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import org.junit.jupiter.api.Test;

class SessionHealthTest {

    private static final RenderSettings.Recycling NEVER_BY_COUNT = new RenderSettings.Recycling(1000, 2, 1L << 40);

    @Test
    void aSessionIsReplacedAfterSoManyPages() {
        SessionHealth health = new SessionHealth(new RenderSettings.Recycling(3, 2, 1L << 40));
        show(health, 2, 100);
        assertNull(health.verdict());
        show(health, 1, 100);
        assertEquals("after 3 pages", health.verdict());
    }

    @Test
    void aSessionWhoseLatencyDriftsIsReplaced() {
        SessionHealth health = new SessionHealth(NEVER_BY_COUNT);
        show(health, 30, 100);
        show(health, 5, 900);
        assertNull(health.verdict(), "a few slow pages are no drift");
        show(health, 15, 300);
        assertEquals("its latency drifted", health.verdict());
    }

    /** With them the early median would be that of the fast ones: so near the middle does it lie. */
    @Test
    void pagesThatWarmTheBrowserUpDoNotCountAsEarly() {
        SessionHealth health = new SessionHealth(NEVER_BY_COUNT);
        show(health, 5, 1);
        show(health, 9, 100);
        show(health, 11, 300);
        show(health, 20, 450);
        assertNull(health.verdict());
        show(health, 20, 601);
        assertEquals("its latency drifted", health.verdict());
    }

    @Test
    void latencyThatDoublesIsNoDriftYet() {
        SessionHealth health = new SessionHealth(NEVER_BY_COUNT);
        show(health, 25, 100);
        show(health, 20, 200);
        assertNull(health.verdict());
        show(health, 11, 201);
        assertEquals("its latency drifted", health.verdict());
    }

    @Test
    void fiftyMillisecondsAreNoise() {
        SessionHealth health = new SessionHealth(NEVER_BY_COUNT);
        show(health, 25, 20);
        show(health, 20, 70);
        assertNull(health.verdict());
        show(health, 20, 71);
        assertEquals("its latency drifted", health.verdict());
    }

    @Test
    void theMedianOfAnEvenNumberLiesBetweenTheMiddleTwo() {
        assertEquals(2, SessionHealth.median(List.of(9.0, 1.0, 2.0)));
        assertEquals(2.5, SessionHealth.median(List.of(9.0, 3.0, 1.0, 2.0)));
    }

    @Test
    void aSteadySessionStays() {
        SessionHealth health = new SessionHealth(NEVER_BY_COUNT);
        show(health, 500, 100);
        assertNull(health.verdict());
    }

    @Test
    void noiseOfFastPagesIsNoDrift() {
        SessionHealth health = new SessionHealth(NEVER_BY_COUNT);
        show(health, 30, 5);
        show(health, 30, 20);
        assertNull(health.verdict());
    }

    private static void show(SessionHealth health, int pages, double millis) {
        for (int i = 0; i < pages; i++) {
            health.page(millis, null);
        }
    }
}
