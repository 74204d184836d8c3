package io.tagwave.crawl;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class HostHealthTest {

    private final HostHealth health = new HostHealth();

    @Test
    void aHostIsGivenUpAfterTenFailuresInARow() {
        fail(9);
        assertFalse(health.givenUp("a.example"));
        fail(1);
        assertTrue(health.givenUp("a.example"));
        assertFalse(health.givenUp("b.example"));
    }

    @Test
    void anAnswerBetweenThemForgivesAll() {
        fail(9);
        health.works("a.example");
        fail(9);
        assertFalse(health.givenUp("a.example"));
    }

    @Test
    void aHostMayBeGivenUpAtOnce() {
        health.giveUp("a.example");
        assertTrue(health.givenUp("a.example"));
    }

    private void fail(int times) {
        for (int i = 0; i < times; i++) {
            health.failed("a.example");
        }
    }
}
