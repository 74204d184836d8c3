package io.tagwave.value;

import io.tagwave.value.Amount.Sort;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Reads the first number of a plain text with its sign, currency, unit and power of ten. */
final class AmountReader {

    private static final int MAX_PRICE_LETTERS = 8;
    private static final int KIBI = 1024;
    private static final String MINUTES = "min";
    private static final BigDecimal SIXTY = BigDecimal.valueOf(60);
    /** Languages so common that their short units are recognized on all pages. */
    private static final int COMMON_LANGUAGES = 6;

    private final String text;
    private final PageConventions conventions;
    private final NumberToken figure;
    private int start;
    private int at;
    private BigDecimal scale = BigDecimal.ONE;
    private boolean powered;
    private boolean letter;
    private @Nullable String unit;
    private CurrencyNames.@Nullable Mention money;
    private BigDecimal more = BigDecimal.ZERO;

    private AmountReader(String text, PageConventions conventions, NumberToken figure) {
        this.text = text;
        this.conventions = conventions;
        this.figure = figure;
    }

    /** Returns the first number; null without one, or if it looks like part of a name. */
    static @Nullable Amount read(String text, PageConventions conventions) {
        NumberToken figure = NumberToken.in(text, 0);
        if (figure == null) {
            return null;
        }
        if (figure.isAll()) {
            return figure.form() == NumberToken.Form.NONE || figure.isSpacedLong() && conventions.grouping() != '_'
                    ? null
                    : plain(figure);
        }
        Amount first =
                figure.form() == NumberToken.Form.NONE ? null : new AmountReader(text, conventions, figure).read();
        return first == null || first.sort() == Sort.FRAMED ? price(text, conventions, figure, first) : first;
    }

    private static Amount plain(NumberToken figure) {
        return new Amount(
                figure, false, Sort.PLAIN, null, null, BigDecimal.ONE, BigDecimal.ZERO, figure.end(), 0, false);
    }

    /** Prefers a price in few words behind a number with words around it: {@code 2 for $5}. */
    private static @Nullable Amount price(
            String text, PageConventions conventions, NumberToken first, @Nullable Amount otherwise) {
        NumberToken figure = NumberToken.in(text, first.end());
        if (figure == null
                || figure.form() == NumberToken.Form.NONE
                || CurrencyNames.before(text, figure.start()) == null
                        && CurrencyNames.after(text, figure.end()) == null) {
            return otherwise;
        }
        Amount price = new AmountReader(text, conventions, figure).read();
        return price != null && price.sort() == Sort.PRICE && price.extra() <= MAX_PRICE_LETTERS ? price : otherwise;
    }

    private @Nullable Amount read() {
        start = figure.start();
        boolean negative = takeSign();
        CurrencyNames.Mention before = CurrencyNames.before(text, start);
        if (before != null) {
            start = before.start();
            negative |= takeSign();
        } else if (sticksToName()) {
            return null;
        }
        at = figure.end();
        takeDash();
        takePower();
        CurrencyNames.Mention after = CurrencyNames.after(text, at);
        money = CurrencyNames.better(before, after);
        if (after != null) {
            at = after.end();
            takeCents(after);
        } else if (before != null) {
            takeSpacedCents();
        } else {
            takeUnit();
        }
        if (powered && letter && money == null && unit == null && isTelephone()) {
            return null;
        }
        return amount(negative);
    }

    private @Nullable Amount amount(boolean negative) {
        NumberContext around = new NumberContext(text, conventions, figure, start, at);
        Sort sort;
        if (money != null) {
            sort = Sort.PRICE;
        } else if (isTelephone()) {
            return null;
        } else {
            sort = around.sort(unit != null, powered);
        }
        return new Amount(figure, negative, sort, money, unit, scale, more, at, around.letters(), letter);
    }

    /**
     * Returns whether a plus precedes digits with blanks, or there are many: only pages that group digits by blanks write numbers
     * so.
     */
    private boolean isTelephone() {
        boolean plus = figure.start() > 0 && text.charAt(figure.start() - 1) == '+';
        return figure.hasBlank() && (plus || figure.isSpacedLong() && conventions.grouping() != '_');
    }

    private boolean takeSign() {
        if (start == 0 || text.charAt(start - 1) != '-' && text.charAt(start - 1) != '+') {
            return false;
        }
        boolean alone = start == 1 || " (:[".indexOf(text.charAt(start - 2)) >= 0;
        // "- 95.74" is a number behind a dash, "2 -3" is not negative.
        boolean isMinus = alone && text.charAt(start - 1) == '-';
        start -= alone ? 1 : 0;
        return isMinus;
    }

