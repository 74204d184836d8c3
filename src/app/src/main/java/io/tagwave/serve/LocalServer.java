package io.tagwave.serve;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.tagwave.serve.page.SiteFileEditor;
import io.tagwave.site.file.SiteFolder;
import io.tagwave.store.StoreException;
import io.tagwave.store.query.SavedQueries;
import io.tagwave.store.query.SqlSession;
import io.tagwave.web.DaemonThreads;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.ArrayDeque;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/**
 * Shows a database to browsers of this machine, and to its programs as JSON. It listens on 127.0.0.1, or on another
 * address for users with a token. The database is only read; corrections are written into the files of their sites.
 */
public final class LocalServer implements AutoCloseable {

    /** The address that other machines cannot reach. */
    public static final String LOOPBACK = "127.0.0.1";

    /** More than a page with all its parts needs: clients that read slowly take one each, for up to 10 minutes. */
    private static final int WORKERS = 1000;

    /** Requests that may be arriving: a browser's takes milliseconds, so that one which 500 others pass is slow. */
    private static final int MAX_ARRIVING = 500;

    private static final int MAX_BODY_BYTES = 1_000_000;
    private static final int MAX_PORT = 65535;

    static {
        // Otherwise header and body are two packets, and the client's delayed acknowledgement costs 40 ms a page. A
        // request that does not arrive within 10 s, and an answer that nobody reads within 10 minutes, free their
        // worker.
        System.setProperty("sun.net.httpserver.nodelay", "true");
        System.setProperty("sun.net.httpserver.maxReqTime", "10");
        System.setProperty("sun.net.httpserver.maxRspTime", "600");
    }

    private final HttpServer server;
    private final AccessCheck access;
    private final ExecutorService workers;
    private final SessionPool sessions;
    private final LimitedQueries queries;
    private final RequestRouter router;
    private final CountDownLatch closed = new CountDownLatch(1);
    /** The workers that read a request, in the order in which these began to arrive. */
    private final ArrayDeque<Thread> arriving = new ArrayDeque<>();

    private LocalServer(
            HttpServer server, AccessCheck access, SessionPool sessions, LimitedQueries queries, RequestRouter router) {
        this.server = server;
        this.access = access;
        this.sessions = sessions;
        this.queries = queries;
        this.router = router;
        workers = Executors.newFixedThreadPool(WORKERS, DaemonThreads.named("serve"));
        server.createContext("/", this::handle);
        server.setExecutor(exchange -> workers.execute(() -> read(exchange)));
        server.start();
    }

    /**
     * Starts a server on an address of this machine.
     *
     * @param database its file without the ending, or its JDBC URL
     * @param port 0 for any that is free
     * @param saved queries to choose from, to which users add
     * @param host the address or its name
     * @param token that every user has to bring; null for none, which is only allowed on loopback addresses
     * @param sites where corrections are written
     * @throws StoreException if the database cannot be read
     * @throws IOException if address and port cannot be bound, or the token is too weak
     */
    public static LocalServer start(
            String database, String host, int port, @Nullable String token, SavedQueries saved, SiteFolder sites)
            throws IOException {
        requirePort(port);
        InetAddress address = InetAddress.getByName(host);
        if (token == null && !address.isLoopbackAddress()) {
            throw new IOException("expected --token or --token-file with an address that others reach");
        }
        AccessCheck access = new AccessCheck(token);
        SqlSession.open(database, false).close();
        HttpServer server = HttpServer.create(new InetSocketAddress(address, port), WORKERS);
        SessionPool sessions = new SessionPool(database);
        SiteFileEditor editor = new SiteFileEditor(database, sites);
        LimitedQueries queries = new LimitedQueries(database);
        return new LocalServer(server, access, sessions, queries, new RequestRouter(sessions, queries, editor, saved));
    }

