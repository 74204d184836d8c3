package io.tagwave.column;

import io.tagwave.value.ColumnReader;
import io.tagwave.value.CurrencyNames;
import io.tagwave.value.Letters;
import io.tagwave.value.PageHints;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Determines the kind and the label of a column from all of its cells together. */
public final class ColumnValues {

    /** Share of the cells that have to be of a kind. */
    private static final double MIN_OF_KIND = 0.7;
    /** Share of the records that have to have a title. */
    private static final double MIN_TITLED = 0.6;
    /** Rows from which on two short words read as yes and no. */
    private static final int ENOUGH_ROWS = 6;

    private static final int SHORT_WORD = 5;
    /** Longer cells are neither numbers nor dates. */
    private static final int LONG = 80;
    /** Letters that may stand beside a number without making it a sentence. */
    private static final int FEW_LETTERS = 24;

    /** Characters of a label beside letters. */
    private static final String IN_LABEL = " .#/()'\u2019-&\u00a0";

    private static final int PUNCTUATION = 1 << Character.DASH_PUNCTUATION
            | 1 << Character.START_PUNCTUATION
            | 1 << Character.END_PUNCTUATION
            | 1 << Character.CONNECTOR_PUNCTUATION
            | 1 << Character.OTHER_PUNCTUATION
            | 1 << Character.INITIAL_QUOTE_PUNCTUATION
            | 1 << Character.FINAL_QUOTE_PUNCTUATION
            | 1 << Character.MATH_SYMBOL
            | 1 << Character.SPACE_SEPARATOR
            | 1 << Character.FORMAT;

    /** Null for blank cells, too. */
    private final @Nullable String[] cells;

    private final int filled;
    /** The first text, empty without any. */
    private final String first;
    /** True if there are texts and all are equal. */
    private final boolean alike;

    private final ColumnKind kind;
    /** Set only if the kind depends on the values of the cells. */
    private @Nullable ColumnReader values;

    /** Reads the cells of a column without its page. */
    public ColumnValues(List<@Nullable String> cells) {
        this(cells.toArray(new String[0]), null, cells.size(), () -> new ColumnReader(cells, PageHints.NONE));
    }

    /**
     * Reads the cells of a column.
     *
     * @param cells the text of each record, null if it lacks the field; the array is changed and kept
     * @param known the kind if the tree determines it
     * @param digits upper bound of the number of cells with a digit
     * @param reader of the whole column; used only if cells may be values
     */
    public ColumnValues(
            @Nullable String[] cells, @Nullable ColumnKind known, int digits, Supplier<ColumnReader> reader) {
        this.cells = cells;
        int count = 0;
        String one = null;
        boolean same = true;
        for (int row = 0; row < cells.length; row++) {
            String cell = cells[row];
            if (cell != null && cell.isBlank()) {
                cells[row] = null;
            } else if (cell != null) {
                one = one == null ? cell : one;
                same = same && one.equals(cell);
                count++;
            }
        }
        filled = count;
        first = Objects.requireNonNullElse(one, "");
        alike = same && count > 0;
        kind = known == null ? findKind(digits, reader) : known;
    }

    /** Returns how many of so many cells may be of another kind. */
    private static int mayFail(int values) {
        return (int) ((1 - MIN_OF_KIND) * values + 1e-9);
    }

    public ColumnKind kind() {
        return kind;
    }

    /** Returns whether the column is no data: the same text in every record, or only punctuation. */
    public boolean constant() {
        return cells.length >= 2
                && (filled == 0
                        || alike && filled == cells.length
                        || Arrays.stream(cells).filter(Objects::nonNull).allMatch(ColumnValues::isPunctuation));
    }

    boolean areBare() {
        return values != null && values.areBare();
    }

    /** Returns the share of the records that have a text. */
    public double filled() {
        return cells.length == 0 ? 0 : (double) filled / cells.length;
    }

