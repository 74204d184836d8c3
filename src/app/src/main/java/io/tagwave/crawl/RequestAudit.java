package io.tagwave.crawl;

import crawlercommons.robots.BaseRobotRules;
import crawlercommons.robots.SimpleRobotRules;
import crawlercommons.robots.SimpleRobotRules.RobotRulesMode;
import io.tagwave.dom.WebUrl;
import io.tagwave.web.RequestSummary;
import io.tagwave.web.Sha256;
import io.tagwave.web.UrlHosts;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Holds requests that were made against the robots.txt that their hosts had then, as RFC 9309 reads it: 2xx rules, redirects
 * without an end and 4xx none, all else forbids everything. Independent of the crawl's own decisions but for the parser of rules.
 */
public final class RequestAudit {

    /** Names the cells of {@link #rows}. */
    public static final List<String> COLUMNS =
            List.of("host", "robots.txt", "requests", "forbidden", "crawl-delay s", "least gap s", "too soon", "bytes");

    private static final String ROBOTS = "/robots.txt";

    private final Map<String, Origin> origins = new LinkedHashMap<>();
    /** By address the origins whose robots.txt is there: their own, and those that redirect to it. */
    private final Map<String, Set<String>> owners = new HashMap<>();

    /** Adds a request; they come in the order of time. */
    public void add(RequestSummary exchange) {
        String name = UrlHosts.origin(exchange.url());
        Origin origin = origins.computeIfAbsent(name, Origin::new);
        if (exchange.url().equals(name + ROBOTS)) {
            owners.computeIfAbsent(exchange.url(), url -> new LinkedHashSet<>()).add(name);
        }
        Set<String> own = owners.getOrDefault(exchange.url(), Set.of());
        origin.count(exchange, !own.isEmpty());
        own.forEach(owner -> origins.computeIfAbsent(owner, Origin::new).accept(exchange));
        String target = exchange.location().isEmpty() ? null : WebUrl.address(exchange.url(), exchange.location());
        if (!own.isEmpty() && target != null) {
            owners.computeIfAbsent(target, url -> new LinkedHashSet<>()).addAll(own);
        }
    }

    /**
     * Returns what was found, a row each scheme, host and port: the digest of the last robots.txt (the first digits of its
     * SHA-256), its status, or "not asked"; all requests, those that it forbids or that were made before it was known; the
     * Crawl-delay and the least gap between two requests, 0 without one; those that came sooner; bytes of bodies.
     */
    public List<List<String>> rows() {
        return origins.values().stream().map(Origin::row).toList();
    }

    /** Returns the number of requests against the rules. */
    public int broken() {
        return origins.values().stream()
                .mapToInt(origin -> origin.forbidden + origin.hurried)
                .sum();
    }

    private static final class Origin {

        private static final int DIGEST_DIGITS = 12;

        private final String name;
        private String described = "not asked";
        private @Nullable BaseRobotRules rules;
        private @Nullable Instant previous;
        private @Nullable Duration least;
        private int requests;
        private int forbidden;
        private int hurried;
        private long bytes;

        Origin(String name) {
            this.name = name;
        }

        void count(RequestSummary exchange, boolean isRules) {
            requests++;
            bytes += exchange.bytes();
            forbidden += isRules || rules != null && rules.isAllowed(exchange.url()) ? 0 : 1;
            Instant before = previous;
            if (before != null) {
                Duration gap = Duration.between(before, exchange.at());
                least = least == null || gap.compareTo(least) < 0 ? gap : least;
                hurried += gap.toMillis() < delayMillis() ? 1 : 0;
            }
            previous = exchange.at();
        }

        void accept(RequestSummary answer) {
            byte[] body = answer.rules();
            if (answer.status() / 100 == 2 && body != null) {
                rules = RobotsTxt.parse(name, body, RobotsTxt.names(answer.userAgent()));
                described = Sha256.hex(body).substring(0, DIGEST_DIGITS);
            } else {
                rules = new SimpleRobotRules(
                        RobotsTxt.isNone(answer.status()) ? RobotRulesMode.ALLOW_ALL : RobotRulesMode.ALLOW_NONE);
                described = answer.status() == 0 ? "no answer" : "HTTP " + answer.status();
            }
        }

        private long delayMillis() {
            return rules == null ? 0 : Math.max(0, rules.getCrawlDelay());
        }

        List<String> row() {
            String delay = String.format(Locale.ROOT, "%.1f", delayMillis() / 1e3);
            String gap = String.format(Locale.ROOT, "%.3f", least == null ? 0 : least.toNanos() / 1e9);
            return Stream.of(name, described, requests, forbidden, delay, gap, hurried, bytes)
                    .map(String::valueOf)
                    .toList();
        }
    }
}
