package io.tagwave.crawl;

import io.tagwave.page.FetchedPage;
import io.tagwave.page.Lease;
import io.tagwave.page.Link;
import io.tagwave.page.ReadPage;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/** Which links of a page are followed, in their canonical form. */
final class LinkChoice {

    private static final int REMEMBERED = 1 << 14;

    private final CrawlSettings settings;
    private final Scope scope;

    /** Of addresses seen lately: their canonical form if they are to be followed, else an empty string. */
    private final Map<String, String> lately = new LinkedHashMap<>(256, 0.75f, true) {
        private static final long serialVersionUID = 1;

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, String> eldest) {
            return size() > REMEMBERED;
        }
    };

    LinkChoice(CrawlSettings settings, Scope scope) {
        this.settings = settings;
        this.scope = scope;
    }

    Set<String> of(Lease lease, FetchedPage page, ReadPage<?> read) {
        if (settings.pageRobots() && PageRobots.of(page, read, settings).nofollow()) {
            return Set.of();
        }
        return of(
                lease,
                inOrder(read.links())
                        .filter(link -> !(link.nofollow() && settings.pageRobots()))
                        .map(Link::url)
                        .toList());
    }

    /** The same for addresses that were stored by an earlier crawl. */
    Set<String> of(Lease lease, Collection<String> links) {
        if (lease.depth() >= settings.maxDepth()) {
            return Set.of();
        }
        Set<String> chosen = new LinkedHashSet<>();
        for (String link : links) {
            String canonical = canonical(link);
            if (!canonical.isEmpty()) {
                chosen.add(canonical);
            }
        }
        return chosen;
    }

    /** The frontier hands pages of one depth out in the order in which it was told of them. */
    private Stream<Link> inOrder(List<Link> links) {
        return settings.menuFirst()
                ? Stream.concat(
                        links.stream().filter(Link::inMenu), links.stream().filter(link -> !link.inMenu()))
                : links.stream();
    }

    private String canonical(String link) {
        String known;
        synchronized (lately) {
            known = lately.get(link);
        }
        if (known != null) {
            return known;
        }
        String canonical = Urls.canonical(link);
        String chosen = canonical != null && scope.follows(canonical) ? canonical : "";
        synchronized (lately) {
            lately.put(link, chosen);
        }
        return chosen;
    }
}
