package io.tagwave.crawl;

import io.tagwave.dom.WebUrl;
import io.tagwave.web.ContentDecoder;
import io.tagwave.web.DaemonThreads;
import io.tagwave.web.ExchangeListener;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.FetchedPageReader;
import io.tagwave.web.HostPermit;
import io.tagwave.web.HttpExchange;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import io.tagwave.web.PageSource;
import io.tagwave.web.PageVisitor;
import io.tagwave.web.UrlHosts;
import io.tagwave.web.VisitResult;
import java.io.IOException;
import java.net.SocketTimeoutException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.function.UnaryOperator;
import org.apache.hc.client5.http.ConnectTimeoutException;
import org.apache.hc.client5.http.classic.methods.HttpGet;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManager;
import org.apache.hc.client5.http.protocol.HttpClientContext;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.io.CloseMode;
import org.apache.hc.core5.io.Closer;
import org.jspecify.annotations.Nullable;

/**
 * Fetches pages over HTTP, with limits for everything: time from request to last byte, bytes after decompression,
 * number and length of header lines. Network failures become an {@link Outcome}.
 */
public final class HttpPageSource implements PageSource {

    static final int MAX_REDIRECTS = 10;

    private static final int SINGLE_PAGE_BYTES = 100 << 20;

    private final CrawlSettings settings;
    private final ExchangeListener listener;
    private final PoolingHttpClientConnectionManager connections;
    private final CloseableHttpClient client;
    private final ScheduledThreadPoolExecutor watchdog;
    private UnaryOperator<FetchedPage> answers = UnaryOperator.identity();

    /** Creates a source for commands with a URL argument: larger pages than in a crawl, no delay. */
    public HttpPageSource() {
        this(CrawlSettings.defaults().maxBytes(SINGLE_PAGE_BYTES));
    }

    /** Creates a source for such commands with headers and cookies. */
    public static HttpPageSource ofPages(SessionCredentials session) {
        return new HttpPageSource(
                CrawlSettings.defaults().maxBytes(SINGLE_PAGE_BYTES).session(session));
    }

    public HttpPageSource(CrawlSettings settings) {
        this(settings, ExchangeListener.NONE);
    }

    /**
     * Creates a source.
     *
     * @param listener receives every exchange
     */
    public HttpPageSource(CrawlSettings settings, ExchangeListener listener) {
        this.settings = settings;
        this.listener = listener;
        connections = HttpClients.connections(settings);
        client = HttpClients.client(settings, connections);
        watchdog = new ScheduledThreadPoolExecutor(1, DaemonThreads.named("http-watchdog"));
        watchdog.setRemoveOnCancelPolicy(true);
    }

    /** Sets what becomes of the answers of pages; call it before any request. */
    public HttpPageSource answers(UnaryOperator<FetchedPage> change) {
        answers = change;
        return this;
    }

    /** Fetches one page and follows its redirects. */
    @Override
    public FetchedPage fetch(PageRequest request) {
        String first = request.url();
        PageRequest next = request;
        List<String> seen = new ArrayList<>();
        while (true) {
            FetchedPage page = fetchHop(next, HostPermit.IMMEDIATE);
            String location = page.redirect();
            if (location == null) {
                return page.requestedAs(first);
            }
            String target = WebUrl.address(next.url(), location);
            if (target == null) {
                return page.with(Outcome.OFF_SCOPE, "redirect to " + location).requestedAs(first);
            }
            if (isLoop(seen, next.url(), target, settings) || seen.size() >= MAX_REDIRECTS) {
                return page.with(Outcome.REDIRECT_LOOP, (seen.size() + 1) + " redirects, then to " + target)
                        .requestedAs(first);
            }
            seen.add(next.url());
            next = PageRequest.of(target);
        }
    }

    /**
     * Returns whether a redirect leads back. With cookies a page may lead to itself once: what it has set by then makes the second
     * answer another one.
     */
    static boolean isLoop(List<String> chain, String from, String target, CrawlSettings settings) {
        int before = Collections.frequency(chain, target) + (target.equals(from) ? 1 : 0);
        return before > (settings.cookies ? 1 : 0);
    }

    /**
     * Fetches one page; a redirect is returned as it is, for a caller that decides where it may lead.
     *
     * @param permit awaited when the connection is open, returned with the response head
     */
    public FetchedPage fetchHop(PageRequest request, HostPermit permit) {
        return answers.apply(fetchOnce(request, permit, BodyLimit.html(settings.maxBytes())));
    }

    /** Sends one request; a redirect is returned as it is. */
    FetchedPage fetchOnce(PageRequest request, HostPermit permit, BodyLimit limit) {
        if (listener == ExchangeListener.NONE) {
            return fetchOnce(request, permit, limit, null);
        }
        ExchangeRecorder recorder = new ExchangeRecorder(settings.proxy() != null, settings.session);
        FetchedPage page = fetchOnce(request, permit, limit, recorder);
        HttpExchange exchange = recorder.exchange(page);
        if (exchange != null) {
            listener.onExchange(exchange);
        }
        return page;
    }

