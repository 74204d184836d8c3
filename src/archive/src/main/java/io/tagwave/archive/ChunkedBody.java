package io.tagwave.archive;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;

/** Removes the transfer coding of a body. Archives store bodies as they were sent, or already decoded under unchanged headers. */
final class ChunkedBody {

    private ChunkedBody() {}

    /**
     * Decodes a chunked body (RFC 9112, section 7.1). A body that does not begin with a chunk was already decoded.
     *
     * @throws IOException if a later chunk is damaged
     */
    static byte[] decoded(byte[] body, int start) throws IOException {
        ByteArrayOutputStream whole = new ByteArrayOutputStream(body.length - start);
        int at = start;
        while (true) {
            int line = lineEnd(body, at);
            long length = line < 0 ? -1 : length(body, at, line);
            if (length < 0 && at == start) {
                whole.write(body, start, body.length - start);
                return whole.toByteArray();
            }
            if (length < 0) {
                throw new IOException("damaged answer: bad chunk header");
            }
            int from = line + 1;
            if (length == 0) {
                return whole.toByteArray();
            }
            if (length > body.length - from) {
                throw new EOFException("damaged answer: a chunk is cut off");
            }
            whole.write(body, from, (int) length);
            at = from + (int) length;
            if (at < body.length && body[at] == '\r') {
                at++;
            }
            if (at >= body.length || body[at] != '\n') {
                throw new IOException("damaged answer: a chunk of another length than it says");
            }
            at++;
        }
    }

    private static int lineEnd(byte[] body, int from) {
        for (int i = from; i < body.length; i++) {
            if (body[i] == '\n') {
                return i;
            }
        }
        return -1;
    }

    /** Parses the length in a chunk header, up to its extensions; negative if there is none. */
    private static long length(byte[] body, int from, int end) {
        long length = 0;
        int at = from;
        int digit = Character.digit(body[at], 16);
        while (at < end && digit >= 0 && length <= Integer.MAX_VALUE) {
            length = 16 * length + digit;
            digit = Character.digit(body[++at], 16);
        }
        boolean ended = at > from && (at == end || " \t\r;".indexOf(body[at]) >= 0);
        return ended && length <= Integer.MAX_VALUE ? length : -1;
    }
}
