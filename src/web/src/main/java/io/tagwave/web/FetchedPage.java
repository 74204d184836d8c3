package io.tagwave.web;

import java.nio.charset.Charset;
import java.time.Instant;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The result of a request. A failure is a value too: see the outcome.
 *
 * @param url requested URL
 * @param finalUrl URL after redirects; the same as {@code url} without any
 * @param outcome {@link Outcome#DONE} when the body can be read
 * @param status HTTP status, 0 without a response
 * @param headers response headers, names in lower case, one value each; empty without a response
 * @param charset encoding that the source names, if any; the parser compares it with the page's own name and with the bytes
 * @param body raw bytes after decompression, empty without a body
 * @param fetchedAt when the request started
 * @param millis time from the request to the last byte
 * @param rendered true if a browser ran the page's scripts
 * @param error one sentence if the outcome is a failure, or what was odd about a response that was read all the same
 */
public record FetchedPage(
        String url,
        String finalUrl,
        Outcome outcome,
        int status,
        Map<String, String> headers,
        @Nullable Charset charset,
        byte[] body,
        Instant fetchedAt,
        double millis,
        boolean rendered,
        @Nullable String error) {

    private static final Pattern BYTE = Pattern.compile("[\u0080-\u00FF]");

    private static final Pattern LABEL =
            Pattern.compile("charset\\s*=\\s*[\"']?\\s*([^\\s\"'/>;]+)", Pattern.CASE_INSENSITIVE);

    public FetchedPage {
        headers = Map.copyOf(headers);
    }

    /** Creates the result of a request without a response. */
    public static FetchedPage failed(String url, Outcome outcome, Instant at, double millis, @Nullable String error) {
        return new FetchedPage(url, url, outcome, 0, Map.of(), null, new byte[0], at, millis, false, error);
    }

    /**
     * Creates the result of a request that one server answered; the encoding is that of its Content-Type.
     *
     * @param body empty if the outcome is not {@link Outcome#DONE}
     */
    public static FetchedPage answered(
            String url,
            Outcome outcome,
            int status,
            Map<String, String> headers,
            byte[] body,
            Instant at,
            double millis,
            boolean rendered,
            @Nullable String error) {
        Charset charset = outcome == Outcome.DONE ? named(headers.getOrDefault("content-type", "")) : null;
        return new FetchedPage(url, url, outcome, status, headers, charset, body, at, millis, rendered, error);
    }

    private static @Nullable Charset named(String contentType) {
        Matcher label = LABEL.matcher(contentType);
        try {
            return label.find() ? Charset.forName(label.group(1)) : null;
        } catch (IllegalArgumentException unknownLabel) {
            return null;
        }
    }

    /**
     * Returns the value of a response header that is there several times: all that differ of X-Robots-Tag, Link and Location, each on a
     * line, the last Content-Type that is one (Fetch, 2.2.3), else the first.
     *
     * @param name in lower case
     */
    public static String headerValue(String name, List<String> values) {
        if (name.equals("x-robots-tag") || name.equals("link") || name.equals("location")) {
            return String.join("\n", new LinkedHashSet<>(values));
        }
        String value = values.get(0);
        for (String other : name.equals("content-type") ? values : List.<String>of()) {
            value = other.indexOf('/') > 0 && !other.startsWith("*") ? other : value;
        }
        return value;
    }

    /** Returns the same result with another outcome and error. */
    public FetchedPage with(Outcome other, @Nullable String reason) {
        return new FetchedPage(
                url, finalUrl, other, status, headers, charset, body, fetchedAt, millis, rendered, reason);
    }

    /** Returns the same result for a request of {@code first}, which redirected to this URL. */
    public FetchedPage requestedAs(String first) {
        return new FetchedPage(
                first, finalUrl, outcome, status, headers, charset, body, fetchedAt, millis, rendered, error);
    }

    /** Returns the same result with another URL after redirects. */
    public FetchedPage redirectedTo(String target) {
        return new FetchedPage(
                url, target, outcome, status, headers, charset, body, fetchedAt, millis, rendered, error);
    }

    /** Returns the same result with the encoding in which the page was read; null keeps that which the source named. */
    public FetchedPage decodedAs(@Nullable Charset encoding) {
        Charset used = encoding == null ? charset : encoding;
        return new FetchedPage(url, finalUrl, outcome, status, headers, used, body, fetchedAt, millis, rendered, error);
    }

    public @Nullable String contentType() {
        return headers.get("content-type");
    }

    /**
     * Returns the Location header if the response is a redirect to one place, with bytes beyond ASCII escaped as they came: most
     * servers write UTF-8, some their own encoding, and all expect their bytes back.
     */
    public @Nullable String redirect() {
        String location = List.of(301, 302, 303, 307, 308).contains(status) ? headers.get("location") : null;
        return location == null || location.indexOf('\n') >= 0
                ? null
                : BYTE.matcher(location)
                        .replaceAll(c -> "%"
                                + HexFormat.of().withUpperCase().toHexDigits((byte)
                                        c.group().charAt(0)));
    }
}
