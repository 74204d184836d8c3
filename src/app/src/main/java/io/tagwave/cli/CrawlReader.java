package io.tagwave.cli;

import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.Hyperlink;
import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.Extractor;
import io.tagwave.page.FetchedPage;
import io.tagwave.page.Link;
import io.tagwave.page.PageReader;
import io.tagwave.page.ReadPage;
import io.tagwave.store.PageAnalysis;
import io.tagwave.store.PagePart;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.function.BiConsumer;

/** What a crawl does with a page: parse it, take its links, extract its records, and whatever else was asked for. */
public final class CrawlReader implements PageReader<PageAnalysis> {

    /** Finds out something else about a page, see {@link PagePart}. */
    public interface Analyser {
        /** What is to be stored, or null. */
        PagePart analyse(FetchedPage fetched, ParsedPage page, Extraction extraction);
    }

    private final HtmlParser parser = new HtmlParser();
    private final Extractor extractor;
    private final CrawlMenus menus;
    private final List<Analyser> analysers;
    private final boolean keepHtml;

    /**
     * A reader.
     *
     * @param menus finds main menus
     * @param analysers what is looked for beside records
     * @param keepHtml whether the page's bytes are stored
     */
    public CrawlReader(Extractor extractor, CrawlMenus menus, List<Analyser> analysers, boolean keepHtml) {
        this.extractor = extractor;
        this.menus = menus;
        this.analysers = List.copyOf(analysers);
        this.keepHtml = keepHtml;
    }

    @Override
    public ReadPage<PageAnalysis> read(FetchedPage fetched) {
        return read(fetched, (page, extraction) -> {});
    }

    /**
     * Reads a page and lets someone look at it.
     *
     * @param observer is shown the parsed page and what was found on it
     */
    ReadPage<PageAnalysis> read(FetchedPage fetched, BiConsumer<ParsedPage, Extraction> observer) {
        long start = System.nanoTime();
        ParsedPage page = parser.parse(fetched.body(), fetched.charset(), fetched.finalUrl());
        double parseMillis = (System.nanoTime() - start) / 1e6;
        Extraction extraction = extractor.extract(page.tree(), page::absolute);
        observer.accept(page, extraction);
        CrawlMenus.Found menu = menus.find(fetched.finalUrl(), page);
        List<PagePart> parts = new ArrayList<>();
        for (Analyser analyser : analysers) {
            PagePart part = analyser.analyse(fetched, page, extraction);
            if (part != null) {
                parts.add(part);
            }
        }
        return new ReadPage<>(
                links(page, menu.links()),
                page.canonical(),
                page.meta("robots"),
                new PageAnalysis(extraction, parseMillis, keepHtml, menu.part(), parts));
    }

    /** Links that lead to other pages of the web: fragments of the page itself and other schemes are left out. */
    private static List<Link> links(ParsedPage page, BitSet inMenu) {
        List<Link> links = new ArrayList<>();
        int number = 0;
        for (Hyperlink link : page.links()) {
            boolean marked = inMenu.get(number++);
            if (link.url().startsWith("http://") || link.url().startsWith("https://")) {
                links.add(new Link(link.url(), link.text(), hasWord(link.rel(), "nofollow"), marked));
            }
        }
        return links;
    }

    private static boolean hasWord(String words, String word) {
        return words.contains(word) && List.of(words.split("\\s+")).contains(word);
    }
}
