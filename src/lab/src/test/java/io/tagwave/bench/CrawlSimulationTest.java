package io.tagwave.bench;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class CrawlSimulationTest {

    private static SimulationSettings settings(int hosts, int addresses, double sigma, int processes, int workers) {
        return new SimulationSettings(
                hosts, addresses, sigma, hosts, processes, workers, 400, 4, 1, 96, 4, 1, 500, 2, 0.5);
    }

    @Test
    void pausesLimitACrawlOfFewHosts() {
        SimulationResult figures = CrawlSimulation.run(settings(12, 480, 0, 3, 8), 1);
        assertEquals(480, figures.done());
        // robots.txt and 40 pages, a pause before each page
        assertEquals(40 * 0.5, figures.secondsTo(1), 0.5);
        assertArrayEquals(new long[] {160, 160, 160}, figures.pages());
        assertEquals(1, figures.slowdown(1), 0.1);
    }

    @Test
    void busyWorkersLimitACrawlOfManyHosts() {
        SimulationResult figures = CrawlSimulation.run(settings(100, 1000, 0, 2, 2), 1);
        assertEquals(1000 / 4 * 0.1 + 0.4, figures.secondsTo(1), 0.6);
    }

    @Test
    void theWriterLimitsACrawlOfFastHosts() {
        SimulationResult figures = CrawlSimulation.run(
                new SimulationSettings(100, 10_000, 0, 100, 1, 100, 1, 0, 1, 1, 0, 10, 500, 2, 0), 1);
        // A thousand pages may wait for it.
        assertEquals((10_000 - 1000) * 0.010, figures.secondsTo(1), 1);
    }

    @Test
    void pausesAreKeptAndHostsFoundByLinksAreVisited() {
        SimulationSettings settings =
                new SimulationSettings(2000, 40_000, 1.5, 20, 7, 4, 300, 4, 50, 100, 20, 1, 500, 2, 0.5);
        SimulationResult figures = CrawlSimulation.run(settings, 3);
        assertTrue(figures.shortestGap() >= 300, "" + figures.shortestGap());
        assertTrue(figures.reached() > 1900, "" + figures.reached());
        assertTrue(figures.fairness() > 0.8, "" + figures.fairness());
    }

    @Test
    void theSameSeedGivesTheSameCrawl() {
        SimulationSettings settings =
                new SimulationSettings(500, 20_000, 2, 10, 5, 4, 300, 4, 50, 100, 20, 1, 500, 2, 0.5);
        SimulationResult one = CrawlSimulation.run(settings, 9);
        SimulationResult two = CrawlSimulation.run(settings, 9);
        assertArrayEquals(one.pages(), two.pages());
        assertArrayEquals(one.slowdown(), two.slowdown());
    }

    @Test
    void manyHeartbeatsWaitForTheOneLock() {
        assertEquals(502, settings(12, 480, 0, 3, 8).period());
        assertEquals(800, settings(12, 480, 0, 400, 8).period());
    }
}
