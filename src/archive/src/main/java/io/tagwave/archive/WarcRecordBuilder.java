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
import org.jspecify.annotations.Nullable;
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

/** Makes WARC records of exchanges, and remembers payloads, so that none is written twice. */
final class WarcRecordBuilder {

    /** Number of payloads to remember: one that was seen longer ago is written again. */
    private static final int REMEMBERED = 1 << 17;

    private static final int OK = 200;
    private static final int NOT_MODIFIED = 304;

    private final Map<String, Original> seen = new LruMap<>(REMEMBERED);
    private @Nullable URI info;

    private record Original(URI id, String url, Instant date) {}

    /** Makes the first record of a file, which the records after it refer to. */
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

    /** Makes the records of an exchange: the request, and the response or a revisit. */
    List<WarcRecord> of(HttpExchange exchange) {
        URI response = newId();
        List<WarcRecord> records = new ArrayList<>();
        records.add(described(
                        new WarcRequest.Builder(exchange.url()).concurrentTo(response),
                        exchange.at(),
                        exchange.request())
                .body(MediaType.HTTP_REQUEST, exchange.request())
                .build());
        WarcDigest payload = sha1(exchange.body());
        Original original = seen.get(payload.base32());
        boolean whole = exchange.status() == OK
                && exchange.truncation() == HttpExchange.Truncation.NOT
                && exchange.body().length > 0;
        if (exchange.status() == NOT_MODIFIED) {
            records.add(revisit(exchange, response, WarcRevisit.SERVER_NOT_MODIFIED_1_1)
                    .build());
        } else if (whole && original != null) {
            records.add(revisit(exchange, response, WarcRevisit.IDENTICAL_PAYLOAD_DIGEST_1_1)
                    .payloadDigest(payload)
                    .refersTo(original.id, original.url, original.date)
                    .build());
        } else {
            records.add(response(exchange, response, payload));
            if (whole) {
                seen.put(payload.base32(), new Original(response, exchange.url(), exchange.at()));
            }
        }
        return records;
    }

    /** Makes the record of a page that a browser rendered: its document after its scripts have run. */
    WarcRecord rendered(FetchedPage page) {
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
        if (exchange.truncation() != HttpExchange.Truncation.NOT) {
            builder.setHeader("WARC-Truncated", exchange.truncation().name().toLowerCase(Locale.ROOT));
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

    /** Returns the response with its body in one chunk if it was chunked: the original chunk headers are not known. */
    private static byte[] block(HttpExchange exchange) {
        ByteArrayOutputStream block = new ByteArrayOutputStream();
        byte[] body = exchange.body();
        block.writeBytes(exchange.response());
        if (exchange.chunked() && body.length > 0) {
            block.writeBytes(ascii(Integer.toHexString(body.length) + "\r\n"));
        }
        block.writeBytes(body);
        if (exchange.chunked() && exchange.truncation() == HttpExchange.Truncation.NOT) {
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
