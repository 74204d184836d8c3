package io.tagwave.value;

import io.tagwave.value.Amount.Sort;
import java.time.LocalDate;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Reads the texts of a column as values, null where a text is none. Whether a comma groups digits or starts decimals, and which
 * number of a day is the month, the column tells; where it does not, the page.
 */
public final class ColumnReader {

    /** Share of a column's texts that have to read as values, for such to count as are no plain values by themselves. */
    private static final double MOST = 0.5;
    /** Letters and words beside a day or a price that stands alone among other texts. */
    private static final int FEW_LETTERS = 12;

    private static final int FEW_WORDS = 2;

    private final PageHints hints;
    private final Customs customs;
    private final Reading[] readings;
    private final Map<String, Integer> frames = new HashMap<>();
    private final int filled;
    /** Whether most texts of the column read as values. */
    private final boolean mostly;

    private char decimal;
    private DayOrder order;

    /**
     * A reader of one column.
     *
     * @param cells the text of each record, null where it lacks the field
     */
    public ColumnReader(List<String> cells, PageHints hints) {
        this.hints = hints;
        customs = Customs.of(hints);
        readings = new Reading[cells.size()];
        CellReader reader = new CellReader(customs);
        int count = 0;
        for (int row = 0; row < readings.length; row++) {
            String cell = cells.get(row);
            if (cell != null && !cell.isBlank()) {
                readings[row] = reader.read(cell);
                count += readings[row] != null || hasLetter(cell) ? 1 : 0;
            }
        }
        filled = count;
        countFrames();
        mostly = readable() >= MOST * filled;
        decimal = ownDecimal();
        order = ownOrder();
    }

    private static boolean hasLetter(String cell) {
        return cell.codePoints().limit(CellReader.LONGEST).anyMatch(Character::isLetterOrDigit);
    }

    private void countFrames() {
        for (Reading reading : readings) {
            if (reading != null && reading.amount() != null && reading.amount().sort() == Sort.FRAMED) {
                frames.merge(reading.amount().frame(), 1, Integer::sum);
            }
        }
    }

    private int readable() {
        int count = 0;
        for (Reading reading : readings) {
            count += reading != null && isLoose(reading) ? 1 : 0;
        }
        return count;
    }

    /** Whether a text is a value among others of its kind. */
    private boolean isLoose(Reading reading) {
        if (reading.isDay()) {
            return reading.extra() <= CellReader.MOST_EXTRA;
        }
        if (reading.amount() == null) {
            return reading.isTime();
        }
        Amount amount = reading.amount();
        return amount.sort() == Sort.FRAMED ? isFrame(amount) : amount.extra() <= CellReader.MOST_EXTRA;
    }

    /** Whether words stand around other numbers of the column as well, and make no names of them. */
    private boolean isFrame(Amount amount) {
        int same = frames.getOrDefault(amount.frame(), 0);
        if (same < 2 || amount.extra() > CellReader.MOST_EXTRA || 2 * same < filled) {
            return false;
        }
        String frame = amount.frame();
        int place = frame.indexOf('#');
        boolean named = frame.substring(0, place).codePoints().anyMatch(Character::isLetterOrDigit);
        boolean sticks = place + 1 < frame.length()
                && Letters.isOne(frame.charAt(place + 1))
                && frame.charAt(place + 1) < '\u2e80'
                && amount.extra() < 4;
        return !sticks && (!named || isGroupedSomewhere());
    }

