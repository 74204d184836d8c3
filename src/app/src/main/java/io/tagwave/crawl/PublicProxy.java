package io.tagwave.crawl;

import io.tagwave.web.DaemonThreads;
import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * A local proxy that connects browsers to the public internet only. It resolves names itself and connects to the very
 * addresses that it checked, so whatever a page does to reach a private one (a script, a frame, a form, a redirect, a
 * name that resolves differently the second time), the connection ends here.
 */
public final class PublicProxy implements AutoCloseable {

    private static final int MAX_HEAD_BYTES = 64 << 10;
    private static final int CONNECT_MILLIS = 10_000;
    private static final int IDLE_MILLIS = 120_000;
    private static final int HTTP = 80;

    private static final Pattern LENGTH = Pattern.compile("(?i)\r\ncontent-length: *(\\d{1,9})\r\n");

    private final PublicDnsResolver names;
    private final ServerSocket server;
    private final ExecutorService workers = Executors.newCachedThreadPool(DaemonThreads.named("public-proxy"));
    private final Set<Socket> open = ConcurrentHashMap.newKeySet();

    /** Starts a proxy that refuses the addresses which the settings refuse. */
    public PublicProxy(CrawlSettings settings) {
        names = new PublicDnsResolver(settings.refused);
        try {
            server = new ServerSocket(0, 0, InetAddress.getLoopbackAddress());
        } catch (IOException e) {
            throw new UncheckedIOException("no port for a proxy", e);
        }
        workers.execute(this::accept);
    }

    /** Returns the address that it listens on, as {@code host:port}. */
    public String address() {
        return server.getInetAddress().getHostAddress() + ":" + server.getLocalPort();
    }

    /** Returns the reason why a host is not connected to; null if it is, or if it is unknown. */
    public @Nullable String refusal(String host) {
        try {
            names.resolve(host);
            return null;
        } catch (PublicDnsResolver.PrivateAddressException e) {
            return e.getMessage();
        } catch (UnknownHostException e) {
            return null;
        }
    }

    @Override
    public void close() {
        workers.shutdownNow();
        closeQuietly(server);
        open.forEach(PublicProxy::closeQuietly);
    }

    private void accept() {
        while (!server.isClosed()) {
            try {
                Socket client = server.accept();
                open.add(client);
                workers.execute(() -> serve(client));
            } catch (IOException | RejectedExecutionException closing) {
                closeQuietly(server);
            }
        }
    }

    /** Serves one connection. A refused one ends without a response, since a response would be a page to store. */
    private void serve(Socket client) {
        try {
            client.setSoTimeout(IDLE_MILLIS);
            String head = head(client.getInputStream());
            String[] request =
                    head.substring(0, Math.max(0, head.indexOf("\r\n"))).split(" ");
            if (request.length == 3 && request[0].equals("CONNECT")) {
                tunnel(client, request[1]);
            } else if (request.length == 3 && request[1].startsWith("http://")) {
                forward(client, head, request);
            }
        } catch (IOException | IllegalArgumentException ended) {
            // Refused, unreachable, or one side has left: the other sees the end of its connection.
            return;
        } finally {
            open.remove(client);
            closeQuietly(client);
        }
    }

    private void tunnel(Socket client, String target) throws IOException {
        int colon = target.lastIndexOf(':');
        try (Socket host = connect(target.substring(0, colon), Integer.parseInt(target.substring(colon + 1)))) {
            client.getOutputStream()
                    .write("HTTP/1.1 200 Connection established\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            relay(client, host, host.getOutputStream());
        }
    }

    /** Forwards one request a connection, so that each is judged by its own URL. */
    private void forward(Socket client, String head, String[] request) throws IOException {
        URI target = URI.create(request[1].replaceFirst("^(http://[^/?#]*).*", "$1"));
        String path = request[1].substring(target.toString().length());
        String line = request[0] + " " + (path.startsWith("/") ? path : "/" + path) + " " + request[2];
        try (Socket host = connect(target.getHost(), target.getPort() < 0 ? HTTP : target.getPort())) {
            String asked = line + closing(head.substring(head.indexOf("\r\n")));
            host.getOutputStream().write(asked.getBytes(StandardCharsets.ISO_8859_1));
            host.getOutputStream().write(client.getInputStream().readNBytes(contentLength(head)));
            String answer = head(host.getInputStream());
            while (answer.startsWith("HTTP/1.1 1")) {
                answer = head(host.getInputStream());
            }
            int end = answer.indexOf("\r\n");
            client.getOutputStream()
                    .write((answer.substring(0, end) + closing(answer.substring(end)))
                            .getBytes(StandardCharsets.ISO_8859_1));
            relay(client, host, OutputStream.nullOutputStream());
        }
    }

    /**
     * Returns the header lines of a head with Connection: close, so that the connection serves no second request, which
     * might be for another host.
     */
    private static String closing(String lines) {
        String rest = lines.replaceAll("(?i)\r\n(?:proxy-[a-z-]+|connection|keep-alive):[^\r\n]*", "");
        return rest.substring(0, rest.length() - 2) + "Connection: close\r\n\r\n";
    }

    private static int contentLength(String head) {
        Matcher length = LENGTH.matcher(head);
        return length.find() ? Integer.parseInt(length.group(1)) : 0;
    }

    private Socket connect(String host, int port) throws IOException {
        String name = host.startsWith("[") && host.endsWith("]") ? host.substring(1, host.length() - 1) : host;
        IOException last = new UnknownHostException(name);
        for (InetAddress address : names.resolve(name)) {
            Socket socket = new Socket();
            try {
                socket.connect(new InetSocketAddress(address, port), CONNECT_MILLIS);
                socket.setSoTimeout(IDLE_MILLIS);
                open.add(socket);
                return socket;
            } catch (IOException e) {
                closeQuietly(socket);
                last = e;
            }
        }
        throw last;
    }

    /** Relays bytes until one side ends. */
    private void relay(Socket client, Socket host, OutputStream upwards) throws IOException {
        try {
            workers.execute(() -> {
                try {
                    client.getInputStream().transferTo(upwards);
                    host.shutdownOutput();
                } catch (IOException ended) {
                    closeQuietly(host);
                }
            });
            host.getInputStream().transferTo(client.getOutputStream());
        } finally {
            open.remove(host);
        }
    }

    private static String head(InputStream in) throws IOException {
        ByteArrayOutputStream head = new ByteArrayOutputStream();
        int ends = 0;
        for (int c = in.read(); c >= 0 && head.size() < MAX_HEAD_BYTES; c = in.read()) {
            head.write(c);
            ends = c == '\n' ? ends + 1 : c == '\r' ? ends : 0;
            if (ends == 2) {
                return head.toString(StandardCharsets.ISO_8859_1);
            }
        }
        throw new IOException("expected the head of a request, found its end or too much of it");
    }

    private static void closeQuietly(Closeable connection) {
        try {
            connection.close();
        } catch (IOException expected) {
            return;
        }
    }
}
