package io.tagwave;

import io.tagwave.extract.ExtractedList;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Holds a list of a page: records in the order of the page, with columns of similar fields. Immutable. Example:
 * {@code page.main().orElseThrow().records().forEach(item -> System.out.println(item.text("title")));}
 */
public final class PageList {

    private final ExtractedList extracted;
    private final CellNodes nodes;
    private final List<PageColumn> columns;
    private final List<String> names;
    private final List<PageRecord> records;

    PageList(ExtractedList extracted, CellNodes nodes) {
        this.extracted = extracted;
        this.nodes = nodes;
        columns = extracted.columns().stream().map(PageColumn::of).toList();
        names = columns.stream().map(PageColumn::name).toList();
        List<PageRecord> all = new ArrayList<>();
        extracted.records().forEach(record -> all.add(new PageRecord(this, record, all.size())));
        records = List.copyOf(all);
    }

    /** Returns the columns, one for each cell of a record. */
    public List<PageColumn> columns() {
        return columns;
    }

    /** Returns whether there is a column of this name. */
    public boolean has(String column) {
        return names.contains(column);
    }

    /**
     * Returns the only column of a kind, or nothing if there is none; labels and icons, which are the same in all records, do not
     * count.
     *
     * @throws IllegalArgumentException if there are several, with their names
     */
    public Optional<PageColumn> column(Kind kind) {
        List<PageColumn> found = columns.stream()
                .filter(column -> column.kind().equals(kind.toString()) && (!column.constant() || records.size() == 1))
                .toList();
        if (found.size() > 1) {
            throw new IllegalArgumentException("expected one column of kind " + kind + ", found "
                    + found.stream().map(PageColumn::name).toList());
        }
        return found.stream().findFirst();
    }

    /** Returns the records in the order of the page, at least one. */
    public List<PageRecord> records() {
        return records;
    }

    /**
     * Returns whether the page is about this list, or it is a part of that list in another form. Related items are not main, and a
     * page that is about something else has no main list.
     */
    public boolean isMain() {
        return extracted.verdict().main();
    }

    /** Returns the probability that this list is what its verdict says, from 0 to 1; it is content from 0.5. */
    public double score() {
        return extracted.verdict().score();
    }

    /** Returns whether it is content; lists that only frame a page, such as menus, are not. */
    public boolean isContent() {
        return extracted.verdict().content();
    }

    /** Returns the XPath of the deepest element that holds all records. */
    public String xpath() {
        return extracted.xpath();
    }

    /** Returns the names of the columns and the number of records. */
    @Override
    public String toString() {
        return records.size() + " records of " + names;
    }

    /**
     * Returns the number of a column.
     *
     * @throws IllegalArgumentException if there is none of that name, with the names of those that there are
     */
    int number(String column) {
        int number = names.indexOf(column);
        if (number < 0) {
            throw new IllegalArgumentException("expected one of the columns " + names + ", found " + column);
        }
        return number;
    }

    CellNodes nodes() {
        return nodes;
    }

    ExtractedList extracted() {
        return extracted;
    }
}
