package io.tagwave.crawl;

import io.tagwave.dom.WebUrl;
import io.tagwave.web.AnalyzedPage;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Frontier;
import io.tagwave.web.Lease;
import io.tagwave.web.Link;
import io.tagwave.web.LinksToFollow;
import io.tagwave.web.Outcome;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Selects the links of a page to follow, as a browser would request them. */
final class LinkSelector {

    private static final String FORBIDDEN = "the page asks not to follow it (--ignore-page-robots follows it)";

    private final CrawlSettings settings;
    private final CrawlScope scope;
    private final SkippedLinks skipped = new SkippedLinks();

    LinkSelector(CrawlSettings settings, CrawlScope scope) {
        this.settings = settings;
        this.scope = scope;
    }

    /** Selects the links of a page; by the settings, next pages of lists come first, and then links of the main menu. */
    LinksToFollow of(Lease lease, FetchedPage page, AnalyzedPage<?> read) {
        boolean isForbidden =
                settings.pageRobots && RobotsDirectives.of(page, read, settings).nofollow();
        if (skipped.isOpen()) {
            for (Link link : read.links()) {
                String reason = isForbidden ? FORBIDDEN : exclusion(lease, link);
                if (reason != null) {
                    skipped.add(link.url(), reason);
                }
            }
        }
        if (isForbidden) {
            return LinksToFollow.NONE;
        }
        if (settings.listsOnly) {
            return nextPage(lease, mayFollow(read, read.next()) ? read.next() : null);
        }
        Set<String> selected = new LinkedHashSet<>();
        if (settings.listsFirst) {
            selected.addAll(of(lease, urls(read, Link::onward)));
        }
        int onward = selected.size();
        if (settings.menuFirst) {
            selected.addAll(of(lease, urls(read, Link::inMenu)));
        }
        int first = selected.size();
        selected.addAll(of(lease, urls(read, link -> true)));
        return new LinksToFollow(selected, first, onward);
    }

    /** Selects the links that an earlier crawl found on the page, if this one found none. */
    LinksToFollow ofEarlier(Lease lease, Frontier<?> frontier) {
        return settings.listsOnly
                ? nextPage(lease, frontier.earlierNextPage(lease))
                : new LinksToFollow(of(lease, frontier.earlierLinks(lease)), 0);
    }

    /** Returns true if the links of an earlier crawl are used for a failed page, so that the rest of its list is not lost. */
    boolean skipsFailed(FetchedPage page) {
        return settings.listsOnly && (RetryPolicy.isTemporary(page) || page.outcome() == Outcome.RENDER_FAILED);
    }

    Set<String> of(Lease lease, Collection<String> links) {
        Set<String> selected = new LinkedHashSet<>();
        if (lease.depth() < settings.maxDepth) {
            for (String link : links) {
                String url = followed(link);
                if (url != null) {
                    selected.add(url);
                }
            }
        }
        return selected;
    }

    /** Returns why links were not followed, in sentences, if that left few pages to read. */
    List<String> skipped() {
        return settings.listsOnly ? List.of() : skipped.sentences();
    }

    private @Nullable String exclusion(Lease lease, Link link) {
        if (link.nofollow() && settings.pageRobots) {
            return FORBIDDEN;
        }
        if (lease.depth() >= settings.maxDepth) {
            return "it is deeper than --depth " + settings.maxDepth;
        }
        String url = WebUrl.address(link.url());
        return url == null ? "it is no web address" : scope.exclusion(url);
    }

    private LinksToFollow nextPage(Lease lease, @Nullable String next) {
        return next == null ? LinksToFollow.NONE : new LinksToFollow(of(lease, List.of(next)), 0);
    }

    /** Returns true if none of the links to a URL asks not to be followed. */
    private boolean mayFollow(AnalyzedPage<?> read, @Nullable String url) {
        return !settings.pageRobots
                || read.links().stream()
                        .noneMatch(link -> link.nofollow() && link.url().equals(url));
    }

    private List<String> urls(AnalyzedPage<?> read, Predicate<Link> wanted) {
        return read.links().stream()
                .filter(wanted)
                .filter(link -> !(link.nofollow() && settings.pageRobots))
                .map(Link::url)
                .toList();
    }

    private @Nullable String followed(String link) {
        String url = WebUrl.address(link);
        return url != null && scope.follows(url) ? url : null;
    }
}
