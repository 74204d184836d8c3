package io.tagwave.value;

import java.util.ArrayList;
import java.util.List;

/** Reads the columns of one page. Not for use by two threads at once. */
public final class PageValueReader {

    private static final int KNOWN = 1 << 8;

    private final PageHints hints;
    private final PageConventions conventions;
    private final CellReader cells;
    private final List<ColumnReader[]> tables = new ArrayList<>();
    /** The text that was last read of those with the same end of their hash: a third of a page's texts were read before. */
    private final String[] texts = new String[KNOWN];

    private final CellReading[] readings = new CellReading[KNOWN];

    /** A reader for a page that tells this of its texts. */
    public PageValueReader(PageHints hints) {
        this.hints = hints;
        conventions = PageConventions.of(hints);
        cells = new CellReader(conventions);
    }

    /**
     * A column, whose texts are read.
     *
     * @param texts of each record, null where it lacks the field
     */
    public ColumnReader column(List<String> texts) {
        return new ColumnReader(texts, this);
    }

    /** Whether a text without digits may be a day by its name: told at a glance, and often wrongly. */
    public boolean mayBeNamed(String text) {
        return text != null && CellReader.mayBeNamed(text);
    }

    /**
     * Whether what a page states for machines tells more than what it shows: a day with its year where none such is shown,
     * another value where the text shown is none.
     */
    public boolean saysMore(String stated, String shown) {
        CellReading meant = read(stated);
        if (meant == null) {
            return false;
        }
        CellReading seen = read(shown);
        if (!meant.isDay()) {
            return seen == null;
        }
        boolean plain = seen != null && seen.day() != null && seen.day().known() != null;
        return !plain && meant.day() != null && meant.day().date(DateOrder.DAY_MONTH_YEAR) != null;
    }

    /** Adds the columns of a table, null for those that have no values. */
    public void add(ColumnReader[] columns) {
        tables.add(columns);
    }

    /** The columns of each table, which have told each other what one leaves open and the page's language does not tell. */
    public List<ColumnReader[]> tables() {
        List<ColumnReader> columns = new ArrayList<>();
        for (ColumnReader[] table : tables) {
            for (ColumnReader column : table) {
                if (column != null) {
                    columns.add(column);
                }
            }
        }
        ColumnReader.agree(columns);
        return tables;
    }

    /** What a text may mean, null for one that means nothing. */
    CellReading read(String text) {
        int slot = text.hashCode() & KNOWN - 1;
        if (!text.equals(texts[slot])) {
            texts[slot] = text;
            readings[slot] = cells.read(text);
        }
        return readings[slot];
    }

    PageHints hints() {
        return hints;
    }

    PageConventions conventions() {
        return conventions;
    }
}
