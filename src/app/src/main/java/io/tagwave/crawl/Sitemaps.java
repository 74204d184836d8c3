package io.tagwave.crawl;

import crawlercommons.sitemaps.AbstractSiteMap;
import crawlercommons.sitemaps.SiteMap;
import crawlercommons.sitemaps.SiteMapIndex;
import crawlercommons.sitemaps.SiteMapParser;
import crawlercommons.sitemaps.UnknownFormatException;
import io.tagwave.page.FetchedPage;
import io.tagwave.page.Outcome;
import io.tagwave.page.PageRequest;
import io.tagwave.page.Turn;
import java.io.IOException;
import java.net.URL;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;

/** Addresses from sitemaps: plain or gzip, single or behind an index. What is broken or missing yields nothing. */
final class Sitemaps {

    private static final int MAX_FILES = 1000;
    private static final int MAX_BYTES = 50 << 20;

    private final HttpPageSource source;
    private final Robots robots;
    private final Function<String, Turn> turns;

    /**
     * A reader of sitemaps.
     *
     * @param turns what waits for the turn of the host of an address
     */
    Sitemaps(HttpPageSource source, Robots robots, Function<String, Turn> turns) {
        this.source = source;
        this.robots = robots;
        this.turns = turns;
    }

    /** The pages that the sitemaps of an origin list: those that robots.txt names, else {@code /sitemap.xml}. */
    void read(String origin, Consumer<String> pages) {
        if (robots.answer(origin + "/").ask()) {
            robots.fetch(origin + "/", turns);
        }
        Deque<String> files = new ArrayDeque<>(robots.sitemaps(origin + "/"));
        if (files.isEmpty()) {
            files.add(origin + "/sitemap.xml");
        }
        Set<String> seen = new HashSet<>(files);
        for (int i = 0; i < MAX_FILES && !files.isEmpty(); i++) {
            String file = files.poll();
            if (Urls.canonical(file) != null) {
                readFile(file, pages, found -> {
                    if (seen.add(found)) {
                        files.add(found);
                    }
                });
            }
        }
    }

    private void readFile(String file, Consumer<String> pages, Consumer<String> more) {
        FetchedPage answer = source.fetchOnce(PageRequest.of(file), turns.apply(file), BodyLimit.cutAt(MAX_BYTES));
        if (answer.outcome() != Outcome.DONE) {
            return;
        }
        try {
            AbstractSiteMap map = new SiteMapParser(false, true).parseSiteMap(answer.body(), new URL(file));
            if (map instanceof SiteMapIndex index) {
                index.getSitemaps().forEach(child -> more.accept(child.getUrl().toString()));
            } else if (map instanceof SiteMap list) {
                list.getSiteMapUrls().forEach(page -> pages.accept(page.getUrl().toString()));
            }
        } catch (UnknownFormatException | IOException broken) {
            // A sitemap is an offer: without it the crawl has its seeds and links.
            return;
        }
    }
}
