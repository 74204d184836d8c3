package io.tagwave.column;

import io.tagwave.value.ColumnReader;
import io.tagwave.value.Letters;
import io.tagwave.value.PageHints;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * The text of one column, from the first record to the last; null where a record lacks the field. Tells what kind it is
 * and what it is called, from the values together. What most columns are never asked for is found when it is.
 */
public final class ColumnValues {

    /** Share of the values that have to be of a kind. */
    static final double MOST = 0.7;
    /** Share of the records that have to have a title. */
    private static final double TITLE_SHARE = 0.6;
    /** Rows from which on two short words read as yes and no. */
    private static final int ENOUGH_ROWS = 6;

    private static final int SHORT_WORD = 5;

    /** A blank one is null too. */
    private final String[] cells;

    private final int filled;
    /** The first value, null without any. */
    private final String first;

    /** Whether there are values and all are the same. */
    private final boolean alike;

    private final ColumnKind kind;
    /** The values one by one, null where their kind could be told without that. */
    private ValueKinds figures;

    /** The values of a column whose kind they themselves have to tell. */
    public ColumnValues(List<String> cells) {
        this(cells.toArray(new String[0]), null, cells.size(), () -> new ColumnReader(cells, PageHints.NONE));
    }

    /**
     * The values of a column.
     *
     * @param cells the text of each record, in an array that nobody else keeps
     * @param known the kind, when the page tells it already, or null
     * @param digits how many cells hold a digit; more of them than do only cost time
     * @param reader reads the whole column; asked only where cells may be values
     */
    public ColumnValues(String[] cells, ColumnKind known, int digits, Supplier<ColumnReader> reader) {
        this.cells = cells;
        int count = 0;
        String one = null;
        boolean same = true;
        for (int row = 0; row < cells.length; row++) {
            String cell = cells[row];
            if (cell == null) {
                continue;
            }
            if (isBlank(cell)) {
                cells[row] = null;
                continue;
            }
            if (one == null) {
                one = cell;
            } else if (same) {
                same = one.equals(cell);
            }
            count++;
        }
        filled = count;
        first = one;
        alike = same && count > 0;
        kind = known == null ? findKind(digits, reader) : known;
    }

    /** {@link String#isBlank}, quick for what most text begins with. */
    private static boolean isBlank(String text) {
        return text.isEmpty() || ((text.charAt(0) <= ' ' || text.charAt(0) >= 128) && text.isBlank());
    }

    /** How many of so many values may be of another kind. */
    static int mayFail(int values) {
        return (int) ((1 - MOST) * values + 1e-9);
    }

    /** What the values are; that they are links or images is for the page to tell. */
    public ColumnKind kind() {
        return kind;
    }

    /** Whether the column is no data: the same value in every record, or nothing but brackets, dashes and such. */
    public boolean constant() {
        if (cells.length < 2 || filled == 0) {
            return false;
        }
        return alike && filled == cells.length || isPunctuation();
    }

    private boolean isPunctuation() {
        for (String cell : cells) {
            if (cell != null && !new CellText(cell).isPunctuation()) {
                return false;
            }
        }
        return true;
    }

    /** Share of the records that have a value. */
    public double filled() {
        return cells.length == 0 ? 0 : (double) filled / cells.length;
    }

    /** Whether the values tell most records apart by at least a few letters: the text of a title does. */
    public boolean tellsApart() {
        if (filled() < TITLE_SHARE) {
            return false;
        }
        int letters = 0;
        Set<String> distinct = new HashSet<>();
        for (String cell : cells) {
            if (cell == null) {
                continue;
            }
            letters += letters < 3 * filled ? new CellText(cell).letters() : 0;
            distinct.add(cell);
            if (letters >= 3 * filled && distinct.size() * 2 > filled) {
                return true;
            }
        }
        return false;
    }

    /** The value that all records share that have one, or null when values differ or there is none. */
    public String onlyValue() {
        return alike ? first : null;
    }

    /** Whether the same records have a value here and there. */
    public boolean filledAs(ColumnValues other) {
        for (int row = 0; row < cells.length; row++) {
            if ((cells[row] == null) != (other.cells[row] == null)) {
                return false;
            }
        }
        return true;
    }

    /** Whether most records that have a value there have one here. */
    public boolean isBeside(ColumnValues other) {
        int both = 0;
        int there = 0;
        for (int row = 0; row < cells.length; row++) {
            there += other.cells[row] == null ? 0 : 1;
            both += other.cells[row] == null || cells[row] == null ? 0 : 1;
        }
        return both > 0 && both >= MOST * there;
    }

    /** Whether all values are one and the same sign or code of a currency. */
    public boolean isCurrency() {
        return alike && ColumnReader.isCurrency(first.strip());
    }

    /** The mark of a column of kind boolean as far as it has letters, otherwise null. */
    public String flag() {
        return alike && new CellText(first).letters() > 0 ? first : null;
    }

    /** The words that stand in every value: before a colon, or as the only word around a number; null without any. */
    public String label() {
        if (filled < 2) {
            return null;
        }
        String prefix = prefix(first);
        if (prefix == null) {
            return kind == ColumnKind.NUMBER && figures != null ? figures.unit() : null;
        }
        for (String cell : cells) {
            if (cell != null && (cell.length() <= prefix.length() || !cell.startsWith(prefix))) {
                return null;
            }
        }
        return prefix;
    }

    /** The words up to the first colon, with it; null unless there are few and only words. */
    private static String prefix(String text) {
        int length = Math.min(text.length(), ValueKinds.FEW_LETTERS);
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c == ':' || c == '：') {
                return i == 0 || text.startsWith("//", i + 1) ? null : text.substring(0, i + 1);
            }
            if (c != ' ' && !Letters.isOne(c)) {
                return null;
            }
        }
        return null;
    }

    private ColumnKind findKind(int digits, Supplier<ColumnReader> reader) {
        if (filled == 0) {
            return ColumnKind.TEXT;
        }
        if (isFlag() || isYesOrNo()) {
            return ColumnKind.BOOLEAN;
        }
        if (filled - digits > mayFail(filled)) {
            return ColumnKind.TEXT;
        }
        figures = new ValueKinds(reader.get());
        return figures.kind();
    }

    /** A mark that only some records carry. */
    private boolean isFlag() {
        if (!alike || filled < 2 || filled == cells.length || first.length() > ValueKinds.FEW_LETTERS) {
            return false;
        }
        CellText mark = new CellText(first);
        return !mark.hasDigit() && !mark.isPunctuation() && !mark.isLabel();
    }

    /** Two single short words or signs: yes and no, ja and nein, a tick and a cross. */
    private boolean isYesOrNo() {
        if (filled < ENOUGH_ROWS) {
            return false;
        }
        String other = null;
        for (String cell : cells) {
            if (cell == null) {
                continue;
            }
            if (cell.length() > SHORT_WORD || cell.indexOf(' ') >= 0 || new CellText(cell).hasDigit()) {
                return false;
            }
            if (!cell.equals(first) && !cell.equals(other)) {
                if (other != null) {
                    return false;
                }
                other = cell;
            }
        }
        return other != null;
    }
}
