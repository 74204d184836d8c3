package io.tagwave.web;

import java.net.InetAddress;
import java.time.Instant;

/**
 * One request and its answer as they went over the wire, as far as the client knows them: heads line by line, the body before
 * its content coding is taken off, but without the frames of chunks.
 *
 * @param url the address asked for
 * @param at when the request was sent
 * @param server who answered, or null when a proxy did
 * @param request the request's lines with the empty one at their end
 * @param status of the answer
 * @param response the answer's lines with the empty one at their end
 * @param chunked whether the body came in chunks
 * @param body as much of it as was read
 * @param cut why it is not all of it, or {@link Cut#NOT}
 */
public record HttpExchange(
        String url,
        Instant at,
        InetAddress server,
        byte[] request,
        int status,
        byte[] response,
        boolean chunked,
        byte[] body,
        Cut cut) {

    /** Why a body was not read to its end. */
    public enum Cut {
        /** It was. */
        NOT,
        /** Enough of it was seen, or more than is taken. */
        LENGTH,
        /** It took too long. */
        TIME,
        /** The connection broke. */
        DISCONNECT,
        /** It could not be made out. */
        UNSPECIFIED
    }
}
