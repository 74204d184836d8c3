package io.tagwave;

import static java.util.Objects.requireNonNull;

import io.tagwave.align.NodeTable;
import io.tagwave.detail.DetailColumn;
import io.tagwave.detail.DetailPage;
import io.tagwave.detail.DetailTemplate;
import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.JudgedRegion;
import io.tagwave.extract.MainListNotes;
import io.tagwave.extract.PageLists;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import io.tagwave.pager.Continuation;
import io.tagwave.record.ListLocator;
import io.tagwave.site.ListMerge;
import io.tagwave.site.Site;
import io.tagwave.site.SiteExtractor;
import io.tagwave.site.SiteList;
import io.tagwave.site.SiteLookup;
import io.tagwave.site.SitePage;
import io.tagwave.site.file.SiteFile;
import io.tagwave.site.file.SiteFileException;
import io.tagwave.site.file.SiteFolder;
import io.tagwave.tree.PageTree;
import io.tagwave.value.PageHints;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Document;
import org.jspecify.annotations.Nullable;

/**
 * Reads the lists of web pages as records with columns, for any site, without rules or training for it.
 *
 * <pre>{@code
 * for (PageList list : Tagwave.extract(html, url).lists()) {
 *     for (PageRecord record : list.records()) {
 *         System.out.println(record.text("title") + " " + record.link("title"));
 *     }
 * }
 * }</pre>
 *
 * <p>Broken HTML is never an error, and a page without a list has no lists. Immutable and safe for use by many threads; to read many
 * pages, share one instance.
 */
public final class Tagwave {

    private final HtmlParser parser = new HtmlParser();
    private final RecordExtractor extractor;
    private final SiteExtractor bySite;
    private final SiteLookup sites;
    private final boolean noise;
    private final @Nullable LocalDateTime fetched;

    private Tagwave(Builder options) {
        ContentModel model = options.model == null ? ContentModel.shipped() : ContentModel.parse(options.model);
        extractor = new RecordExtractor(model, options.lists, options.noise, () -> 0);
        bySite = new SiteExtractor(new RecordExtractor(model, options.lists, true, () -> 0));
        sites = options.sites;
        noise = options.noise;
        fetched = options.fetched;
    }

    /** Created when the first page is extracted, because reading the model takes time. */
    private static final class Default {
        static final Tagwave INSTANCE = builder().build();
    }

    /**
     * Extracts the lists of a page with the default options.
     *
     * @param html the decoded page
     * @param url the page's own address, against which links are resolved; may be empty
     */
    public static Page extract(String html, String url) {
        return Default.INSTANCE.read(html, url);
    }

    /**
     * Extracts the lists of a page with the default options. The encoding is that of a byte order mark or a meta element, UTF-8
     * without them.
     *
     * @param html the page as it was sent
     * @param url the page's own address, against which links are resolved; may be empty
     */
    public static Page extract(byte[] html, String url) {
        return Default.INSTANCE.read(html, url);
    }

    /**
     * Extracts the lists of a page with the default options. The encoding is found as for bytes.
     *
     * @param html the page as it was sent; read to its end and not closed
     * @param url the page's own address, against which links are resolved; may be empty
     * @throws IOException if the stream fails
     */
    public static Page extract(InputStream html, String url) throws IOException {
        return Default.INSTANCE.read(html, url);
    }

    /**
     * Extracts the lists of a page with the default options.
     *
     * @param html the page as it was sent; read to its end and not closed
     * @param charset the encoding that the transport named; a byte order mark, and bytes that contradict it, take precedence
     * @param url the page's own address, against which links are resolved; may be empty
     * @throws IOException if the stream fails
     */
    public static Page extract(InputStream html, Charset charset, String url) throws IOException {
        return Default.INSTANCE.read(html, charset, url);
    }

    /**
     * Extracts the lists of a page that a program has parsed or changed, with the default options. The document is not changed; its
     * own address is that of {@link Document#location}.
     */
    public static Page extract(Document document) {
        return Default.INSTANCE.read(document);
    }

    /**
     * Merges the lists of several pages of one site. Lists become one table if they stand at the same place of the site's template
     * and have similar columns. An item that several pages show, as told by its first link or else its text, has one row, which is
     * that of the last page.
     *
     * @param pages in the order in which the list continues
     * @return one table for each list, in the order in which the pages first show them
     */
    public static List<PageTable> merge(List<Page> pages) {
        List<ExtractedList> lists = new ArrayList<>();
        pages.forEach(page -> page.lists().forEach(list -> lists.add(list.extracted())));
        return ListMerge.of(lists).stream()
                .map(merged -> new PageTable(
                        merged.columns().stream().map(PageColumn::of).toList(), merged.rows()))
                .toList();
    }

    /**
     * Finds the fields in which pages of one kind differ, such as the pages that the items of a list link to.
     *
     * @param pages the decoded pages by address, two or more
     * @return one row for each page in their order, with a column for each field
     */
    public static PageTable details(Map<String, String> pages) {
        HtmlParser parser = new HtmlParser();
        List<DetailPage> read = new ArrayList<>();
        pages.forEach((url, html) -> {
            ParsedPage parsed = parser.parse(html, url);
            read.add(DetailPage.of(parsed.tree(), parsed));
        });
        List<DetailColumn> found = DetailTemplate.learn(read);
        Set<String> names = new HashSet<>();
        List<PageColumn> columns = new ArrayList<>();
        for (DetailColumn column : found) {
            String name = SiteList.unique(column.name(), names);
            columns.add(new PageColumn(name, column.kind().code(), false, column.place()));
        }
        DetailTemplate template = new DetailTemplate(found);
        return new PageTable(columns, read.stream().map(template::cells).toList());
    }

