package io.tagwave.crawl;

import io.tagwave.web.ExchangeListener;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.HostPermit;
import io.tagwave.web.HttpExchange;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import io.tagwave.web.PageSource;
import io.tagwave.web.UrlHosts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Base64;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import org.apache.hc.client5.http.classic.methods.HttpGet;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManager;
import org.apache.hc.client5.http.protocol.HttpClientContext;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.io.CloseMode;

/**
 * Pages over HTTP. Bounded in every direction: time from request to last byte, bytes after decompression, header lines and
 * their number. What the network does ends as an {@link Outcome}.
 */
public final class HttpPageSource implements PageSource {

    static final int MAX_REDIRECTS = 10;

    private static final int SINGLE_PAGE = 100 << 20;

    private final CrawlSettings settings;
    private final ExchangeListener log;
    private final PoolingHttpClientConnectionManager connections;
    private final CloseableHttpClient client;
    private final ScheduledThreadPoolExecutor watchdog;

    /** For commands that name a URL: larger pages than in a crawl, no politeness towards the one page. */
    public HttpPageSource() {
        this(CrawlSettings.defaults().with().maxBytes(SINGLE_PAGE).build());
    }

    public HttpPageSource(CrawlSettings settings) {
        this(settings, ExchangeListener.NONE);
    }

    /**
     * A source that is listened to.
     *
     * @param log told of every exchange
     */
    public HttpPageSource(CrawlSettings settings, ExchangeListener log) {
        this.settings = settings;
        this.log = log;
        connections = HttpClients.connections(settings);
        client = HttpClients.client(settings, connections);
        watchdog = new ScheduledThreadPoolExecutor(1, HttpPageSource::daemon);
        watchdog.setRemoveOnCancelPolicy(true);
    }

    /** Fetches one page and follows its redirects. */
    @Override
    public FetchedPage fetch(PageRequest request) {
        String first = request.url();
        PageRequest next = request;
        Set<String> seen = new HashSet<>();
        while (true) {
            FetchedPage page = fetchHop(next, HostPermit.IMMEDIATE);
            String location = Redirects.location(page);
            if (location == null) {
                return page.requestedAs(first);
            }
            seen.add(next.url());
            String target = UrlNormalizer.resolve(next.url(), location);
            if (target == null) {
                return page.with(Outcome.OFF_SCOPE, "redirect to " + location).requestedAs(first);
            }
            if (seen.contains(target) || seen.size() > MAX_REDIRECTS) {
                return page.with(Outcome.REDIRECT_LOOP, seen.size() + " redirects, then to " + target)
                        .requestedAs(first);
            }
            next = PageRequest.of(target);
        }
    }

    /**
     * Fetches one page; a redirect is returned as it is, for a caller that judges where it leads.
     *
     * @param turn awaited when the connection stands, over with the head of the answer
     */
    public FetchedPage fetchHop(PageRequest request, HostPermit turn) {
        return fetchOnce(request, turn, BodyLimit.html(settings.maxBytes()));
    }

    /** Sends one request; a redirect is returned as it is, see {@link Redirects}. */
    FetchedPage fetchOnce(PageRequest request, HostPermit turn, BodyLimit limit) {
        if (log == ExchangeListener.NONE) {
            return fetchOnce(request, turn, limit, null);
        }
        ExchangeRecorder wire = new ExchangeRecorder(settings.proxy() != null);
        FetchedPage page = fetchOnce(request, turn, limit, wire);
        HttpExchange exchange = wire.exchange(page);
        if (exchange != null) {
            log.onExchange(exchange);
        }
        return page;
    }

    private FetchedPage fetchOnce(PageRequest request, HostPermit turn, BodyLimit limit, ExchangeRecorder wire) {
        Instant at = Instant.now();
        HttpGet get;
        try {
            get = new HttpGet(request.url());
        } catch (IllegalArgumentException e) {
            return FetchedPage.failed(request.url(), Outcome.UNREACHABLE, at, 0, "not a valid address");
        }
        addHeaders(get, request);
        RequestTimeout alarm = new RequestTimeout(watchdog, settings.timeout(), get::cancel);
        ResponseReader exchange = new ResponseReader(request.url(), at, turn, alarm);
        if (!alarm.set()) {
            return exchange.failed(Outcome.UNREACHABLE, "the requests of this crawl were cut off");
        }
        HttpClientContext context = HttpClientContext.create();
        context.setAttribute(HttpClients.TURN, exchange);
        context.setAttribute(ExchangeRecorder.NAME, wire);
        try {
            FetchedPage page = send(get, context, exchange, limit);
            return alarm.rang() ? page.with(Outcome.TIMEOUT, tooLate()) : page;
        } catch (IOException | IllegalStateException | IllegalArgumentException e) {
            // Unchecked: a request that the alarm cancels before it was sent, a status that is none.
            return alarm.rang() ? exchange.failed(Outcome.TIMEOUT, tooLate()) : exchange.failed(e);
        } finally {
            alarm.stop();
        }
    }

    private FetchedPage send(HttpGet get, HttpClientContext context, ResponseReader exchange, BodyLimit limit)
            throws IOException {
        ClassicHttpResponse response = client.executeOpen(null, get, context);
        boolean complete = false;
        try {
            FetchedPage page = exchange.read(response, limit, get::cancel);
            complete = true;
            return page;
        } finally {
            if (!complete) {
                get.cancel();
            }
            discard(response);
        }
    }

    /** What is wanted was read; that closing the rest of a broken or cancelled answer fails is no news. */
    private static void discard(ClassicHttpResponse response) {
        try {
            response.close();
        } catch (IOException expected) {
            return;
        }
    }

    @Override
    public void close() {
        watchdog.shutdownNow();
        connections.close(CloseMode.IMMEDIATE);
    }

    private String tooLate() {
        return "no complete answer within " + settings.timeout().toMillis() + " ms";
    }

    private void addHeaders(HttpGet get, PageRequest request) {
        get.setHeader("Accept", "text/html,application/xhtml+xml;q=0.9,*/*;q=0.5");
        if (request.etag() != null) {
            get.setHeader("If-None-Match", request.etag());
        }
        if (request.lastModified() != null) {
            get.setHeader("If-Modified-Since", request.lastModified());
        }
        String login = settings.credentials().get(UrlHosts.of(request.url()));
        if (login != null) {
            byte[] bytes = login.getBytes(StandardCharsets.UTF_8);
            get.setHeader("Authorization", "Basic " + Base64.getEncoder().encodeToString(bytes));
        }
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "http-watchdog");
        thread.setDaemon(true);
        return thread;
    }
}
