package io.tagwave.crawl;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class HostHealthTest {

    private final HostHealth health = new HostHealth();

    @Test
    void aHostIsGivenUpAfterTenFailuresInARow() {
        fail(9);
        assertFalse(health.isGivenUp("a.example"));
        fail(1);
        assertTrue(health.isGivenUp("a.example"));
        assertFalse(health.isGivenUp("b.example"));
    }

    @Test
    void anAnswerBetweenThemForgivesAll() {
        fail(9);
        health.succeeded("a.example");
        fail(9);
        assertFalse(health.isGivenUp("a.example"));
    }

    @Test
    void aHostMayBeGivenUpAtOnce() {
        health.giveUp("a.example");
        assertTrue(health.isGivenUp("a.example"));
    }

    private void fail(int times) {
        for (int i = 0; i < times; i++) {
            health.failed("a.example");
        }
    }
}
