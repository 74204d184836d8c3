package io.tagwave.crawl;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicInteger;

/** A real HTTP server on all loopback addresses, whose pages may misbehave down to the single byte. */
public final class TestSite implements AutoCloseable {

    /** Answers a request by writing to the socket. */
    public interface Page {
        void serve(Request request, OutputStream out) throws IOException, InterruptedException;
    }

    /** What was asked for, and when the request line was read. */
    public record Request(String host, String path, Map<String, String> headers, long nanos) {}

    private final ServerSocket server;
    private final ExecutorService workers = Executors.newCachedThreadPool(TestSite::daemon);
    private final Map<String, Page> pages = new ConcurrentHashMap<>();
    private final List<Request> requests = new CopyOnWriteArrayList<>();
    private final AtomicInteger connections = new AtomicInteger();
    private volatile Page otherwise = (request, out) -> answer(out, 404, Map.of(), "");

    public TestSite() {
        try {
            server = new ServerSocket(0, 512, InetAddress.getByName("0.0.0.0"));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        workers.execute(this::accept);
    }

    public TestSite page(String path, Page page) {
        pages.put(path, page);
        return this;
    }

    /** An HTML page. */
    public TestSite html(String path, String body) {
        return page(path, (request, out) -> html(out, body));
    }

    /** An HTML page with links. */
    public TestSite links(String path, String... targets) {
        return html(path, linking(path, List.of(targets)));
    }

    /** What is not named is answered by this instead of 404. */
    public TestSite otherwise(Page page) {
        otherwise = page;
        return this;
    }

    public String url(String path) {
        return url("127.0.0.1", path);
    }

    public String url(String host, String path) {
        return "http://" + host + ":" + port() + path;
    }

    public int port() {
        return server.getLocalPort();
    }

    /** All requests so far, in the order of their arrival. */
    public List<Request> requests() {
        return List.copyOf(requests);
    }

    /** How many connections were made so far. */
    public int connections() {
        return connections.get();
    }

    /** How often a path was asked for. */
    public long count(String path) {
        return requests.stream().filter(request -> request.path().equals(path)).count();
    }

    @Override
    public void close() {
        try {
            server.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        workers.shutdownNow();
    }

    /** The text of a page with links, different for every title. */
    public static String linking(String title, List<String> targets) {
        StringBuilder html = new StringBuilder("<!doctype html><title>" + title + "</title><h1>" + title + "</h1><ul>");
        targets.forEach(target -> html.append("<li><a href=\"" + target + "\">to " + target + "</a>"));
        return html.append("</ul>").toString();
    }

    public static void html(OutputStream out, String body) throws IOException {
        answer(out, 200, Map.of("Content-Type", "text/html; charset=utf-8"), body);
    }

    public static void answer(OutputStream out, int status, Map<String, String> headers, String body)
            throws IOException {
        answer(out, status, headers, body.getBytes(StandardCharsets.UTF_8));
    }

    public static void answer(OutputStream out, int status, Map<String, String> headers, byte[] body)
            throws IOException {
        StringBuilder head = new StringBuilder("HTTP/1.1 " + status + " -\r\n");
        Map<String, String> all = new LinkedHashMap<>(new TreeMap<>(headers));
        all.putIfAbsent("Content-Length", String.valueOf(body.length));
        all.forEach((name, value) -> head.append(name + ": " + value + "\r\n"));
        out.write((head + "\r\n").getBytes(StandardCharsets.ISO_8859_1));
        out.write(body);
        out.flush();
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                Socket socket = server.accept();
                connections.incrementAndGet();
                workers.execute(() -> serve(socket));
            } catch (IOException | RejectedExecutionException closed) {
                return;
            }
        }
    }

    private void serve(Socket socket) {
        try (socket) {
            socket.setTcpNoDelay(true);
            InputStream in = new BufferedInputStream(socket.getInputStream());
            String line = line(in);
            while (line != null && !line.isEmpty()) {
                long nanos = System.nanoTime();
                Map<String, String> headers = headers(in);
                String path = line.split(" ")[1];
                String host = headers.getOrDefault("host", "").split(":")[0];
                Request request = new Request(host, path, headers, nanos);
                requests.add(request);
                pages.getOrDefault(path, otherwise).serve(request, socket.getOutputStream());
                line = line(in);
            }
        } catch (IOException | InterruptedException clientLeft) {
            // The test looks at what the client made of it.
        }
    }

    private static Map<String, String> headers(InputStream in) throws IOException {
        Map<String, String> headers = new TreeMap<>();
        String line = line(in);
        while (line != null && !line.isEmpty()) {
            int colon = line.indexOf(':');
            headers.put(
                    line.substring(0, colon).toLowerCase(Locale.ROOT),
                    line.substring(colon + 1).strip());
            line = line(in);
        }
        return headers;
    }

    private static String line(InputStream in) throws IOException {
        StringBuilder line = new StringBuilder();
        int c = in.read();
        if (c < 0) {
            return null;
        }
        while (c >= 0 && c != '\n') {
            line.append((char) c);
            c = in.read();
        }
        return line.toString().strip();
    }

    private static Thread daemon(Runnable work) {
        Thread thread = new Thread(work, "test-site");
        thread.setDaemon(true);
        return thread;
    }
}
