package io.tagwave.crawl;

import io.tagwave.web.HostPermit;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.Socket;
import java.security.GeneralSecurityException;
import javax.net.ssl.SSLSocket;
import org.apache.hc.client5.http.config.ConnectionConfig;
import org.apache.hc.client5.http.config.RequestConfig;
import org.apache.hc.client5.http.impl.DefaultHttpRequestRetryStrategy;
import org.apache.hc.client5.http.impl.classic.CloseableHttpClient;
import org.apache.hc.client5.http.impl.classic.HttpClientBuilder;
import org.apache.hc.client5.http.impl.io.ManagedHttpClientConnectionFactory;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManager;
import org.apache.hc.client5.http.impl.io.PoolingHttpClientConnectionManagerBuilder;
import org.apache.hc.client5.http.ssl.DefaultClientTlsStrategy;
import org.apache.hc.client5.http.ssl.HostnameVerificationPolicy;
import org.apache.hc.client5.http.ssl.NoopHostnameVerifier;
import org.apache.hc.client5.http.ssl.TlsSocketStrategy;
import org.apache.hc.core5.http.ClassicHttpRequest;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.HttpException;
import org.apache.hc.core5.http.HttpHost;
import org.apache.hc.core5.http.HttpRequest;
import org.apache.hc.core5.http.HttpResponse;
import org.apache.hc.core5.http.Method;
import org.apache.hc.core5.http.NoHttpResponseException;
import org.apache.hc.core5.http.config.Http1Config;
import org.apache.hc.core5.http.impl.io.HttpRequestExecutor;
import org.apache.hc.core5.http.io.HttpClientConnection;
import org.apache.hc.core5.http.io.HttpResponseInformationCallback;
import org.apache.hc.core5.http.protocol.HttpContext;
import org.apache.hc.core5.ssl.SSLContexts;
import org.apache.hc.core5.util.TimeValue;
import org.apache.hc.core5.util.Timeout;
import org.jspecify.annotations.Nullable;

/** Creates the HTTP client of a crawl. */
final class HttpClients {

    /** Name of the {@link HostPermit} in the context of a request. */
    static final String PERMIT = "tagwave.permit";

    private static final int MAX_HEADER_LINE = 32 << 10;
    private static final Timeout CONNECT = Timeout.ofSeconds(10);
    private static final TimeValue KEEP_IDLE = TimeValue.ofSeconds(30);

    private HttpClients() {}

    static PoolingHttpClientConnectionManager connections(CrawlSettings settings) {
        PoolingHttpClientConnectionManagerBuilder builder = PoolingHttpClientConnectionManagerBuilder.create()
                .setConnectionFactory(ManagedHttpClientConnectionFactory.builder()
                        .http1Config(Http1Config.custom()
                                .setMaxLineLength(MAX_HEADER_LINE)
                                .build())
                        .responseParserFactory(LenientResponseParser.FACTORY)
                        .build())
                .setMaxConnPerRoute(settings.threads)
                .setMaxConnTotal(Math.max(64, settings.threads * 4))
                .setDefaultConnectionConfig(ConnectionConfig.custom()
                        .setConnectTimeout(shorter(CONNECT, settings))
                        .setSocketTimeout(Timeout.of(settings.timeout()))
                        .setTimeToLive(KEEP_IDLE)
                        .setValidateAfterInactivity(TimeValue.ofSeconds(1))
                        .build())
                .setDnsResolver(new PublicDnsResolver(settings.refused));
        return builder.setTlsSocketStrategy(new LazyTls(settings.insecureTls)).build();
    }

    static CloseableHttpClient client(CrawlSettings settings, PoolingHttpClientConnectionManager connections) {
        HttpClientBuilder builder = HttpClientBuilder.create()
                .setConnectionManager(connections)
                .setConnectionManagerShared(true)
                .setUserAgent(settings.userAgent())
                .setDefaultRequestConfig(RequestConfig.custom()
                        .setRedirectsEnabled(false)
                        .setProtocolUpgradeEnabled(false)
                        .setResponseTimeout(Timeout.of(settings.timeout()))
                        .setConnectionRequestTimeout(Timeout.of(settings.timeout()))
                        .build())
                .disableRedirectHandling()
                .disableContentCompression()
                .disableAuthCaching()
                .setRetryStrategy(new OnlyStaleConnections())
                .setRequestExecutor(new PermittedExecutor());
        if (!settings.cookies) {
            builder.disableCookieManagement();
        } else if (settings.session.isUsed()) {
            builder.setDefaultCookieStore(settings.session.store());
        }
        if (settings.proxy() != null) {
            String[] parts = settings.proxy().split(":", 2);
            builder.setProxy(new HttpHost(parts[0], Integer.parseInt(parts[1])));
        }
        return builder.build();
    }

