package io.tagwave.web;

import java.nio.charset.Charset;
import java.time.Instant;
import java.util.Map;

/**
 * What came back for a request. A failure is a value too: see the outcome.
 *
 * @param url the address asked for
 * @param finalUrl the address after redirects; the same as {@code url} without any
 * @param outcome {@link Outcome#DONE} when the body can be read
 * @param status HTTP status, 0 when there was no answer
 * @param headers response headers, names in lower case, one value each; empty without an answer
 * @param charset encoding of the body when the source found it out, see {@link Charsets}, otherwise null
 * @param body raw bytes after decompression, empty without a body
 * @param fetchedAt when the request started
 * @param millis time from request to the last byte
 * @param rendered whether a browser ran the page's scripts
 * @param error one sentence when the outcome is a failure, otherwise null
 */
public record FetchedPage(
        String url,
        String finalUrl,
        Outcome outcome,
        int status,
        Map<String, String> headers,
        Charset charset,
        byte[] body,
        Instant fetchedAt,
        double millis,
        boolean rendered,
        String error) {

    public FetchedPage {
        headers = Map.copyOf(headers);
    }

    /** A visit without an answer. */
    public static FetchedPage failed(String url, Outcome outcome, Instant at, double millis, String error) {
        return new FetchedPage(url, url, outcome, 0, Map.of(), null, new byte[0], at, millis, false, error);
    }

    /** The same visit with another outcome and error. */
    public FetchedPage with(Outcome other, String reason) {
        return new FetchedPage(
                url, finalUrl, other, status, headers, charset, body, fetchedAt, millis, rendered, reason);
    }

    /** The same visit as one of {@code first}, which redirected to this address. */
    public FetchedPage askedAs(String first) {
        return new FetchedPage(
                first, finalUrl, outcome, status, headers, charset, body, fetchedAt, millis, rendered, error);
    }

    /** The Content-Type header, or null. */
    public String contentType() {
        return headers.get("content-type");
    }
}
