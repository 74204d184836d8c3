package io.tagwave.spark;

import io.tagwave.column.Column;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.number.Hashing;
import io.tagwave.value.TypedValue;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.UrlHosts;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.jspecify.annotations.Nullable;

/** Writes pages as rows of folders. */
record PageRowWriter(ArchivePageExtractor extractor, Out out) {

    private static final TypedValue NOTHING = new TypedValue(null, null, null, null, null, null, null, null);

    interface Out {
        void add(OutputFolder folder, @Nullable Object... cells);
    }

    void write(ArchivePartPages.Placed placed) {
        FetchedPage page = placed.page().page();
        if (page == null || placed.page().error() != null) {
            failure(placed, String.valueOf(placed.page().error()));
            return;
        }
        ArchivePageExtractor.Read read;
        try {
            read = extractor.read(page);
        } catch (RuntimeException fault) {
            // A bug that shows on one page of millions is reported, and costs that page alone.
            failure(placed, "failed: " + fault);
            return;
        }
        page(placed, page, read);
    }

    private void page(ArchivePartPages.Placed placed, FetchedPage page, ArchivePageExtractor.Read read) {
        String host = UrlHosts.of(page.finalUrl());
        int lists = 0;
        int records = 0;
        for (ExtractedList region : read.extraction().content()) {
            list(placed.id(), page, host, region, lists++);
            records += region.records().size();
        }
        out.add(
                OutputFolder.PAGES,
                placed.id(),
                placed.archive(),
                placed.at(),
                page.url(),
                host,
                page.status(),
                page.fetchedAt(),
                page.rendered(),
                read.encoding().name(),
                page.body().length,
                read.extraction().nodes(),
                read.title(),
                read.extraction().next(),
                records,
                extractor.model());
    }

    private void failure(ArchivePartPages.Placed placed, String reason) {
        out.add(OutputFolder.FAILURES, placed.name(), placed.archive(), placed.at(), reason);
    }

    private void list(String id, FetchedPage page, String host, ExtractedList region, int number) {
        String list = key(page.finalUrl(), region.template());
        String form = form(region.columns());
        List<Row> columns = new ArrayList<>();
        for (Column column : region.columns()) {
            columns.add(RowFactory.create(column.name(), column.kind(), column.path(), column.constant()));
        }
        out.add(
                OutputFolder.LISTS,
                id,
                host,
                list,
                form,
                region.template(),
                number,
                region.verdict().main(),
                region.verdict().score(),
                columns.toArray());
        int ordinal = 0;
        for (DataRecord record : region.records()) {
            out.add(
                    OutputFolder.RECORDS,
                    id,
                    page.url(),
                    host,
                    page.fetchedAt(),
                    list,
                    form,
                    number,
                    region.verdict().main(),
                    ordinal++,
                    record.xpath(),
                    record.text(),
                    record.href(),
                    record.image(),
                    cells(region.columns(), record),
                    extractor.model());
        }
    }

    /** Returns the host of a page and the place of the records in its template: lists of several pages are merged by it. */
    private static String key(String url, @Nullable String template) {
        int start = url.indexOf("://") + 3;
        int end = start;
        while (end < url.length() && "/?#".indexOf(url.charAt(end)) < 0) {
            end++;
        }
        return url.substring(start, end) + " " + (template == null ? "" : template);
    }

    /** Returns a hash of the columns of a list, the same on any machine. */
    private static String form(List<Column> columns) {
        long hash = columns.size();
        for (Column column : columns) {
            for (String part : List.of(column.name(), column.kind(), column.path())) {
                hash = Hashing.scattered(Hashing.chained(Hashing.chained(hash, part), -1));
            }
            hash = Hashing.chained(hash, column.constant() ? 1 : 0);
        }
        return String.format("%016x", Hashing.scattered(hash));
    }

    private static Object[] cells(List<Column> columns, DataRecord record) {
        List<Row> cells = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            String text = record.cells().get(i);
            if (text != null) {
                cells.add(cell(i, columns.get(i), text, record.values().get(i)));
            }
        }
        return cells.toArray();
    }

    private static Row cell(int number, Column column, String text, TypedValue value) {
        TypedValue read = value == null ? NOTHING : value;
        return RowFactory.create(
                number,
                column.name(),
                column.kind(),
                text,
                read.number(),
                read.currency(),
                read.unit(),
                read.date(),
                read.time() == null ? null : read.time().toString());
    }
}
