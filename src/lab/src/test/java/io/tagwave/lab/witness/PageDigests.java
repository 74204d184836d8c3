package io.tagwave.lab.witness;

import io.tagwave.column.Column;
import io.tagwave.content.Verdict;
import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.dom.html.PrunedHtml;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extractor;
import io.tagwave.extract.JudgedRegion;
import io.tagwave.extract.PageLists;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.mdr.Mdr;
import io.tagwave.mdr.MdrRecord;
import io.tagwave.mdr.MdrRegion;
import io.tagwave.mdr.MdrSettings;
import io.tagwave.menu.MenuCandidate;
import io.tagwave.menu.MenuDetector;
import io.tagwave.menu.MenuLink;
import io.tagwave.menu.MenuLinks;
import io.tagwave.menu.MenuModel;
import io.tagwave.menu.MenuResult;
import io.tagwave.model.ContentModel;
import io.tagwave.noise.FilterResult;
import io.tagwave.papers.PublishedPageFilter;
import io.tagwave.papers.menu.PublishedMenuDetector;
import io.tagwave.papers.menu.PublishedMenuSettings;
import io.tagwave.thesis.ThesisExtractor;
import io.tagwave.thesis.ThesisStages;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.value.PageHints;
import io.tagwave.value.TypedValue;
import io.tagwave.visit.FilterVersion;
import io.tagwave.visit.PageFilter;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Reads a page in every way the program has, and digests the results. The only class of the witness that names types of
 * other packages: it takes numbers, strings and names from them, which stay when types are renamed. Safe for use by many
 * threads.
 */
final class PageDigests {

    /** Fixes the meaning of "2 hours ago". */
    private static final LocalDateTime FETCHED = LocalDateTime.of(2026, 1, 1, 12, 0);

    private final HtmlParser parser = new HtmlParser();
    private final Extractor extractor = new RecordExtractor(ContentModel.shipped(), true, () -> 0);
    private final Extractor thesis = new ThesisExtractor(ThesisStages.of(ThesisStages.lazySpectrum()), () -> 0);
    private final Extractor published =
            new ThesisExtractor(ThesisStages.published(ThesisStages.publishedLazySpectrum()), () -> 0);
    private final Mdr mdr = new Mdr(MdrSettings.PUBLISHED);
    private final MenuDetector menus = MenuDetector.tagwave(MenuModel.SHIPPED);
    private final MenuDetector publishedMenus = new PublishedMenuDetector(PublishedMenuSettings.PAPER);
    private final List<PageFilter> filters = new ArrayList<>();

    PageDigests() {
        for (FilterVersion version : FilterVersion.values()) {
            filters.add(PublishedPageFilter.of(version));
        }
    }

    /** The digests of a page, by the name of the part of the result. */
    Map<String, String> of(byte[] html, String url) {
        ParsedPage page = parser.parse(html, null, url);
        Map<String, String> digests = new LinkedHashMap<>();
        addLists(page, url, digests);
        digests.put("menu", menus(page.tree()));
        digests.put("filter", filters(page));
        digests.put("mdr", mdr(page.tree()));
        digests.put("thesis", thesis(page, url, thesis));
        digests.put("published", thesis(page, url, published));
        return digests;
    }

    private void addLists(ParsedPage page, String url, Map<String, String> digests) {
        PageLists judgement = extractor.judge(page.tree());
        List<ExtractedList> regions =
                extractor.rows(page.tree(), judgement, page::absolute, PageHints.of(page.language(), url, FETCHED));
        digests.put("lists", spans(judgement));
        digests.put("columns", columns(regions));
        digests.put("cells", cells(regions));
        digests.put("values", values(regions));
        digests.put(
                "next",
                new Digest()
                        .add(extractor
                                .continuation(page.tree(), judgement, page)
                                .next())
                        .hex());
        digests.put("titles", titles(page, regions));
        digests.put("places", places(regions));
    }

