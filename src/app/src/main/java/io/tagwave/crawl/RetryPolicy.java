package io.tagwave.crawl;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import java.math.BigInteger;
import java.time.Duration;
import java.time.Instant;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeParseException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.regex.Pattern;

/** When a failed request is worth another try, and when. */
final class RetryPolicy {

    /** Longer ones are the same to a crawl, and would not fit into its clock. */
    private static final long LONGEST_SECONDS = Duration.ofDays(365).toSeconds();

    private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+");

    private RetryPolicy() {}

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
        String asked = value.strip();
        if (!NUMBER.matcher(asked).matches()) {
            return untilDate(asked);
        }
        BigInteger seconds = new BigInteger(asked).max(BigInteger.ZERO).min(BigInteger.valueOf(LONGEST_SECONDS));
        return Duration.ofSeconds(seconds.longValue());
    }

    private static Duration untilDate(String value) {
        try {
            Instant date = ZonedDateTime.parse(value, DateTimeFormatter.RFC_1123_DATE_TIME)
                    .toInstant();
            Duration pause = Duration.between(Instant.now(), date);
            if (pause.toSeconds() > LONGEST_SECONDS) {
                return Duration.ofSeconds(LONGEST_SECONDS);
            }
            return pause.isNegative() ? Duration.ZERO : pause;
        } catch (DateTimeParseException noDate) {
            return null;
        }
    }
}
