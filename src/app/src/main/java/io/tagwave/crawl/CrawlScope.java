package io.tagwave.crawl;

import crawlercommons.domains.EffectiveTldFinder;
import io.tagwave.web.UrlHosts;
import io.tagwave.web.UrlKey;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Decides which URLs a crawl follows, and says why it does not follow others. */
public final class CrawlScope {

    /** Length that servers and proxies should support at least (RFC 9110, 4.1). */
    public static final int MAX_URL_LENGTH = 8000;

    /** Links whose path repeats one segment more often come from loops such as /a/b/a/b/a/b. */
    private static final int MAX_SEGMENT_REPEATS = 4;

    private final CrawlSettings settings;
    private final Set<String> sites = ConcurrentHashMap.newKeySet();

    public CrawlScope(CrawlSettings settings) {
        this.settings = settings;
    }

    /** Adds the hosts or domains of seeds to the scope. */
    public void addSeeds(Collection<String> urls) {
        urls.forEach(url -> sites.add(site(url)));
    }

    /** Returns true if the URL is in scope, so that a redirect may lead there. */
    boolean holds(String url) {
        return settings.scope == ScopeKind.ANY || sites.contains(site(url));
    }

    /** Returns true if a link to the URL is followed: in scope, selected by the patterns, and not shaped like a trap. */
    boolean follows(String url) {
        return exclusion(url) == null;
    }

    /** Returns why a link to the URL is not followed, with the option that would change it; null if it is followed. */
    public @Nullable String exclusion(String url) {
        if (url.length() > MAX_URL_LENGTH) {
            return "its URL is longer than " + MAX_URL_LENGTH + " characters";
        }
        if (!holds(url)) {
            return settings.scope == ScopeKind.HOST
                    ? "it is on another host (--scope domain or any follows it)"
                    : "it is on another domain (--scope any follows it)";
        }
        if (!settings.include.isEmpty() && !matches(settings.include, url)) {
            return "its URL matches no --include";
        }
        if (matches(settings.exclude, url)) {
            return "its URL matches --exclude";
        }
        return repeatsItself(url) ? "its path repeats a segment more than " + MAX_SEGMENT_REPEATS + " times" : null;
    }

    /** Returns true if a pattern is found in the URL as it is written, or without escapes of characters that need none. */
    private static boolean matches(Collection<Pattern> patterns, String url) {
        String key = patterns.isEmpty() ? url : UrlKey.of(url);
        return patterns.stream()
                .anyMatch(pattern ->
                        pattern.matcher(url).find() || pattern.matcher(key).find());
    }

    /** Detects paths such as /a/b/a/b/a/b, made by relative links on pages that any path leads to. */
    private static boolean repeatsItself(String url) {
        int end = url.indexOf('?') < 0 ? url.length() : url.indexOf('?');
        int from = UrlHosts.pathStart(url);
        if (from < 0 || segments(url, from, end) <= MAX_SEGMENT_REPEATS) {
            return false;
        }
        Map<String, Integer> times = new HashMap<>();
        for (String segment : url.substring(from, end).split("/")) {
            if (!segment.isEmpty() && times.merge(segment, 1, Integer::sum) > MAX_SEGMENT_REPEATS) {
                return true;
            }
        }
        return false;
    }

    /** Counts slashes, each of which begins a segment. */
    private static int segments(String url, int start, int end) {
        int slashes = 0;
        for (int i = start; i < end; i++) {
            slashes += url.charAt(i) == '/' ? 1 : 0;
        }
        return slashes;
    }

    private String site(String url) {
        String host = UrlHosts.of(url);
        if (settings.scope == ScopeKind.DOMAIN) {
            String domain = EffectiveTldFinder.getAssignedDomain(host, true);
            return domain == null ? host : domain;
        }
        return host.startsWith("www.") ? host.substring(4) : host;
    }
}
