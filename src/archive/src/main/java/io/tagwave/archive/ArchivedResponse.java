package io.tagwave.archive;

import io.tagwave.web.ContentDecoder;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.HtmlSniffer;
import io.tagwave.web.Outcome;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.zip.ZipException;
import org.jspecify.annotations.Nullable;
import org.netpreserve.jwarc.HttpResponse;
import org.netpreserve.jwarc.ParsingException;

/**
 * A response as an archive holds it, judged as a crawl judges responses, see {@link #page}.
 *
 * @param headers by their names in lower case
 * @param bodyStart place in the capture's block where the body begins
 */
record ArchivedResponse(Capture capture, int status, Map<String, String> headers, int bodyStart) {

    /** Reads the head of a response, null if the capture is not of the web. */
    static @Nullable ArchivedResponse of(Capture capture) throws IOException {
        String address = capture.target().toLowerCase(Locale.ROOT);
        if (!address.startsWith("http://") && !address.startsWith("https://")) {
            return null;
        }
        String type = capture.field("Content-Type");
        if (capture.type().equals("resource") || capture.type().equals("conversion")) {
            return new ArchivedResponse(capture, 200, type == null ? Map.of() : Map.of("content-type", type), 0);
        }
        if (type != null && !type.toLowerCase(Locale.ROOT).startsWith("application/http")) {
            return null;
        }
        int end = headEnd(capture.block());
        byte[] block = Arrays.copyOf(capture.block(), end);
        for (int i = 0; i < Math.min(4, end); i++) {
            // Some servers write "http/1.1".
            block[i] = (byte) Character.toUpperCase(block[i]);
        }
        try {
            HttpResponse head =
                    HttpResponse.parseWithoutBody(Channels.newChannel(new ByteArrayInputStream(block)), null);
            if (head.status() < 100) {
                throw new IOException("damaged HTTP header");
            }
            return new ArchivedResponse(
                    capture, head.status(), headers(head.headers().map()), end);
        } catch (ParsingException | IllegalArgumentException e) {
            throw new IOException("damaged HTTP header");
        }
    }

    /** Returns the start of the body: behind an empty line, or where a tag begins, which no header does. */
    private static int headEnd(byte[] block) {
        for (int i = 0; i + 1 < block.length; i++) {
            if (block[i] == '\n') {
                int next = block[i + 1] == '\r' ? i + 2 : i + 1;
                if (block[i + 1] == '<') {
                    return i + 1;
                }
                if (next < block.length && block[next] == '\n') {
                    return next + 1;
                }
            }
        }
        return block.length;
    }

    private static Map<String, String> headers(Map<String, List<String>> fields) {
        Map<String, String> headers = new HashMap<>();
        fields.forEach((field, values) -> {
            String name = field.toLowerCase(Locale.ROOT);
            headers.put(name, FetchedPage.headerValue(name, values));
        });
        return headers;
    }

    /** Returns true if the record refers to an earlier response. */
    boolean isRevisit() {
        return capture.type().equals("revisit");
    }

    /** Returns the URL of the response that this one revisits, by default its own. */
    String revisited(String url) {
        String original = capture.field("WARC-Refers-To-Target-URI");
        return original == null ? url : original;
    }

    /** Returns true if the body is that of an earlier response. */
    boolean hasBodyElsewhere() {
        return isRevisit() && mayBePage();
    }

    /** Returns true if status and Content-Type allow a page. */
    boolean mayBePage() {
        String type = headers.get("content-type");
        return status >= 200 && status <= 299 && HtmlSniffer.mayBeHtml(type);
    }

    /**
     * Returns the response as a fetched page.
     *
     * @param url requested URL
     * @param body holder of the body: this response, or the one that it revisits
     * @param maxBytes size above which bodies are refused
     */
    FetchedPage page(String url, ArchivedResponse body, int maxBytes) {
        if (status < 200 || status > 299) {
            return page(url, status == 304 ? Outcome.NOT_MODIFIED : Outcome.HTTP_ERROR, new byte[0], "HTTP " + status);
        }
        String type = headers.get("content-type");
        if (!HtmlSniffer.mayBeHtml(type)) {
            return page(url, Outcome.NOT_HTML, new byte[0], HtmlSniffer.reason(type));
        }
        FetchedPage truncated = body.truncated(url);
        if (truncated != null) {
            return truncated;
        }
        List<String> notes = new ArrayList<>();
        byte[] bytes;
        try {
            bytes = body.body(maxBytes, notes);
        } catch (ZipException | EOFException e) {
            return FetchedPage.failed(
                    url, Outcome.HTTP_ERROR, capture.date(), 0, "damaged compression: " + e.getMessage());
        } catch (IOException e) {
            return FetchedPage.failed(url, Outcome.HTTP_ERROR, capture.date(), 0, e.getMessage());
        }
        if (bytes.length > maxBytes) {
            return page(url, Outcome.TOO_LARGE, new byte[0], "more than " + maxBytes + " bytes");
        }
        if (!HtmlSniffer.isPage(type, bytes)) {
            return page(url, Outcome.NOT_HTML, new byte[0], HtmlSniffer.reason(type));
        }
        return page(url, Outcome.DONE, bytes, notes.isEmpty() ? null : String.join("; ", notes));
    }

    /** Returns the failure of a response that the archive holds only in part. */
    private @Nullable FetchedPage truncated(String url) {
        String reason = capture.field("WARC-Truncated");
        if (reason == null && capture.whole()) {
            return null;
        }
        Outcome outcome = reason == null
                ? Outcome.TOO_LARGE
                : switch (reason.toLowerCase(Locale.ROOT)) {
                    case "time" -> Outcome.TIMEOUT;
                    case "disconnect" -> Outcome.UNREACHABLE;
                    case "length" -> Outcome.TOO_LARGE;
                    default -> Outcome.HTTP_ERROR;
                };
        String error = "cut off when it was archived" + (reason == null ? "" : ": " + reason);
        // As in a crawl: a response that broke off keeps nothing, not even its status.
        return outcome == Outcome.TOO_LARGE
                ? page(url, outcome, new byte[0], error)
                : FetchedPage.failed(url, outcome, capture.date(), 0, error);
    }

    private byte[] body(int maxBytes, List<String> notes) throws IOException {
        byte[] block = capture.block();
        String transfer = headers.get("transfer-encoding");
        boolean chunked = transfer != null && transfer.toLowerCase(Locale.ROOT).contains("chunked");
        byte[] body = chunked
                ? ChunkedBody.decoded(block, bodyStart)
                : Arrays.copyOfRange(block, Math.min(bodyStart, block.length), block.length);
        try (InputStream in =
                ContentDecoder.decoded(new ByteArrayInputStream(body), headers.get("content-encoding"), notes::add)) {
            return in.readNBytes(maxBytes == Integer.MAX_VALUE ? maxBytes : maxBytes + 1);
        }
    }

    private FetchedPage page(String url, Outcome outcome, byte[] body, @Nullable String error) {
        boolean rendered = capture.type().equals("conversion");
        return FetchedPage.answered(url, outcome, status, headers, body, capture.date(), 0, rendered, error);
    }
}
