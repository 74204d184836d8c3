package io.tagwave.value;

import io.tagwave.value.Amount.Sort;
import java.time.LocalTime;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Collects what the texts of a column have in common, which decides how ambiguous ones are read. */
final class ColumnTraits {

    /** Share of the texts that must read as values for less certain values to count. */
    private static final double MIN_VALUES = 0.5;

    private static final double MOSTLY = 0.8;
    /** Most words around a number that is not part of a sentence or an address. */
    private static final int MAX_WORDS = 3;

    private static final int GROUP = 3;
    /** Shorter numbers of one length are years, or counts that happen to have it (jobs-se-chalmers, asia-molypoly0 and 6 more). */
    private static final int MIN_CODE_LENGTH = 5;

    private static final int STEP = 5;
    /** Greatest share of times of day that are earlier than those before, as at midnight, or where each of several days starts. */
    private static final double MAX_TURNS = 0.25;
    /** Last digits of most prices and round numbers, and of three of ten others. */
    private static final String ROUND = "059";
    /** Numbers that have to end so. */
    private static final int MIN_ROUNDED = 3;

    private final int filled;
    private final boolean isKnown;
    /** By the beginning of what stands around numbers; null without any. */
    private final Map<String, Stem> stems = new HashMap<>();
    /** By row. */
    private final @Nullable Stem[] stemOf;

    /** True if a text counts as a value among others of its kind, by row. */
    private final boolean[] loose;

    private int prices;
    private int days;
    private int numbers;
    private int times;
    /** Number of texts with grouped digits, which names do not have. */
    private int grouped;

    private int commas;
    private int points;
    /** Numbers that leave open whether their mark groups digits, by the mark, and those among them that end as prices do. */
    private final int[] open = new int[2];

    private int rounded;
    /** True if all such numbers end with 9 and have one digit before their mark, as prices of fuel do. */
    private boolean isFuel = true;
    /** True if a price has three decimals for sure, so that other prices may, too. */
    private boolean fine;
    /** Numbers without marks below a thousand, and from there on. */
    private int small;

    private int large;
    private int dayFirst;
    private int monthFirst;
    /** Digits of each number if they are equally many and nothing else, else -1. */
    private int codeLength;

    private @Nullable NumberToken firstCode;
    private boolean codesDiffer;
    private int hundreds;
    private int bracketed;
    private boolean isPure = true;
    private boolean anyUp;
    private boolean powers;
    /** True if a letter behind a number is a power for sure: another text has decimals, grouped digits, or another letter. */
    private boolean abbreviates;
    /** True if it is one where all numbers without it are below a thousand, as some are. */
    private boolean counts;

    /** The letter behind the first number that has one. */
    private char abbreviation;
    /** True if a text is a duration in hours or minutes, so that {@code 45m} is one, too. */
    private boolean minutes;

    private @Nullable String stars;
    private boolean starsDiffer;
    private boolean spans;
    /** Changes between times of day, and whether some are not at a full five minutes: lengths of time are in no order. */
    private int rises;

    private int falls;
    private boolean uneven;
    private @Nullable LocalTime lastTime;
    /** Colons in the last time of day. */
    private int colons;

    /**
     * Collects the traits of texts.
     *
     * @param filled number of texts, including those without a value
     * @param isKnown whether other pages tell that these are numbers, which need not differ here
     */
    ColumnTraits(CellReading[] readings, int filled, boolean isKnown) {
        this.filled = filled;
        this.isKnown = isKnown;
        starsDiffer = isKnown;
        loose = new boolean[readings.length];
        stemOf = new Stem[readings.length];
        for (int row = 0; row < readings.length; row++) {
            if (readings[row] != null) {
                count(readings[row], row);
            }
        }
        for (int row = 0; row < loose.length; row++) {
            loose[row] = readings[row] != null && isLoose(readings[row], row);
            if (loose[row]) {
                countKind(readings[row]);
                countLength(readings[row].amount());
            }
        }
    }

    private void count(CellReading reading, int row) {
        Amount amount = reading.amount();
        if (reading.isStars()) {
            // As many full stars in every text may be what lies behind those that count.
            String one = stars == null ? reading.text() : stars;
            starsDiffer |= !one.equals(reading.text()) || one.indexOf('☆') >= 0;
            stars = one;
        } else if (amount != null) {
            countMarks(amount.figure());
            minutes |= "h".equals(amount.unit()) || "min".equals(amount.unit());
            fine |= amount.sort() == Sort.PRICE
                    && !amount.isThousandth()
                    && amount.figure().isFine();
            if (amount.to() != null) {
                countMarks(amount.to().figure());
            }
            countAbbreviation(amount);
            powers |= amount.sort() == Sort.POWER && amount.letter() && !amount.isGiga();
            if (amount.sort() == Sort.FRAMED || amount.isBeforeName()) {
                countStem(amount, row);
            }
        } else if (reading.mayBeDuration()) {
            countColons(reading);
        }
        DateReading day = reading.day();
        if (day != null && day.first() > 0) {
            dayFirst += day.order() == DateOrder.DAY_MONTH_YEAR && day.first() > 12 ? 1 : 0;
            monthFirst += day.order() == DateOrder.MONTH_DAY_YEAR ? 1 : 0;
        }
    }

