package io.tagwave.value;

import java.time.LocalDate;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Reads the texts of a column as values. Whether a comma groups digits or starts decimals, and whether day or month comes first,
 * is decided by the column as a whole, and where that is ambiguous by the page.
 */
public final class ColumnReader {

    /** Texts of a long column that are read first. */
    private static final int SAMPLE_SIZE = 8;
    /** Most letters and words beside a date or price among texts that are mostly no values. */
    private static final int MAX_LETTERS = 12;

    private static final int MAX_WORDS = 2;

    private final PageHints hints;
    private final PageConventions conventions;
    private final CellReading[] readings;
    private final ColumnTraits traits;
    private int filled;
    /** Number of texts that are versions, such as 1.2.3: 1.10 is one among them, too, and 3.12.24. */
    private int versions;

    /** Says whether numbers such as 14.30 are times of day; null if some cannot be. */
    private final @Nullable DottedTimes clock;

    private char decimal;
    /** True if only the last digits of the numbers contradict the page's language. */
    private final boolean isRoundAlone;
    /** True if other columns write decimals unlike the page's language, and this one leaves it open. */
    private boolean other;

    private DateOrder order;

    /**
     * Reads a column without its page.
     *
     * @param cells the text of each record, null where it lacks the field
     */
    public ColumnReader(List<String> cells, PageHints hints) {
        this(cells, new PageValueReader(hints), false);
    }

    /** Reads cells; those of a column known from other pages as one of numbers may all be the same. */
    public static @Nullable TypedValue[] read(List<String> cells, PageHints hints, boolean isKnown) {
        return new ColumnReader(cells, new PageValueReader(hints), isKnown).read();
    }

    ColumnReader(List<String> cells, PageValueReader page, boolean isKnown) {
        hints = page.hints();
        conventions = page.conventions();
        readings = new CellReading[cells.size()];
        // If none of the first texts of a long column is a value, the others are none either.
        int[] rows = rows(cells);
        int step = rows.length > 2 * SAMPLE_SIZE ? rows.length / SAMPLE_SIZE : 1;
        read(cells, page, rows, step);
        ColumnTraits first = new ColumnTraits(readings, filled, isKnown);
        if (step > 1 && first.anyLoose()) {
            filled = 0;
            read(cells, page, rows, 1);
            first = new ColumnTraits(readings, filled, isKnown);
        }
        traits = first;
        isRoundAlone = traits.decimal() != 0
                && traits.isRoundAlone()
                && conventions.decimal() != 0
                && conventions.decimal() != traits.decimal();
        decimal = isRoundAlone ? 0 : traits.decimal();
        order = traits.order();
        clock = conventions.decimal() == ',' ? DottedTimes.of(readings) : null;
    }

    /** Returns the rows that have a text. */
    private static int[] rows(List<String> cells) {
        return IntStream.range(0, cells.size())
                .filter(row -> cells.get(row) != null && !cells.get(row).isEmpty())
                .toArray();
    }

    private void read(List<String> cells, PageValueReader page, int[] rows, int step) {
        for (int i = 0; i < rows.length; i += step) {
            int row = rows[i];
            String cell = cells.get(row);
            CellReading reading = readings[row] == null ? page.read(cell) : readings[row];
            filled += reading != null || hasLetter(cell) ? 1 : 0;
            versions += reading == null && isVersion(cell) ? 1 : 0;
            readings[row] = reading != null && reading.isCode() ? null : reading;
        }
    }

    private static boolean isVersion(String cell) {
        int last = cell.lastIndexOf('.');
        boolean mayBe = cell.indexOf('.') < last && cell.length() - last <= 4;
        NumberToken figure = mayBe ? NumberToken.in(cell, 0) : null;
        return figure != null && figure.isAll() && figure.form() == NumberToken.Form.NONE;
    }

    private static boolean hasLetter(String cell) {
        return cell.chars().limit(CellReader.MAX_LENGTH).anyMatch(c -> Letters.isOne((char) c) || Character.isDigit(c));
    }

