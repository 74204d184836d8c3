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

    @Option(names = "--depth", paramLabel = "N")
    int depth = Integer.MAX_VALUE;

    @Option(names = "--max-pages", paramLabel = "N")
    private long maxPages;

    @Option(names = "--max-host-pages", paramLabel = "N", defaultValue = "100000")
    private long maxHostPages;

    @Option(names = "--threads", paramLabel = "N", defaultValue = "8")
    private int threads;

    @Option(names = "--delay", paramLabel = "TIME", defaultValue = "500", converter = DurationConverter.class)
    private Duration delay;

    @Option(names = "--per-host", paramLabel = "N")
    private @Nullable Integer perHost;

    @Option(names = "--scope", paramLabel = "SCOPE", defaultValue = "host")
    private ScopeKind scope;

    @Option(names = "--include", paramLabel = "REGEX", converter = PatternConverter.class)
    private List<Pattern> include = List.of();

    @Option(names = "--exclude", paramLabel = "REGEX", converter = PatternConverter.class)
    private List<Pattern> exclude = List.of();

    @Option(names = "--user-agent", paramLabel = "TEXT")
    private String userAgent = "Tagwave/" + ProgramVersion.number();

    @Option(names = "--ignore-robots")
    private boolean ignoreRobots;

    @Option(names = "--ignore-page-robots")
    private boolean ignorePageRobots;

    @Option(names = "--max-crawl-delay", paramLabel = "TIME", defaultValue = "30s", converter = DurationConverter.class)
    private Duration maxCrawlDelay;

    @Option(names = "--timeout", paramLabel = "TIME", defaultValue = "30s", converter = DurationConverter.class)
    private Duration timeout;

    @Option(names = "--max-megabytes", paramLabel = "N", defaultValue = "10")
    private int maxMegabytes;

    @Option(names = "--attempts", paramLabel = "N", defaultValue = "3")
    private int attempts;

    @Option(names = "--retry-pause", paramLabel = "TIME", defaultValue = "1s", converter = DurationConverter.class)
    private Duration retryPause;

    @Option(names = "--max-pause", paramLabel = "TIME", defaultValue = "5m", converter = DurationConverter.class)
    private Duration maxPause;

    @Option(names = "--revisit")
    private boolean revisit;

    @Option(names = "--cookies")
    private boolean cookies;

    @Option(names = "--proxy", paramLabel = "HOST:PORT")
    private @Nullable String proxy;

    @Option(names = "--menu-first")
    private boolean menuFirst;

    @Option(names = "--lists-first")
    private boolean listsFirst;

    @Option(names = "--auth", paramLabel = "HOST=USER:PASSWORD")
    private Map<String, String> auth = new HashMap<>();

    @Mixin
    private SessionOptions session;

    @Option(names = "--public-only")
    private boolean publicOnly;

    @Option(names = "--insecure-trust-any-certificate")
    private boolean insecure;

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