    private static String spans(PageLists judgement) {
        Digest digest = new Digest();
        for (JudgedRegion region : judgement.regions()) {
            Verdict verdict = region.verdict();
            digest.add(region.located().span().start(), region.located().span().end());
            digest.add(verdict.content(), verdict.main()).addRounded(verdict.score());
            for (List<Span> record : region.located().parts()) {
                record.forEach(part -> digest.add(part.start(), part.end()));
                digest.add("record");
            }
        }
        return digest.hex();
    }

    private static String columns(List<ExtractedList> regions) {
        Digest digest = new Digest();
        for (ExtractedList region : regions) {
            for (Column column : region.columns()) {
                digest.add(column.name(), column.kind(), column.constant());
            }
            digest.add("list");
        }
        return digest.hex();
    }

    private static String cells(List<ExtractedList> regions) {
        Digest digest = new Digest();
        for (ExtractedList region : regions) {
            for (DataRecord row : region.records()) {
                digest.add(row.text(), row.href(), row.image());
                row.cells().forEach(digest::add);
            }
        }
        return digest.hex();
    }

    private static String values(List<ExtractedList> regions) {
        Digest digest = new Digest();
        for (ExtractedList region : regions) {
            for (DataRecord row : region.records()) {
                for (TypedValue value : row.values()) {
                    if (value == null) {
                        digest.add("none");
                    } else {
                        digest.add(value.number(), value.currency(), value.unit(), value.date(), value.time());
                        if (value.to() != null || value.per() != null) {
                            digest.add(value.to(), value.per());
                        }
                    }
                }
            }
        }
        return digest.hex();
    }

    private static String titles(ParsedPage page, List<ExtractedList> regions) {
        Digest digest = new Digest().add(page.title());
        for (ExtractedList region : regions) {
            int title = region.columns().stream().map(Column::name).toList().indexOf("title");
            region.records()
                    .forEach(row -> digest.add(title < 0 ? null : row.cells().get(title)));
        }
        return digest.hex();
    }

    /** Returns what a site's file keeps of a list to find it again. */
    private static String places(List<ExtractedList> regions) {
        Digest digest = new Digest();
        for (ExtractedList region : regions) {
            digest.add(region.xpath(), region.template());
            region.columns().forEach(column -> digest.add(column.path()));
            region.records().forEach(row -> digest.add(row.xpath()));
        }
        return digest.hex();
    }

    private String menus(PageTree tree) {
        Digest digest = new Digest();
        for (MenuDetector detector : List.of(menus, publishedMenus)) {
            MenuResult finding = detector.detect(tree);
            for (MenuCandidate candidate : finding.candidates()) {
                digest.add(candidate.node()).addRounded(candidate.weight());
            }
            MenuCandidate menu = finding.menu();
            digest.add(menu == null ? null : menu.node());
            for (MenuLink link : menu == null ? List.<MenuLink>of() : MenuLinks.of(tree, menu.node())) {
                digest.add(link.node(), link.level());
            }
        }
        return digest.hex();
    }

    private String filters(ParsedPage page) {
        Digest digest = new Digest();
        for (PageFilter filter : filters) {
            FilterResult filtering = filter.filter(page);
            digest.add(filtering.extent().start(), filtering.extent().end());
            digest.add(filtering.kept().count(), filtering.kept().text());
            digest.add(PrunedHtml.of(page, filtering.kept()::contains));
        }
        return digest.hex();
    }

    private String mdr(PageTree tree) {
        Digest digest = new Digest();
        for (MdrRegion region : mdr.regions(tree)) {
            digest.add(region.span().start(), region.span().end());
            for (MdrRecord record : region.records()) {
                digest.add(record.start(), record.end(), record.text(tree));
            }
        }
        return digest.hex();
    }

    private static String thesis(ParsedPage page, String url, Extractor extractor) {
        PageTree tree = page.tree();
        PageLists judgement = extractor.judge(tree);
        List<ExtractedList> regions =
                extractor.rows(tree, judgement, page::absolute, PageHints.of(page.language(), url, FETCHED));
        Digest digest = new Digest().add(spans(judgement), columns(regions), cells(regions), values(regions));
        for (JudgedRegion region : judgement.regions()) {
            new TreeMap<>(region.features())
                    .forEach((name, value) -> digest.add(name).addRounded(value));
        }
        return digest.hex();
    }
}
