package io.tagwave.visit;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.tagwave.web.DaemonThreads;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLConnection;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.jspecify.annotations.Nullable;

/**
 * Serves files to a browser on a free loopback port, each with its sibling files, so that scripts and styles saved
 * beside a page are found. Browsers treat file: pages differently; this way all pages are treated alike.
 */
public final class LocalPageServer implements AutoCloseable {

    private static final int FOUND = 200;
    private static final int MISSING = 404;

    private final Map<String, Path> folders = new ConcurrentHashMap<>();
    private final Map<Path, String> numbers = new ConcurrentHashMap<>();
    private final Map<String, byte[]> pages = new ConcurrentHashMap<>();
    private final ExecutorService workers = Executors.newCachedThreadPool(DaemonThreads.named("local pages"));
    private final HttpServer server;

    /**
     * Starts the server.
     *
     * @throws UncheckedIOException if no loopback port can be opened
     */
    public LocalPageServer() {
        // Otherwise header and body go out as two packets, and the browser's delayed acknowledgement costs 40 ms a
        // page.
        System.setProperty("sun.net.httpserver.nodelay", "true");
        try {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        } catch (IOException e) {
            throw new UncheckedIOException("no loopback port could be opened", e);
        }
        server.createContext("/", this::answer);
        server.setExecutor(workers);
        server.start();
    }

    public String url(Path file) {
        Path whole = file.toAbsolutePath().normalize();
        String number = numbers.computeIfAbsent(whole.getParent(), folder -> {
            String next = "f" + folders.size();
            folders.put(next, folder);
            return next;
        });
        return url("/" + number + "/" + whole.getFileName());
    }

    public String url(byte[] page) {
        String path = "/p" + pages.size() + "/page.html";
        pages.put(path, page);
        return url(path);
    }

    @Override
    public void close() {
        server.stop(0);
        workers.shutdownNow();
    }

    private String url(String path) {
        try {
            return new URI("http", null, "127.0.0.1", server.getAddress().getPort(), path, null, null).toASCIIString();
        } catch (URISyntaxException e) {
            throw new IllegalStateException(path, e);
        }
    }

    private void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath();
            byte[] page = pages.get(path);
            Path file = page == null ? file(path) : null;
            if (file != null && Files.isRegularFile(file) && Files.isReadable(file)) {
                page = Files.readAllBytes(file);
            }
            if (page == null) {
                exchange.sendResponseHeaders(MISSING, -1);
                return;
            }
            exchange.getResponseHeaders().set("Content-Type", type(path));
            exchange.sendResponseHeaders(FOUND, page.length == 0 ? -1 : page.length);
            try (OutputStream body = exchange.getResponseBody()) {
                body.write(page);
            }
        }
    }

    /** Returns the file for a URL path; null if it is outside of the served folders. */
    private @Nullable Path file(String path) {
        int end = path.indexOf('/', 1);
        Path folder = end < 0 ? null : folders.get(path.substring(1, end));
        if (folder == null) {
            return null;
        }
        Path file = folder.resolve(path.substring(end + 1)).normalize();
        return file.startsWith(folder) ? file : null;
    }

    /** Returns the content type, without a charset: the page itself has one, as it had where it was saved. */
    private static String type(String path) {
        String lower = path.toLowerCase(Locale.ROOT);
        if (lower.endsWith(".js") || lower.endsWith(".mjs")) {
            return "text/javascript";
        }
        if (lower.endsWith(".css")) {
            return "text/css";
        }
        String guessed = URLConnection.guessContentTypeFromName(lower);
        return guessed == null || lower.matches(".*\\.x?html?") ? "text/html" : guessed;
    }
}
