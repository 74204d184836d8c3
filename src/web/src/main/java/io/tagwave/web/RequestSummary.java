package io.tagwave.web;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A request and its answer, without what was sent: that is an {@link HttpExchange}.
 *
 * @param userAgent name that the program gave itself
 * @param status of HTTP, 0 if no answer came
 * @param location where the answer leads on, "" if nowhere
 * @param bytes size of the body
 * @param rules the body if it may be a robots.txt
 */
public record RequestSummary(
        String url, Instant at, String userAgent, int status, String location, long bytes, byte @Nullable [] rules) {

    /** Returns a request whose answer is not known. */
    public static RequestSummary unanswered(String url, Instant at, String userAgent) {
        return new RequestSummary(url, at, userAgent, 0, "", 0, null);
    }
}