    /** Names have no grouped digits: {@code Views 12,345} is a number, {@code Chapter 12} is none. */
    private boolean isGroupedSomewhere() {
        for (Reading reading : readings) {
            if (reading != null && reading.amount() != null) {
                Figure.Form form = reading.amount().figure().form();
                if (form == Figure.Form.OPEN
                        || form == Figure.Form.WHOLE
                                && reading.amount().figure().evidence() != 0) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The mark before decimals that most of the column's numbers ask for, 0 when none does. */
    private char ownDecimal() {
        int comma = 0;
        int point = 0;
        for (Reading reading : readings) {
            char mark = reading == null || reading.amount() == null
                    ? 0
                    : reading.amount().figure().evidence();
            comma += mark == ',' ? 1 : 0;
            point += mark == '.' ? 1 : 0;
        }
        return comma > point ? ',' : point > 0 ? '.' : 0;
    }

    /** The order that most of the column's days in digits ask for, open when none does. */
    private DayOrder ownOrder() {
        int dayFirst = 0;
        int monthFirst = 0;
        for (Reading reading : readings) {
            if (reading != null && reading.day() != null && reading.day().first() > 0) {
                dayFirst += reading.day().order() == DayOrder.DAY_MONTH_YEAR
                                && reading.day().first() > 12
                        ? 1
                        : 0;
                monthFirst += reading.day().order() == DayOrder.MONTH_DAY_YEAR ? 1 : 0;
            }
        }
        return dayFirst > monthFirst
                ? DayOrder.DAY_MONTH_YEAR
                : monthFirst > 0 ? DayOrder.MONTH_DAY_YEAR : DayOrder.OPEN;
    }

    /**
     * Lets the columns of a page tell each other what one leaves open and the page's language does not tell.
     *
     * @param columns of all lists of the page
     */
    public static void agree(List<ColumnReader> columns) {
        int commas = 0;
        int dayFirst = 0;
        for (ColumnReader column : columns) {
            commas += column.decimal == ',' ? 1 : column.decimal == '.' ? -1 : 0;
            dayFirst += column.order == DayOrder.DAY_MONTH_YEAR ? 1 : column.order == DayOrder.MONTH_DAY_YEAR ? -1 : 0;
        }
        for (ColumnReader column : columns) {
            if (column.decimal == 0 && column.customs.decimal() == 0 && commas != 0) {
                column.decimal = commas > 0 ? ',' : '.';
            }
            boolean open = column.customs.order() == DayOrder.OPEN || column.customs.order() == DayOrder.YEAR_MONTH_DAY;
            if (column.order == DayOrder.OPEN && open && dayFirst != 0) {
                column.order = dayFirst > 0 ? DayOrder.DAY_MONTH_YEAR : DayOrder.MONTH_DAY_YEAR;
            }
        }
    }

    /** Whether a text is the sign or the code of a currency, and nothing else. */
    public static boolean isCurrency(String text) {
        return Money.isOne(text);
    }

    /** The currency that a sign or code stands for on this page; null where that can not be told, or for another text. */
    public String currency(String sign) {
        return Money.isOne(sign) ? Money.code(sign, customs) : null;
    }

    /** How many texts are prices, alone or with few words. */
    public int prices() {
        return count(reading -> reading.amount() != null && reading.amount().sort() == Sort.PRICE && isLoose(reading));
    }

    /** How many texts are days, those without a year too, alone or with few words. */
    public int days() {
        return count(reading -> reading.isDay() && isLoose(reading));
    }

    /** How many texts are numbers, of which prices are none, alone or with words that make no name of them. */
    public int numbers() {
        return count(reading -> reading.amount() != null && reading.amount().sort() != Sort.PRICE && isLoose(reading));
    }

    private int count(Predicate<Reading> which) {
        int count = 0;
        for (Reading reading : readings) {
            count += reading != null && which.test(reading) ? 1 : 0;
        }
        return count;
    }

    /** Of {@code 41 replies} what stands beside the number in each text that is there; null where it differs. */
    public String frame() {
        String frame = null;
        for (Reading reading : readings) {
            if (reading == null || reading.amount() == null) {
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

    /** The value of each text, null where it is none. */
    public Meaning[] read() {
        boolean spans = timesAreSpans();
        boolean powers = hasPowers();
        Meaning[] meanings = new Meaning[readings.length];
        for (int row = 0; row < meanings.length; row++) {
            Reading reading = readings[row];
            if (reading == null) {
                continue;
            }
            if (reading.isDay()) {
                meanings[row] = day(reading);
            } else if (reading.isTime()) {
                meanings[row] = spans && reading.bareTime() ? null : Meaning.of(null, reading.time());
            } else if (reading.amount() != null) {
                meanings[row] = number(reading.amount(), powers);
            }
        }
        return meanings;
    }

    /** Whether what looks like times of day are lengths of time: no clock shows one of them, or their forms differ. */
    private boolean timesAreSpans() {
        int colons = 0;
        for (Reading reading : readings) {
            if (reading != null && reading.bareTime()) {
                int count = (int) reading.text().chars().filter(c -> c == ':').count();
                if (reading.time() == null || colons > 0 && count != colons) {
                    return true;
                }
                colons = count;
            }
        }
        return false;
    }

    /** Whether a letter behind other numbers is a power of ten: then {@code 3m} is millions, not metres. */
    private boolean hasPowers() {
        for (Reading reading : readings) {
            if (reading != null
                    && reading.amount() != null
                    && reading.amount().sort() == Sort.POWER
                    && reading.amount().letter()) {
                return true;
            }
        }
        return false;
    }

    private Meaning day(Reading reading) {
        if (reading.extra() > (mostly ? CellReader.MOST_EXTRA : FEW_LETTERS)
                || !mostly && reading.words() > FEW_WORDS) {
            return null;
        }
        if (reading.ago() != null) {
            if (hints.fetched() == null) {
                return null;
            }
            Meaning then = reading.ago().before(hints.fetched());
            return reading.time() == null ? then : Meaning.of(then.date(), reading.time());
        }
        LocalDate date = reading.day().date(order == DayOrder.OPEN ? usual(reading.text()) : order);
        return date == null ? null : Meaning.of(date, reading.time());
    }

    /** As the page's language has it; else day first, unless slashes stand between as in the United States. */
    private DayOrder usual(String text) {
        if (customs.order() == DayOrder.DAY_MONTH_YEAR || customs.order() == DayOrder.MONTH_DAY_YEAR) {
            return customs.order();
        }
        return text.indexOf('/') >= 0 && customs.order() == DayOrder.OPEN
                ? DayOrder.MONTH_DAY_YEAR
                : DayOrder.DAY_MONTH_YEAR;
    }

    private Meaning number(Amount amount, boolean powers) {
        boolean counts =
                switch (amount.sort()) {
                    case PRICE -> mostly ? amount.extra() <= CellReader.MOST_EXTRA : amount.extra() == 0;
                    case UNIT -> mostly || amount.extra() == 0 && !amount.letter();
                    case LABELLED -> true;
                    case POWER ->
                        mostly
                                && (filled > 1
                                        || !amount.letter()
                                        || amount.figure().end()
                                                > amount.figure().start() + 1);
                    case FRAMED -> mostly && isFrame(amount);
                    default -> mostly;
                };
        if (!counts) {
            return null;
        }
        double number = amount.number(decimal != 0 ? decimal : customs.decimal());
        String currency = amount.money() == null ? null : amount.money().code(customs);
        if (powers && "m".equals(amount.unit()) && amount.letter()) {
            return Meaning.of(number * 1e6, null, null);
        }
        return Meaning.of(number, currency, amount.unit());
    }
}
