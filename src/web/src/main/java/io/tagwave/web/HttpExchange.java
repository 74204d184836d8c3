package io.tagwave.web;

import java.net.InetAddress;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * One request and its response as they were sent, as far as the HTTP client knows them: heads line by line, the body before its
 * content coding is removed, but without chunk headers.
 *
 * @param url requested URL
 * @param at when the request was sent
 * @param server address of the server; null if a proxy answered
 * @param request lines of the request head with the empty one at their end
 * @param status HTTP status of the response
 * @param response lines of the response head with the empty one at their end
 * @param chunked true if the body came in chunks
 * @param body body bytes, as far as they were read
 * @param truncation why the body is incomplete, or {@link Truncation#NOT}
 */
public record HttpExchange(
        String url,
        Instant at,
        @Nullable InetAddress server,
        byte[] request,
        int status,
        byte[] response,
        boolean chunked,
        byte[] body,
        Truncation truncation) {

    /** The reason why a body was not read to its end; the names in lower case are those of WARC-Truncated. */
    public enum Truncation {
        /** The body is complete. */
        NOT,
        /** The body was not needed, or passed the byte limit. */
        LENGTH,
        /** The body took too long. */
        TIME,
        /** The connection broke. */
        DISCONNECT,
        /** The body could not be decoded. */
        UNSPECIFIED
    }
}
