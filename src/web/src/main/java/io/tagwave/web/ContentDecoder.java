package io.tagwave.web;

import io.airlift.compress.zstd.ZstdInputStream;
import java.io.EOFException;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;
import java.util.Locale;
import java.util.function.Consumer;
import java.util.zip.GZIPInputStream;
import java.util.zip.Inflater;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;
import org.brotli.dec.BrotliInputStream;
import org.jspecify.annotations.Nullable;

/**
 * Removes the content codings of a body. Servers announce codings that they do not apply, and name encodings as codings; browsers
 * show such pages, and this reads them and notes it.
 */
public final class ContentDecoder {

    /** The codings that are read, as a request names them. */
    public static final String ACCEPTED = "gzip, deflate, br, zstd";

    /** Bytes that tell text from compressed data: all of those would be printable in 1 of 10<sup>13</sup> compressed bodies. */
    private static final int SNIFFED = 32;
    /** No server applies more; each would cost a buffer. */
    private static final int MAX_CODINGS = 4;

    private static final int ZLIB_CHECK = 31;

    private ContentDecoder() {}

    /**
     * Returns the decoded body.
     *
     * @param header Content-Encoding
     * @param notes receives a sentence for each coding that is announced and not there
     * @throws IOException if the body is damaged, or its coding is not supported
     */
    public static InputStream decoded(InputStream body, @Nullable String header, Consumer<String> notes)
            throws IOException {
        if (header == null || header.isBlank()) {
            return removed(body, "", notes);
        }
        String[] codings = header.toLowerCase(Locale.ROOT).split(",");
        if (codings.length > MAX_CODINGS) {
            throw new IOException(
                    "content encoding " + header.substring(0, Math.min(80, header.length())) + " is not read");
        }
        InputStream decoded = body;
        for (int i = codings.length - 1; i >= 0; i--) {
            String coding = codings[i].strip();
            if (!coding.isEmpty() && !coding.equals("identity")) {
                decoded = removed(decoded, coding, notes);
            }
        }
        return decoded;
    }

    private static InputStream removed(InputStream body, String coding, Consumer<String> notes) throws IOException {
        PushbackInputStream in = new PushbackInputStream(body, SNIFFED);
        byte[] first = in.readNBytes(SNIFFED);
        in.unread(first);
        if (first.length == 0) {
            return in;
        }
        if (!coding.isEmpty() && isText(first)) {
            notes.accept("Content-Encoding " + coding + " was announced, but not applied");
            return in;
        }
        String applied = startsWith(first, 0x1f, 0x8b, 8)
                ? "gzip"
                : startsWith(first, 0x28, 0xb5, 0x2f, 0xfd) ? "zstd" : coding.equals("x-gzip") ? "gzip" : coding;
        if (!applied.equals(coding) && !coding.equals("x-gzip")) {
            notes.accept("the body is coded as " + applied + ", which Content-Encoding does not say");
        }
        return applied.isEmpty() ? in : new Checked(decoder(in, applied, first));
    }

    private static InputStream decoder(InputStream in, String coding, byte[] first) throws IOException {
        return switch (coding) {
            case "gzip" -> isZlib(first) ? inflating(in, true) : new GZIPInputStream(in);
            case "zstd" -> new ZstdInputStream(in);
            case "br" -> new BrotliInputStream(in);
            case "deflate" -> inflating(in, isZlib(first));
            default -> throw new IOException("content encoding " + coding + " is not read");
        };
    }

    private static boolean isZlib(byte[] first) {
        return first.length > 1
                && (first[0] & 0x0f) == 8
                && ((first[0] & 0xff) * 256 + (first[1] & 0xff)) % ZLIB_CHECK == 0;
    }

    /** Inflates with a zlib header, as the standard says, or without, as some servers send it. */
    private static InputStream inflating(InputStream in, boolean zlib) {
        Inflater inflater = new Inflater(!zlib);
        return new InflaterInputStream(in, inflater) {
            @Override
            public void close() throws IOException {
                inflater.end();
                super.close();
            }
        };
    }

    /** Returns true for printable ASCII, or what begins with a tag and has no control character. */
    private static boolean isText(byte[] first) {
        boolean printable = true;
        boolean ascii = true;
        char begin = 0;
        for (int i = startsWith(first, 0xef, 0xbb, 0xbf) ? 3 : 0; i < first.length; i++) {
            boolean space = first[i] >= '\t' && first[i] <= '\r' || first[i] == ' ';
            printable &= space || first[i] > ' ' && first[i] < 0x7f || first[i] < 0;
            ascii &= first[i] >= 0;
            begin = begin == 0 && !space ? (char) first[i] : begin;
        }
        return printable && (ascii || begin == '<') || startsWith(first, 0xff, 0xfe) || startsWith(first, 0xfe, 0xff);
    }

    private static boolean startsWith(byte[] bytes, int... mark) {
        boolean starts = bytes.length >= mark.length;
        for (int i = 0; starts && i < mark.length; i++) {
            starts = (bytes[i] & 0xFF) == mark[i];
        }
        return starts;
    }

    /** Reports damaged compression in one way, whichever library finds it. */
    private static final class Checked extends FilterInputStream {

        Checked(InputStream in) {
            super(in);
        }

        @Override
        public int read() throws IOException {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xFF;
        }

        @Override
        public int read(byte[] bytes, int offset, int length) throws IOException {
            try {
                return super.read(bytes, offset, length);
            } catch (IOException | RuntimeException e) {
                throw failure(e);
            }
        }

        /** Returns the failure of the connection, whose exceptions are of their own types, or else that the data is damaged. */
        private static IOException failure(Exception e) {
            for (Throwable cause = e; cause != null; cause = cause.getCause()) {
                if (cause instanceof IOException network
                        && !(cause instanceof EOFException)
                        && cause.getClass() != IOException.class) {
                    return network;
                }
            }
            ZipException damaged = new ZipException(String.valueOf(e.getMessage()));
            damaged.initCause(e);
            return damaged;
        }
    }
}
