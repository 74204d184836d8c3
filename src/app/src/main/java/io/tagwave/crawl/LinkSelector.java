package io.tagwave.crawl;

import io.tagwave.number.Hashing;
import io.tagwave.web.AnalyzedPage;
import io.tagwave.web.EarlierLinks;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Frontier;
import io.tagwave.web.Lease;
import io.tagwave.web.Link;
import io.tagwave.web.LinksToFollow;
import io.tagwave.web.LruMap;
import io.tagwave.web.Outcome;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLongArray;
import java.util.function.Predicate;

/** Which links of a page are followed, in their canonical form. */
final class LinkSelector {

    /** Addresses of which most that is decided is remembered: a number each. */
    private static final int REMEMBERED_BITS = 16;

    /** Addresses whose canonical form is another one that are remembered. */
    private static final int REMEMBERED = 1 << 12;

    private static final long FOLLOWED = 1;

    private final CrawlSettings settings;
    private final CrawlScope scope;

    /** Of addresses seen lately that are canonical or not to be followed: their digest, but its last bit says which. */
    private final AtomicLongArray lately = new AtomicLongArray(1 << REMEMBERED_BITS);

    /** Of others seen lately: their canonical form. */
    private final Map<String, String> written = new LruMap<>(REMEMBERED);

    LinkSelector(CrawlSettings settings, CrawlScope scope) {
        this.settings = settings;
        this.scope = scope;
    }

    /** Where that was asked for, next pages of lists go first, and then links of the main menu. */
    LinksToFollow of(Lease lease, FetchedPage page, AnalyzedPage<?> read) {
        if (settings.pageRobots() && RobotsDirectives.of(page, read, settings).nofollow()) {
            return LinksToFollow.NONE;
        }
        if (settings.listsOnly()) {
            return list(lease, mayFollow(read, read.next()) ? read.next() : null);
        }
        Set<String> chosen = new LinkedHashSet<>();
        if (settings.listsFirst()) {
            chosen.addAll(of(lease, urls(read, Link::onward)));
        }
        int onward = chosen.size();
        if (settings.menuFirst()) {
            chosen.addAll(of(lease, urls(read, Link::inMenu)));
        }
        int first = chosen.size();
        chosen.addAll(of(lease, urls(read, link -> true)));
        return new LinksToFollow(chosen, first, onward);
    }

    /** What of an earlier visit is followed, where there is nothing newer. */
    LinksToFollow ofEarlier(Lease lease, Frontier<?> frontier) {
        EarlierLinks earlier = frontier.earlierLinks(lease);
        return settings.listsOnly() ? list(lease, earlier.next()) : new LinksToFollow(of(lease, earlier.all()), 0);
    }

    /** Whether a page that could not be had is passed over: its list is known to go on behind it. */
    boolean passesOver(FetchedPage page) {
        return settings.listsOnly() && (RetryPolicy.mayPass(page) || page.outcome() == Outcome.RENDER_FAILED);
    }

    private LinksToFollow list(Lease lease, String next) {
        return next == null ? LinksToFollow.NONE : new LinksToFollow(of(lease, List.of(next)), 0);
    }

    /** Whether none of the links to an address asks not to be followed. */
    private boolean mayFollow(AnalyzedPage<?> read, String url) {
        return url != null
                && (!settings.pageRobots()
                        || read.links().stream()
                                .noneMatch(link -> link.nofollow() && link.url().equals(url)));
    }

    private List<String> urls(AnalyzedPage<?> read, Predicate<Link> wanted) {
        List<String> urls = new ArrayList<>();
        for (Link link : read.links()) {
            if (wanted.test(link) && !(link.nofollow() && settings.pageRobots())) {
                urls.add(link.url());
            }
        }
        return urls;
    }

    /** The same for addresses that were stored by an earlier crawl. */
    Set<String> of(Lease lease, Collection<String> links) {
        if (lease.depth() >= settings.maxDepth()) {
            return new LinkedHashSet<>();
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

    /** The canonical form of an address that is to be followed, else an empty string. */
    private String canonical(String link) {
        long digest = digest(link) | FOLLOWED;
        int slot = Hashing.slot(digest, REMEMBERED_BITS);
        long decided = lately.getOpaque(slot);
        if ((decided | FOLLOWED) == digest) {
            return decided == digest ? link : "";
        }
        String known = known(link);
        if (known != null) {
            return known;
        }
        String chosen = choose(link);
        if (chosen.isEmpty() || chosen.equals(link)) {
            lately.setOpaque(slot, chosen.isEmpty() ? digest & ~FOLLOWED : digest);
        } else {
            remember(link, chosen);
        }
        return chosen;
    }

    private String known(String link) {
        synchronized (written) {
            return written.get(link);
        }
    }

    private void remember(String link, String canonical) {
        synchronized (written) {
            written.put(link, canonical);
        }
    }

    private static long digest(String link) {
        return Hashing.scattered(Hashing.chained(link.length(), link));
    }

    private String choose(String link) {
        // Most links that lead out of the scope say so before anything about them has to be normalised.
        if (UrlNormalizer.hasPlainHost(link) && !scope.holds(link)) {
            return "";
        }
        String canonical = UrlNormalizer.canonical(link);
        return canonical != null && scope.follows(canonical) ? canonical : "";
    }
}
