package io.tagwave.crawl;

import io.tagwave.page.FetchedPage;
import io.tagwave.page.Outcome;
import io.tagwave.page.PageRequest;
import io.tagwave.page.PageSource;
import java.io.IOException;
import java.io.InputStream;
import java.net.ConnectException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpTimeoutException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Fetches single pages over HTTP, for commands that name a URL. */
public final class HttpPageSource implements PageSource {

    private static final Duration CONNECT_LIMIT = Duration.ofSeconds(10);
    private static final Duration TIME_LIMIT = Duration.ofSeconds(30);
    private static final int BYTE_LIMIT = 100 << 20;
    private static final Pattern CHARSET = Pattern.compile("charset\\s*=\\s*[\"']?([^\\s;\"']+)");

    private final HttpClient client = HttpClient.newBuilder()
            .connectTimeout(CONNECT_LIMIT)
            .followRedirects(HttpClient.Redirect.NORMAL)
            .build();

    @Override
    public FetchedPage fetch(PageRequest request) {
        Instant at = Instant.now();
        long start = System.nanoTime();
        try {
            HttpRequest get = HttpRequest.newBuilder(URI.create(request.url()))
                    .timeout(TIME_LIMIT)
                    .header("User-Agent", "Tagwave")
                    .header("Accept", "text/html,application/xhtml+xml;q=0.9,*/*;q=0.1")
                    .build();
            HttpResponse<InputStream> response = client.send(get, HttpResponse.BodyHandlers.ofInputStream());
            try (InputStream body = response.body()) {
                return page(request, response, body.readNBytes(BYTE_LIMIT + 1), at, millisSince(start));
            }
        } catch (IllegalArgumentException e) {
            return FetchedPage.failed(request.url(), Outcome.UNREACHABLE, at, 0, "not an address: " + e.getMessage());
        } catch (HttpTimeoutException e) {
            String error = "no answer within " + TIME_LIMIT.toSeconds() + " s";
            return FetchedPage.failed(request.url(), Outcome.TIMEOUT, at, millisSince(start), error);
        } catch (IOException e) {
            return FetchedPage.failed(request.url(), Outcome.UNREACHABLE, at, millisSince(start), reason(e));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return FetchedPage.failed(request.url(), Outcome.TIMEOUT, at, millisSince(start), "interrupted");
        }
    }

    @Override
    public void close() {
        // The JDK's client lets go of its threads by itself.
    }

    private static double millisSince(long start) {
        return (System.nanoTime() - start) / 1e6;
    }

    private static FetchedPage page(
            PageRequest request, HttpResponse<?> response, byte[] body, Instant at, double millis) {
        Map<String, String> headers = new HashMap<>();
        response.headers().map().forEach((name, values) -> headers.put(name.toLowerCase(Locale.ROOT), values.get(0)));
        Outcome outcome = Outcome.DONE;
        String error = null;
        if (response.statusCode() >= 400) {
            outcome = Outcome.HTTP_ERROR;
            error = "answered with status " + response.statusCode();
        } else if (body.length > BYTE_LIMIT) {
            outcome = Outcome.TOO_LARGE;
            error = "more than " + (BYTE_LIMIT >> 20) + " MB";
        }
        String finalUrl = response.uri().toString();
        Charset charset = charset(headers.get("content-type"));
        return new FetchedPage(
                request.url(),
                finalUrl,
                outcome,
                response.statusCode(),
                headers,
                charset,
                body,
                at,
                millis,
                false,
                error);
    }

    private static Charset charset(String contentType) {
        Matcher named = CHARSET.matcher(contentType == null ? "" : contentType.toLowerCase(Locale.ROOT));
        try {
            return named.find() ? Charset.forName(named.group(1)) : null;
        } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
            return null;
        }
    }

    private static String reason(IOException e) {
        if (e instanceof ConnectException) {
            return "unknown host, or nobody listens on this port";
        }
        return e.getMessage() == null ? e.getClass().getSimpleName() : e.getMessage();
    }
}
