package io.tagwave.archive;

import io.tagwave.web.Charsets;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.HtmlSniffer;
import io.tagwave.web.Outcome;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.channels.Channels;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.netpreserve.jwarc.HttpResponse;
import org.netpreserve.jwarc.ParsingException;

/** The answer of a server as an archive kept it. Judged as a crawl judges it, see {@link #page}. */
final class ArchivedResponse {

    private final Capture capture;
    private final int status;
    private final Map<String, String> headers;
    private final int bodyStart;

    private ArchivedResponse(Capture capture, int status, Map<String, String> headers, int bodyStart) {
        this.capture = capture;
        this.status = status;
        this.headers = headers;
        this.bodyStart = bodyStart;
    }

    /**
     * Reads the head of an answer.
     *
     * @return null when the capture is none of the web
     * @throws IOException when it is damaged
     */
    static ArchivedResponse of(Capture capture) throws IOException {
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
        try {
            HttpResponse head = HttpResponse.parseWithoutBody(
                    Channels.newChannel(new ByteArrayInputStream(capture.block(), 0, end)), null);
            if (head.status() < 100) {
                throw new IOException("damaged HTTP header");
            }
            return new ArchivedResponse(
                    capture, head.status(), headers(head.headers().map()), end);
        } catch (ParsingException | IllegalArgumentException e) {
            throw new IOException("damaged HTTP header");
        }
    }

    /** Where the body begins; without an empty line there is none. */
    private static int headEnd(byte[] block) {
        for (int i = 0; i + 1 < block.length; i++) {
            if (block[i] == '\n') {
                int next = block[i + 1] == '\r' ? i + 2 : i + 1;
                if (next < block.length && block[next] == '\n') {
                    return next + 1;
                }
            }
        }
        return block.length;
    }

    /** One value each: several X-Robots-Tag headers all count, of the others the first does. */
    private static Map<String, String> headers(Map<String, List<String>> fields) {
        Map<String, String> headers = new HashMap<>();
        fields.forEach((field, values) -> {
            String name = field.toLowerCase(Locale.ROOT);
            headers.put(name, name.equals("x-robots-tag") ? String.join(", ", values) : values.get(0));
        });
        return headers;
    }

    Capture capture() {
        return capture;
    }

    int status() {
        return status;
    }

    /** Whether the body is in another record. */
    boolean isRevisit() {
        return capture.type().equals("revisit");
    }

    /** The address whose answer it repeats, or else its own. */
    String repeats(String url) {
        String original = capture.field("WARC-Refers-To-Target-URI");
        return original == null ? url : original;
    }

    /** Whether the bytes of an earlier answer are its body. */
    boolean hasBodyElsewhere() {
        return isRevisit() && mayBePage();
    }

    /** Whether it says that it holds a page. */
    boolean mayBePage() {
        String type = headers.get("content-type");
        return status >= 200 && status <= 299 && (type == null || HtmlSniffer.isHtml(type));
    }

    /**
     * The answer as a visit.
     *
     * @param url the address under which it was asked for
     * @param body what holds the body: this answer, or the one that it repeats
     * @param mostBytes longer bodies are refused
     */
    FetchedPage page(String url, ArchivedResponse body, int mostBytes) {
        if (status < 200 || status > 299) {
            return page(url, status == 304 ? Outcome.NOT_MODIFIED : Outcome.HTTP_ERROR, new byte[0], "HTTP " + status);
        }
        String type = headers.get("content-type");
        if (type != null && !HtmlSniffer.isHtml(type)) {
            return page(url, Outcome.NOT_HTML, new byte[0], "content type " + type);
        }
        FetchedPage cut = body.cut(url);
        if (cut != null) {
            return cut;
        }
        byte[] bytes;
        try {
            bytes = body.body(mostBytes);
        } catch (IOException e) {
            return FetchedPage.failed(url, Outcome.HTTP_ERROR, capture.date(), 0, e.getMessage());
        }
        if (bytes.length > mostBytes) {
            return page(url, Outcome.TOO_LARGE, new byte[0], "more than " + mostBytes + " bytes");
        }
        if (type == null && !HtmlSniffer.looksLikeHtml(bytes)) {
            return page(url, Outcome.NOT_HTML, new byte[0], "no content type, and it does not look like HTML");
        }
        return page(url, Outcome.DONE, bytes, null);
    }

    /** What became of an answer that the archive holds a part of only; null when it holds all. */
    private FetchedPage cut(String url) {
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
        // As in a crawl: of an answer that broke off nothing is kept, not even its status.
        return outcome == Outcome.TOO_LARGE
                ? page(url, outcome, new byte[0], error)
                : FetchedPage.failed(url, outcome, capture.date(), 0, error);
    }

    private byte[] body(int mostBytes) throws IOException {
        byte[] block = capture.block();
        String transfer = headers.get("transfer-encoding");
        boolean chunked = transfer != null && transfer.toLowerCase(Locale.ROOT).contains("chunked");
        byte[] body = chunked
                ? ContentDecoder.unchunked(block, bodyStart)
                : Arrays.copyOfRange(block, Math.min(bodyStart, block.length), block.length);
        return ContentDecoder.decoded(body, headers.get("content-encoding"), mostBytes);
    }

    private FetchedPage page(String url, Outcome outcome, byte[] body, String error) {
        return new FetchedPage(
                url,
                url,
                outcome,
                status,
                headers,
                outcome == Outcome.DONE ? Charsets.of(body, headers.get("content-type")) : null,
                body,
                capture.date(),
                0,
                capture.type().equals("conversion"),
                error);
    }
}