    private static Timeout shorter(Timeout limit, CrawlSettings settings) {
        return limit.compareTo(TimeValue.of(settings.timeout())) < 0 ? limit : Timeout.of(settings.timeout());
    }

    /**
     * Trusts every certificate. Host names are left to the client, which ignores them; the platform would refuse wrong
     * ones.
     */
    private static DefaultClientTlsStrategy trustEverybody() {
        try {
            return new DefaultClientTlsStrategy(
                    SSLContexts.custom()
                            .loadTrustMaterial(null, (chain, type) -> true)
                            .build(),
                    HostnameVerificationPolicy.CLIENT,
                    NoopHostnameVerifier.INSTANCE);
        } catch (GeneralSecurityException e) {
            throw new IllegalStateException("every Java platform has TLS", e);
        }
    }

    /**
     * Loads the certificates of the platform on first use: that takes longer than dozens of pages, and http crawls need
     * none.
     */
    private static final class LazyTls implements TlsSocketStrategy {
        private final boolean insecure;
        private @Nullable TlsSocketStrategy strategy;

        LazyTls(boolean insecure) {
            this.insecure = insecure;
        }

        @Override
        public SSLSocket upgrade(Socket socket, String target, int port, Object attachment, HttpContext context)
                throws IOException {
            return strategy().upgrade(socket, target, port, attachment, context);
        }

        private synchronized TlsSocketStrategy strategy() {
            if (strategy == null) {
                strategy = insecure ? trustEverybody() : DefaultClientTlsStrategy.createDefault();
            }
            return strategy;
        }
    }

    /**
     * Waits for the permit of the host when the connection is open and the request is about to be written: never too
     * early. Returns the permit when the response head has arrived.
     */
    private static final class PermittedExecutor extends HttpRequestExecutor {
        @Override
        public ClassicHttpResponse execute(
                ClassicHttpRequest request,
                HttpClientConnection connection,
                HttpResponseInformationCallback callback,
                HttpContext context)
                throws IOException, HttpException {
            // The host does not see a CONNECT request to a proxy.
            boolean toProxy = Method.CONNECT.isSame(request.getMethod());
            HostPermit permit = !toProxy && context.getAttribute(PERMIT) instanceof HostPermit awaited
                    ? awaited
                    : HostPermit.IMMEDIATE;
            try {
                permit.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new InterruptedIOException("interrupted while waiting for the host");
            }
            try {
                if (!(context.getAttribute(ExchangeRecorder.NAME) instanceof ExchangeRecorder recorder)) {
                    return lenient(super.execute(request, connection, callback, context), context);
                }
                recorder.sending(request, connection);
                ClassicHttpResponse response = lenient(super.execute(request, connection, callback, context), context);
                recorder.receiving(response);
                return response;
            } finally {
                permit.answered(System.nanoTime());
            }
        }
    }

    private static ClassicHttpResponse lenient(ClassicHttpResponse response, HttpContext context) {
        if (response instanceof LenientResponseParser.LenientResponse odd
                && context.getAttribute(PERMIT) instanceof ResponseReader reader) {
            odd.restoreBody();
            reader.note(odd.notes());
        }
        return response;
    }

    /** Retries once on a kept-alive connection that the server has closed; all other failures are left to the crawl. */
    private static final class OnlyStaleConnections extends DefaultHttpRequestRetryStrategy {
        @Override
        public boolean retryRequest(HttpRequest request, IOException e, int count, HttpContext context) {
            return count == 1 && e instanceof NoHttpResponseException;
        }

        @Override
        public boolean retryRequest(HttpResponse response, int count, HttpContext context) {
            return false;
        }
    }
}