    /**
     * Checks that a port of the loopback address is free, for a server that starts later.
     *
     * @throws IOException if it is in use
     */
    public static void requireFree(int port) throws IOException {
        requirePort(port);
        try (ServerSocket socket = new ServerSocket()) {
            // Connections that a server which has just ended left behind do not block the port.
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(LOOPBACK, port));
        }
    }

    private static void requirePort(int port) throws IOException {
        if (port < 0 || port > MAX_PORT) {
            throw new IOException("expected a port from 0 to " + MAX_PORT);
        }
    }

    /** Returns the URL of the first page. */
    public URI address() {
        InetAddress at = server.getAddress().getAddress();
        String host = at.isAnyLocalAddress() ? LOOPBACK : at.getHostAddress();
        return URI.create("http://" + (host.contains(":") ? "[" + host + "]" : host) + ":"
                + server.getAddress().getPort() + "/");
    }

    /** Waits until the server is closed. */
    public void await() throws InterruptedException {
        closed.await();
    }

    /** Ends at once; responses under way are cut off. */
    @Override
    public void close() {
        server.stop(0);
        workers.shutdownNow();
        queries.close();
        sessions.close();
        closed.countDown();
    }

    /** Answers a request. If too many are arriving, ends the oldest: a limit an address would count those of a proxy as one. */
    private void read(Runnable exchange) {
        synchronized (arriving) {
            arriving.add(Thread.currentThread());
            if (arriving.size() > MAX_ARRIVING) {
                arriving.remove().interrupt(); // closes the channel that it reads from
            }
        }
        try {
            exchange.run();
        } finally {
            arrived();
        }
    }

    /** Notes that the worker's request is complete, or ended: from here on nothing interrupts it. */
    private void arrived() {
        synchronized (arriving) {
            if (!arriving.remove(Thread.currentThread())) {
                Thread.interrupted();
            }
        }
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            send(exchange, answer(exchange));
        }
    }

    private ServerResponse answer(HttpExchange exchange) throws IOException {
        String method = exchange.getRequestMethod();
        URI url = exchange.getRequestURI();
        ServerRequest bare = new ServerRequest(method, url.getPath() == null ? "/" : url.getPath(), Map.of(), "");
        try {
            ServerRequest request = new ServerRequest(method, bare.path(), ServerRequest.fields(url.getRawQuery()), "");
            Optional<ServerResponse> login = access.login(request);
            if (login.isPresent()) {
                return login.get();
            }
            access.check(method, exchange.getRequestHeaders());
            return router.answer(withBody(exchange, request));
        } catch (RejectedRequestException e) {
            return RequestRouter.problem(bare, e.status(), e.getMessage());
        }
    }

    private ServerRequest withBody(HttpExchange exchange, ServerRequest request) throws IOException {
        byte[] body = exchange.getRequestBody().readNBytes(MAX_BODY_BYTES + 1);
        arrived();
        if (body.length > MAX_BODY_BYTES) {
            // An unread rest would break the connection before the browser has read the response.
            exchange.getRequestBody().transferTo(OutputStream.nullOutputStream());
            throw new RejectedRequestException(413, "expected at most " + MAX_BODY_BYTES + " bytes");
        }
        String text = new String(body, StandardCharsets.UTF_8);
        Map<String, String> fields = new LinkedHashMap<>(request.parameters());
        String type = exchange.getRequestHeaders().getFirst("Content-Type");
        if (type != null
                && type.startsWith("application/x-www-form-urlencoded")
                && !request.path().startsWith("/api/")) {
            fields.putAll(ServerRequest.fields(text));
        }
        return new ServerRequest(request.method(), request.path(), fields, text);
    }

    private static void send(HttpExchange exchange, ServerResponse response) throws IOException {
        Headers headers = exchange.getResponseHeaders();
        AccessCheck.HEADERS.forEach(headers::set);
        headers.set("Content-Type", response.type());
        response.headers().forEach(headers::set);
        if (exchange.getRequestMethod().equals("HEAD")) {
            exchange.sendResponseHeaders(response.status(), -1);
            return;
        }
        // HttpServer's convention: 0 is an unknown length, -1 no body.
        exchange.sendResponseHeaders(response.status(), response.length() == 0 ? -1 : Math.max(0, response.length()));
        response.body().write(exchange.getResponseBody());
        exchange.getResponseBody().close();
    }
}
