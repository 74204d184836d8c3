package io.tagwave.visit;

import io.tagwave.crawl.CrawlScope;
import io.tagwave.detail.DetailPage;
import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.Hyperlink;
import io.tagwave.dom.ParsedPage;
import io.tagwave.dom.WebUrl;
import io.tagwave.dom.html.ForwardLinks;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.Extractor;
import io.tagwave.extract.MainListNotes;
import io.tagwave.menu.MenuDetector;
import io.tagwave.menu.MenuModel;
import io.tagwave.pager.MoreItems;
import io.tagwave.site.SiteLookup;
import io.tagwave.store.CrawlHistory;
import io.tagwave.store.PageAnalysis;
import io.tagwave.store.PagePart;
import io.tagwave.store.PageParts;
import io.tagwave.tree.PageTree;
import io.tagwave.web.AnalyzedPage;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.FetchedPageReader;
import io.tagwave.web.HtmlSniffer;
import io.tagwave.web.Link;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.BiConsumer;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Reads the pages of a crawl: parses them, takes their links, extracts their records, and runs further analyzers. */
public final class CrawlPageReader implements FetchedPageReader<PageAnalysis> {

    /**
     * Maximum number of links of one page to store and follow: a page of hundreds of thousands would fill most of a
     * database.
     */
    static final int MOST_LINKS = 20_000;

    /** An address of a view within a page, as routers of scripts write it. */
    private static final Pattern VIEW = Pattern.compile("^#!?/.");

    private static final String HIDDEN =
            "a dialog may keep the list back: answer it by --steps FILE with a line such as click \"Accept\"";
    private static final String ASKS_TO_LOG_IN =
            "a form asks to log in: --cookie-file, --header, --auth or --steps do so";

    private final HtmlParser parser = new HtmlParser();
    private final ListReader lists;
    private final SiteMenus menus = new SiteMenus(MenuDetector.tagwave(MenuModel.SHIPPED));
    /** True if the fields of pages are read that stand for one item each. */
    private final boolean details;

    private final boolean keepHtml;
    /** Null if the next pages of lists are not followed. */
    private final @Nullable NextPageTracker next;

    /** True if scripts of pages run where they are likely to add records. */
    private final boolean hasBrowser;

    private CrawlPageReader(
            ListReader lists, boolean details, boolean keepHtml, @Nullable NextPageTracker next, boolean hasBrowser) {
        this.hasBrowser = hasBrowser;
        this.next = next;
        this.lists = lists;
        this.details = details;
        this.keepHtml = keepHtml;
    }

    /** Creates a reader of links, records and main menus. */
    public static CrawlPageReader of(Extractor extractor) {
        return new CrawlPageReader(ListReader.of(extractor, new KnownLists(url -> Map.of())), false, false, null, true);
    }

    /** Returns a reader that notes of pages that their scripts do not run. */
    public CrawlPageReader withoutBrowser() {
        return new CrawlPageReader(lists, details, keepHtml, next, false);
    }

    /** Returns a reader that follows a list while its pages have new records. */
    public CrawlPageReader following(NextPageTracker pages) {
        return new CrawlPageReader(lists, details, keepHtml, pages, hasBrowser);
    }

    /**
     * Returns a reader that uses the site files, where there are any.
     *
     * @param all extractor that returns noise too
     * @param first the first pages of a run that reads one list alone; of others none
     */
    public CrawlPageReader obeying(SiteLookup sites, Extractor all, Collection<String> first) {
        return new CrawlPageReader(lists.obeying(sites, all, first), details, keepHtml, next, hasBrowser);
    }

    /**
     * Creates a reader that knows the lists of earlier crawls.
     *
     * @param visits pages of earlier crawls
     * @param keepHtml whether the bytes of pages are stored
     */
    public static CrawlPageReader of(Extractor extractor, CrawlHistory visits, boolean keepHtml) {
        ListReader lists = ListReader.of(extractor, new KnownLists(visits::listsContinuedAt));
        return new CrawlPageReader(lists, false, keepHtml, null, true);
    }

    /** Creates a reader of the pages that the items of a list link to, which ignores their own lists. */
    public static CrawlPageReader ofDetails() {
        return new CrawlPageReader(ListReader.NONE, true, false, null, true);
    }

    @Override
    public AnalyzedPage<PageAnalysis> read(FetchedPage fetched) {
        return read(fetched, (page, extraction) -> {});
    }

    /**
     * Returns the positions of the records of a page's main list, as XPaths in document order; empty without a list, or
     * if it has a next page.
     */
    List<String> records(String html, String url) {
        ParsedPage page = parser.parse(html, url);
        Extraction extraction = lists.plain(page);
        return extraction.next() != null
                ? List.of()
                : extraction.main().stream()
                        .flatMap(region -> region.records().stream())
                        .sorted(Comparator.comparingInt(DataRecord::start))
                        .map(DataRecord::xpath)
                        .toList();
    }

    /** Reads a page and passes it, parsed and with its lists, to an observer. */
    AnalyzedPage<PageAnalysis> read(FetchedPage fetched, BiConsumer<ParsedPage, Extraction> observer) {
        return read(fetched, observer, false);
    }

    /** Reads a page whose list a browser has made as long as it gets. */
    AnalyzedPage<PageAnalysis> readGrown(FetchedPage fetched) {
        return read(fetched, (page, found) -> {}, true);
    }