    /** Returns whether letters precede the digits without a blank: iPhone15, A4, v1.2; not #12. */
    private boolean sticksToName() {
        if (figure.start() == 0) {
            return false;
        }
        char before = text.charAt(figure.start() - 1);
        boolean dash = before == '-' || before == '/' || before == '_';
        return Letters.isOne(before) && !TextTokens.isIdeograph(before)
                || dash && figure.start() > 1 && text.charAt(figure.start() - 2) != ' ' && start == figure.start();
    }

    /** Takes the dash of 12,- and 12.— */
    private void takeDash() {
        if (at + 1 < text.length() && ".,".indexOf(text.charAt(at)) >= 0 && "-—".indexOf(text.charAt(at + 1)) >= 0) {
            at += 2;
            while (at < text.length() && text.charAt(at) == '-') {
                at++;
            }
        }
    }

    private void takePower() {
        boolean spaced = at < text.length() && text.charAt(at) == ' ';
        int from = spaced ? at + 1 : at;
        if (from >= text.length()) {
            return;
        }
        char first = text.charAt(from);
        if (TextTokens.isIdeograph(first) || first >= '가' && first <= '힣') {
            takeEasternPower(from);
            return;
        }
        int to = endOfLetters(from);
        Lexicon.Sense sense = sense(from, to, Lexicon.Sort.POWER);
        if (sense == null) {
            return;
        }
        String word = text.substring(from, to);
        if (to - from == 1 && !isPowerLetter(word, spaced, to)) {
            return;
        }
        boolean known = sense.isOf(conventions.language()) || sense.rank() == 0 || word.length() > 2;
        if (known) {
            scale = BigDecimal.TEN.pow(sense.number());
            powered = true;
            letter = to - from == 1;
            at = to < text.length() && text.charAt(to) == '.' && to - from > 1 ? to + 1 : to;
        }
    }

    /** Takes the power of 1億2000万 and 1.2万. */
    private void takeEasternPower(int from) {
        for (int length = 2; length > 0; length--) {
            if (from + length > text.length()) {
                continue;
            }
            Lexicon.Sense sense = sense(from, from + length, Lexicon.Sort.POWER);
            if (sense != null) {
                scale = BigDecimal.TEN.pow(sense.number());
                powered = true;
                at = from + length;
                takeLesser();
                return;
            }
        }
    }

    /** Takes the 2000万 of 1億2000万. */
    private void takeLesser() {
        NumberToken lesser = NumberToken.in(text, at);
        if (lesser == null || lesser.start() != at || lesser.form() == NumberToken.Form.NONE) {
            return;
        }
        BigDecimal of = BigDecimal.ONE;
        int end = lesser.end();
        Lexicon.Sense sense = end < text.length() ? sense(end, end + 1, Lexicon.Sort.POWER) : null;
        if (sense != null) {
            of = BigDecimal.TEN.pow(sense.number());
            end++;
        }
        if (of.compareTo(scale) < 0) {
            more = lesser.value('.').multiply(of);
            at = end;
        }
    }

    /** Returns whether a letter is a power: k, K, M, B, T and G right behind the digits; m, b and t only of money. */
    private boolean isPowerLetter(String word, boolean spaced, int to) {
        boolean money = CurrencyNames.before(text, start) != null
                || CurrencyNames.after(text, to) != null
                || start < figure.start();
        return switch (word) {
            case "k", "K", "M" -> !spaced || money;
            case "B", "T", "G" -> !spaced;
            case "m", "b", "t" -> money && !spaced;
            default -> conventions.language() > 0 && !spaced;
        };
    }

    /** Takes the cents of 349€96. */
    private void takeCents(CurrencyNames.Mention after) {
        int gap = at < text.length() && text.charAt(at) == ' ' ? 1 : 0;
        boolean two = at + gap + 2 <= text.length()
                && TextTokens.isDigit(text.charAt(at + gap))
                && TextTokens.isDigit(text.charAt(at + gap + 1));
        boolean ends = two
                && (at + gap + 2 == text.length()
                        || !TextTokens.isDigit(text.charAt(at + gap + 2))
                                && ".,".indexOf(text.charAt(at + gap + 2)) < 0);
        if (ends && after.end() - after.start() <= 3 && figure.form() != NumberToken.Form.FRACTION) {
            more = BigDecimal.valueOf(Integer.parseInt(text, at + gap, at + gap + 2, 10), 2);
            at += gap + 2;
        }
    }

