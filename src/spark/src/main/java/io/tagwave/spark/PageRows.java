package io.tagwave.spark;

import io.tagwave.extract.Column;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedRegion;
import io.tagwave.extract.Extraction;
import io.tagwave.page.FetchedPage;
import io.tagwave.page.Hosts;
import io.tagwave.value.Meaning;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;

/** Pages as rows of {@link Schemas#PAGE}. */
final class PageRows {

    private static final Meaning NOTHING = new Meaning(null, null, null, null, null);

    private final PageExtractor extractor;

    PageRows(PageExtractor extractor) {
        this.extractor = extractor;
    }

    /** The row of what stands at a place of an archive. */
    Row row(PartPages.Placed placed) {
        FetchedPage page = placed.page().page();
        if (placed.page().error() != null) {
            return failure(placed, placed.page().error());
        }
        try {
            return page(placed, page, extractor.read(page));
        } catch (RuntimeException fault) {
            // A fault of this program on one page of millions is told of, and costs that page alone.
            return failure(placed, "failed: " + fault);
        }
    }

    private Row page(PartPages.Placed placed, FetchedPage page, PageExtractor.Read read) {
        Extraction extraction = read.extraction();
        List<Row> lists = new ArrayList<>();
        int records = 0;
        for (ExtractedRegion region : extraction.content()) {
            lists.add(list(page.finalUrl(), region, lists.size()));
            records += region.records().size();
        }
        return RowFactory.create(
                placed.id(),
                placed.archive(),
                placed.at(),
                page.url(),
                Hosts.of(page.finalUrl()),
                page.status(),
                page.fetchedAt(),
                page.rendered(),
                page.charset() == null ? null : page.charset().name(),
                page.body().length,
                extraction.nodes(),
                read.title(),
                extraction.next(),
                records,
                extractor.model(),
                null,
                null,
                lists.toArray());
    }

    private static Row failure(PartPages.Placed placed, String reason) {
        Object[] cells = new Object[Schemas.PAGE.size()];
        cells[0] = placed.id();
        cells[1] = placed.archive();
        cells[2] = placed.at();
        cells[Schemas.PAGE.fieldIndex("failure")] = placed.name();
        cells[Schemas.PAGE.fieldIndex("reason")] = reason;
        return RowFactory.create(cells);
    }

    private static Row list(String url, ExtractedRegion region, int number) {
        List<Row> columns = new ArrayList<>();
        for (Column column : region.columns()) {
            columns.add(RowFactory.create(column.name(), column.kind(), column.path(), column.constant()));
        }
        List<Row> records = new ArrayList<>();
        for (DataRecord record : region.records()) {
            records.add(record(region.columns(), record, records.size()));
        }
        return RowFactory.create(
                ListKeys.of(url, region.template()),
                ListKeys.form(region.columns()),
                region.template(),
                number,
                region.verdict().main(),
                region.verdict().score(),
                columns.toArray(),
                records.toArray());
    }

    private static Row record(List<Column> columns, DataRecord record, int number) {
        List<Row> cells = new ArrayList<>();
        for (int i = 0; i < columns.size(); i++) {
            String text = record.cells().get(i);
            if (text != null) {
                cells.add(cell(i, columns.get(i), text, record.values().get(i)));
            }
        }
        return RowFactory.create(number, record.xpath(), record.text(), record.href(), record.image(), cells.toArray());
    }

    private static Row cell(int number, Column column, String text, Meaning value) {
        Meaning read = value == null ? NOTHING : value;
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
