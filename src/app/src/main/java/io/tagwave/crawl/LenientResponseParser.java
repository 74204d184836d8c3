package io.tagwave.crawl;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.apache.hc.core5.http.ClassicHttpResponse;
import org.apache.hc.core5.http.Header;
import org.apache.hc.core5.http.HttpEntity;
import org.apache.hc.core5.http.HttpHeaders;
import org.apache.hc.core5.http.HttpVersion;
import org.apache.hc.core5.http.MessageConstraintException;
import org.apache.hc.core5.http.NoHttpResponseException;
import org.apache.hc.core5.http.ProtocolException;
import org.apache.hc.core5.http.io.HttpMessageParser;
import org.apache.hc.core5.http.io.HttpMessageParserFactory;
import org.apache.hc.core5.http.io.SessionInputBuffer;
import org.apache.hc.core5.http.io.entity.HttpEntityWrapper;
import org.apache.hc.core5.http.message.BasicClassicHttpResponse;
import org.apache.hc.core5.http.message.BasicHeader;
import org.apache.hc.core5.util.CharArrayBuffer;

/**
 * Reads response heads as browsers do: lines that are no header are skipped, a page without a head (HTTP/0.9) is a page. What was
 * odd is noted in the {@link LenientResponse}.
 */
final class LenientResponseParser implements HttpMessageParser<ClassicHttpResponse> {

    static final HttpMessageParserFactory<ClassicHttpResponse> FACTORY = config -> new LenientResponseParser();

    /** Some sites send 200 cookies; browsers read 256 KB of headers. */
    private static final int MAX_HEADERS = 1000;

    private static final int MAX_HEAD = 256 << 10;
    private static final int MAX_EMPTY_LINES = 10;

    /** Matches a status line in any spelling; ICY is what some streaming servers say for HTTP/1.0. */
    private static final Pattern STATUS =
            Pattern.compile("(HTTP/[0-2](?:\\.\\d)?|HTTP|ICY)\\s+(\\d{3})(?!\\d)\\s*(.*)", Pattern.CASE_INSENSITIVE);

    private static final Pattern LENGTH = Pattern.compile("\\+?\\d+");

    @Override
    public ClassicHttpResponse parse(SessionInputBuffer buffer, InputStream in) throws IOException, ProtocolException {
        CharArrayBuffer line = new CharArrayBuffer(128);
        int empty = -1;
        do {
            line.clear();
            empty++;
            if (buffer.readLine(line, in) < 0) {
                throw new NoHttpResponseException("the server closed the connection without an answer");
            }
        } while (line.isEmpty() && empty < MAX_EMPTY_LINES);
        String first = line.toString().strip();
        if (first.startsWith("<")) {
            return withoutHead(line.toString());
        }
        Matcher status = STATUS.matcher(first);
        if (!status.matches()) {
            throw new ProtocolException("damaged status line: " + first.substring(0, Math.min(80, first.length())));
        }
        int code = Integer.parseInt(status.group(2));
        if (code < 100) {
            throw new ProtocolException("status " + code);
        }
        LenientResponse response = new LenientResponse(code, status.group(3));
        boolean current = status.group(1).equalsIgnoreCase("HTTP/1.1");
        response.setVersion(current ? HttpVersion.HTTP_1_1 : HttpVersion.HTTP_1_0);
        if (!status.group(1).toUpperCase(Locale.ROOT).startsWith("HTTP/1.")) {
            response.note("the status line is " + first);
        }
        readHeaders(response, buffer, in, line);
        unify(response);
        return response;
    }

    private static ClassicHttpResponse withoutHead(String line) {
        LenientResponse response = new LenientResponse(200, "OK");
        response.setVersion(HttpVersion.HTTP_1_0);
        response.note("the server sent a page without a response head (HTTP/0.9)");
        response.bodyBegins((line + "\n").getBytes(StandardCharsets.ISO_8859_1));
        return response;
    }

