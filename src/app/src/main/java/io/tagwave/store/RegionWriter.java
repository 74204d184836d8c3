package io.tagwave.store;

import io.tagwave.column.Column;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Writes the regions of a page with their records, columns and texts to search. Runs in the caller's transaction. */
final class RegionWriter {

    /** Features of the thesis; null where the extractor has none. */
    private static final List<String> FEATURES = List.of("size", "center", "horizontal", "vertical", "range", "record");

    /** Characters after which a row of texts is closed: H2 accepts a million. */
    private static final int TEXT_ROW_CHARACTERS = 20_000;

    private final IdAllocator regionIds;
    private final IdAllocator recordIds;
    private final PreparedStatement region;
    private final PreparedStatement column;
    private final PreparedStatement text;
    private final PreparedStatement dataRecord;

    RegionWriter(Database database, Connection connection) throws SQLException {
        regionIds = new IdAllocator(database, "region");
        recordIds = new IdAllocator(database, "data_record");
        region = Sql.insert(
                connection,
                "region",
                "id, page_id, ordinal, start_pos, end_pos, xpath, content, main, score, record_count, column_count,"
                        + " column_names, column_kinds, feature_size, feature_center, feature_horizontal,"
                        + " feature_vertical, feature_range, feature_record, template");
        column = Sql.insert(
                connection,
                "region_column",
                "region_id, ordinal, name, kind, path, is_constant, number_count, least, total, greatest, currency");
        text = Sql.insert(connection, "region_text", "region_id, first_record, last_record, text");
        dataRecord = Sql.insert(
                connection,
                "data_record",
                "id, region_id, page_id, ordinal, start_pos, end_pos, xpath, text, cells, href, image, numbers,"
                        + " dates");
    }

    void write(long pageId, List<ExtractedList> regions) throws SQLException {
        List<PreparedStatement> statements = List.of(region, column, text, dataRecord);
        for (PreparedStatement statement : statements) {
            // A page that failed half way may have left rows that were never sent.
            statement.clearBatch();
        }
        int ordinal = 0;
        for (ExtractedList region : regions) {
            ExtractedList found = region.verdict().content() ? ValueParts.added(region) : region;
            long id = regionIds.next();
            addRegion(id, pageId, ordinal++, found);
            TypedCells typed = TypedCells.of(found);
            addRecords(id, pageId, found.records(), typed);
            if (found.verdict().content()) {
                addColumns(id, found, typed);
                addTexts(id, found.records());
            }
        }
        for (PreparedStatement statement : statements) {
            statement.executeBatch();
        }
    }

    private void addRegion(long id, long pageId, int ordinal, ExtractedList found) throws SQLException {
        List<@Nullable Object> values = new ArrayList<>(Arrays.asList(
                id,
                pageId,
                ordinal,
                found.start(),
                found.end(),
                found.xpath(),
                found.verdict().content(),
                found.verdict().main(),
                found.verdict().score(),
                found.records().size(),
                found.columns().size(),
                found.columns().stream().map(Column::name).toArray(String[]::new),
                found.columns().stream().map(Column::kind).toArray(String[]::new)));
        FEATURES.forEach(name -> values.add(found.features().get(name)));
        values.add(found.template());
        Sql.batch(region, values.toArray());
    }

    private void addRecords(long regionId, long pageId, List<DataRecord> records, TypedCells typed)
            throws SQLException {
        int ordinal = 0;
        for (DataRecord found : records) {
            Sql.batch(
                    dataRecord,
                    recordIds.next(),
                    regionId,
                    pageId,
                    ordinal,
                    found.start(),
                    found.end(),
                    found.xpath(),
                    found.text(),
                    found.cells().toArray(String[]::new),
                    found.href(),
                    found.image(),
                    typed.numbers(ordinal),
                    typed.dates(ordinal));
            ordinal++;
        }
    }

    /** Adds the columns, numbered from 1 as {@code cells} counts. */
    private void addColumns(long regionId, ExtractedList found, TypedCells typed) throws SQLException {
        int index = 0;
        for (Column each : found.columns()) {
            DoubleSummaryStatistics numbers = typed.statistics(index);
            boolean any = numbers.getCount() > 0;
            Sql.batch(
                    column,
                    regionId,
                    index + 1,
                    each.name(),
                    each.kind(),
                    each.path(),
                    each.constant(),
                    (int) numbers.getCount(),
                    any ? numbers.getMin() : null,
                    any ? numbers.getSum() : null,
                    any ? numbers.getMax() : null,
                    ValueParts.isPart(each.path()) ? part(found, index) : typed.currency(index));
            index++;
        }
    }

    /** Returns the part that all values of a column have, or that they have several. */
    private static @Nullable String part(ExtractedList found, int column) {
        return found.columns().get(column).constant()
                ? found.cells(column).stream()
                        .filter(Objects::nonNull)
                        .findFirst()
                        .orElse(null)
                : TypedCells.SEVERAL;
    }

    /** Adds what the records say in lower case, for searches. */
    private void addTexts(long regionId, List<DataRecord> records) throws SQLException {
        StringBuilder texts = new StringBuilder();
        int first = 0;
        for (int record = 0; record < records.size(); record++) {
            texts.append(records.get(record).text()).append('\n');
            if (texts.length() > TEXT_ROW_CHARACTERS || record == records.size() - 1) {
                Sql.batch(text, regionId, first, record, texts.toString().toLowerCase(Locale.ROOT));
                texts.setLength(0);
                first = record + 1;
            }
        }
    }
}
