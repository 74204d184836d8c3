package io.tagwave;

import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.PageLists;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import io.tagwave.record.LocatorSettings;
import io.tagwave.tree.PageTree;
import io.tagwave.value.PageHints;
import java.io.IOException;
import java.io.InputStream;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Reads the lists of web pages as records with columns, whatever the site, with no rules and no training for it.
 *
 * <pre>{@code
 * for (PageRecord record : Tagwave.extract(html, url).lists().get(0).records()) {
 *     System.out.println(record.text("title") + " " + record.link("title"));
 * }
 * }</pre>
 *
 * <p>Broken HTML is never an error, and a page without a list has none. Immutable, and safe for use by many threads; who reads
 * many pages may share one.
 */
public final class Tagwave {

    private final HtmlParser parser = new HtmlParser();
    private final RecordExtractor extractor;
    private final boolean noise;
    private final @Nullable LocalDateTime fetched;

    private Tagwave(Builder options) {
        ContentModel model = options.model == null ? ContentModel.shipped() : ContentModel.parse(options.model);
        extractor =
                new RecordExtractor(model, LocatorSettings.DEFAULT.withRegions(options.lists), options.noise, () -> 0);
        noise = options.noise;
        fetched = options.fetched;
    }

    /** Made when the first page is extracted, since the model has to be read. */
    private static final class Default {
        static final Tagwave INSTANCE = builder().build();
    }

    /**
     * The lists of a page with the usual options.
     *
     * @param html the decoded page
     * @param url the page's own address, which makes those of links absolute; may be empty
     */
    public static Page extract(String html, String url) {
        return Default.INSTANCE.read(html, url);
    }

    /**
     * The lists of a page with the usual options; its encoding is told by a byte order mark or a meta element, else it is
     * UTF-8.
     *
     * @param html the page as it was sent
     * @param url the page's own address, which makes those of links absolute; may be empty
     */
    public static Page extract(byte[] html, String url) {
        return Default.INSTANCE.read(html, url);
    }

    /**
     * The lists of a page with the usual options; its encoding is told as for bytes.
     *
     * @param html the page as it was sent, read to its end and left open
     * @param url the page's own address, which makes those of links absolute; may be empty
     * @throws IOException when the stream breaks
     */
    public static Page extract(InputStream html, String url) throws IOException {
        return Default.INSTANCE.read(html, url);
    }

    /** Other options than the usual ones. */
    public static Builder builder() {
        return new Builder();
    }

    /** As {@link #extract(String, String)}, with the options of this one. */
    public Page read(String html, String url) {
        return page(parser.parse(html, url), url);
    }

    /** As {@link #extract(byte[], String)}, with the options of this one. */
    public Page read(byte[] html, String url) {
        return page(parser.parse(html, null, url), url);
    }

    /** As {@link #extract(InputStream, String)}, with the options of this one. */
    public Page read(InputStream html, String url) throws IOException {
        return read(html.readAllBytes(), url);
    }

    private Page page(ParsedPage parsed, String url) {
        PageTree tree = parsed.tree();
        PageLists judgement = extractor.judge(tree);
        List<ExtractedList> regions =
                extractor.rows(tree, judgement, parsed::absolute, PageHints.of(parsed.language(), url, fetched));
        List<PageList> lists = new ArrayList<>();
        for (int i = 0; i < regions.size(); i++) {
            if (noise || regions.get(i).verdict().content()) {
                CellLinks links = new CellLinks(tree, judgement.regions().get(i).table(), parsed::absolute);
                lists.add(new PageList(regions.get(i), links));
            }
        }
        // The main list first, then the surest, of equally sure ones the longest; sorting keeps the order of the page
        // otherwise.
        lists.sort(Comparator.comparing(PageList::isMain)
                .thenComparingDouble(PageList::score)
                .thenComparingInt(list -> list.records().size())
                .reversed());
        return new Page(url, parsed.title(), lists, extractor.next(tree, judgement, parsed));
    }

    /** Options of a {@link Tagwave}. */
    public static final class Builder {

        private int lists = LocatorSettings.DEFAULT.mostRegions();
        private boolean noise;
        private @Nullable LocalDateTime fetched;
        private @Nullable List<String> model;

        private Builder() {}

        /**
         * How many lists of a page are looked for, usually 12. With 1, the page's main list alone, and groups of its records
         * in another form.
         *
         * @throws IllegalArgumentException below 1
         */
        public Builder lists(int most) {
            if (most < 1) {
                throw new IllegalArgumentException("expected 1 list or more, found " + most);
            }
            lists = most;
            return this;
        }

        /** Whether lists are kept that only frame the page, such as menus; usually not. */
        public Builder noise(boolean kept) {
            noise = kept;
            return this;
        }

        /**
         * When the pages were fetched: "2 hours ago" is a value then, in UTC. Without it, such texts have none.
         */
        public Builder fetched(Instant when) {
            fetched = LocalDateTime.ofInstant(when, ZoneOffset.UTC);
            return this;
        }

        /**
         * A model in place of the one that is shipped.
         *
         * @param lines of a file that {@code tagwave train content} wrote
         */
        public Builder model(List<String> lines) {
            model = List.copyOf(lines);
            return this;
        }

        /**
         * Reads pages with these options.
         *
         * @throws IllegalArgumentException when the model is none, with the line that is not as expected
         */
        public Tagwave build() {
            return new Tagwave(this);
        }
    }
}
