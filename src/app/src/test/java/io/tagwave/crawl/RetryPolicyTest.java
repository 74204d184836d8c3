package io.tagwave.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RetryPolicyTest {

    private static final CrawlSettings SETTINGS =
            CrawlSettings.defaults().pause(Duration.ofSeconds(1)).maxPause(Duration.ofSeconds(20));

    @Test
    void onlyWhatMayPassIsTriedAgain() {
        for (int status : List.of(408, 425, 429, 500, 502, 503, 504)) {
            assertTrue(RetryPolicy.isTemporary(answer(Outcome.HTTP_ERROR, status, null)), "" + status);
        }
        for (int status : List.of(400, 401, 403, 404, 410, 501)) {
            assertFalse(RetryPolicy.isTemporary(answer(Outcome.HTTP_ERROR, status, null)), "" + status);
        }
        assertTrue(RetryPolicy.isTemporary(answer(Outcome.TIMEOUT, 0, null)));
        assertTrue(RetryPolicy.isTemporary(answer(Outcome.UNREACHABLE, 0, null)));
        assertFalse(RetryPolicy.isTemporary(answer(Outcome.TOO_LARGE, 200, null)));
        assertFalse(RetryPolicy.isTemporary(answer(Outcome.PRIVATE_ADDRESS, 0, null)));
    }

    @Test
    void pausesDoubleWithinAQuarterAndEndAtTheLongest() {
        FetchedPage failed = answer(Outcome.TIMEOUT, 0, null);
        for (int draw = 0; draw < 39 * 100; draw++) {
            int attempt = 2 + draw / 100;
            double expected = 1000 * Math.pow(2, Math.min(attempt - 2, 30));
            long millis = RetryPolicy.before(attempt, failed, SETTINGS).toMillis();
            assertTrue(millis >= Math.min(expected * 0.75 - 1, 15_000), attempt + ": " + millis);
            assertTrue(millis <= Math.min(expected * 1.25, 20_000), attempt + ": " + millis);
        }
        assertNotEquals(
                List.of(RetryPolicy.before(3, failed, SETTINGS), RetryPolicy.before(3, failed, SETTINGS)),
                List.of(RetryPolicy.before(3, failed, SETTINGS), RetryPolicy.before(3, failed, SETTINGS)));
    }

    @Test
    void whatTheServerAsksForCounts() {
        assertEquals(Duration.ofSeconds(7), RetryPolicy.before(2, answer(Outcome.HTTP_ERROR, 503, " 7 "), SETTINGS));
        assertEquals(Duration.ZERO, RetryPolicy.retryAfter(answer(Outcome.HTTP_ERROR, 503, "-5")));
        assertEquals(
                Duration.ofSeconds(86_400), RetryPolicy.before(2, answer(Outcome.HTTP_ERROR, 429, "86400"), SETTINGS));
        assertNull(RetryPolicy.retryAfter(answer(Outcome.HTTP_ERROR, 503, "soon")));
        assertNull(RetryPolicy.retryAfter(answer(Outcome.DONE, 200, "7")));
        assertNull(RetryPolicy.retryAfter(answer(Outcome.HTTP_ERROR, 503, null)));
    }

    @Test
    void aDateIsAPauseUntilThen() {
        ZonedDateTime then = Instant.now().plusSeconds(90).atZone(ZoneOffset.UTC);
        Duration pause = RetryPolicy.retryAfter(
                answer(Outcome.HTTP_ERROR, 503, DateTimeFormatter.RFC_1123_DATE_TIME.format(then)));
        assertTrue(pause.toSeconds() >= 80 && pause.toSeconds() <= 90, "" + pause);
        assertEquals(
                Duration.ZERO,
                RetryPolicy.retryAfter(answer(Outcome.HTTP_ERROR, 503, "Sun, 06 Nov 1994 08:49:37 GMT")));
    }

    private static FetchedPage answer(Outcome outcome, int status, String retryAfter) {
        Map<String, String> headers = retryAfter == null ? Map.of() : Map.of("retry-after", retryAfter);
        return new FetchedPage(
                "http://e.org/",
                "http://e.org/",
                outcome,
                status,
                headers,
                null,
                new byte[0],
                Instant.now(),
                1,
                false,
                null);
    }
}