    private AnalyzedPage<PageAnalysis> read(
            FetchedPage fetched, BiConsumer<ParsedPage, Extraction> observer, boolean whole) {
        long start = System.nanoTime();
        byte[] body = HtmlSniffer.asHtml(fetched);
        ParsedPage page = parser.parse(body, fetched.charset(), fetched.finalUrl());
        ForwardLinks.declare(page, fetched.headers().get("link"));
        double parseMillis = (System.nanoTime() - start) / 1e6;
        ListReader.Found found = lists.read(fetched, page, next != null);
        Extraction extraction = found.extraction();
        observer.accept(page, extraction);
        SiteMenus.Found menu = menus.find(fetched.finalUrl(), page);
        List<PagePart> parts = new ArrayList<>();
        if (details) {
            parts.add(PageParts.detail(DetailPage.of(page.tree(), page)));
        }
        String goesOn = next == null ? extraction.next() : next.of(fetched.url(), found.asFound());
        goesOn = goesOn == null && next != null && extraction.main().isEmpty() ? refresh(fetched, page) : goesOn;
        if (goesOn != null) {
            parts.add(PageParts.nextPage(goesOn));
        }
        List<Link> links = links(fetched, page, menu.links(), goesOn);
        int all = links.size();
        links.removeIf(link -> link.url().length() > CrawlScope.MAX_URL_LENGTH);
        int tooLong = all - links.size();
        boolean asksToLogIn = extraction.main().isEmpty() && page.asksToLogIn();
        boolean mayBeHidden = hasBrowser
                && next != null
                && extraction.main().isEmpty()
                && IntStream.range(0, page.tree().size())
                        .anyMatch(node -> (page.tree().statements().role(node)
                                        + page.tree().tagName(node))
                                .contains("dialog"));
        ColumnLimit bounded = ColumnLimit.of(extraction);
        PageParts.notes(
                        page.note(),
                        bounded.note(),
                        next == null ? "" : MainListNotes.of(page.tree(), extraction.regions()),
                        hasBrowser || next == null && all > 0 ? "" : UnfilledPage.note(page, extraction),
                        views(page.tree()),
                        next != null && asksToLogIn ? ASKS_TO_LOG_IN : "",
                        mayBeHidden ? HIDDEN : "",
                        next == null ? "" : next.note(),
                        omitted(Math.max(0, links.size() - MOST_LINKS), ""),
                        omitted(tooLong, " of more than " + CrawlScope.MAX_URL_LENGTH + " characters"))
                .ifPresent(parts::add);
        int keptDepth = keepHtml ? Integer.MAX_VALUE : next == null ? -1 : 0;
        MoreItems more = found.asFound().continuation().more();
        if (next != null && more != null && !whole) {
            parts.add(PageParts.note(more.sentence()));
        }
        return new AnalyzedPage<>(
                links.size() > MOST_LINKS ? links.subList(0, MOST_LINKS) : links,
                page.canonical(),
                page.robots(),
                goesOn,
                found.drift(),
                PageContents.of(page, extraction),
                asksToLogIn,
                new PageAnalysis(page.encoding(), bounded.extraction(), parseMillis, keptDepth, menu.part(), parts));
    }

    /** Returns the other page that a browser shows after a while, by a header or the page itself; null without one. */
    private static @Nullable String refresh(FetchedPage fetched, ParsedPage page) {
        String target = ForwardLinks.refresh(page, fetched.headers().get("refresh"));
        String url = target.isEmpty() ? null : WebUrl.address(page.absolute(target));
        return fetched.finalUrl().equals(url) ? null : url;
    }

    /** Returns the links to other web pages, its own refresh among them, without fragments and other schemes. */
    private static List<Link> links(FetchedPage fetched, ParsedPage page, BitSet inMenu, @Nullable String next) {
        List<Link> links = new ArrayList<>();
        int number = 0;
        for (Hyperlink link : page.links()) {
            boolean marked = inMenu.get(number++);
            if (link.url().startsWith("http://") || link.url().startsWith("https://")) {
                links.add(new Link(
                        link.url(),
                        link.text(),
                        hasWord(link.rel(), "nofollow"),
                        marked,
                        link.url().equals(next)));
            }
        }
        List<String> embedded = ForwardLinks.of(page);
        String refresh = fetched.headers().containsKey("refresh") ? refresh(fetched, page) : null;
        if (refresh != null && !embedded.contains(refresh)) {
            embedded.add(refresh);
        }
        for (String url : embedded) {
            if (url.startsWith("http://") || url.startsWith("https://")) {
                links.add(new Link(url, "", false, false, url.equals(next)));
            }
        }
        return links;
    }

    /** Tells of the addresses by which scripts switch between views of a page: a browser requests nothing for them. */
    private static String views(PageTree tree) {
        List<String> views = IntStream.range(0, tree.size())
                .filter(tree::isLink)
                .mapToObj(tree::address)
                .filter(address -> address != null && VIEW.matcher(address).find())
                .distinct()
                .toList();
        return views.isEmpty()
                ? ""
                : "views of the page that its scripts show are not followed, such as " + views.get(0) + " ("
                        + views.size() + " links)";
    }

    private static String omitted(int links, String kind) {
        return links == 0 ? "" : links + " link" + (links == 1 ? kind + " was" : "s" + kind + " were") + " left out";
    }

    private static boolean hasWord(String words, String word) {
        return words.contains(word) && List.of(words.split("\\s+")).contains(word);
    }
}