    /**
     * Resolves what is ambiguous in one column by the others of the page.
     *
     * @param columns of all lists of the page
     */
    static void agree(List<ColumnReader> columns) {
        int commas = 0;
        int dayFirst = 0;
        for (ColumnReader column : columns) {
            if (!column.traits.mostly()) {
                // Numbers in names, such as "Golf 1.4 TSI", say nothing of the page.
                continue;
            }
            commas += column.decimal == ',' ? 1 : column.decimal == '.' ? -1 : 0;
            dayFirst +=
                    column.order == DateOrder.DAY_MONTH_YEAR ? 1 : column.order == DateOrder.MONTH_DAY_YEAR ? -1 : 0;
        }
        for (ColumnReader column : columns) {
            if (column.decimal == 0 && commas != 0) {
                column.decimal = commas > 0 ? ',' : '.';
                column.other = column.conventions.decimal() != 0 && column.conventions.decimal() != column.decimal;
            }
            boolean open = column.conventions.order() == DateOrder.OPEN
                    || column.conventions.order() == DateOrder.YEAR_MONTH_DAY;
            if (column.order == DateOrder.OPEN && open && dayFirst != 0) {
                column.order = dayFirst > 0 ? DateOrder.DAY_MONTH_YEAR : DateOrder.MONTH_DAY_YEAR;
            }
        }
    }

    /** Returns the currency that a sign or code stands for on this page, or null. */
    public @Nullable String currency(String sign) {
        return CurrencyNames.isCurrency(sign) ? CurrencyNames.code(sign, conventions) : null;
    }

    /** Returns the number of texts. */
    public int filled() {
        return filled;
    }

    /** Returns whether any text may be a value. */
    public boolean any() {
        return Arrays.stream(readings).anyMatch(Objects::nonNull);
    }

    /** Returns the number of prices, alone or with few words. */
    public int prices() {
        return traits.prices();
    }

    /** Returns whether most numbers have no words beside them, unlike "Was $20", "$5 off" and "$20 a month". */
    public boolean areBare() {
        int bare = 0;
        for (CellReading one : readings) {
            Amount amount = one == null ? null : one.amount();
            bare += amount != null && amount.extra() == 0 && amount.per() == null ? 2 : 0;
        }
        return bare >= filled;
    }

    /** Returns the number of dates, including those without a year, alone or with few words. */
    public int days() {
        return traits.days();
    }

    /** Returns the number of times of day; none if they are lengths of time. */
    public int times() {
        int dotted = clock != null && clock.isTime() ? traits.numbers() : 0;
        return traits.spans() ? 0 : traits.times() + dotted;
    }

    /** Returns the number of numbers that are no prices, alone or with words that make no name of them. */
    public int numbers() {
        return clock == null && !traits.identifiers() ? traits.numbers() : 0;
    }

    /** Returns what stands beside the number in all texts, such as "replies" of {@code 41 replies}; null if it differs. */
    public @Nullable String frame() {
        String frame = null;
        for (CellReading reading : readings) {
            if (reading == null || reading.amount() == null) {
                continue;
            }
            NumberToken figure = reading.amount().figure();
            if (figure.isAll() && frame == null) {
                frame = "";
                continue;
            }
            String own = reading.amount().frame().replace("#", "").strip();
            if (frame != null && !frame.equals(own)) {
                return null;
            }
            frame = own;
        }
        return frame;
    }

    /** Returns the value of each text, null if it has none. */
    public @Nullable TypedValue[] read() {
        TypedValue[] meanings = new TypedValue[readings.length];
        for (int row = 0; row < meanings.length; row++) {
            CellReading reading = readings[row];
            if (reading == null) {
                continue;
            }
            if (reading.isDay()) {
                meanings[row] = day(reading);
            } else if (reading.isTime()) {
                meanings[row] = traits.spans() && reading.mayBeDuration() ? null : TypedValue.of(null, reading.time());
            } else if (reading.amount() != null && clock != null) {
                meanings[row] = clock.isTime()
                        ? TypedValue.of(null, reading.amount().figure().clock())
                        : null;
            } else if (reading.amount() != null) {
                // 9h among 18h30 is no length of time.
                meanings[row] = times() > 1 && 2 * times() >= filled ? null : number(reading.amount(), row);
            }
        }
        return meanings;
    }

