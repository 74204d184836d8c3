package io.tagwave.cli.crawl;

import io.tagwave.cli.shared.DurationConverter;
import io.tagwave.cli.shared.ProgramVersion;
import io.tagwave.cli.shared.UserException;
import io.tagwave.crawl.CrawlSettings;
import io.tagwave.crawl.ScopeKind;
import io.tagwave.store.frontier.FrontierSettings;
import io.tagwave.web.PasswordMask;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options of a crawl that say how it behaves towards the web. */
final class CrawlOptions {

    private static final int MEGABYTE = 1 << 20;

    @Option(names = "--depth", paramLabel = "N", description = "Follow at most N links from a seed (default: any).")
    int depth = Integer.MAX_VALUE;

    @Option(names = "--max-pages", paramLabel = "N", description = "Ask for at most N pages (default: any).")
    private long maxPages;

    @Option(
            names = "--max-host-pages",
            paramLabel = "N",
            defaultValue = "100000",
            description = "Ask for at most N pages of a host (default: ${DEFAULT-VALUE}).")
    private long maxHostPages;

    @Option(names = "--threads", defaultValue = "8", description = "Number of workers (default: ${DEFAULT-VALUE}).")
    private int threads;

    @Option(
            names = "--delay",
            defaultValue = "500",
            converter = DurationConverter.class,
            description =
                    "Least time from a host's answer to its next request, as 200 or 2s (default: ${DEFAULT-VALUE} ms).")
    private Duration delay;

    @Option(
            names = "--per-host",
            paramLabel = "N",
            description = "Work on at most N pages of a host at a time (default: half of the workers with a delay, all"
                    + " without).")
    private Integer perHost;

    @Option(
            names = "--scope",
            defaultValue = "host",
            description = "Follow links to the seeds' hosts, their domains, or any: ${COMPLETION-CANDIDATES}"
                    + " (default: ${DEFAULT-VALUE}).")
    private ScopeKind scope;

    @Option(
            names = "--include",
            paramLabel = "REGEX",
            description = "Follow only addresses in which a pattern is found.",
            converter = PatternText.class)
    private List<Pattern> include = List.of();

    @Option(
            names = "--exclude",
            paramLabel = "REGEX",
            description = "Never follow addresses in which a pattern is found.",
            converter = PatternText.class)
    private List<Pattern> exclude = List.of();

    @Option(names = "--user-agent", description = "What the crawler calls itself; name a contact.")
    private String userAgent = "Tagwave/" + ProgramVersion.number();

    @Option(names = "--ignore-robots", description = "Do not ask for robots.txt.")
    private boolean ignoreRobots;

    @Option(names = "--ignore-page-robots", description = "Disregard X-Robots-Tag, meta robots and rel=nofollow.")
    private boolean ignorePageRobots;

    @Option(
            names = "--max-crawl-delay",
            defaultValue = "30s",
            converter = DurationConverter.class,
            description = "Longest Crawl-delay of robots.txt that is obeyed (default: ${DEFAULT-VALUE}).")
    private Duration maxCrawlDelay;

    @Option(
            names = "--timeout",
            defaultValue = "30s",
            converter = DurationConverter.class,
            description = "Time for a page from request to last byte (default: ${DEFAULT-VALUE}).")
    private Duration timeout;

    @Option(
            names = "--max-megabytes",
            defaultValue = "10",
            description = "Largest page after decompression (default: ${DEFAULT-VALUE}).")
    private int maxMegabytes;

    @Option(
            names = "--attempts",
            defaultValue = "3",
            description = "How often a page is tried that could not be had (default: ${DEFAULT-VALUE}).")
    private int attempts;

    @Option(
            names = "--retry-pause",
            defaultValue = "1s",
            converter = DurationConverter.class,
            description = "Pause before the second try; it doubles with each (default: ${DEFAULT-VALUE}).")
    private Duration retryPause;

    @Option(
            names = "--max-pause",
            defaultValue = "5m",
            converter = DurationConverter.class,
            description = "Longest pause that a server can ask for; one that asks for more is left alone"
                    + " (default: ${DEFAULT-VALUE}).")
    private Duration maxPause;

