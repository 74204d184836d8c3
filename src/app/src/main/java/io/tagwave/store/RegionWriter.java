package io.tagwave.store;

import io.tagwave.extract.Column;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.VisibleColumns;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Writes the regions of a page and their records. The transaction is its caller's. */
final class RegionWriter {

    private static final List<String> FEATURES = List.of("size", "center", "horizontal", "vertical", "range", "record");

    private final IdAllocator regionIds;
    private final IdAllocator recordIds;
    private final PreparedStatement region;
    private final PreparedStatement dataRecord;
    private final ColumnWriter columns;
    private final TextWriter texts;

    RegionWriter(Database database, Connection connection) throws SQLException {
        regionIds = new IdAllocator(database, "region");
        recordIds = new IdAllocator(database, "data_record");
        region = connection.prepareStatement(
                "INSERT INTO region (id, page_id, ordinal, start_pos, end_pos, xpath, content, main,"
                        + " score, record_count, column_count, column_names, column_kinds, feature_size, feature_center,"
                        + " feature_horizontal, feature_vertical, feature_range, feature_record, template)"
                        + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        dataRecord = connection.prepareStatement("INSERT INTO data_record (id, region_id, page_id, ordinal, start_pos,"
                + " end_pos, xpath, text, cells, href, image, numbers, currencies, dates, times)"
                + " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
        columns = new ColumnWriter(connection);
        texts = new TextWriter(connection);
    }

    void write(long pageId, List<ExtractedList> regions) throws SQLException {
        // A page that failed half way may have left rows that were never sent.
        region.clearBatch();
        dataRecord.clearBatch();
        columns.clear();
        texts.clear();
        int ordinal = 0;
        for (ExtractedList found : regions) {
            long id = regionIds.next();
            addRegion(id, pageId, ordinal++, found);
            TypedCells typed = TypedCells.of(found);
            addRecords(id, pageId, found.records(), typed);
            if (found.verdict().content()) {
                columns.add(id, found.columns(), VisibleColumns.of(found), typed);
                texts.add(id, found.records());
            }
        }
        region.executeBatch();
        columns.execute();
        texts.execute();
        dataRecord.executeBatch();
    }

    private void addRegion(long id, long pageId, int ordinal, ExtractedList found) throws SQLException {
        StatementParameters row = new StatementParameters(region)
                .add(id)
                .add(pageId)
                .add(ordinal)
                .add(found.start())
                .add(found.end())
                .add(found.xpath())
                .add(found.verdict().content())
                .add(found.verdict().main())
                .add(found.verdict().score())
                .add(found.records().size())
                .add(found.columns().size())
                .add(texts(found.columns(), Column::name))
                .add(texts(found.columns(), Column::kind));
        addFeatures(row, found.features());
        row.add(found.template());
        region.addBatch();
    }

    private static String[] texts(List<Column> columns, Function<Column, String> text) {
        String[] texts = new String[columns.size()];
        for (int i = 0; i < texts.length; i++) {
            texts[i] = text.apply(columns.get(i));
        }
        return texts;
    }

    /** Those of the thesis; null where the extractor does not tell. */
    private static void addFeatures(StatementParameters row, Map<String, Double> features) throws SQLException {
        for (String name : FEATURES) {
            row.add(features.get(name));
        }
    }

    private void addRecords(long regionId, long pageId, List<DataRecord> records, TypedCells typed)
            throws SQLException {
        int ordinal = 0;
        for (DataRecord found : records) {
            new StatementParameters(dataRecord)
                    .add(recordIds.next())
                    .add(regionId)
                    .add(pageId)
                    .add(ordinal)
                    .add(found.start())
                    .add(found.end())
                    .add(found.xpath())
                    .add(found.text())
                    .add(found.cells().toArray(String[]::new))
                    .add(found.href())
                    .add(found.image())
                    .add(typed.numbers(ordinal))
                    .add(typed.currencies(ordinal))
                    .add(typed.dates(ordinal))
                    .add(typed.times(ordinal));
            ordinal++;
            dataRecord.addBatch();
        }
    }
}