    private void countAbbreviation(Amount amount) {
        NumberToken figure = amount.figure();
        if (amount.isAbbreviated()) {
            char power = Character.toUpperCase(figure.text().charAt(amount.end() - 1));
            abbreviates |= figure.form() == NumberToken.Form.FRACTION
                    || power == 'K' && figure.end() - figure.start() == GROUP
                    || abbreviation != 0 && abbreviation != power;
            abbreviation = power;
        } else if (amount.unit() == null && amount.sort() != Sort.FRAMED && figure.form() == NumberToken.Form.WHOLE) {
            abbreviates |= !figure.isUnmarked();
            counts |= figure.end() - figure.start() <= GROUP;
        }
    }

    private void countStem(Amount amount, int row) {
        Stem stem = stems.computeIfAbsent(amount.stem(), name -> new Stem(amount.figure()));
        stemOf[row] = stem;
        stem.count++;
        stem.differs |= !stem.first.isSame(amount.figure());
    }

    private void countMarks(NumberToken figure) {
        char mark = figure.evidence();
        commas += mark == ',' ? 1 : 0;
        points += mark == '.' ? 1 : 0;
        NumberToken.Form form = figure.form();
        char last = figure.text().charAt(figure.end() - 1);
        if (form == NumberToken.Form.OPEN) {
            open[figure.openMark() == ',' ? 1 : 0]++;
            rounded += ROUND.indexOf(last) >= 0 ? 1 : 0;
            isFuel &= last == '9' && figure.end() - figure.start() == 2 + GROUP;
        } else if (form == NumberToken.Form.WHOLE && mark == 0 && !figure.hasBlank()) {
            small += figure.end() - figure.start() <= GROUP ? 1 : 0;
            large += figure.end() - figure.start() > GROUP ? 1 : 0;
        }
        grouped += form == NumberToken.Form.OPEN || form == NumberToken.Form.WHOLE && mark != 0 ? 1 : 0;
    }

    /** Recognizes durations: no clock shows one of them, their forms differ, or the hour is a single 0. */
    private void countColons(CellReading reading) {
        String text = reading.text();
        int count = (int) text.chars().filter(c -> c == ':').count();
        spans |= reading.time() == null || colons > 0 && count != colons || text.startsWith("0:");
        colons = count;
        LocalTime time = reading.time();
        if (time != null) {
            rises += lastTime != null && time.isAfter(lastTime) ? 1 : 0;
            falls += lastTime != null && time.isBefore(lastTime) ? 1 : 0;
            uneven |= time.getMinute() % STEP != 0;
            lastTime = time;
        }
    }

    private void countKind(CellReading reading) {
        if (reading.isDay()) {
            days++;
        } else if (reading.amount() == null) {
            times++;
        } else if (reading.amount().sort() == Sort.PRICE) {
            prices++;
        } else {
            numbers++;
        }
    }

    private void countLength(@Nullable Amount amount) {
        if (amount == null) {
            return;
        }
        NumberToken figure = amount.figure();
        boolean bare = amount.isBare() || figure.isSpacedLong() && amount.sort() == Sort.PLAIN;
        int length = bare ? figure.end() - figure.start() : 0;
        codeLength = codeLength == 0 || codeLength == length ? length : -1;
        firstCode = firstCode == null ? figure : firstCode;
        codesDiffer |= !figure.isSame(firstCode);
        hundreds += amount.isHundreds() ? 1 : 0;
        bracketed += amount.isAllInBrackets() ? 1 : 0;
        anyUp |= amount.hasBefore("▲△↑");
        isPure &= amount.sort() == Sort.PRICE || amount.sort() == Sort.PLAIN || "%".equals(amount.unit());
    }

    /** Returns whether a number has an arrow up, so that an arrow down makes others negative. */
    boolean anyUp() {
        return anyUp;
    }

    /** Returns whether some numbers but not all are in brackets, and no words are beside any: these are negative in accounts. */
    boolean anyDebit() {
        return isPure && bracketed > 0 && bracketed < numbers + prices;
    }

