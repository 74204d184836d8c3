package io.tagwave.archive;

import io.tagwave.web.RequestSummary;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.netpreserve.jwarc.HttpResponse;
import org.netpreserve.jwarc.WarcReader;
import org.netpreserve.jwarc.WarcRecord;
import org.netpreserve.jwarc.WarcRequest;
import org.netpreserve.jwarc.WarcResponse;
import org.netpreserve.jwarc.WarcRevisit;
import org.netpreserve.jwarc.WarcTargetRecord;

/** Reads which requests a crawl made, by its own WARC files. */
public final class ArchivedRequests {

    private static final String ROBOTS = "/robots.txt";
    private static final String RULES_TYPE = "text/plain";

    /** Bodies that may be rules by digest: an equal one of another host or day is archived as a reference. */
    private final Map<String, byte[]> rules = new HashMap<>();

    /** By time of the request and address, since hosts are asked at the same time and files are not in order. */
    private final Map<String, RequestSummary> exchanges = new TreeMap<>();

    private ArchivedRequests() {}

    /**
     * Passes on the requests of some files with their answers, earliest first.
     *
     * @throws UncheckedIOException if a file cannot be read to its end
     */
    public static void read(List<Path> files, Consumer<RequestSummary> to) {
        ArchivedRequests requests = new ArchivedRequests();
        for (Path file : files) {
            try (WarcReader reader = new WarcReader(file)) {
                for (Optional<WarcRecord> record = reader.next(); record.isPresent(); record = reader.next()) {
                    requests.add(record.get());
                }
            } catch (IOException e) {
                throw new UncheckedIOException("expected whole WARC files of a crawl, found " + e.getMessage(), e);
            }
        }
        requests.exchanges.values().forEach(to);
    }

    private void add(WarcRecord record) throws IOException {
        if (record instanceof WarcRequest request) {
            String agent = request.http().headers().first("User-Agent").orElse("");
            exchanges.put(key(request), RequestSummary.unanswered(request.target(), request.date(), agent));
        } else if (record instanceof WarcResponse response && isWeb(response)) {
            answer(response, response.http());
        } else if (record instanceof WarcRevisit revisit && isWeb(revisit)) {
            answer(revisit, revisit.http());
        }
    }

    private static boolean isWeb(WarcTargetRecord record) {
        return record.target().startsWith("http");
    }

    private void answer(WarcTargetRecord record, HttpResponse http) throws IOException {
        String length = http.headers().first("Content-Length").orElse("0");
        boolean isStored = record instanceof WarcResponse;
        long bytes = isStored ? http.body().size() : length.matches("\\d{1,18}") ? Long.parseLong(length) : 0;
        String digest = record.payloadDigest().map(String::valueOf).orElse(record.target());
        boolean isText = http.headers().first("Content-Type").orElse("").startsWith(RULES_TYPE);
        if (isStored && (isText || record.target().endsWith(ROBOTS))) {
            rules.put(digest, http.bodyDecoded().stream().readAllBytes());
        }
        RequestSummary asked = exchanges.get(key(record));
        String agent = asked == null ? "" : asked.userAgent();
        String location = http.headers().first("Location").orElse("");
        exchanges.put(
                key(record),
                new RequestSummary(
                        record.target(), record.date(), agent, http.status(), location, bytes, rules.get(digest)));
    }

    private static String key(WarcTargetRecord record) {
        Instant at = record.date();
        return String.format(Locale.ROOT, "%015d%09d %s", at.getEpochSecond(), at.getNano(), record.target());
    }
}
