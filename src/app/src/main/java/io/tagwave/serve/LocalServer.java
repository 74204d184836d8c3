package io.tagwave.serve;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.tagwave.serve.page.SiteFileEditor;
import io.tagwave.sites.SiteFolder;
import io.tagwave.store.StoreException;
import io.tagwave.store.query.SavedQueries;
import io.tagwave.store.query.SqlSession;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/**
 * Shows a database to browsers of this machine, and to its programs as JSON. It listens on 127.0.0.1 alone, or
 * elsewhere for those who know a token. The
 * database is only read; what people say of pages is written into the files of their sites.
 */
public final class LocalServer implements AutoCloseable {

    /** Where nobody else reaches it. */
    public static final String LOOPBACK = "127.0.0.1";

    private static final int WORKERS = 8;
    private static final int LONGEST_BODY = 1_000_000;
    private static final int MOST_PORT = 65535;

    static {
        // Without it header and body go out as two packets, and the client's delayed acknowledgement costs 40 ms a
        // page. A request that takes a minute to arrive frees its worker.
        System.setProperty("sun.net.httpserver.nodelay", "true");
        System.setProperty("sun.net.httpserver.maxReqTime", "60");
    }

    private final HttpServer server;
    private final AccessCheck doorman;
    private final ExecutorService workers;
    private final SessionPool readers;
    private final RequestRouter routes;
    private final CountDownLatch closed = new CountDownLatch(1);

    private LocalServer(HttpServer server, AccessCheck doorman, SessionPool readers, RequestRouter routes) {
        this.server = server;
        this.doorman = doorman;
        this.readers = readers;
        this.routes = routes;
        workers = Executors.newFixedThreadPool(WORKERS, LocalServer::worker);
        server.createContext("/", this::handle);
        server.setExecutor(workers);
        server.start();
    }

    /**
     * Starts to serve.
     *
     * @param database its file without the ending, or its JDBC URL
     * @param port 0 for any that is free
     * @param saved statements to choose from, and where those go that people keep
     * @throws StoreException when the database can not be read
     * @throws IOException when the port can not be had
     */
    public static LocalServer start(String database, int port, SavedQueries saved) throws IOException {
        return start(database, LOOPBACK, port, null, saved, SiteFolder.beside(database));
    }

    /**
     * Starts to serve at an address of this machine.
     *
     * @param host its address or name
     * @param token what whoever looks has to know; null for none, which only loopback addresses may do without
     * @param sites where that is written which people say of pages
     * @throws StoreException when the database can not be read
     * @throws IOException when address and port can not be had, or the token does not do
     */
    public static LocalServer start(
            String database, String host, int port, String token, SavedQueries saved, SiteFolder sites)
            throws IOException {
        requirePort(port);
        InetAddress address = InetAddress.getByName(host);
        if (token == null && !address.isLoopbackAddress()) {
            throw new IOException("expected --token with an address that others reach");
        }
        AccessCheck doorman;
        try {
            doorman = new AccessCheck(token);
        } catch (IllegalArgumentException e) {
            throw new IOException(e.getMessage(), e);
        }
        SqlSession.open(database, false).close();
        HttpServer server = HttpServer.create(new InetSocketAddress(address, port), 0);
        SessionPool readers = new SessionPool(database);
        SiteFileEditor edits = new SiteFileEditor(database, sites);
        return new LocalServer(server, doorman, readers, new RequestRouter(readers, edits, saved));
    }

    /**
     * Tries whether a port of the loopback address can be had now, for those who serve later.
     *
     * @throws IOException when it can not
     */
    public static void requireFree(int port) throws IOException {
        requirePort(port);
        try (ServerSocket socket = new ServerSocket()) {
            // A server that has just ended leaves connections behind that do not keep another from its port.
            socket.setReuseAddress(true);
            socket.bind(new InetSocketAddress(LOOPBACK, port));
        }
    }

    private static void requirePort(int port) throws IOException {
        if (port < 0 || port > MOST_PORT) {
            throw new IOException("expected a port from 0 to " + MOST_PORT);
        }
    }

    /** Where the first page stands. */
    public URI address() {
        InetAddress at = server.getAddress().getAddress();
        String host = at.isAnyLocalAddress() ? LOOPBACK : at.getHostAddress();
        return URI.create("http://" + (host.contains(":") ? "[" + host + "]" : host) + ":"
                + server.getAddress().getPort() + "/");
    }

    /** Waits until somebody closes it. */
    public void await() throws InterruptedException {
        closed.await();
    }

    /** Ends at once: what is being answered is cut off. */
    @Override
    public void close() {
        server.stop(0);
        workers.shutdownNow();
        readers.close();
        closed.countDown();
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            send(exchange, answer(exchange));
        }
    }

    private ServerResponse answer(HttpExchange exchange) throws IOException {
        String method = exchange.getRequestMethod();
        String path = exchange.getRequestURI().getPath();
        ServerRequest bare = new ServerRequest(method, path == null ? "/" : path, Map.of(), "");
        try {
            ServerResponse welcome = doorman.welcome(new ServerRequest(
                    method,
                    bare.path(),
                    ServerRequest.fields(exchange.getRequestURI().getRawQuery()),
                    ""));
            if (welcome != null) {
                return welcome;
            }
            doorman.check(method, exchange.getRequestHeaders());
            return routes.answer(read(exchange, bare));
        } catch (RejectedRequestException e) {
            return RequestRouter.problem(bare, e.status(), e.getMessage());
        }
    }

    private static ServerRequest read(HttpExchange exchange, ServerRequest bare)
            throws IOException, RejectedRequestException {
        byte[] body = exchange.getRequestBody().readNBytes(LONGEST_BODY + 1);
        if (body.length > LONGEST_BODY) {
            // Left unread, it would break the connection before the browser has read the answer.
            exchange.getRequestBody().transferTo(OutputStream.nullOutputStream());
            throw new RejectedRequestException(413, "expected at most " + LONGEST_BODY + " bytes");
        }
        String text = new String(body, StandardCharsets.UTF_8);
        Map<String, String> fields = new LinkedHashMap<>(
                ServerRequest.fields(exchange.getRequestURI().getRawQuery()));
        String type = exchange.getRequestHeaders().getFirst("Content-Type");
        if (type != null
                && type.startsWith("application/x-www-form-urlencoded")
                && !bare.path().startsWith("/api/")) {
            fields.putAll(ServerRequest.fields(text));
        }
        return new ServerRequest(bare.method(), bare.path(), fields, text);
    }

    private static void send(HttpExchange exchange, ServerResponse answer) throws IOException {
        AccessCheck.HEADERS.forEach(exchange.getResponseHeaders()::set);
        exchange.getResponseHeaders().set("Content-Type", answer.type());
        answer.headers().forEach(exchange.getResponseHeaders()::set);
        if (exchange.getRequestMethod().equals("HEAD")) {
            exchange.sendResponseHeaders(answer.status(), -1);
            return;
        }
        // The server's words: 0 is a length that is not known, -1 none at all.
        exchange.sendResponseHeaders(answer.status(), answer.length() == 0 ? -1 : Math.max(0, answer.length()));
        answer.body().write(exchange.getResponseBody());
        exchange.getResponseBody().close();
    }

    private static Thread worker(Runnable work) {
        Thread thread = new Thread(work, "serve");
        thread.setDaemon(true);
        return thread;
    }
}