    private FetchedPage fetchOnce(
            PageRequest request, HostPermit permit, BodyLimit limit, @Nullable ExchangeRecorder recorder) {
        Instant at = Instant.now();
        HttpGet get;
        try {
            get = get(request.url());
            addHeaders(get, request);
        } catch (IllegalArgumentException e) {
            return FetchedPage.failed(request.url(), Outcome.UNREACHABLE, at, 0, "not a valid address");
        }
        RequestTimeout timeout = new RequestTimeout(watchdog, settings.timeout(), get::cancel);
        ResponseReader response = new ResponseReader(request.url(), at, permit, timeout);
        if (!timeout.start()) {
            return response.failed(Outcome.UNREACHABLE, "the requests of this crawl were cancelled");
        }
        HttpClientContext context = HttpClientContext.create();
        context.setAttribute(HttpClients.PERMIT, response);
        context.setAttribute(ExchangeRecorder.NAME, recorder);
        try {
            FetchedPage page = send(get, context, response, limit);
            if (page.outcome() == Outcome.NOT_MODIFIED && request.equals(PageRequest.of(request.url()))) {
                return page.with(Outcome.HTTP_ERROR, "HTTP 304: unchanged, though no earlier page is known");
            }
            return timeout.isExpired() ? page.with(Outcome.TIMEOUT, tooLate()) : page;
        } catch (IOException | IllegalStateException | IllegalArgumentException e) {
            // Unchecked: a request that is cancelled before it was sent, an invalid status.
            return timeout.isExpired() || isReadTimeout(e)
                    ? response.failed(Outcome.TIMEOUT, tooLate())
                    : response.failed(e);
        } finally {
            timeout.stop();
        }
    }

    /** Creates a request whose path is sent as it is: {@link java.net.URI} refuses some that browsers send and servers know. */
    private static HttpGet get(String url) {
        String address = WebUrl.address(url);
        if (address == null) {
            throw new IllegalArgumentException(url);
        }
        int path = UrlHosts.pathStart(address);
        HttpGet get = new HttpGet(UrlHosts.origin(address) + "/");
        get.setPath(address.substring(path));
        return get;
    }

    private FetchedPage send(HttpGet get, HttpClientContext context, ResponseReader reader, BodyLimit limit)
            throws IOException {
        ClassicHttpResponse response = client.executeOpen(null, get, context);
        boolean complete = false;
        try {
            FetchedPage page = reader.read(response, limit, get::cancel);
            complete = true;
            return page;
        } finally {
            if (!complete) {
                get.cancel();
            }
            Closer.closeQuietly(response);
        }
    }

    /** Returns a visitor that fetches pages from this source and reads them. */
    public <A> PageVisitor<A> visitor(FetchedPageReader<A> reader) {
        return (lease, permit) -> VisitResult.of(fetchHop(lease.request(), permit), reader);
    }

    @Override
    public void close() {
        watchdog.shutdownNow();
        connections.close(CloseMode.IMMEDIATE);
    }

    /** Returns true for the socket's own limit, which is that of the whole answer and may be noticed first. */
    private static boolean isReadTimeout(Exception e) {
        return e instanceof SocketTimeoutException && !(e instanceof ConnectTimeoutException);
    }

    private String tooLate() {
        return "no complete answer within " + settings.timeout().toMillis() + " ms";
    }

    /** Returns the login that a link names before its host, as browsers send it, or null. */
    private static @Nullable String login(String url) {
        String host = url.substring(0, Math.max(0, UrlHosts.pathStart(url)));
        int at = host.lastIndexOf('@');
        String login = at < 0 ? "" : host.substring(host.indexOf("://") + 3, at).replace("+", "%2B");
        return login.isEmpty() ? null : URLDecoder.decode(login, StandardCharsets.UTF_8);
    }

    private void addHeaders(HttpGet get, PageRequest request) {
        get.setHeader("Accept", "text/html,application/xhtml+xml;q=0.9,*/*;q=0.5");
        get.setHeader("Accept-Encoding", ContentDecoder.ACCEPTED);
        if (request.etag() != null) {
            get.setHeader("If-None-Match", request.etag());
        }
        if (request.lastModified() != null) {
            get.setHeader("If-Modified-Since", request.lastModified());
        }
        String given = settings.credentials.get(UrlHosts.of(request.url()));
        String login = given == null ? login(request.url()) : given;
        if (login != null) {
            byte[] bytes = login.getBytes(StandardCharsets.UTF_8);
            get.setHeader("Authorization", "Basic " + Base64.getEncoder().encodeToString(bytes));
        }
        settings.session.headers(request.url()).forEach(get::setHeader);
    }
}