    private @Nullable TypedValue day(CellReading reading) {
        if (reading.extra() > (traits.mostly() ? CellReader.MAX_EXTRA : MAX_LETTERS)
                || !traits.mostly() && reading.words() > MAX_WORDS
                || versions > 0 && (versions >= traits.days() || isVersion(reading.text()))) {
            return null;
        }
        if (reading.ago() != null) {
            if (hints.fetched() == null) {
                return null;
            }
            TypedValue then = reading.ago().before(hints.fetched());
            return reading.time() == null ? then : TypedValue.of(then.date(), reading.time());
        }
        DateReading day = reading.day();
        LocalDate date = day == null ? null : day.date(order == DateOrder.OPEN ? usual(reading.text()) : order);
        date = date == null && day != null && hints.fetched() != null
                ? day.near(hints.fetched().toLocalDate())
                : date;
        return date == null ? null : TypedValue.of(date, reading.time());
    }

    /** Returns the order of the page's language; else day first, unless the date has slashes, as in the United States. */
    private DateOrder usual(String text) {
        if (conventions.order() == DateOrder.DAY_MONTH_YEAR || conventions.order() == DateOrder.MONTH_DAY_YEAR) {
            return conventions.order();
        }
        return text.indexOf('/') >= 0 && conventions.order() == DateOrder.OPEN
                ? DateOrder.MONTH_DAY_YEAR
                : DateOrder.DAY_MONTH_YEAR;
    }

    private @Nullable TypedValue number(Amount amount, int row) {
        boolean mostly = traits.mostly();
        if (traits.identifiers() || versions > 0 && amount.sort() == Amount.Sort.PLAIN) {
            return null;
        }
        boolean counts =
                switch (amount.sort()) {
                    case PRICE -> mostly ? amount.extra() <= CellReader.MAX_EXTRA : amount.extra() == 0;
                    case UNIT -> mostly || amount.extra() == 0 && !amount.isOneLetter();
                    case LABELLED -> true;
                    case POWER ->
                        mostly
                                && (filled > 1
                                        || !amount.letter()
                                        || amount.figure().end()
                                                > amount.figure().start() + 1);
                    case FRAMED -> mostly && traits.isLoose(row);
                    default -> mostly;
                };
        if (!counts) {
            return null;
        }
        char mark = decimal != 0 ? decimal : conventions.decimal();
        if (amount.isAbbreviated() && !traits.abbreviates()
                || amount.isOpen() && isDoubtful(amount)
                || amount.isGiga() && !traits.powers()) {
            return null;
        }
        if (amount.sort() == Amount.Sort.PRICE && !traits.fine() && !amount.isThousandth()) {
            mark = 0;
        }
        if ((traits.powers() || traits.minutes()) && "m".equals(amount.unit()) && amount.letter()) {
            double digits = amount.figure().value(mark).doubleValue();
            return traits.powers() ? TypedValue.of(digits * 1e6, null, null) : TypedValue.of(digits, null, "min");
        }
        boolean isDebit = traits.anyDebit() && amount.isAllInBrackets();
        if (isDebit && amount.isBare() || amount.isDown() && !traits.anyUp()) {
            return null;
        }
        return amount.value(mark, conventions, isDebit || amount.isDown());
    }

    /**
     * Returns whether it stays open what the mark of a number is: the page's language has it before decimals, and prices have no
     * three of them unless another of the column has; or the columns of the page contradict its language.
     */
    private boolean isDoubtful(Amount amount) {
        char mark = amount.openMark();
        if (isRoundAlone && decimal == 0 && mark == conventions.decimal()) {
            return true;
        }
        if (other && mark == decimal || decimal == 0 && conventions.decimal() == '٫') {
            return true;
        }
        char usual = conventions.decimal() == 0 || decimal == conventions.decimal()
                ? decimal
                : decimal == 0 ? conventions.decimal() : 0;
        return mark == usual
                && amount.sort() == Amount.Sort.PRICE
                && !traits.fine()
                && !amount.isThousandth()
                && !amount.isHundreds();
    }
}