    /** Takes the cents of $19 99: smaller digits behind a price have no point. */
    private void takeSpacedCents() {
        if (at + 3 == text.length()
                && text.charAt(at) == ' '
                && TextTokens.isDigit(text.charAt(at + 1))
                && TextTokens.isDigit(text.charAt(at + 2))
                && figure.form() != NumberToken.Form.FRACTION) {
            more = BigDecimal.valueOf(Integer.parseInt(text, at + 1, at + 3, 10), 2);
            at += 3;
        }
    }

    private void takeUnit() {
        int from = at < text.length() && text.charAt(at) == ' ' ? at + 1 : at;
        if (from >= text.length()) {
            return;
        }
        int first = endOfUnit(from);
        int second = first < text.length() && (text.charAt(first) == ' ' || text.startsWith(". ", first))
                ? endOfUnit(text.charAt(first) == ' ' ? first + 1 : first + 2)
                : first;
        for (int to : second > first ? new int[] {second, first} : new int[] {first}) {
            Lexicon.Sense sense = sense(from, to, Lexicon.Sort.UNIT);
            if (sense != null && isUnit(text.substring(from, to), sense, from > at)) {
                at = to < text.length() && text.charAt(to) == '.' ? to + 1 : to;
                setUnit(sense.meaning());
                takeMinutes();
                return;
            }
        }
    }

    /** Takes the minutes of 1h 20m, which is a duration in minutes. */
    private void takeMinutes() {
        int from = at < text.length() && text.charAt(at) == ' ' ? at + 1 : at;
        int end = from;
        while (end < text.length() && end < from + 2 && TextTokens.isDigit(text.charAt(end))) {
            end++;
        }
        int word = end < text.length() && text.charAt(end) == ' ' ? end + 1 : end;
        int to = endOfLetters(word);
        if (!"h".equals(unit) || end == from || !isMinutes(word, to)) {
            return;
        }
        unit = MINUTES;
        scale = SIXTY;
        more = BigDecimal.valueOf(Integer.parseInt(text, from, end, 10));
        at = to < text.length() && text.charAt(to) == '.' ? to + 1 : to;
    }

    private boolean isMinutes(int from, int to) {
        Lexicon.Sense sense = sense(from, to, Lexicon.Sort.UNIT);
        return to == from + 1 && text.charAt(from) == 'm'
                || sense != null && sense.meaning().equals(MINUTES);
    }

    /** A single letter must be common to all languages, and in its own case. */
    private boolean isUnit(String word, Lexicon.Sense sense, boolean spaced) {
        boolean isName = word.length() > 3
                && Character.isUpperCase(word.charAt(0))
                && Character.isLowerCase(word.charAt(1))
                && !"de".equals(Lexicon.code(conventions.language()));
        if (powered || isName) {
            return false;
        }
        if (word.length() > 1) {
            return word.length() > 3
                    || sense.isOf(conventions.language())
                    || sense.rank() < COMMON_LANGUAGES
                    || word.charAt(0) >= '\u0370';
        }
        if (word.charAt(0) >= 128) {
            return true;
        }
        letter = !spaced;
        return "gmlhstLWV%\"B'".indexOf(word.charAt(0)) >= 0 && (word.charAt(0) != 't' || spaced);
    }

    private void setUnit(String meaning) {
        if (meaning.endsWith(" B")) {
            scale = scale.multiply(new BigDecimal(meaning.substring(0, meaning.length() - 2)));
            unit = "B";
        } else if (meaning.length() == 3 && meaning.endsWith("ib")) {
            scale = scale.multiply(BigDecimal.valueOf(KIBI).pow("kmgt".indexOf(meaning.charAt(0)) + 1));
            unit = "B";
        } else {
            unit = meaning;
        }
    }

    private int endOfUnit(int from) {
        int to = from;
        while (to < text.length()) {
            char c = text.charAt(to);
            if (!Letters.isOne(c) && "²³/°%\"″”℃㎡".indexOf(c) < 0 && !(c == '2' && to > from)) {
                break;
            }
            to++;
        }
        return to;
    }

    /** Returns what a word of the text stands for among things of a sort, or null. */
    private Lexicon.@Nullable Sense sense(int from, int to, Lexicon.Sort sort) {
        return from == to
                ? null
                : Lexicon.best(Lexicon.senses(Lexicon.key(text.substring(from, to))), sort, conventions.language());
    }

    private int endOfLetters(int from) {
        int to = from;
        while (to < text.length() && Letters.isOne(text.charAt(to)) && !TextTokens.isIdeograph(text.charAt(to))) {
            to++;
        }
        return to;
    }
}
