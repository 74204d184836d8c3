package io.tagwave.archive;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.HttpExchange;
import io.tagwave.web.LruMap;
import java.io.ByteArrayOutputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import org.netpreserve.jwarc.MediaType;
import org.netpreserve.jwarc.MessageVersion;
import org.netpreserve.jwarc.WarcConversion;
import org.netpreserve.jwarc.WarcDigest;
import org.netpreserve.jwarc.WarcRecord;
import org.netpreserve.jwarc.WarcRequest;
import org.netpreserve.jwarc.WarcResponse;
import org.netpreserve.jwarc.WarcRevisit;
import org.netpreserve.jwarc.WarcTargetRecord;
import org.netpreserve.jwarc.Warcinfo;

/** Makes the records of what a crawl sent and received, and remembers payloads, to write none twice. */
final class WarcRecordBuilder {

    /** Payloads that are remembered: one that was seen longer ago is written again. */
    private static final int REMEMBERED = 1 << 17;

    private static final int OK = 200;
    private static final int NOT_MODIFIED = 304;

    private final Map<String, Original> seen = new LruMap<>(REMEMBERED);
    private URI info;

    private record Original(URI id, String url, Instant date) {}

    /** What begins a file: who writes it. The records after it name it. */
    WarcRecord info(String file, Map<String, String> fields) {
        info = newId();
        StringBuilder text = new StringBuilder();
        fields.forEach(
                (name, value) -> text.append(name).append(": ").append(value).append("\r\n"));
        return new Warcinfo.Builder()
                .version(MessageVersion.WARC_1_1)
                .recordId(info)
                .filename(file)
                .body(MediaType.WARC_FIELDS, text.toString().getBytes(StandardCharsets.UTF_8))
                .build();
    }

    /** The request, and the answer or a revisit in its place. */
    List<WarcRecord> of(HttpExchange exchange) {
        URI answer = newId();
        List<WarcRecord> records = new ArrayList<>();
        records.add(described(
                        new WarcRequest.Builder(exchange.url()).concurrentTo(answer), exchange.at(), exchange.request())
                .body(MediaType.HTTP_REQUEST, exchange.request())
                .build());
        WarcDigest payload = sha1(exchange.body());
        Original original = seen.get(payload.base32());
        boolean whole = exchange.status() == OK && exchange.cut() == HttpExchange.Cut.NOT && exchange.body().length > 0;
        if (exchange.status() == NOT_MODIFIED) {
            records.add(revisit(exchange, answer, WarcRevisit.SERVER_NOT_MODIFIED_1_1)
                    .build());
        } else if (whole && original != null) {
            records.add(revisit(exchange, answer, WarcRevisit.IDENTICAL_PAYLOAD_DIGEST_1_1)
                    .payloadDigest(payload)
                    .refersTo(original.id, original.url, original.date)
                    .build());
        } else {
            records.add(response(exchange, answer, payload));
            if (whole) {
                seen.put(payload.base32(), new Original(answer, exchange.url(), exchange.at()));
            }
        }
        return records;
    }

    /** A page as a browser showed it: its document after its scripts had run. */
    WarcRecord shown(FetchedPage page) {
        String type = "text/html"
                + (page.charset() == null
                        ? ""
                        : ";charset=" + page.charset().name().toLowerCase(Locale.ROOT));
        return described(new WarcConversion.Builder(), page.fetchedAt(), page.body())
                .setHeader("WARC-Target-URI", page.finalUrl())
                .payloadDigest(sha1(page.body()))
                .body(MediaType.parse(type), page.body())
                .build();
    }

    private WarcRecord response(HttpExchange exchange, URI id, WarcDigest payload) {
        byte[] block = block(exchange);
        WarcResponse.Builder builder = described(new WarcResponse.Builder(exchange.url()), exchange.at(), block)
                .recordId(id)
                .payloadDigest(payload)
                .body(MediaType.HTTP_RESPONSE, block);
        if (exchange.server() != null) {
            builder.ipAddress(exchange.server());
        }
        if (exchange.cut() != HttpExchange.Cut.NOT) {
            builder.setHeader("WARC-Truncated", exchange.cut().name().toLowerCase(Locale.ROOT));
        }
        return builder.build();
    }

    private WarcRevisit.Builder revisit(HttpExchange exchange, URI id, URI profile) {
        WarcRevisit.Builder builder = described(
                        new WarcRevisit.Builder(exchange.url(), profile), exchange.at(), exchange.response())
                .recordId(id)
                .body(MediaType.HTTP_RESPONSE, exchange.response());
        if (exchange.server() != null) {
            builder.ipAddress(exchange.server());
        }
        return builder;
    }

    private <R extends WarcTargetRecord, B extends WarcTargetRecord.Builder<R, B>> B described(
            B builder, Instant date, byte[] block) {
        return builder.version(MessageVersion.WARC_1_1)
                .date(date)
                .recordId(newId())
                .warcinfoId(info)
                .blockDigest(sha1(block));
    }

    /** The answer with its body in one chunk where it came in several: the frames between them are not known. */
    private static byte[] block(HttpExchange exchange) {
        ByteArrayOutputStream block = new ByteArrayOutputStream();
        byte[] body = exchange.body();
        block.writeBytes(exchange.response());
        if (exchange.chunked() && body.length > 0) {
            block.writeBytes(ascii(Integer.toHexString(body.length) + "\r\n"));
        }
        block.writeBytes(body);
        if (exchange.chunked() && exchange.cut() == HttpExchange.Cut.NOT) {
            block.writeBytes(ascii(body.length > 0 ? "\r\n0\r\n\r\n" : "0\r\n\r\n"));
        }
        return block.toByteArray();
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static URI newId() {
        return URI.create("urn:uuid:" + UUID.randomUUID());
    }

    private static WarcDigest sha1(byte[] bytes) {
        try {
            return new WarcDigest("sha1", MessageDigest.getInstance("SHA-1").digest(bytes));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-1", e);
        }
    }
}
