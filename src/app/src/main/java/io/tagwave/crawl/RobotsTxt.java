package io.tagwave.crawl;

import crawlercommons.robots.BaseRobotRules;
import crawlercommons.robots.SimpleRobotRules;
import crawlercommons.robots.SimpleRobotRules.RobotRulesMode;
import crawlercommons.robots.SimpleRobotRulesParser;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.HostPermit;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import io.tagwave.web.UrlHosts;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;

/**
 * robots.txt by RFC 9309, keyed by scheme, host and port. Workers do not wait here: who finds the rules missing either fetches
 * them or comes back later. Safe for use by many threads.
 */
final class RobotsTxt {

    private static final int MAX_BYTES = 512 << 10;
    private static final int MAX_REDIRECTS = 5;
    private static final int MAX_ORIGINS = 4096;
    private static final Duration EXPIRY = Duration.ofHours(24);

    private final CrawlSettings settings;
    private final HttpPageSource source;
    private final List<String> names;
    private final Map<String, Entry> entries = new LinkedHashMap<>(64, 0.75f, true);

    RobotsTxt(CrawlSettings settings, HttpPageSource source) {
        this.settings = settings;
        this.source = source;
        names = List.of(settings.userAgent().split("[/\\s]", 2)[0].toLowerCase(Locale.ROOT));
    }

    /** What the rules say about an address. */
    Answer answer(String url) {
        String origin = UrlHosts.origin(url);
        synchronized (entries) {
            Entry entry = entries.computeIfAbsent(origin, o -> new Entry());
            long now = System.nanoTime();
            if (entry.asking) {
                return Answer.later(Duration.ofMillis(10));
            }
            if (entry.rules == null || now - entry.until > 0) {
                if (entry.rules == null && entry.failures > 0 && now - entry.until < 0) {
                    return Answer.later(Duration.ofNanos(entry.until - now));
                }
                entry.asking = true;
                return Answer.ASK;
            }
            if (entry.rules.isAllowed(url)) {
                return Answer.ALLOWED;
            }
            return entry.failure == null
                    ? Answer.FORBIDDEN
                    : Answer.forbidden(entry.outcome, "robots.txt: " + entry.failure);
        }
    }

    /**
     * Whether an address may be asked for now, for one who can not come back: rules that are not known are fetched, or awaited
     * while another fetches them. Rules that the server refuses for now admit nothing.
     *
     * @param turns as for {@link #fetch}
     */
    boolean admits(String url, Function<String, HostPermit> turns) {
        Answer answer = awaited(url);
        while (answer.ask()) {
            fetch(url, turns);
            answer = awaited(url);
        }
        return answer.allowed();
    }

