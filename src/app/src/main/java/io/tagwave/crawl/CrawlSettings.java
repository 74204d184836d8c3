package io.tagwave.crawl;

import java.net.InetAddress;
import java.time.Duration;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Says how a crawl behaves towards the web. Immutable: each method with a parameter returns a changed copy, as in {@code
 * CrawlSettings.defaults().threads(4).maxDepth(2)}. Within the package, fields are read directly.
 */
public final class CrawlSettings implements Cloneable {

    private String userAgent = "Tagwave/0.1";
    int threads = 8;
    int maxDepth = Integer.MAX_VALUE;
    ScopeKind scope = ScopeKind.HOST;
    List<Pattern> include = List.of();
    List<Pattern> exclude = List.of();
    boolean robots = true;
    boolean pageRobots = true;
    private int maxBytes = 10 << 20;
    private Duration timeout = Duration.ofSeconds(30);
    int attempts = 3;
    Duration pause = Duration.ofSeconds(1);
    Duration maxPause = Duration.ofMinutes(5);
    Duration maxCrawlDelay = Duration.ofSeconds(30);
    boolean menuFirst;
    boolean listsFirst;
    boolean listsOnly;
    boolean live = true;
    boolean cookies;
    boolean insecureTls;
    Predicate<InetAddress> refused = address -> false;
    private @Nullable String proxy;
    Map<String, String> credentials = Map.of();
    SessionCredentials session = SessionCredentials.NONE;
    boolean stepsLogIn;

    private CrawlSettings() {}

    /** Returns polite settings. */
    public static CrawlSettings defaults() {
        return new CrawlSettings();
    }

    public String userAgent() {
        return userAgent;
    }

    /** Sets the User-Agent header; its first word up to a slash is the name to look for in robots.txt. */
    public CrawlSettings userAgent(String name) {
        return changed(copy -> copy.userAgent = name);
    }

    /** Sets the number of workers. */
    public CrawlSettings threads(int number) {
        return changed(copy -> copy.threads = number);
    }

    /** Sets the maximum number of links to follow from a seed: 0 for the seeds alone. */
    public CrawlSettings maxDepth(int links) {
        return changed(copy -> copy.maxDepth = links);
    }

    /** Sets which hosts links may lead to. */
    public CrawlSettings scope(ScopeKind kind) {
        return changed(copy -> copy.scope = kind);
    }

    /** Follows only URLs in which one of the patterns is found; without patterns, all. */
    public CrawlSettings include(List<Pattern> patterns) {
        return changed(copy -> copy.include = List.copyOf(patterns));
    }

    /** Never follows URLs in which one of the patterns is found. */
    public CrawlSettings exclude(List<Pattern> patterns) {
        return changed(copy -> copy.exclude = List.copyOf(patterns));
    }

    /** Sets whether robots.txt is obeyed. */
    public CrawlSettings robots(boolean obey) {
        return changed(copy -> copy.robots = obey);
    }

    /** Sets whether X-Robots-Tag, meta robots and rel=nofollow are obeyed. */
    public CrawlSettings pageRobots(boolean obey) {
        return changed(copy -> copy.pageRobots = obey);
    }

    public int maxBytes() {
        return maxBytes;
    }

    /** Sets the maximum size of a body, after decompression. */
    public CrawlSettings maxBytes(int bytes) {
        return changed(copy -> copy.maxBytes = bytes);
    }

    public Duration timeout() {
        return timeout;
    }

    /** Sets the time limit from the start of a request to its last byte. */
    public CrawlSettings timeout(Duration time) {
        return changed(copy -> copy.timeout = time);
    }

    /** Sets the number of attempts for a page that fails. */
    public CrawlSettings attempts(int number) {
        return changed(copy -> copy.attempts = number);
    }

    /** Sets the pause before the second attempt; it doubles with each further one. */
    public CrawlSettings pause(Duration first) {
        return changed(copy -> copy.pause = first);
    }

    /** Sets the longest pause that a server can ask for; a host that asks for more is given up. */
    public CrawlSettings maxPause(Duration time) {
        return changed(copy -> copy.maxPause = time);
    }

    /** Sets the longest Crawl-delay that is obeyed. */
    public CrawlSettings maxCrawlDelay(Duration time) {
        return changed(copy -> copy.maxCrawlDelay = time);
    }

    /** Sets whether the links of a page's main menu are followed before its others. */
    public CrawlSettings menuFirst(boolean first) {
        return changed(copy -> copy.menuFirst = first);
    }

    /** Sets whether the next pages of lists are followed before other links. */
    public CrawlSettings listsFirst(boolean first) {
        return changed(copy -> copy.listsFirst = first);
    }

    /** Sets whether only the next pages of lists are followed. */
    public CrawlSettings listsOnly(boolean only) {
        return changed(copy -> copy.listsOnly = only);
    }

    /** Returns the maximum number of pages of a list: 1 unless only lists are followed. */
    public int listPages() {
        return listsOnly ? (int) Math.min(Integer.MAX_VALUE, maxDepth + 1L) : 1;
    }

    /** Sets whether failed requests may be retried: false for pages of an archive, which does not change. */
    public CrawlSettings live(boolean fetched) {
        return changed(copy -> copy.live = fetched);
    }

    /** Sets whether cookies are stored and sent. */
    public CrawlSettings cookies(boolean keep) {
        return changed(copy -> copy.cookies = keep);
    }

    /** Sets whether every certificate is trusted: for tests against one's own servers only. */
    public CrawlSettings insecureTls(boolean trustEverybody) {
        return changed(copy -> copy.insecureTls = trustEverybody);
    }

    /** Returns true if addresses of private networks are refused. */
    public boolean isPublicOnly() {
        return refused.test(InetAddress.getLoopbackAddress());
    }

    /** Sets whether addresses of private networks are refused. */
    public CrawlSettings publicOnly(boolean refusePrivate) {
        return refused(refusePrivate ? PublicDnsResolver::isPrivate : address -> false);
    }

    /** Sets the addresses that are not connected to. */
    CrawlSettings refused(Predicate<InetAddress> addresses) {
        return changed(copy -> copy.refused = addresses);
    }

    /** Returns host and port of an HTTP proxy. */
    public @Nullable String proxy() {
        return proxy;
    }

    /** Sets host and port of an HTTP proxy. */
    public CrawlSettings proxy(@Nullable String hostAndPort) {
        return changed(copy -> copy.proxy = hostAndPort);
    }

    /** Sets user and password, joined by a colon, for HTTP basic authentication, by host. */
    public CrawlSettings credentials(Map<String, String> byHost) {
        return changed(copy -> copy.credentials = Map.copyOf(byHost));
    }

    /** Sets the headers and cookies of a session; its cookies are kept up to date. */
    public CrawlSettings session(SessionCredentials login) {
        return changed(copy -> {
            copy.session = login;
            copy.cookies |= !login.cookies().isEmpty();
        });
    }

    /** Returns the same for a run that starts at some pages, where headers of the session go, and steps in a browser may log in. */
    public CrawlSettings startingAt(Collection<String> seeds, boolean logIn) {
        return changed(copy -> {
            copy.session = session.startingAt(seeds);
            copy.stepsLogIn = logIn;
        });
    }

    /** Returns the headers and cookies of a session. */
    public SessionCredentials session() {
        return session;
    }

    boolean isLoggedIn() {
        return session.isUsed() || stepsLogIn || !credentials.isEmpty();
    }

    private CrawlSettings changed(Consumer<CrawlSettings> change) {
        try {
            CrawlSettings copy = (CrawlSettings) clone();
            change.accept(copy);
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }
}