    /** Returns whether the texts distinguish most records and have a few letters, as titles do. */
    public boolean distinguishesRecords() {
        if (filled() < MIN_TITLED) {
            return false;
        }
        int letters = 0;
        Set<String> distinct = new HashSet<>();
        for (String cell : cells) {
            if (cell != null) {
                letters += letters < 3 * filled ? letters(cell) : 0;
                distinct.add(cell);
                if (letters >= 3 * filled && distinct.size() * 2 > filled) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Returns the only text of the column, null if texts differ or there is none. */
    public @Nullable String onlyValue() {
        return alike ? first : null;
    }

    /** Returns whether the same records have a text here and in another column. */
    public boolean filledAs(ColumnValues other) {
        return IntStream.range(0, cells.length).allMatch(row -> (cells[row] == null) == (other.cells[row] == null));
    }

    /** Returns whether most records with a text in another column have one here. */
    public boolean isBeside(ColumnValues other) {
        long both = IntStream.range(0, cells.length)
                .filter(row -> other.cells[row] != null && cells[row] != null)
                .count();
        return both > 0 && both >= MIN_OF_KIND * other.filled;
    }

    /** Returns whether all texts are the same sign or code of a currency. */
    public boolean isCurrency() {
        return alike && CurrencyNames.isCurrency(first.strip());
    }

    /** Returns the only text of a boolean column if it has letters, else null. */
    public @Nullable String flag() {
        return alike && letters(first) > 0 ? first : null;
    }

    /** Returns the words in every cell: before a colon, or as the only word around a number; null without any. */
    public @Nullable String label() {
        if (filled < 2) {
            return null;
        }
        String prefix = prefix(first);
        if (prefix == null) {
            String unit = kind == ColumnKind.NUMBER && values != null ? values.frame() : null;
            return unit == null || unit.length() <= 2 || !Letters.areAll(unit) ? null : unit;
        }
        for (String cell : cells) {
            if (cell != null && (cell.length() <= prefix.length() || !cell.startsWith(prefix))) {
                return null;
            }
        }
        return prefix;
    }

    /** Returns the words up to the first colon, including it; null if there are too many, or other characters. */
    private static @Nullable String prefix(String text) {
        int length = Math.min(text.length(), FEW_LETTERS);
        for (int i = 0; i < length; i++) {
            char c = text.charAt(i);
            if (c == ':' || c == '：') {
                return i == 0 || text.startsWith("//", i + 1) ? null : text.substring(0, i + 1);
            }
            if (IN_LABEL.indexOf(c) < 0 && !Letters.isOne(c)) {
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
        int others = 2 * digits < filled ? filled : filled - placeholders();
        if (others - digits > mayFail(others)) {
            return ColumnKind.TEXT;
        }
        ColumnReader read = reader.get();
        values = read;
        int least = Math.max(1, read.filled() - mayFail(read.filled()));
        others = (int) ((long) others * read.filled() / filled);
        int some = Math.max(read.filled() / 2 + 1, others - mayFail(others));
        return read.prices() >= some
                ? ColumnKind.PRICE
                : read.days() >= some
                        ? ColumnKind.DATE
                        : read.times() >= least
                                ? ColumnKind.TIME
                                : read.numbers() >= least ? ColumnKind.NUMBER : ColumnKind.TEXT;
    }

    /** Returns the number of cells with the words that stand for values most often, such as "on request"; 0 for a single one. */
    private int placeholders() {
        int most = most(Arrays.stream(cells)
                .filter(cell -> cell != null && !hasDigit(cell))
                .toArray(String[]::new));
        return most > 1 ? most : 0;
    }

    /** Returns how many cells have the commonest text. */
    static int most(@Nullable String[] cells) {
        Map<String, Integer> counts = new HashMap<>();
        return Arrays.stream(cells)
                .filter(Objects::nonNull)
                .mapToInt(cell -> counts.merge(cell, 1, Integer::sum))
                .max()
                .orElse(0);
    }

    /** Returns whether only some records have the text, which is short. */
    private boolean isFlag() {
        return alike
                && filled >= 2
                && filled < cells.length
                && first.length() <= FEW_LETTERS
                && !hasDigit(first)
                && !isPunctuation(first)
                && !first.endsWith(":")
                && !first.endsWith("：");
    }

    /** Returns whether there are two short words or signs: yes and no, ja and nein, a tick and a cross. */
    private boolean isYesOrNo() {
        List<String> distinct = Arrays.stream(cells)
                .filter(Objects::nonNull)
                .distinct()
                .limit(3)
                .toList();
        return filled >= ENOUGH_ROWS
                && distinct.size() == 2
                && distinct.stream()
                        .noneMatch(cell -> cell.length() > SHORT_WORD || cell.indexOf(' ') >= 0 || hasDigit(cell));
    }

    /** Returns the number of letters, of a long cell those at its beginning. */
    private static int letters(String cell) {
        return (int) cell.chars().limit(LONG).filter(Character::isLetter).count();
    }

    private static boolean hasDigit(String cell) {
        return cell.chars().limit(LONG).anyMatch(Character::isDigit);
    }

    private static boolean isPunctuation(String cell) {
        return cell.length() <= LONG && cell.chars().allMatch(c -> (PUNCTUATION >> Character.getType(c) & 1) != 0);
    }
}