    /**
     * Returns whether the numbers are all of one length, long, without marks and not round, as article numbers are, or with blanks
     * as those of telephones.
     */
    boolean identifiers() {
        return !isKnown && codeLength >= MIN_CODE_LENGTH && codesDiffer && 2 * hundreds < numbers && prices == 0;
    }

    private boolean isLoose(CellReading reading, int row) {
        if (reading.isDay()) {
            return reading.extra() <= CellReader.MAX_EXTRA;
        }
        Amount amount = reading.amount();
        if (amount == null) {
            return reading.isTime();
        }
        if (reading.isStars()) {
            return starsDiffer;
        }
        Stem stem = stemOf[row];
        return amount.extra() <= CellReader.MAX_EXTRA
                && (stem == null || (amount.isBeforeName() ? isNoun(amount, stem) : isFrame(amount, stem)));
    }

    /** Returns whether a word with a capital behind a number is a noun of what is counted: it recurs, or the number is short. */
    private boolean isNoun(Amount amount, Stem stem) {
        NumberToken figure = amount.figure();
        return filled > 1
                ? 2 * stem.count >= filled
                : figure.end() - figure.start() < MIN_CODE_LENGTH || !figure.isUnmarked();
    }

    /** Returns whether the same words stand around other numbers of the column, and make no names of them. */
    private boolean isFrame(Amount amount, Stem stem) {
        return (stem.differs || isKnown)
                && 2 * stem.count >= filled
                // 3 Main Street, 3 rue de Rivoli
                && (stem.count == filled || !amount.frame().matches(".*# ?\\p{L}\\S* (.* )?\\p{Lu}\\p{Ll}.*"))
                && amount.words() <= MAX_WORDS
                && !amount.isPartOfWord()
                && !amount.isBeforeNumber()
                && (!amount.isNamed() || isKnown || grouped > 0 || amount.unit() != null || amount.isWithinWords());
    }

    /** Numbers with the same words around. */
    private static final class Stem {
        private final NumberToken first;
        private int count;
        /** True if the numbers differ; a year in a name does not. */
        private boolean differs;

        Stem(NumberToken first) {
            this.first = first;
        }
    }

    /** Returns whether a text counts as a value among others of its kind. */
    boolean isLoose(int row) {
        return loose[row];
    }

    /** Returns whether most texts of the column are values. */
    boolean mostly() {
        return prices + days + numbers + times >= MIN_VALUES * filled;
    }

    /** Returns whether any text counts as a value among others of its kind. */
    boolean anyLoose() {
        return prices + days + numbers + times > 0;
    }

    int prices() {
        return prices;
    }

    int days() {
        return days;
    }

    int times() {
        return times;
    }

    int numbers() {
        return numbers;
    }

    /** Returns whether a letter behind other numbers is a power of ten, so that {@code 3m} is millions rather than meters. */
    boolean powers() {
        return powers;
    }

    /** Returns whether letters behind numbers are powers of ten rather than names, as in 4K, 5K run and 14K gold. */
    boolean abbreviates() {
        return abbreviates || counts && large == 0;
    }

    /** Returns whether others are in hours or minutes, so that {@code 45m} is minutes rather than meters. */
    boolean minutes() {
        return minutes;
    }

    /** Returns whether the times of day are durations. */
    boolean spans() {
        return spans || uneven && Math.min(rises, falls) > MAX_TURNS * (rises + falls);
    }

    /** Returns the decimal mark of most numbers, 0 if none has evidence of it. */
    char decimal() {
        if (commas > points || points > commas) {
            return commas > points ? ',' : '.';
        }
        return commas > 0 || !isGrouping() ? 0 : open[0] > 0 ? ',' : '.';
    }

    /** Returns whether all open marks are one that groups digits: smaller numbers have none, or nearly all are round. */
    private boolean isGrouping() {
        int all = open[0] + open[1];
        boolean one = open[0] == 0 || open[1] == 0;
        return one && (all > 1 && small > 0 && large == 0 || all >= MIN_ROUNDED && rounded >= MOSTLY * all);
    }

    /** Returns whether only last digits say that the mark of the numbers groups digits: of no prices, or 9 as of those of fuel. */
    boolean isRoundAlone() {
        return commas == points && (isFuel || prices == 0) && !(small > 0 && large == 0);
    }

    /** Returns whether a number has three decimals for sure. */
    boolean fine() {
        return fine;
    }

    /** Returns the order of most dates in digits, {@link DateOrder#OPEN} if none has evidence of it. */
    DateOrder order() {
        return dayFirst > monthFirst
                ? DateOrder.DAY_MONTH_YEAR
                : monthFirst > 0 ? DateOrder.MONTH_DAY_YEAR : DateOrder.OPEN;
    }
}
