package io.tagwave.render;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpsConfigurator;
import com.sun.net.httpserver.HttpsServer;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;

/** A server on the loopback with a certificate that nobody vouches for. */
public final class TlsSite implements AutoCloseable {

    private static final String PASSWORD = "password";

    /** Made once for all such servers of a JVM. */
    private static Path keys;

    private final HttpsServer server;

    public TlsSite() throws IOException, GeneralSecurityException, InterruptedException {
        server = HttpsServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.setHttpsConfigurator(new HttpsConfigurator(context()));
        server.createContext("/", TlsSite::answer);
        server.start();
    }

    public String url() {
        return "https://127.0.0.1:" + server.getAddress().getPort() + "/";
    }

    @Override
    public void close() {
        server.stop(0);
    }

    /** An exchange that is not closed keeps its connection from being read again. */
    private static void answer(HttpExchange exchange) throws IOException {
        try (exchange) {
            TestSite.send(exchange, 200, "text/html", "<p>trust me");
        }
    }

    private static SSLContext context() throws IOException, GeneralSecurityException, InterruptedException {
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(selfSigned())) {
            store.load(in, PASSWORD.toCharArray());
        }
        KeyManagerFactory keys = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        keys.init(store, PASSWORD.toCharArray());
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(keys.getKeyManagers(), null, null);
        return context;
    }

    /** The JDK's own tool makes the certificate, so none has to be kept. */
    private static synchronized Path selfSigned() throws IOException, InterruptedException {
        if (keys != null) {
            return keys;
        }
        Path folder = Files.createTempDirectory("tls");
        Path file = folder.resolve("keys.p12");
        folder.toFile().deleteOnExit();
        file.toFile().deleteOnExit();
        Path tool = Path.of(System.getProperty("java.home"), "bin", "keytool");
        Process made = new ProcessBuilder(
                        tool.toString(),
                        "-genkeypair",
                        "-alias",
                        "site",
                        "-keyalg",
                        "EC",
                        "-dname",
                        "CN=127.0.0.1",
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        file.toString(),
                        "-storepass",
                        PASSWORD)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        if (!made.waitFor(60, TimeUnit.SECONDS) || made.exitValue() != 0) {
            throw new IOException("keytool failed");
        }
        keys = file;
        return file;
    }
}