    /** Returns a builder for other options than the default. */
    public static Builder builder() {
        return new Builder();
    }

    /** Works as {@link #extract(String, String)}, with the options of this instance. */
    public Page read(String html, String url) {
        return page(parser.parse(requireNonNull(html, "html"), requireNonNull(url, "url")), url);
    }

    /** Works as {@link #extract(byte[], String)}, with the options of this instance. */
    public Page read(byte[] html, String url) {
        return page(parser.parse(requireNonNull(html, "html"), null, requireNonNull(url, "url")), url);
    }

    /** Works as {@link #extract(InputStream, String)}, with the options of this instance. */
    public Page read(InputStream html, String url) throws IOException {
        return read(html.readAllBytes(), url);
    }

    /** Works as {@link #extract(InputStream, Charset, String)}, with the options of this instance. */
    public Page read(InputStream html, Charset charset, String url) throws IOException {
        return page(parser.parse(html.readAllBytes(), charset, url), url);
    }

    /** Works as {@link #extract(Document)}, with the options of this instance. */
    public Page read(Document document) {
        return page(parser.parse(document), document.location());
    }

    private Page page(ParsedPage parsed, String url) {
        PageTree tree = parsed.tree();
        PageHints hints = PageHints.of(parsed.language(), url, fetched);
        Site site = sites.of(SiteLookup.host(url));
        if (site != null) {
            SitePage read = bySite.extract(tree, parsed, hints, site);
            String drift = read.drift() == null ? null : read.drift().toString();
            return page(
                    parsed,
                    url,
                    read.extraction().regions(),
                    read.tables(),
                    read.extraction().continuation(),
                    drift);
        }
        PageLists judged = extractor.judge(tree);
        List<NodeTable> tables =
                judged.regions().stream().map(JudgedRegion::table).toList();
        Continuation next = extractor.continuation(tree, judged, parsed);
        return page(parsed, url, extractor.rows(tree, judged, parsed::absolute, hints), tables, next, null);
    }

    private Page page(
            ParsedPage parsed,
            String url,
            List<ExtractedList> extracted,
            List<NodeTable> tables,
            Continuation next,
            @Nullable String drift) {
        List<PageList> lists = new ArrayList<>();
        for (int i = 0; i < extracted.size(); i++) {
            if (noise || extracted.get(i).verdict().content()) {
                lists.add(new PageList(extracted.get(i), new CellNodes(parsed, tables.get(i))));
            }
        }
        // The main list first, then the surest, of equally sure ones the longest; sorting keeps the order of the page
        // otherwise.
        lists.sort(Comparator.comparing(PageList::isMain)
                .thenComparingDouble(PageList::score)
                .thenComparingInt(list -> list.records().size())
                .reversed());
        String more = next.more() == null ? null : next.more().sentence();
        String note = ParsedPage.joinedNotes(parsed.note(), MainListNotes.of(parsed.tree(), extracted));
        return new Page(url, parsed.title(), lists, next.next(), more, note, drift);
    }

    /** Sets the options of a {@link Tagwave}. */
    public static final class Builder {

        private int lists = ListLocator.MOST_LISTS;
        private boolean noise;
        private SiteLookup sites = SiteLookup.NONE;
        private @Nullable LocalDateTime fetched;
        private @Nullable List<String> model;

        private Builder() {}

        /**
         * Sets the maximum number of lists that are looked for on a page, 12 by default. With 1, the page's main list and groups of
         * its records in another form are found.
         *
         * @throws IllegalArgumentException below 1
         */
        public Builder lists(int max) {
            if (max < 1) {
                throw new IllegalArgumentException("expected 1 list or more, found " + max);
            }
            lists = max;
            return this;
        }

        /** Sets whether lists that only frame a page, such as menus, are returned as well; false by default. */
        public Builder noise(boolean included) {
            noise = included;
            return this;
        }

        /**
         * Sets the time at which the pages were fetched, in relation to which "2 hours ago" is a value in UTC. Without it, such
         * texts have no value.
         */
        public Builder fetched(Instant time) {
            fetched = LocalDateTime.ofInstant(time, ZoneOffset.UTC);
            return this;
        }

        /**
         * Sets a model in place of the one in this library.
         *
         * @param lines of a file that {@code tagwave train content} wrote
         */
        public Builder model(List<String> lines) {
            model = List.copyOf(lines);
            return this;
        }

        /**
         * Sets a site file, which {@code tagwave list URL -o FILE --learn} writes. Pages of its host are read by it: the list that
         * was learned is the main one, with its columns under their names.
         *
         * @throws SiteFileException if it cannot be read
         */
        public Builder site(Path file) {
            Site site = SiteFile.read(file);
            sites = host -> site.host().equals(host) ? site : null;
            return this;
        }

        /** Sets a folder of site files. A file is read when the first page of its host is; one that cannot be read is an error then. */
        public Builder sites(Path folder) {
            sites = new SiteFolder(folder);
            return this;
        }

        /**
         * Builds an instance with these options.
         *
         * @throws IllegalArgumentException if the model is not valid, with the line that differs from what was expected
         */
        public Tagwave build() {
            return new Tagwave(this);
        }
    }
}
