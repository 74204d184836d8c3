package io.tagwave;

import io.tagwave.extract.Column;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** A list of a page: records in the order of the page, with columns that hold like fields. Immutable. */
public final class PageList {

    private final ExtractedList region;
    private final List<PageColumn> columns;
    private final List<PageRecord> records;
    private final Map<String, Integer> numbers = new HashMap<>();
    private final CellLinks links;

    PageList(ExtractedList region, CellLinks links) {
        this.region = region;
        this.links = links;
        List<PageColumn> named = new ArrayList<>();
        for (Column column : region.columns()) {
            numbers.put(column.name(), named.size());
            named.add(new PageColumn(column.name(), column.kind(), column.constant()));
        }
        columns = List.copyOf(named);
        List<PageRecord> all = new ArrayList<>();
        for (DataRecord record : region.records()) {
            all.add(new PageRecord(this, record, all.size()));
        }
        records = List.copyOf(all);
    }

    /** The columns, one for each cell of a record. */
    public List<PageColumn> columns() {
        return columns;
    }

    /** The records in the order of the page, at least one. */
    public List<PageRecord> records() {
        return records;
    }

    /**
     * Whether it is the list that the page was made for, or a part of that in another form; false for others, such as
     * related items, and on a page that was made for none.
     */
    public boolean isMain() {
        return region.verdict().main();
    }

    /** How likely it is that this list is what its verdict says, from 0 to 1; from 0.5 on it is content. */
    public double score() {
        return region.verdict().score();
    }

    /** Whether it is content; false for lists that only frame a page, such as menus. */
    public boolean isContent() {
        return region.verdict().content();
    }

    /** Where it stands: the XPath of the deepest element that holds all of its records. */
    public String xpath() {
        return region.xpath();
    }

    /** The names of its columns, and how many records it has. */
    @Override
    public String toString() {
        return records.size() + " records of "
                + columns.stream().map(PageColumn::name).toList();
    }

    /**
     * The number of a column.
     *
     * @throws IllegalArgumentException when there is none of that name, with the names that there are
     */
    int number(String column) {
        Integer number = numbers.get(column);
        if (number == null) {
            throw new IllegalArgumentException("expected one of the columns "
                    + columns.stream().map(PageColumn::name).toList() + ", found " + column);
        }
        return number;
    }

    CellLinks links() {
        return links;
    }
}
