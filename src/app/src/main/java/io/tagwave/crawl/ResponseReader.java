package io.tagwave.crawl;

import io.tagwave.web.ContentDecoder;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.HostPermit;
import io.tagwave.web.HtmlSniffer;
import io.tagwave.web.Outcome;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.net.UnknownHostException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.ZipException;
import javax.net.ssl.SSLException;
import org.apache.hc.client5.http.ClientProtocolException;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.HttpEntity;
import org.apache.hc.core5.http.HttpStatus;
import org.apache.hc.core5.http.MessageConstraintException;
import org.jspecify.annotations.Nullable;

/** Turns the response to one request into a {@link FetchedPage}. */
final class ResponseReader implements HostPermit {

    /** Number of bytes of an unneeded body to read, so that the connection can be kept. */
    private static final Pattern RANGE = Pattern.compile("bytes (\\d{1,18})-(\\d{1,18})/(\\d{1,18})");

    private static final int DRAIN = 64 << 10;

    private final String url;
    private final HostPermit permit;
    private final RequestTimeout timeout;
    private final List<String> notes = new ArrayList<>();
    /** Null until the response head has arrived. */
    private @Nullable Map<String, String> headers;

    private int status;
    private Instant at;
    private long start = System.nanoTime();

    ResponseReader(String url, Instant at, HostPermit permit, RequestTimeout timeout) {
        this.url = url;
        this.at = at;
        this.permit = permit;
        this.timeout = timeout;
    }

    /** Waits for the permit of the host; the time of the visit counts from there. */
    @Override
    public void await() throws InterruptedException {
        timeout.stop();
        permit.await();
        at = Instant.now();
        start = System.nanoTime();
        timeout.start();
    }

    @Override
    public void answered(long nanos) {
        permit.answered(nanos);
    }

    /** Receives what was odd about the response head, for {@code page.error}. */
    void note(List<String> odd) {
        notes.clear();
        notes.addAll(odd);
    }

    FetchedPage read(ClassicHttpResponse response, BodyLimit limit, Runnable abort) throws IOException {
        Map<String, String> received = headers(response);
        headers = received;
        status = response.getCode();
        if (status < 200 || status > 299) {
            String to = received.getOrDefault("location", "");
            String error = "HTTP " + status + (to.contains("\n") ? ", to several: " + to.replace("\n", ", ") : "");
            return unread(response, status == 304 ? Outcome.NOT_MODIFIED : Outcome.HTTP_ERROR, error, abort);
        }
        String type = received.get("content-type");
        if (limit.htmlOnly() && !HtmlSniffer.mayBeHtml(type)) {
            return unread(response, Outcome.NOT_HTML, "content type " + type, abort);
        }
        Body body = read(response.getEntity(), received.get("content-encoding"), limit.bytes());
        if (!body.complete) {
            abort.run();
            if (limit.htmlOnly()) {
                return page(new byte[0], Outcome.TOO_LARGE, "more than " + limit.bytes() + " bytes");
            }
        }
        if (limit.htmlOnly() && !HtmlSniffer.isPage(type, body.bytes)) {
            return page(new byte[0], Outcome.NOT_HTML, HtmlSniffer.reason(type));
        }
        Matcher range = RANGE.matcher(received.getOrDefault("content-range", ""));
        if (status == HttpStatus.SC_PARTIAL_CONTENT && range.matches() && !isWhole(range)) {
            return page(
                    new byte[0], Outcome.HTTP_ERROR, "HTTP 206: only a part of the page was sent, " + range.group());
        }
        if (body.bytes.length == 0) {
            notes.add("the answer is empty");
        }
        return page(body.bytes, Outcome.DONE, notes.isEmpty() ? null : String.join("; ", notes));
    }

    private static boolean isWhole(Matcher range) {
        return Long.parseLong(range.group(1)) == 0
                && Long.parseLong(range.group(2)) + 1 == Long.parseLong(range.group(3));
    }

    FetchedPage failed(Outcome outcome, @Nullable String error) {
        return FetchedPage.failed(url, outcome, at, millis(), error);
    }

    FetchedPage failed(Exception e) {
        if (e instanceof PublicDnsResolver.PrivateAddressException) {
            return failed(Outcome.PRIVATE_ADDRESS, e.getMessage());
        }
        if (e instanceof UnknownHostException) {
            return failed(Outcome.UNREACHABLE, "unknown host " + e.getMessage());
        }
        if (e instanceof MessageConstraintException) {
            return failed(Outcome.TOO_LARGE, "header: " + e.getMessage());
        }
        if (e instanceof InterruptedIOException) {
            return failed(Outcome.TIMEOUT, String.valueOf(e.getMessage()));
        }
        if (e instanceof ZipException || e instanceof EOFException) {
            String error = "damaged compression: " + e.getMessage();
            return headers == null ? failed(Outcome.HTTP_ERROR, error) : page(new byte[0], Outcome.HTTP_ERROR, error);
        }
        if (e instanceof ClientProtocolException || e instanceof IllegalArgumentException) {
            return failed(Outcome.HTTP_ERROR, "damaged answer: " + e.getMessage());
        }
        return failed(Outcome.UNREACHABLE, (e instanceof SSLException ? "TLS: " : "") + e.getMessage());
    }

    private FetchedPage unread(ClassicHttpResponse response, Outcome outcome, String error, Runnable abort)
            throws IOException {
        HttpEntity entity = response.getEntity();
        boolean small = entity == null || entity.getContentLength() >= 0 && entity.getContentLength() <= DRAIN;
        if (!small || !read(entity, null, DRAIN).complete) {
            abort.run();
        }
        return page(new byte[0], outcome, error);
    }

    private FetchedPage page(byte[] body, Outcome outcome, @Nullable String error) {
        Map<String, String> received = headers == null ? Map.of() : headers;
        return FetchedPage.answered(url, outcome, status, received, body, at, millis(), false, error);
    }

    private double millis() {
        return (System.nanoTime() - start) / 1e6;
    }

    private Body read(@Nullable HttpEntity entity, @Nullable String coding, int limit) throws IOException {
        if (entity == null) {
            return new Body(new byte[0], true);
        }
        InputStream in = ContentDecoder.decoded(entity.getContent(), coding, notes::add);
        byte[] bytes = in.readNBytes(limit);
        return new Body(bytes, bytes.length < limit || in.read() < 0);
    }

    private static Map<String, String> headers(ClassicHttpResponse response) {
        Map<String, List<String>> values = new HashMap<>();
        for (Header header : response.getHeaders()) {
            values.computeIfAbsent(header.getName().toLowerCase(Locale.ROOT), name -> new ArrayList<>())
                    .add(header.getValue() == null ? "" : header.getValue());
        }
        Map<String, String> headers = new HashMap<>();
        values.forEach((name, all) -> headers.put(name, FetchedPage.headerValue(name, all)));
        return headers;
    }

    private record Body(byte[] bytes, boolean complete) {}
}
