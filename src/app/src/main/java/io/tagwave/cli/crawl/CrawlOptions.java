package io.tagwave.cli.crawl;

import io.tagwave.cli.shared.DurationConverter;
import io.tagwave.cli.shared.ProgramVersion;
import io.tagwave.cli.shared.SessionOptions;
import io.tagwave.cli.shared.UserException;
import io.tagwave.crawl.CrawlScope;
import io.tagwave.crawl.CrawlSettings;
import io.tagwave.crawl.ScopeKind;
import io.tagwave.store.frontier.FrontierSettings;
import io.tagwave.web.PasswordMask;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** The options of a crawl that control what it requests, and how fast. */
final class CrawlOptions {

    private static final int MEGABYTE = 1 << 20;

    @Option(names = "--depth", paramLabel = "N", description = "Follow at most N links from a seed (default: any).")
    int depth = Integer.MAX_VALUE;

    @Option(names = "--max-pages", paramLabel = "N", description = "Fetch at most N pages (default: any).")
    private long maxPages;

    @Option(
            names = "--max-host-pages",
            paramLabel = "N",
            defaultValue = "100000",
            description = "Fetch at most N pages of a host (default: ${DEFAULT-VALUE}).")
    private long maxHostPages;

    @Option(
            names = "--threads",
            paramLabel = "N",
            defaultValue = "8",
            description = "Number of threads (default: ${DEFAULT-VALUE}).")
    private int threads;

    @Option(
            names = "--delay",
            paramLabel = "TIME",
            defaultValue = "500",
            converter = DurationConverter.class,
            description = "Minimum time between a host's response and the next request to it: 200, 2s (default:"
                    + " ${DEFAULT-VALUE} ms).")
    private Duration delay;

    @Option(
            names = "--per-host",
            paramLabel = "N",
            description = "Maximum number of pages of a host in progress (default: half of --threads; all of them with"
                    + " --delay 0).")
    private @Nullable Integer perHost;

    @Option(
            names = "--scope",
            paramLabel = "SCOPE",
            defaultValue = "host",
            description = "Follow links to the seeds' hosts, to their domains, or to any host: ${COMPLETION-CANDIDATES}"
                    + " (default: ${DEFAULT-VALUE}).")
    private ScopeKind scope;

    @Option(
            names = "--include",
            paramLabel = "REGEX",
            description = "Follow only URLs in which one of these patterns is found.",
            converter = PatternConverter.class)
    private List<Pattern> include = List.of();

    @Option(
            names = "--exclude",
            paramLabel = "REGEX",
            description = "Do not follow URLs in which one of these patterns is found.",
            converter = PatternConverter.class)
    private List<Pattern> exclude = List.of();

    @Option(names = "--user-agent", paramLabel = "TEXT", description = "User-Agent header; include a contact.")
    private String userAgent = "Tagwave/" + ProgramVersion.number();

    @Option(names = "--ignore-robots", description = "Ignore robots.txt.")
    private boolean ignoreRobots;

    @Option(names = "--ignore-page-robots", description = "Ignore X-Robots-Tag, meta robots and rel=nofollow.")
    private boolean ignorePageRobots;

    @Option(
            names = "--max-crawl-delay",
            paramLabel = "TIME",
            defaultValue = "30s",
            converter = DurationConverter.class,
            description = "Maximum Crawl-delay of robots.txt that is obeyed (default: ${DEFAULT-VALUE}).")
    private Duration maxCrawlDelay;

    @Option(
            names = "--timeout",
            paramLabel = "TIME",
            defaultValue = "30s",
            converter = DurationConverter.class,
            description = "Maximum time for a page, from request to last byte (default: ${DEFAULT-VALUE}).")
    private Duration timeout;

    @Option(
            names = "--max-megabytes",
            paramLabel = "N",
            defaultValue = "10",
            description = "Maximum size of a page after decompression (default: ${DEFAULT-VALUE}).")
    private int maxMegabytes;

    @Option(
            names = "--attempts",
            paramLabel = "N",
            defaultValue = "3",
            description = "Number of tries for a page that fails (default: ${DEFAULT-VALUE}).")
    private int attempts;

    @Option(
            names = "--retry-pause",
            paramLabel = "TIME",
            defaultValue = "1s",
            converter = DurationConverter.class,
            description = "Pause before the second try; it doubles with each try (default: ${DEFAULT-VALUE}).")
    private Duration retryPause;

    @Option(
            names = "--max-pause",
            paramLabel = "TIME",
            defaultValue = "5m",
            converter = DurationConverter.class,
            description = "Maximum pause that a server may ask for; a host that asks for more is skipped"
                    + " (default: ${DEFAULT-VALUE}).")
    private Duration maxPause;

    @Option(
            names = "--revisit",
            description = "Fetch pages of earlier crawls only if they changed (ETag, Last-Modified).")
    private boolean revisit;

    @Option(names = "--cookies", description = "Store and send cookies.")
    private boolean cookies;

    @Option(names = "--proxy", paramLabel = "HOST:PORT", description = "Send all requests through an HTTP proxy.")
    private @Nullable String proxy;

    @Option(names = "--menu-first", description = "Follow the links of a page's main menu before its other links.")
    private boolean menuFirst;

    @Option(names = "--lists-first", description = "Follow the next pages of lists before other links.")
    private boolean listsFirst;

    @Option(
            names = "--auth",
            paramLabel = "HOST=USER:PASSWORD",
            description = "Log in to a host by HTTP basic authentication.")
    private Map<String, String> auth = new HashMap<>();

    @Mixin
    private SessionOptions session;

    @Option(names = "--public-only", description = "Refuse hosts in private networks.")
    private boolean publicOnly;

    @Option(names = "--insecure-trust-any-certificate", description = "DANGEROUS: accept any TLS certificate.")
    private boolean insecure;

    /** Returns the minimum time between two requests to a host. */
    Duration delay() {
        return delay;
    }

    /** Returns the option that limits the number of pages, as it was given. */
    String pageLimit() {
        return maxPages > 0 ? "--max-pages " + maxPages : "--max-host-pages " + maxHostPages;
    }

    /** Returns why a link of a list's page is not followed, except by a limit of pages, with the option to change. */
    String exclusion(String url, Collection<String> seeds) {
        CrawlScope scope = new CrawlScope(crawlSettings());
        scope.addSeeds(seeds);
        String reason = scope.exclusion(url);
        return reason == null ? "the page asks not to follow it (--ignore-page-robots)" : reason;
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
            throw new UserException("--public-only: not with --proxy, which resolves host names itself");
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
                .session(session.credentials())
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

    private static void requireAtLeast(String option, long min, long found) {
        if (found < min) {
            throw new UserException(option + ": expected at least " + min + ", found " + found);
        }
    }

    /** Parses a regular expression. */
    static final class PatternConverter implements ITypeConverter<Pattern> {
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
