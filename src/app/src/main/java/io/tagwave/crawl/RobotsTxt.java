package io.tagwave.crawl;

import crawlercommons.robots.BaseRobotRules;
import crawlercommons.robots.SimpleRobotRules;
import crawlercommons.robots.SimpleRobotRules.RobotRulesMode;
import crawlercommons.robots.SimpleRobotRulesParser;
import io.tagwave.dom.WebUrl;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.HostPermit;
import io.tagwave.web.LruMap;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import io.tagwave.web.UrlHosts;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Fetches and applies robots.txt by RFC 9309, one file for each scheme, host and port. Workers do not wait here: a
 * worker that finds the rules missing either fetches them or comes back later. Safe for many threads.
 */
final class RobotsTxt {

    private static final int MAX_BYTES = 512 << 10;
    private static final int MAX_REDIRECTS = 5;
    private static final int MAX_ORIGINS = 4096;
    private static final Duration EXPIRY = Duration.ofHours(24);

    private final CrawlSettings settings;
    private final HttpPageSource source;
    private final List<String> names;
    private final Map<String, Entry> entries = new LruMap<>(MAX_ORIGINS);

    RobotsTxt(CrawlSettings settings, HttpPageSource source) {
        this.settings = settings;
        this.source = source;
        names = names(settings.userAgent());
    }

    /** Returns the names by which rules address a program. */
    static List<String> names(String userAgent) {
        return List.of(userAgent.split("[/\\s]", 2)[0].toLowerCase(Locale.ROOT));
    }

