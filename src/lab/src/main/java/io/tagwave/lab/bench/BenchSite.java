package io.tagwave.lab.bench;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import io.tagwave.cli.shared.UserException;
import io.tagwave.visit.PageArguments;
import io.tagwave.visit.PageLoadException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executors;

/** Serves the pages of a folder, as {@code /p/0}, {@code /p/1} and so on without end. */
final class BenchSite {

    private static final String PREFIX = "/p/";

    private final List<byte[]> pages;

    private BenchSite(List<byte[]> pages) {
        this.pages = pages;
    }

    /** Starts on a free loopback port and returns the address. */
    static String start(Path folder) throws IOException {
        List<byte[]> pages = new ArrayList<>();
        try {
            for (String file : PageArguments.of(folder.toString())) {
                pages.add(Files.readAllBytes(Path.of(file)));
            }
        } catch (PageLoadException e) {
            throw new UserException(folder + ": " + e.getMessage());
        }
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 256);
        server.createContext("/", new BenchSite(pages)::serve);
        server.setExecutor(Executors.newFixedThreadPool(8));
        server.start();
        return "http://127.0.0.1:" + server.getAddress().getPort() + "/";
    }

    private void serve(HttpExchange exchange) throws IOException {
        try (exchange) {
            String path = exchange.getRequestURI().getPath();
            if (!path.matches(PREFIX + "\\d{1,9}")) {
                exchange.sendResponseHeaders(404, -1);
                return;
            }
            int number = Integer.parseInt(path.substring(PREFIX.length()));
            byte[] body = CrawlBenchmarkProcess.page(
                    pages.get(number % pages.size()),
                    "http://" + exchange.getRequestHeaders().getFirst("Host") + "/",
                    number);
            exchange.getResponseHeaders().set("Content-Type", "text/html");
            exchange.sendResponseHeaders(200, body.length);
            exchange.getResponseBody().write(body);
        }
    }
}
