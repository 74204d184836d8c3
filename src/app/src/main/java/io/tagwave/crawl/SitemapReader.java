package io.tagwave.crawl;

import crawlercommons.sitemaps.AbstractSiteMap;
import crawlercommons.sitemaps.SiteMap;
import crawlercommons.sitemaps.SiteMapIndex;
import crawlercommons.sitemaps.SiteMapParser;
import crawlercommons.sitemaps.UnknownFormatException;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.HostPermit;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.io.IOException;
import java.net.URL;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;

/** Addresses from sitemaps: plain or gzip, single or behind an index. What is broken or missing yields nothing. */
final class SitemapReader {

    private static final int MAX_FILES = 1000;
    private static final int MAX_BYTES = 50 << 20;

    private final HttpPageSource source;
    private final RobotsTxt robots;
    private final Function<String, HostPermit> turns;

    /**
     * A reader of sitemaps.
     *
     * @param turns what waits for the turn of the host of an address
     */
    SitemapReader(HttpPageSource source, RobotsTxt robots, Function<String, HostPermit> turns) {
        this.source = source;
        this.robots = robots;
        this.turns = turns;
    }

    /**
     * Reads the sitemaps of an origin: those that robots.txt names, else {@code /sitemap.xml}.
     *
     * @param pages told each page, until it says that it wants no more
     */
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
        for (int i = 0; i < MAX_FILES && more && !files.isEmpty(); i++) {
            String file = files.poll();
            if (UrlNormalizer.canonical(file) != null) {
                more = readFile(file, pages, found -> {
                    if (seen.add(found)) {
                        files.add(found);
                    }
                });
            }
        }
    }

    /** Rules may be under way, or have to wait for what the host asked for. False when this thread is to end. */
    private boolean awaitRobots(String url) {
        RobotsTxt.Answer rules = robots.answer(url);
        while (rules.ask() || rules.later() != null) {
            if (rules.ask()) {
                robots.fetch(url, turns);
            } else {
                try {
                    Thread.sleep(rules.later().toMillis() + 1);
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                    return false;
                }
            }
            rules = robots.answer(url);
        }
        return true;
    }

    /** False when no more pages are wanted. */
    private boolean readFile(String file, Predicate<String> pages, Consumer<String> more) {
        FetchedPage answer = source.fetchOnce(PageRequest.of(file), turns.apply(file), BodyLimit.cutAt(MAX_BYTES));
        if (answer.outcome() != Outcome.DONE) {
            return true;
        }
        try {
            AbstractSiteMap map = new SiteMapParser(false, true).parseSiteMap(answer.body(), new URL(file));
            if (map instanceof SiteMapIndex index) {
                index.getSitemaps().forEach(child -> more.accept(child.getUrl().toString()));
            } else if (map instanceof SiteMap list) {
                return list.getSiteMapUrls().stream()
                        .allMatch(page -> pages.test(page.getUrl().toString()));
            }
            return true;
        } catch (UnknownFormatException | IOException broken) {
            // A sitemap is an offer: without it the crawl has its seeds and links.
            return true;
        }
    }
}