    @Option(
            names = "--revisit",
            description = "Ask for pages of earlier crawls only if they changed (ETag, Last-Modified).")
    private boolean revisit;

    @Option(names = "--cookies", description = "Keep and send cookies.")
    private boolean cookies;

    @Option(names = "--proxy", paramLabel = "HOST:PORT", description = "Send all requests through an HTTP proxy.")
    private String proxy;

    @Option(names = "--menu-first", description = "Follow the links of a page's main menu before its others.")
    private boolean menuFirst;

    @Option(names = "--lists-first", description = "Follow lists from page to page before other links.")
    private boolean listsFirst;

    @Option(
            names = "--auth",
            paramLabel = "HOST=USER:PASSWORD",
            description = "Log in to a host by HTTP basic authentication.")
    private Map<String, String> auth = new HashMap<>();

    @Option(names = "--public-only", description = "Refuse hosts in private networks.")
    private boolean publicOnly;

    @Option(
            names = "--insecure-trust-any-certificate",
            description = "DANGEROUS: take any TLS certificate of anybody for good.")
    private boolean insecure;

    /** Least time between two requests to a host. */
    Duration delay() {
        return delay;
    }

    CrawlSettings crawlSettings() {
        requireAtLeast("--threads", 1, threads);
        requireAtLeast("--depth", 0, depth);
        requireAtLeast("--attempts", 1, attempts);
        requireAtLeast("--max-megabytes", 1, maxMegabytes);
        if (proxy != null && !proxy.matches("[^:]+:\\d{1,5}")) {
            throw new UserException("--proxy: expected HOST:PORT, found " + proxy.replaceAll(".*@", "***@"));
        }
        auth.forEach((host, login) -> {
            if (!login.contains(":")) {
                throw new UserException(
                        "--auth: expected HOST=USER:PASSWORD, found " + PasswordMask.login(host + "=" + login));
            }
        });
        if (proxy != null && publicOnly) {
            throw new UserException("--public-only: not with --proxy, which looks up the names itself");
        }
        return CrawlSettings.defaults()
                .threads(threads)
                .maxDepth(depth)
                .scope(scope)
                .include(include)
                .exclude(exclude)
                .userAgent(userAgent)
                .robots(!ignoreRobots)
                .pageRobots(!ignorePageRobots)
                .maxCrawlDelay(maxCrawlDelay)
                .timeout(timeout)
                .maxBytes(Math.min(maxMegabytes, Integer.MAX_VALUE / MEGABYTE) * MEGABYTE)
                .attempts(attempts)
                .pause(retryPause)
                .maxPause(maxPause)
                .menuFirst(menuFirst)
                .listsFirst(listsFirst)
                .cookies(cookies)
                .proxy(proxy)
                .credentials(auth)
                .publicOnly(publicOnly)
                .insecureTls(insecure);
    }

    FrontierSettings frontierSettings() {
        int limit = perHost != null ? perHost : delay.isZero() ? threads : Math.max(1, threads / 2);
        requireAtLeast("--per-host", 1, limit);
        requireAtLeast("--max-pages", 0, maxPages);
        return FrontierSettings.defaults()
                .withDelay(delay)
                .withPerHost(limit)
                .withMaxPages(maxPages)
                .withMaxHostPages(maxHostPages)
                .withLease(timeout.multipliedBy(4).plusMinutes(5))
                .withRevisit(revisit);
    }

    private static void requireAtLeast(String option, long least, long found) {
        if (found < least) {
            throw new UserException(option + ": expected at least " + least + ", found " + found);
        }
    }

    /** A regular expression on the command line. */
    static final class PatternText implements picocli.CommandLine.ITypeConverter<Pattern> {
        @Override
        public Pattern convert(String text) {
            try {
                return Pattern.compile(text);
            } catch (PatternSyntaxException e) {
                throw new TypeConversionException(
                        "expected a regular expression, found " + text + ": " + e.getDescription());
            }
        }
    }
}
