package io.tagwave.value;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads the columns of one page. Not for use by two threads at once. */
public final class PageValueReader {

    /** Stands in a text before smaller digits that are in an element of their own. */
    public static final char RAISED = '\u2396';

    private static final int CACHE_SIZE = 1 << 8;

    private final PageHints hints;
    private final PageConventions conventions;
    private final CellReader cells;
    private final List<ColumnReader[]> tables = new ArrayList<>();
    /** The last text for each end of a hash: a third of a page's texts were read before. */
    private final String[] texts = new String[CACHE_SIZE];

    private final CellReading[] readings = new CellReading[CACHE_SIZE];

    public PageValueReader(PageHints hints) {
        this.hints = hints;
        conventions = PageConventions.of(hints);
        cells = new CellReader(conventions);
    }

    /**
     * Reads a column.
     *
     * @param texts of each record, null where it lacks the field
     */
    public ColumnReader column(List<String> texts) {
        return new ColumnReader(texts, this, false);
    }

    /** Returns whether a text without digits may be the name of a day. Quick, with many false positives. */
    public boolean mayBeNamed(String text) {
        return text != null && CellReader.mayBeNamed(text);
    }

    /** Returns whether a text is a point or comma with two digits: the cents of a whole number before it. */
    public static boolean isMarkedCents(@Nullable String text) {
        return text != null
                && text.length() == 3
                && (text.charAt(0) == ',' || text.charAt(0) == '.')
                && TextTokens.endOfDigits(text, 1) == 3;
    }

    /** Returns whether a text is a price, perhaps with words beside it. */
    public boolean isPrice(String text) {
        CellReading reading = read(text);
        return reading != null && reading.amount() != null && reading.amount().money() != null;
    }

    /**
     * Returns whether what a page states for machines is more precise than what it shows: a date with its year, or a value where
     * the text shown has none.
     */
    public boolean isMorePrecise(String stated, String shown) {
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

    /** Adds the columns of a table, null for those without values. */
    public void add(ColumnReader[] columns) {
        tables.add(columns);
    }

    /** Returns the columns of each table, after resolving what is ambiguous in one by the others. */
    public List<ColumnReader[]> tables() {
        ColumnReader.agree(
                tables.stream().flatMap(Arrays::stream).filter(Objects::nonNull).toList());
        return tables;
    }

    /** Returns what a text may mean, or null if it has no value. */
    CellReading read(String text) {
        int slot = text.hashCode() & CACHE_SIZE - 1;
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
