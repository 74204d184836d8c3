package io.tagwave.crawl;

import crawlercommons.domains.EffectiveTldFinder;
import io.tagwave.web.UrlHosts;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;

/** Which addresses a crawl follows. */
final class CrawlScope {

    private final CrawlSettings settings;
    private final Set<String> sites = ConcurrentHashMap.newKeySet();

    CrawlScope(CrawlSettings settings) {
        this.settings = settings;
    }

    /** Takes the seeds' hosts or domains into the scope. */
    void addSeeds(Collection<String> urls) {
        urls.forEach(url -> sites.add(site(url)));
    }

    /** Whether a redirect may lead there. */
    boolean holds(String url) {
        return settings.scope() == ScopeKind.ANY || sites.contains(site(url));
    }

    /** Whether a link to there is followed: in scope, wanted by the patterns, and not shaped like a trap. */
    boolean follows(String url) {
        return url.length() <= settings.maxUrlLength()
                && holds(url)
                && (settings.include().isEmpty() || matches(settings.include(), url))
                && !matches(settings.exclude(), url)
                && !repeatsItself(url);
    }

    private static boolean matches(Collection<Pattern> patterns, String url) {
        for (Pattern pattern : patterns) {
            if (pattern.matcher(url).find()) {
                return true;
            }
        }
        return false;
    }

    /** Relative links on pages that any path leads to make paths such as /a/b/a/b/a/b. */
    private boolean repeatsItself(String url) {
        int end = url.indexOf('?') < 0 ? url.length() : url.indexOf('?');
        int from = url.indexOf('/', url.indexOf("://") + 3);
        if (from < 0 || segments(url, from, end) <= settings.maxSegmentRepeats()) {
            return false;
        }
        Map<String, Integer> times = new HashMap<>();
        for (String segment : url.substring(from, end).split("/")) {
            if (!segment.isEmpty() && times.merge(segment, 1, Integer::sum) > settings.maxSegmentRepeats()) {
                return true;
            }
        }
        return false;
    }

    /** At most so many: each begins with a slash. */
    private static int segments(String url, int start, int end) {
        int slashes = 0;
        for (int i = start; i < end; i++) {
            slashes += url.charAt(i) == '/' ? 1 : 0;
        }
        return slashes;
    }

    private String site(String url) {
        String host = UrlHosts.of(url);
        if (settings.scope() == ScopeKind.DOMAIN) {
            String domain = EffectiveTldFinder.getAssignedDomain(host, true);
            return domain == null ? host : domain;
        }
        return host.startsWith("www.") ? host.substring(4) : host;
    }
}