    /** Returns what the rules say about a URL. */
    Answer answer(String url) {
        String origin = UrlHosts.origin(url);
        synchronized (entries) {
            Entry entry = entries.computeIfAbsent(origin, o -> new Entry());
            long now = System.nanoTime();
            if (entry.fetching) {
                return Answer.later(Duration.ofMillis(10));
            }
            if (entry.rules == null || now - entry.until > 0) {
                if (entry.rules == null && entry.failures > 0 && now - entry.until < 0) {
                    return Answer.later(Duration.ofNanos(entry.until - now));
                }
                entry.fetching = true;
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
     * Returns true if a URL may be requested now, for a caller that cannot come back: unknown rules are fetched, or
     * awaited while another thread fetches them. Rules that the server cannot deliver now admit nothing.
     *
     * @param permits as for {@link #fetch}
     */
    boolean admits(String url, Function<String, HostPermit> permits) {
        Answer answer = awaited(url);
        while (answer.ask()) {
            fetch(url, permits);
            answer = awaited(url);
        }
        return answer.allowed();
    }

    /** Returns the answer once no thread fetches the rules; an interrupt ends the wait early. */
    private Answer awaited(String url) {
        String origin = UrlHosts.origin(url);
        synchronized (entries) {
            try {
                // The entry may be another one after the wait, since the map drops the least recently used.
                while (isFetching(origin)) {
                    entries.wait();
                }
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return answer(url);
        }
    }

    private boolean isFetching(String origin) {
        Entry entry = entries.get(origin);
        return entry != null && entry.fetching;
    }

    /** Fetches the rules for a URL, as {@link Answer#ASK} told the caller to, with the permits for the hosts of URLs. */
    void fetch(String url, Function<String, HostPermit> permits) {
        String origin = UrlHosts.origin(url);
        FetchedPage answer = null;
        try {
            answer = follow(origin + "/robots.txt", permits);
        } finally {
            synchronized (entries) {
                Entry entry = entries.computeIfAbsent(origin, o -> new Entry());
                entry.fetching = false;
                if (answer != null) {
                    accept(entry, origin, answer);
                }
                entries.notifyAll();
            }
        }
    }

    /** Returns the delay that the rules of the host ask for. */
    @Nullable
    Duration crawlDelay(String url) {
        synchronized (entries) {
            Entry entry = entries.get(UrlHosts.origin(url));
            if (entry == null || entry.rules == null || entry.rules.getCrawlDelay() <= 0) {
                return null;
            }
            Duration delay = Duration.ofMillis(entry.rules.getCrawlDelay());
            return delay.compareTo(settings.maxCrawlDelay) > 0 ? settings.maxCrawlDelay : delay;
        }
    }

    /** Returns the sitemaps that the rules of the host name. */
    List<String> sitemaps(String url) {
        synchronized (entries) {
            Entry entry = entries.get(UrlHosts.origin(url));
            return entry == null || entry.rules == null ? List.of() : List.copyOf(entry.rules.getSitemaps());
        }
    }

    private FetchedPage follow(String start, Function<String, HostPermit> permits) {
        @Nullable String url = start;
        FetchedPage page = fetchOnce(start, permits);
        for (int hop = 0; hop < MAX_REDIRECTS; hop++) {
            String location = page.redirect();
            url = location == null ? null : WebUrl.address(url, location);
            if (url == null) {
                return page;
            }
            page = fetchOnce(url, permits);
        }
        return page;
    }

    private FetchedPage fetchOnce(String url, Function<String, HostPermit> permits) {
        return source.fetchOnce(PageRequest.of(url), permits.apply(url), BodyLimit.truncatedAt(MAX_BYTES));
    }

    private void accept(Entry entry, String origin, FetchedPage answer) {
        entry.failure = null;
        long now = System.nanoTime();
        entry.until = now + EXPIRY.toNanos();
        if (answer.outcome() == Outcome.DONE) {
            entry.rules = parse(origin, answer.body(), names);
        } else if (isNone(answer.status())) {
            entry.rules = new SimpleRobotRules(RobotRulesMode.ALLOW_ALL);
        } else {
            retryLater(entry, answer, now);
        }
        entry.failures = entry.failure == null ? 0 : entry.failures;
    }

    /**
     * Schedules another attempt. RFC 9309, 2.3.1.4: unreachable rules forbid everything, here after the last attempt.
     */
    private void retryLater(Entry entry, FetchedPage answer, long now) {
        entry.failure = answer.error();
        // A host that is unreachable, or whose rules are unreadable, forbids nothing: its pages fail the same way.
        entry.outcome = answer.status() < 400 ? answer.outcome() : Outcome.EXCLUDED_BY_ROBOTS;
        entry.failures++;
        Duration pause = RetryPolicy.before(entry.failures + 1, answer, settings);
        if (pause.compareTo(settings.maxPause) > 0) {
            entry.failure += ", to be left alone for " + pause.toSeconds() + " s, longer than the longest pause";
            entry.outcome = Outcome.UNREACHABLE;
            entry.rules = new SimpleRobotRules(RobotRulesMode.ALLOW_NONE);
        } else if (entry.failures >= settings.attempts || answer.outcome() == Outcome.PRIVATE_ADDRESS) {
            entry.rules = new SimpleRobotRules(RobotRulesMode.ALLOW_NONE);
        } else {
            entry.rules = null;
            entry.until = now + pause.toNanos();
        }
    }

    /** Returns whether an answer counts as no rules: too many redirects and client errors (RFC 9309, 2.3.1.2 and 2.3.1.3). */
    static boolean isNone(int status) {
        return status >= 300 && status < 500 && status != 429;
    }

    /**
     * Returns what a robots.txt says to a program.
     *
     * @param names of the program, in lower case
     */
    static BaseRobotRules parse(String origin, byte[] body, List<String> names) {
        SimpleRobotRulesParser parser = new SimpleRobotRulesParser();
        // A longer Crawl-delay is limited above, not taken for "never".
        parser.setMaxCrawlDelay(Long.MAX_VALUE);
        return parser.parseContent(origin + "/robots.txt", body, "text/plain", names);
    }

    private static final class Entry {
        private @Nullable BaseRobotRules rules;
        private boolean fetching;
        private int failures;
        private @Nullable String failure;
        private @Nullable Outcome outcome;
        private long until;
    }

    /**
     * Tells what to do with a URL.
     *
     * @param ask true if the caller has to fetch the rules
     * @param later pause after which to come back
     * @param outcome outcome of the page if it must not be requested
     * @param reason the cause of that outcome
     */
    record Answer(
            boolean ask,
            @Nullable Duration later,
            @Nullable Outcome outcome,
            @Nullable String reason) {

        static final Answer ASK = new Answer(true, null, null, null);

        static final Answer ALLOWED = new Answer(false, null, null, null);

        static final Answer FORBIDDEN = forbidden(
                Outcome.EXCLUDED_BY_ROBOTS, "robots.txt forbids it; --ignore-robots requests it all the same");

        static Answer later(Duration pause) {
            return new Answer(false, pause, null, null);
        }

        static Answer forbidden(@Nullable Outcome outcome, String reason) {
            return new Answer(false, null, outcome, reason);
        }

        boolean allowed() {
            return equals(ALLOWED);
        }
    }
}
