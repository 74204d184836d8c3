package io.tagwave.demo;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.Stream;

/**
 * Serves the built-in site on a free loopback port: search results over several pages, a shop, tables, a forum, a front page
 * without a list, a page that needs scripts, other charsets, redirects, robots.txt and a sitemap. The resource
 * {@code site.txt} lists every URL.
 */
public final class DemoSite implements AutoCloseable {

    private static final int STILL_AT_WORK = 0;
    private static final int NOT_FOUND = 404;

    static {
        // Otherwise header and body are two packets, and the client's delayed acknowledgement costs 40 ms a page.
        System.setProperty("sun.net.httpserver.nodelay", "true");
    }

    private final List<DemoRoute> routes = DemoRoute.all();
    private final List<String> requested = new CopyOnWriteArrayList<>();
    private final HttpServer server;
    private final ExecutorService workers;

    private DemoSite(HttpServer server, ExecutorService workers) {
        this.server = server;
        this.workers = workers;
    }

    /**
     * Starts the site.
     *
     * @param port 0 for any that is free
     * @throws UncheckedIOException if the port cannot be opened
     */
    public static DemoSite start(int port) {
        try {
            HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
            DemoSite site = new DemoSite(server, Executors.newCachedThreadPool(DemoSite::daemon));
            server.createContext("/", site::answer);
            server.setExecutor(site.workers);
            server.start();
            return site;
        } catch (IOException e) {
            throw new UncheckedIOException("no loopback port could be opened", e);
        }
    }

    /** Returns the URL of the front page, ending with a slash. */
    public URI root() {
        return URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/");
    }

    public String url(String pathAndQuery) {
        return root().resolve(pathAndQuery).toString();
    }

    /** Returns path and query of every page that is served as HTML with status 200. */
    public List<String> pages() {
        return routes.stream().filter(DemoRoute::isHtml).map(DemoRoute::address).toList();
    }

    /** Returns path and query of each request so far, oldest first. */
    public List<String> requested() {
        return List.copyOf(requested);
    }

    @Override
    public void close() {
        server.stop(STILL_AT_WORK);
        workers.shutdownNow();
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String asked = exchange.getRequestURI().toString();
            requested.add(asked);
            DemoResponse answer = answer(asked);
            exchange.getResponseHeaders().putAll(answer.headers());
            boolean head = exchange.getRequestMethod().equals("HEAD");
            boolean empty = head || answer.body().length == 0;
            exchange.sendResponseHeaders(answer.status(), empty ? -1 : answer.body().length);
            if (!empty) {
                exchange.getResponseBody().write(answer.body());
            }
        }
    }

    private DemoResponse answer(String asked) {
        String path = asked.replaceFirst("\\?.*", "");
        String folder = path.substring(0, path.lastIndexOf('/') + 1);
        return Stream.of(asked, path, folder + "*")
                .flatMap(address ->
                        routes.stream().filter(route -> route.address().equals(address)))
                .findFirst()
                .map(route -> route.answer(asked, root()))
                .orElseGet(() -> DemoResponse.failure(NOT_FOUND));
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "demo-site");
        thread.setDaemon(true);
        return thread;
    }
}
