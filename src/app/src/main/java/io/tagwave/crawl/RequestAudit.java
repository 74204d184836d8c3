package io.tagwave.crawl;

import crawlercommons.robots.BaseRobotRules;
import crawlercommons.robots.SimpleRobotRules;
import crawlercommons.robots.SimpleRobotRules.RobotRulesMode;
import io.tagwave.dom.WebUrl;
import io.tagwave.web.UrlHosts;
import io.tagwave.web.WebExchange;
import java.math.BigInteger;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Holds requests that were made against the robots.txt that their hosts had then, as RFC 9309 reads it: 2xx rules, 4xx none,
 * all else forbids everything. Independent of the crawl's own decisions but for the parser of rules.
 */
public final class RequestAudit {

    private static final String ROBOTS = "/robots.txt";

    private final Map<String, Origin> origins = new LinkedHashMap<>();
    /** Origins whose robots.txt is at another address, by that. */
    private final Map<String, String> moved = new HashMap<>();

    /** Adds a request; they come in the order of time. */
    public void add(WebExchange exchange) {
        String name = UrlHosts.origin(exchange.url());
        Origin origin = origins.computeIfAbsent(name, Origin::new);
        String owner = exchange.url().equals(name + ROBOTS) ? name : moved.get(exchange.url());
        origin.count(exchange, owner != null);
        if (owner != null) {
            origins.computeIfAbsent(owner, Origin::new).accept(exchange);
            String target = exchange.location().isEmpty() ? null : WebUrl.address(exchange.url(), exchange.location());
            if (target != null) {
                moved.put(target, owner);
            }
        }
    }

    /** Returns what was found, a line each scheme, host and port. */
    public List<Line> lines() {
        List<Line> lines = new ArrayList<>();
        origins.values().forEach(origin -> lines.add(origin.line()));
        return lines;
    }

    /**
     * The requests to one scheme, host and port.
     *
     * @param rules digest of the last robots.txt (the first digits of its SHA-256), its status, or "not asked"
     * @param requests including those of robots.txt
     * @param forbidden those that its rules forbid, or that were made before the rules were known
     * @param delaySeconds the Crawl-delay it asks for, 0 without one
     * @param leastGapSeconds least time from one request to the next, 0 if there is one alone
     * @param hurried requests that came sooner than it asks for
     * @param bytes of bodies
     */
    public record Line(
            String origin,
            String rules,
            int requests,
            int forbidden,
            double delaySeconds,
            double leastGapSeconds,
            int hurried,
            long bytes) {}

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

        void count(WebExchange exchange, boolean isRules) {
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

        void accept(WebExchange answer) {
            int kind = answer.status() / 100;
            byte[] body = answer.rules();
            if (kind == 2 && body != null) {
                rules = RobotsTxt.parse(name, body, RobotsTxt.names(answer.userAgent()));
                described = digest(body);
            } else {
                rules = new SimpleRobotRules(kind == 4 ? RobotRulesMode.ALLOW_ALL : RobotRulesMode.ALLOW_NONE);
                described = answer.status() == 0 ? "no answer" : "HTTP " + answer.status();
            }
        }

        private long delayMillis() {
            return rules == null ? 0 : Math.max(0, rules.getCrawlDelay());
        }

        Line line() {
            double gap = least == null ? 0 : least.toNanos() / 1e9;
            return new Line(name, described, requests, forbidden, delayMillis() / 1e3, gap, hurried, bytes);
        }

        private static String digest(byte[] body) {
            try {
                byte[] digest = MessageDigest.getInstance("SHA-256").digest(body);
                return String.format("%064x", new BigInteger(1, digest)).substring(0, DIGEST_DIGITS);
            } catch (NoSuchAlgorithmException e) {
                throw new IllegalStateException(e);
            }
        }
    }
}
