package io.tagwave.crawl;

import io.tagwave.dom.WebUrl;
import io.tagwave.dom.html.SitemapDocument;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.HostPermit;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;

/** Reads URLs from sitemaps: plain or gzip, single or behind an index or a redirect. Names those that cannot be read. */
record SitemapReader(HttpPageSource source, RobotsTxt robots, Function<String, HostPermit> permits) {

    private static final int MAX_FILES = 1000;
    private static final int MAX_BYTES = 50 << 20;
    /** Bytes at either end in which the root element begins and ends. */
    private static final int ENDS = 1 << 16;

    private static final Pattern ROOT = Pattern.compile("<((?:[\\w.-]+:)?(?i:urlset|sitemapindex|rss|rdf|feed))\\b");

    /** Passes on the pages in the sitemaps of an origin, those that robots.txt names or {@code /sitemap.xml}, until one is refused. */
    void read(String origin, Predicate<String> pages, Consumer<String> lost) {
        if (!awaitRobots(origin + "/")) {
            return;
        }
        Deque<String> files = new ArrayDeque<>(robots.sitemaps(origin + "/"));
        if (files.isEmpty()) {
            files.add(origin + "/sitemap.xml");
        }
        Set<String> seen = new HashSet<>(files);
        boolean more = true;
        String file = files.poll();
        for (int i = 0; i < MAX_FILES && more && file != null; i++, file = files.poll()) {
            if (WebUrl.address(file) != null) {
                more = readFile(file, pages, lost, found -> {
                    if (seen.add(found)) {
                        files.add(found);
                    }
                });
            }
        }
    }

    /** Waits for the rules of the host. Returns false if this thread is interrupted. */
    private boolean awaitRobots(String url) {
        while (true) {
            RobotsTxt.Answer rules = robots.answer(url);
            Duration later = rules.later();
            if (rules.ask()) {
                robots.fetch(url, permits);
            } else if (later == null) {
                return true;
            } else {
                try {
                    Thread.sleep(later.toMillis() + 1);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return false;
                }
            }
        }
    }

    /** Returns false if no more pages are wanted. */
    private boolean readFile(String file, Predicate<String> pages, Consumer<String> lost, Consumer<String> more) {
        FetchedPage answer =
                source.fetchOnce(PageRequest.of(file), permits.apply(file), BodyLimit.truncatedAt(MAX_BYTES));
        String location = answer.redirect();
        String target = location == null ? null : WebUrl.address(file, location);
        if (target != null) {
            more.accept(target);
            return true;
        }
        if (answer.outcome() != Outcome.DONE) {
            lost.accept(file + ": " + answer.error());
            return true;
        }
        try {
            byte[] body = decompressed(answer.body());
            boolean isRead = SitemapDocument.read(body, file, pages, more);
            String damage = isRead ? damage(body) : "";
            if (!damage.isEmpty()) {
                lost.accept(file + ": " + damage);
            }
            return isRead;
        } catch (IOException broken) {
            lost.accept(file + ": damaged compression, " + broken.getMessage());
            return true;
        }
    }

    /** Tells why a file is no whole sitemap, which servers send with status 200 too, by its ends; an empty string if it is one. */
    private static String damage(byte[] body) {
        String head = text(body, 0);
        Matcher root = ROOT.matcher(head);
        if (root.find()) {
            boolean isEmpty = head.startsWith("/>", head.indexOf('>', root.end()) - 1);
            return isEmpty || text(body, body.length - ENDS).contains("</" + root.group(1)) ? "" : "breaks off";
        }
        boolean isText = !head.contains("<") && head.contains("://");
        return !isText ? "is no sitemap" : body.length < MAX_BYTES ? "" : "is too long";
    }

    private static String text(byte[] body, int start) {
        int from = Math.max(0, start);
        // Without zeros UTF-16 names elements as UTF-8 does.
        return new String(body, from, Math.min(ENDS, body.length - from), StandardCharsets.ISO_8859_1)
                .replace("\0", "");
    }

    /** Decompresses a file that is named as compressed, not sent so. */
    private static byte[] decompressed(byte[] body) throws IOException {
        boolean gzip = body.length > 1 && body[0] == 0x1f && (body[1] & 0xff) == 0x8b;
        return gzip ? new GZIPInputStream(new ByteArrayInputStream(body)).readNBytes(MAX_BYTES) : body;
    }
}