    private static void readHeaders(
            LenientResponse response, SessionInputBuffer buffer, InputStream in, CharArrayBuffer line)
            throws IOException {
        int size = 0;
        int count = 0;
        StringBuilder header = new StringBuilder();
        while (true) {
            line.clear();
            boolean ended = buffer.readLine(line, in) < 0 || line.isEmpty();
            boolean continued = !ended && header.length() > 0 && (line.charAt(0) == ' ' || line.charAt(0) == '\t');
            if (!continued) {
                add(response, header.toString());
                header.setLength(0);
            }
            if (ended) {
                return;
            }
            size += line.length();
            if (++count > MAX_HEADERS || size > MAX_HEAD) {
                throw new MessageConstraintException(
                        "more than " + (count > MAX_HEADERS ? MAX_HEADERS + " lines" : MAX_HEAD + " bytes"));
            }
            header.append(continued ? " " : "").append(line.toString().strip());
        }
    }

    private static void add(LenientResponse response, String header) {
        int colon = header.indexOf(':');
        String name = header.substring(0, Math.max(0, colon));
        if (!name.isBlank()) {
            response.addHeader(
                    new BasicHeader(name.strip(), header.substring(colon + 1).strip()));
        }
        if (name.isBlank() && !header.isEmpty() || !name.equals(name.strip())) {
            response.note("a header line has "
                    + (colon < 0 ? "no colon" : name.isBlank() ? "no name" : "a space before the colon"));
        }
    }

    /** Leaves one of equal lengths, and the one transfer coding that a body can be read by. */
    private static void unify(LenientResponse response) {
        Set<String> lengths = values(response, HttpHeaders.CONTENT_LENGTH);
        if (lengths.removeIf(length -> !LENGTH.matcher(length).matches())) {
            response.note("Content-Length is no number");
            response.removeHeaders(HttpHeaders.CONTENT_LENGTH);
        }
        if (lengths.size() == 1) {
            if (response.countHeaders(HttpHeaders.CONTENT_LENGTH) > 1
                    || response.getFirstHeader(HttpHeaders.CONTENT_LENGTH)
                            .getValue()
                            .contains(",")) {
                response.note("Content-Length stands there more than once");
            }
            replace(response, HttpHeaders.CONTENT_LENGTH, lengths.iterator().next());
        }
        Set<String> transfers = values(response, HttpHeaders.TRANSFER_ENCODING);
        if (transfers.contains("chunked")) {
            replace(response, HttpHeaders.TRANSFER_ENCODING, "chunked");
        } else if (!transfers.isEmpty()) {
            response.removeHeaders(HttpHeaders.TRANSFER_ENCODING);
            response.note("Transfer-Encoding " + String.join(", ", transfers) + " was passed over");
        }
    }

    private static void replace(LenientResponse response, String name, String value) {
        response.removeHeaders(name);
        response.addHeader(name, value);
    }

    private static Set<String> values(LenientResponse response, String name) {
        Set<String> values = new LinkedHashSet<>();
        for (Header header : response.getHeaders(name)) {
            String value = header.getValue();
            Arrays.stream((value == null ? "" : value).toLowerCase(Locale.ROOT).split(",", -1))
                    .map(String::strip)
                    .forEach(values::add);
        }
        return values;
    }

    /** Holds a response head with what was odd about it, and the beginning of the body if it was read with the head. */
    static final class LenientResponse extends BasicClassicHttpResponse {

        private static final long serialVersionUID = 1L;

        private final transient List<String> notes = new ArrayList<>();
        private byte[] prefix = {};

        LenientResponse(int status, String reason) {
            super(status, reason);
        }

        List<String> notes() {
            return notes;
        }

        void note(String odd) {
            if (!notes.contains(odd)) {
                notes.add(odd);
            }
        }

        void bodyBegins(byte[] bytes) {
            prefix = bytes;
        }

        /** Puts the beginning of the body before the rest of it. */
        void restoreBody() {
            HttpEntity entity = getEntity();
            if (prefix.length > 0 && entity != null) {
                byte[] beginning = prefix;
                prefix = new byte[0];
                setEntity(new HttpEntityWrapper(entity) {
                    @Override
                    public InputStream getContent() throws IOException {
                        return new SequenceInputStream(new ByteArrayInputStream(beginning), super.getContent());
                    }
                });
            }
        }
    }
}
