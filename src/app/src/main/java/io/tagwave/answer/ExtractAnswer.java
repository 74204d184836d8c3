package io.tagwave.answer;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.tagwave.column.Column;
import io.tagwave.column.VisibleColumns;
import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.MainListNotes;
import io.tagwave.pager.MoreItems;
import io.tagwave.rows.CellValue;
import io.tagwave.visit.ColumnLimit;
import io.tagwave.visit.LoadedPage;
import io.tagwave.visit.UnfilledPage;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The JSON of {@code extract} and {@code mdr} for a page.
 *
 * @param next URL of the main list's next page
 * @param more how the main list continues if {@code next} cannot say it
 * @param likeliest the list of the page with the highest score, null if a list is main
 * @param note how the page differs from what a browser would show; usually empty
 */
public record ExtractAnswer(
        String url,
        int nodes,
        boolean rendered,
        @JsonProperty("timings_ms") @Nullable Times timings,
        List<Region> regions,
        @Nullable String next,
        @Nullable More more,
        @Nullable Likeliest likeliest,
        @Nullable String note,
        @Nullable String error) {

    /**
     * A list in short.
     *
     * @param records number of its records
     */
    public record Likeliest(int start, int end, String xpath, double score, int records) {

        static @Nullable Likeliest of(Extraction extraction) {
            return extraction.regions().stream()
                    .filter(list -> extraction.main().isEmpty())
                    .max(Comparator.comparingDouble(list -> list.verdict().score()))
                    .map(list -> new Likeliest(
                            list.start(),
                            list.end(),
                            list.xpath(),
                            list.verdict().score(),
                            list.records().size()))
                    .orElse(null);
        }
    }

    /** Says how a list continues: by {@code script}, {@code form}, {@code button}, {@code select}, {@code host}, {@code letters} or {@code count}. */
    public record More(
            String by, @Nullable String url, @JsonIgnore String sentence) {

        static @Nullable More of(@Nullable MoreItems items) {
            return items == null ? null : new More(items.by().toString(), items.url(), items.sentence());
        }
    }

    /** Milliseconds by stage; parsing and the making of the tree are separate. */
    public record Times(
            double read,
            double parse,
            double tree,
            double sequence,
            double segment,
            double locate,
            double align,
            double classify,
            double rows) {}

    /**
     * A list.
     *
     * @param from {@code json} or {@code feed} if the page holds it as data and does not show it
     */
    public record Region(
            int start,
            int end,
            String xpath,

            @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
            String from,

            boolean content,
            boolean main,
            double score,
            List<Heading> columns,
            List<Row> records,
            @JsonIgnore List<Integer> shown) {}

    /**
     * A column.
     *
     * @param id equal on all pages of a list, see {@link Column#path()}
     */
    public record Heading(String name, String kind, String id) {}

    public record Row(int start, int end, String xpath, String text, List<String> cells, List<CellValue> values) {}

    public static ExtractAnswer of(LoadedPage page, Extraction whole, boolean allRegions, boolean allColumns) {
        ColumnLimit bounded = ColumnLimit.of(whole);
        Extraction extraction = bounded.extraction();
        var t = extraction.timings();
        List<ExtractedList> regions = allRegions ? extraction.regions() : extraction.content();
        return new ExtractAnswer(
                page.url(),
                extraction.nodes(),
                page.rendered(),
                new Times(
                        page.readMillis(),
                        page.parseMillis(),
                        page.treeMillis(),
                        t.sequence(),
                        t.segment(),
                        t.locate(),
                        t.align(),
                        t.classify(),
                        t.rows()),
                regions.stream()
                        .map(region -> region(region, page.page(), allColumns))
                        .toList(),
                extraction.next(),
                More.of(extraction.continuation().more()),
                Likeliest.of(extraction),
                ParsedPage.joinedNotes(
                        ParsedPage.joinedNotes(page.page().note(), bounded.note()),
                        ParsedPage.joinedNotes(
                                MainListNotes.of(page.page().tree(), extraction.regions()),
                                page.rendered() ? "" : UnfilledPage.note(page.page(), extraction))),
                null);
    }

    public static ExtractAnswer failed(String url, String error) {
        return new ExtractAnswer(url, 0, false, null, List.of(), null, null, null, null, error);
    }

    private static Region region(ExtractedList r, ParsedPage page, boolean allColumns) {
        return new Region(
                r.start(),
                r.end(),
                r.xpath(),
                page.tree().statements().source(r.start()),
                r.verdict().content(),
                r.verdict().main(),
                r.verdict().score(),
                r.columns().stream().map(ExtractAnswer::heading).toList(),
                r.records().stream().map(ExtractAnswer::row).toList(),
                allColumns ? VisibleColumns.all(r.columns().size()) : r.visibleColumns());
    }

    private static Heading heading(Column column) {
        return new Heading(column.name(), column.kind(), column.path());
    }

    private static Row row(DataRecord d) {
        return new Row(d.start(), d.end(), d.xpath(), d.text(), d.cells(), CellValue.of(d.values()));
    }
}
