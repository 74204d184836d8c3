package io.tagwave.crawl;

import io.tagwave.page.FetchedPage;
import io.tagwave.page.Outcome;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.concurrent.ThreadLocalRandom;

/** When a failed request is worth another try, and when. */
final class Pauses {

    private Pauses() {}

    /** Whether the failure may pass. */
    static boolean mayPass(FetchedPage page) {
        return switch (page.outcome()) {
            case TIMEOUT, UNREACHABLE -> true;
            case HTTP_ERROR ->
                switch (page.status()) {
                    case 408, 425, 429, 500, 502, 503, 504 -> true;
                    default -> false;
                };
            default -> false;
        };
    }

    /**
     * The pause before an attempt: what the server asks for, else twice the last one, by up to a quarter more or less so
     * that crawlers that failed together do not come back together.
     *
     * @param attempt from 2
     */
    static Duration before(int attempt, FetchedPage failed, CrawlSettings settings) {
        Duration asked = retryAfter(failed);
        if (asked != null) {
            return asked;
        }
        double jitter = 0.75 + ThreadLocalRandom.current().nextDouble() / 2;
        double millis = settings.pause().toMillis() * Math.pow(2, Math.min(attempt - 2, 20)) * jitter;
        return Duration.ofMillis((long) Math.min(millis, settings.maxPause().toMillis()));
    }

    /** The Retry-After header of an answer, in either form, or null. */
    static Duration retryAfter(FetchedPage page) {
        String value = page.headers().get("retry-after");
        if (value == null || page.outcome() != Outcome.HTTP_ERROR) {
            return null;
        }
        try {
            return Duration.ofSeconds(Math.max(0, Long.parseLong(value.strip())));
        } catch (NumberFormatException noSeconds) {
            return untilDate(value.strip());
        }
    }

    private static Duration untilDate(String value) {
        try {
            Instant date = ZonedDateTime.parse(value, DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toInstant();
            Duration pause = Duration.between(Instant.now(), date);
            return pause.isNegative() ? Duration.ZERO : pause;
        } catch (DateTimeParseException noDate) {
            return null;
        }
    }
}
