package io.tagwave.archive;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;

/**
 * Removes transfer and content codings from a body. Archives store bodies as they were sent, or already decoded under
 * unchanged headers: a coding that is not there is skipped.
 */
final class ContentDecoder {

    private static final int ZLIB_CHECK = 31;

    private ContentDecoder() {}

    /**
     * Decodes a chunked body (RFC 9112, section 7.1). A body that does not begin with a chunk was already decoded.
     *
     * @throws IOException if a later chunk is damaged
     */
    static byte[] unchunked(byte[] body, int start) throws IOException {
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

    /**
     * Removes the content codings of a body.
     *
     * @param header Content-Encoding
     * @param max number of bytes to read
     * @return one byte more than {@code max} if there are more
     * @throws IOException if the body is damaged, or its coding is not supported
     */
    static byte[] decoded(byte[] body, @Nullable String header, int max) throws IOException {
        byte[] bytes = body;
        List<String> codings = new ArrayList<>();
        for (String coding :
                (header == null ? "" : header).toLowerCase(Locale.ROOT).split(",")) {
            codings.add(0, coding.strip());
        }
        for (String coding : codings) {
            bytes = switch (coding) {
                case "", "identity", "none", "utf-8" -> bytes;
                case "gzip", "x-gzip" -> isGzip(bytes) ? read(new GZIPInputStream(source(bytes)), max) : bytes;
                case "deflate" -> inflated(bytes, max);
                default -> throw new IOException("content encoding " + coding + " is not read");
            };
        }
        return bytes;
    }

    private static boolean isGzip(byte[] bytes) {
        return bytes.length > 1 && bytes[0] == 0x1f && bytes[1] == (byte) 0x8b;
    }

    /** Inflates with a zlib header, as the standard says, or without, as some servers send it. */
    private static byte[] inflated(byte[] bytes, int max) throws IOException {
        if (bytes.length < 2) {
            return bytes;
        }
        boolean zlib = (bytes[0] & 0x0f) == 8 && ((bytes[0] & 0xff) * 256 + (bytes[1] & 0xff)) % ZLIB_CHECK == 0;
        Inflater inflater = new Inflater(!zlib);
        try {
            return read(new InflaterInputStream(source(bytes), inflater), max);
        } finally {
            inflater.end();
        }
    }

    private static InputStream source(byte[] bytes) {
        return new ByteArrayInputStream(bytes);
    }

    private static byte[] read(InputStream in, int max) throws IOException {
        try (in) {
            return in.readNBytes(max == Integer.MAX_VALUE ? max : max + 1);
        } catch (ZipException | EOFException e) {
            throw new IOException("damaged compression: " + e.getMessage());
        }
    }
}
