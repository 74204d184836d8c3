package io.tagwave.crawl;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.HttpExchange;
import io.tagwave.web.HttpExchange.Truncation;
import io.tagwave.web.Outcome;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.apache.hc.core5.http.ClassicHttpRequest;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.FormattedHeader;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.HttpEntity;
import org.apache.hc.core5.http.HttpVersion;
import org.apache.hc.core5.http.ProtocolVersion;
import org.apache.hc.core5.http.io.HttpClientConnection;
import org.apache.hc.core5.http.io.entity.HttpEntityWrapper;
import org.jspecify.annotations.Nullable;

/** Records one request as the client hands it to the connection, and its response before the body is decoded. */
final class ExchangeRecorder {

    /** Name of the recorder in the context of a request. */
    static final String NAME = "tagwave.wire";

    /** Headers with passwords or sessions, which do not belong into archives. */
    private static final Set<String> SECRET = Set.of("authorization", "proxy-authorization", "cookie");

    private final boolean proxied;
    private final SessionCredentials session;
    private final ByteArrayOutputStream body = new ByteArrayOutputStream();
    private byte[] request = {};
    private byte @Nullable [] response;
    private @Nullable InetAddress server;
    private Instant at = Instant.EPOCH;
    private int status;
    private boolean chunked;
    private boolean ended;

    ExchangeRecorder(boolean proxied, SessionCredentials session) {
        this.proxied = proxied;
        this.session = session;
    }

    void sending(ClassicHttpRequest sent, HttpClientConnection connection) {
        at = Instant.now();
        boolean known = !proxied && connection.getRemoteAddress() instanceof InetSocketAddress;
        server = known ? ((InetSocketAddress) connection.getRemoteAddress()).getAddress() : null;
        String line = sent.getMethod() + " " + sent.getRequestUri() + " " + version(sent.getVersion());
        request = head(line, sent.getHeaders());
        response = null;
        body.reset();
        ended = false;
    }

    void receiving(ClassicHttpResponse received) {
        status = received.getCode();
        String reason = received.getReasonPhrase();
        String line = version(received.getVersion()) + " " + status + (reason == null ? "" : " " + reason);
        response = head(line, received.getHeaders());
        HttpEntity entity = received.getEntity();
        if (entity == null) {
            ended = true;
        } else {
            chunked = entity.isChunked();
            received.setEntity(new RecordedEntity(entity));
        }
    }

    /** Returns the exchange; null if nothing came back. */
    @Nullable
    HttpExchange exchange(FetchedPage page) {
        return response == null
                ? null
                : new HttpExchange(
                        page.url(),
                        at,
                        server,
                        request,
                        status,
                        response,
                        chunked,
                        body.toByteArray(),
                        truncation(page));
    }

    private Truncation truncation(FetchedPage page) {
        if (ended || page.outcome() == Outcome.DONE) {
            return Truncation.NOT;
        }
        return switch (page.outcome()) {
            case TIMEOUT -> Truncation.TIME;
            case UNREACHABLE -> Truncation.DISCONNECT;
            case HTTP_ERROR -> status >= 200 && status <= 299 ? Truncation.UNSPECIFIED : Truncation.LENGTH;
            default -> Truncation.LENGTH;
        };
    }

    private static String version(ProtocolVersion version) {
        return String.valueOf(version == null ? HttpVersion.HTTP_1_1 : version);
    }

    private byte[] head(String first, Header[] headers) {
        StringBuilder head = new StringBuilder(first).append("\r\n");
        for (Header header : headers) {
            String name = header.getName().toLowerCase(Locale.ROOT);
            if (!SECRET.contains(name) && !session.isSecret(name)) {
                String written = header.getName() + ": " + Objects.requireNonNullElse(header.getValue(), "");
                head.append(header instanceof FormattedHeader asSent ? asSent.getBuffer() : written)
                        .append("\r\n");
            }
        }
        return head.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1);
    }

    /** Records a body while it is read. */
    private final class RecordedEntity extends HttpEntityWrapper {

        private final long length;

        RecordedEntity(HttpEntity entity) {
            super(entity);
            length = entity.getContentLength();
        }

        @Override
        public InputStream getContent() throws IOException {
            return new FilterInputStream(super.getContent()) {
                @Override
                public int read() throws IOException {
                    int read = super.read();
                    if (read >= 0) {
                        body.write(read);
                    }
                    note(read < 0);
                    return read;
                }

                @Override
                public int read(byte[] bytes, int offset, int most) throws IOException {
                    int read = super.read(bytes, offset, most);
                    if (read > 0) {
                        body.write(bytes, offset, read);
                    }
                    note(read < 0);
                    return read;
                }
            };
        }

        private void note(boolean end) {
            ended |= end || body.size() == length;
        }
    }
}
