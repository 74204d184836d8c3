package io.tagwave.answer;

import com.fasterxml.jackson.annotation.JsonIgnore;
import com.fasterxml.jackson.annotation.JsonProperty;
import io.tagwave.column.Column;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.rows.CellValue;
import io.tagwave.visit.ColumnLimit;
import io.tagwave.visit.LoadedPage;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What {@code extract} and {@code mdr} print for a page, in the order of the documented JSON.
 *
 * @param next the address of the main list's next page, or null
 * @param likeliest what was judged noise first of all, to tell why there are no regions; null where there is nothing
 * @param note what makes the page other than a browser would have it; an empty string as a rule
 */
public record ExtractAnswer(
        String url,
        int nodes,
        boolean rendered,
        @JsonProperty("timings_ms") Times timings,
        List<Region> regions,
        String next,
        @JsonIgnore Region likeliest,
        String note,
        String error) {

    /** Milliseconds a stage; what the parser takes by itself is apart from the tree that is made of it. */
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

    public record Region(
            int start,
            int end,
            String xpath,
            boolean content,
            boolean main,
            double score,
            List<Heading> columns,
            List<Row> records,
            @JsonIgnore List<PrintedColumn> shown) {

        /** A region that is shown with all of its columns. */
        public Region(
                int start,
                int end,
                String xpath,
                boolean content,
                boolean main,
                double score,
                List<Heading> columns,
                List<Row> records) {
            this(
                    start,
                    end,
                    xpath,
                    content,
                    main,
                    score,
                    columns,
                    records,
                    IntStream.range(0, columns.size())
                            .mapToObj(column ->
                                    new PrintedColumn(columns.get(column).name(), List.of(column)))
                            .toList());
        }
    }

    public record Heading(String name, String kind) {}

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
                regions.stream().map(region -> region(region, allColumns)).toList(),
                extraction.next(),
                extraction.regions().stream()
                        .findFirst()
                        .map(region -> region(region, allColumns))
                        .orElse(null),
                notes(page.page().note(), bounded.note()),
                null);
    }

    /** Two notes as one; either may be empty. */
    public static String notes(String one, String other) {
        return one.isEmpty() || other.isEmpty() ? one + other : one + "; " + other;
    }

    public static ExtractAnswer failed(String url, String error) {
        return new ExtractAnswer(url, 0, false, null, List.of(), null, null, null, error);
    }

    private static Region region(ExtractedList r, boolean allColumns) {
        return new Region(
                r.start(),
                r.end(),
                r.xpath(),
                r.verdict().content(),
                r.verdict().main(),
                r.verdict().score(),
                r.columns().stream().map(ExtractAnswer::heading).toList(),
                r.records().stream().map(ExtractAnswer::row).toList(),
                allColumns ? PrintedColumn.all(r) : PrintedColumn.of(r));
    }

    private static Heading heading(Column column) {
        return new Heading(column.name(), column.kind());
    }

    private static Row row(DataRecord d) {
        return new Row(d.start(), d.end(), d.xpath(), d.text(), d.cells(), CellValue.of(d.values()));
    }
}
