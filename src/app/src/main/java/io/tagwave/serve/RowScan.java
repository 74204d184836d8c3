package io.tagwave.serve;

import io.tagwave.store.query.QueryResult;
import io.tagwave.store.query.SqlStatementException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;

/**
 * One pass over the numbers of all rows that pass the filters. H2 sorts a result that is only read by holding each of its
 * rows with all columns, 600 MB for a million items; this holds the rows up to the end of the page, each as its number and
 * the value it is sorted by, and counts on the way what would need a second pass.
 *
 * @param page numbers of the page's rows, in their order
 * @param first numbers of the first rows, in the order of the table
 */
record RowScan(List<Long> page, List<Long> first, long total) {

    /** Number of first rows that are kept: those in which the values of facets are counted. */
    static final int FIRST = 10_000;

    private record Row(long id, @Nullable Comparable<Object> value) {}

    /** Reads rising numbers of rows, with the values that they are sorted by if there is a second column, null last. */
    @SuppressWarnings("unchecked")
    static RowScan of(QueryResult rows, boolean down, int offset, int limit) throws SqlStatementException {
        Comparator<Comparable<Object>> values = Comparator.naturalOrder();
        Comparator<Row> order = Comparator.comparing(
                        Row::value, Comparator.nullsLast(down ? values.reversed() : values))
                .thenComparing(Row::id);
        PriorityQueue<Row> least = new PriorityQueue<>(order.reversed());
        List<Long> first = new ArrayList<>();
        long total = 0;
        try (rows) {
            for (List<Object> next = rows.next(); next != null; next = rows.next()) {
                total++;
                Row row = new Row((Long) next.get(0), next.size() > 1 ? (Comparable<Object>) next.get(1) : null);
                if (first.size() < FIRST) {
                    first.add(row.id());
                }
                if (least.size() < (long) offset + limit) {
                    least.add(row);
                } else if (!least.isEmpty() && order.compare(row, least.element()) < 0) {
                    least.remove();
                    least.add(row);
                }
            }
        }
        List<Long> page = new ArrayList<>();
        while (least.size() > offset) {
            page.add(least.remove().id());
        }
        Collections.reverse(page);
        return new RowScan(page, first, total);
    }
}
