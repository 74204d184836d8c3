package io.tagwave.crawl;

import crawlercommons.sitemaps.AbstractSiteMap;
import crawlercommons.sitemaps.Namespace;
import crawlercommons.sitemaps.SiteMap;
import crawlercommons.sitemaps.SiteMapIndex;
import crawlercommons.sitemaps.SiteMapParser;
import crawlercommons.sitemaps.UnknownFormatException;
import io.tagwave.dom.WebUrl;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.HostPermit;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.io.IOException;
import java.net.URL;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/** Reads URLs from sitemaps: plain or gzip, single or behind an index or a redirect. Broken or missing sitemaps yield nothing. */
final class SitemapReader {

    private static final int MAX_FILES = 1000;
    private static final int MAX_BYTES = 50 << 20;

    private final HttpPageSource source;
    private final RobotsTxt robots;
    private final Function<String, HostPermit> permits;

    SitemapReader(HttpPageSource source, RobotsTxt robots, Function<String, HostPermit> permits) {
        this.source = source;
        this.robots = robots;
        this.permits = permits;
    }

    /** Passes on the pages in the sitemaps of an origin, those that robots.txt names or {@code /sitemap.xml}, until one is refused. */
    void read(String origin, Predicate<String> pages) {
        if (!awaitRobots(origin + "/")) {
            return;
        }
        Deque<String> files = new ArrayDeque<>(robots.sitemaps(origin + "/"));
        if (files.isEmpty()) {
            files.add(origin + "/sitemap.xml");
        }
        Set<String> seen = new HashSet<>(files);
        boolean more = true;
        String file = files.poll();
        for (int i = 0; i < MAX_FILES && more && file != null; i++, file = files.poll()) {
            if (WebUrl.address(file) != null) {
                more = readFile(file, pages, found -> {
                    if (seen.add(found)) {
                        files.add(found);
                    }
                });
            }
        }
    }

    /** Waits for the rules of the host. Returns false if this thread is interrupted. */
    private boolean awaitRobots(String url) {
        while (true) {
            RobotsTxt.Answer rules = robots.answer(url);
            Duration later = rules.later();
            if (rules.ask()) {
                robots.fetch(url, permits);
            } else if (later == null) {
                return true;
            } else {
                try {
                    Thread.sleep(later.toMillis() + 1);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return false;
                }
            }
        }
    }

    /** Returns false if no more pages are wanted. */
    private boolean readFile(String file, Predicate<String> pages, Consumer<String> more) {
        FetchedPage answer =
                source.fetchOnce(PageRequest.of(file), permits.apply(file), BodyLimit.truncatedAt(MAX_BYTES));
        String location = answer.redirect();
        if (location != null) {
            String target = WebUrl.address(file, location);
            if (target != null) {
                more.accept(target);
            }
            return true;
        }
        if (answer.outcome() != Outcome.DONE) {
            return true;
        }
        try {
            AbstractSiteMap map = parser().parseSiteMap(answer.body(), new URL(file));
            if (map instanceof SiteMapIndex index) {
                index.getSitemaps().forEach(child -> more.accept(child.getUrl().toString()));
            } else if (map instanceof SiteMap list) {
                return list.getSiteMapUrls().stream()
                        .allMatch(page -> pages.test(page.getUrl().toString()));
            }
            return true;
        } catch (UnknownFormatException | IOException broken) {
            // A sitemap is optional: without it the crawl has its seeds and links.
            return true;
        }
    }

    /** Reads the elements of the sitemap standard alone: {@code image:loc} names a picture, not a page. */
    private static SiteMapParser parser() {
        SiteMapParser parser = new SiteMapParser(false, true);
        parser.setStrictNamespace(true);
        parser.addAcceptedNamespace(Namespace.SITEMAP_LEGACY);
        for (String space : List.of(Namespace.EMPTY, Namespace.RSS_2_0, Namespace.ATOM_0_3, Namespace.ATOM_1_0)) {
            parser.addAcceptedNamespace(space);
        }
        return parser;
    }
}