    /** What the rules say once nobody is under way for them; an interrupted wait ends before. */
    private Answer awaited(String url) {
        String origin = UrlHosts.origin(url);
        synchronized (entries) {
            try {
                // The entry may be another after the wait: rules that were used least are forgotten.
                while (entries.containsKey(origin) && entries.get(origin).asking) {
                    entries.wait();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return answer(url);
        }
    }

    /**
     * Fetches the rules for an address, as {@link Answer#ASK} told the caller to.
     *
     * @param turns what waits for the turn of the host of an address
     */
    void fetch(String url, Function<String, HostPermit> turns) {
        String origin = UrlHosts.origin(url);
        FetchedPage answer = null;
        try {
            answer = follow(origin + "/robots.txt", turns);
        } finally {
            synchronized (entries) {
                Entry entry = entries.computeIfAbsent(origin, o -> new Entry());
                entry.asking = false;
                if (answer != null) {
                    accept(entry, origin, answer);
                }
                forgetOldest();
                entries.notifyAll();
            }
        }
    }

    /** The pause that the host's rules ask for, or null. */
    Duration crawlDelay(String url) {
        synchronized (entries) {
            Entry entry = entries.get(UrlHosts.origin(url));
            if (entry == null || entry.rules == null || entry.rules.getCrawlDelay() <= 0) {
                return null;
            }
            Duration delay = Duration.ofMillis(entry.rules.getCrawlDelay());
            return delay.compareTo(settings.maxCrawlDelay()) > 0 ? settings.maxCrawlDelay() : delay;
        }
    }

    /** The sitemaps that the host's rules name. */
    List<String> sitemaps(String url) {
        synchronized (entries) {
            Entry entry = entries.get(UrlHosts.origin(url));
            return entry == null || entry.rules == null ? List.of() : List.copyOf(entry.rules.getSitemaps());
        }
    }

    private FetchedPage follow(String start, Function<String, HostPermit> turns) {
        String url = start;
        FetchedPage page = null;
        for (int hop = 0; hop <= MAX_REDIRECTS; hop++) {
            page = source.fetchOnce(PageRequest.of(url), turns.apply(url), BodyLimit.cutAt(MAX_BYTES));
            String location = Redirects.location(page);
            if (location == null) {
                return page;
            }
            url = UrlNormalizer.resolve(url, location);
            if (url == null) {
                return page;
            }
        }
        return page;
    }

    private void accept(Entry entry, String origin, FetchedPage answer) {
        entry.failure = null;
        long now = System.nanoTime();
        entry.until = now + EXPIRY.toNanos();
        boolean redirect = answer.status() >= 300 && answer.status() < 400;
        if (answer.outcome() == Outcome.DONE) {
            entry.rules = parse(origin, answer);
        } else if (redirect || answer.status() >= 400 && answer.status() < 500 && answer.status() != 429) {
            // RFC 9309, 2.3.1.2 and 2.3.1.3: too many redirects and client errors count as no rules.
            entry.rules = new SimpleRobotRules(RobotRulesMode.ALLOW_ALL);
        } else {
            retryLater(entry, answer, now);
        }
        entry.failures = entry.failure == null ? 0 : entry.failures;
    }

    /** RFC 9309, 2.3.1.4: unreachable rules forbid everything, here once they were asked for often enough. */
    private void retryLater(Entry entry, FetchedPage answer, long now) {
        entry.failure = answer.error();
        // A host that can not be reached, or whose rules can not be read, did not forbid anything: its pages fail as it
        // does.
        entry.outcome = answer.status() < 400 ? answer.outcome() : Outcome.EXCLUDED_BY_ROBOTS;
        entry.failures++;
        Duration pause = RetryPolicy.before(entry.failures + 1, answer, settings);
        if (pause.compareTo(settings.maxPause()) > 0) {
            entry.failure += ", to be left alone for " + pause.toSeconds() + " s, longer than the longest pause";
            entry.outcome = Outcome.UNREACHABLE;
            entry.rules = new SimpleRobotRules(RobotRulesMode.ALLOW_NONE);
        } else if (entry.failures >= settings.attempts() || answer.outcome() == Outcome.PRIVATE_ADDRESS) {
            entry.rules = new SimpleRobotRules(RobotRulesMode.ALLOW_NONE);
        } else {
            entry.rules = null;
            entry.until = now + pause.toNanos();
        }
    }

    private BaseRobotRules parse(String origin, FetchedPage answer) {
        SimpleRobotRulesParser parser = new SimpleRobotRulesParser();
        // A longer Crawl-delay is capped here, not taken for "never".
        parser.setMaxCrawlDelay(Long.MAX_VALUE);
        return parser.parseContent(origin + "/robots.txt", answer.body(), "text/plain", names);
    }

    private void forgetOldest() {
        while (entries.size() > MAX_ORIGINS) {
            entries.remove(entries.keySet().iterator().next());
        }
    }

    private static final class Entry {
        private BaseRobotRules rules;
        private boolean asking;
        private int failures;
        private String failure;
        private Outcome outcome;
        private long until;
    }

    /**
     * What to do with an address.
     *
     * @param ask whether the caller has to fetch the rules
     * @param later when to come back, or null
     * @param outcome how the visit ends without a request, or null
     * @param reason why
     */
    record Answer(boolean ask, Duration later, Outcome outcome, String reason) {

        static final Answer ASK = new Answer(true, null, null, null);

        static final Answer ALLOWED = new Answer(false, null, null, null);

        static final Answer FORBIDDEN = forbidden(Outcome.EXCLUDED_BY_ROBOTS, "robots.txt");

        static Answer later(Duration pause) {
            return new Answer(false, pause, null, null);
        }

        static Answer forbidden(Outcome outcome, String reason) {
            return new Answer(false, null, outcome, reason);
        }

        boolean allowed() {
            return equals(ALLOWED);
        }
    }
}
