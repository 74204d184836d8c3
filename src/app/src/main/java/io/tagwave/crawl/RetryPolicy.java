package io.tagwave.crawl;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Decides whether a failed request is retried, and when. */
final class RetryPolicy {

    /** Longer pauses make no difference to a crawl, and would overflow its clock. */
    private static final long MAX_SECONDS = Duration.ofDays(365).toSeconds();

    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+");

    private RetryPolicy() {}

    static boolean isTemporary(FetchedPage page) {
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
     * Returns the pause before an attempt: as Retry-After asks, else twice the previous one, with a jitter of a quarter
     * so that crawlers that failed together do not come back together.
     *
     * @param attempt from 2
     */
    static Duration before(int attempt, FetchedPage failed, CrawlSettings settings) {
        Duration asked = retryAfter(failed);
        if (asked != null) {
            return asked;
        }
        double jitter = 0.75 + ThreadLocalRandom.current().nextDouble() / 2;
        double millis = settings.pause.toMillis() * Math.pow(2, Math.min(attempt - 2, 20)) * jitter;
        return Duration.ofMillis((long) Math.min(millis, settings.maxPause.toMillis()));
    }

    /** Returns the Retry-After header of a response, in either form. */
    static @Nullable Duration retryAfter(FetchedPage page) {
        String value = page.headers().get("retry-after");
        if (value == null || page.outcome() != Outcome.HTTP_ERROR) {
            return null;
        }
        String asked = value.strip();
        return NUMBER.matcher(asked).matches()
                ? Duration.ofSeconds((long) Math.max(0, Math.min(Double.parseDouble(asked), MAX_SECONDS)))
                : untilDate(asked);
    }

    private static @Nullable Duration untilDate(String value) {
        try {
            Instant date = ZonedDateTime.parse(value, DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toInstant();
            long pause = Duration.between(Instant.now(), date).toMillis();
            return Duration.ofMillis(Math.max(0, Math.min(pause, MAX_SECONDS * 1000)));
        } catch (DateTimeParseException noDate) {
            return null;
        }
    }
}
