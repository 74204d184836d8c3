package io.tagwave.value;

import io.tagwave.value.Amount.Sort;
import java.math.BigDecimal;
import org.jspecify.annotations.Nullable;

/** Reads the first number of a plain text with its sign, currency, unit and power of ten. */
final class AmountReader {

    private static final int MAX_PRICE_LETTERS = 12;
    private static final String MINUTES = "min";
    private static final BigDecimal SIXTY = BigDecimal.valueOf(60);
    private final String text;
    private final PageConventions conventions;
    private final NumberToken figure;
    private int start;
    private int at;
    private BigDecimal scale = BigDecimal.ONE;
    private boolean powered;
    private boolean letter;
    private boolean isPair;
    private @Nullable String unit;
    private @Nullable String per;
    private @Nullable AmountReader upper;
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
                    : Amount.plain(figure);
        }
        Amount first = figure.form() == NumberToken.Form.NONE || figure.isDayOfMonth()
                ? null
                : new AmountReader(text, conventions, figure).read();
        return first == null || first.sort() == Sort.FRAMED ? price(text, conventions, figure, first) : first;
    }

    /** Prefers a price behind a number and a word: {@code 2 pairs from $5}. Digits that touch it make it doubtful. */
    private static @Nullable Amount price(
            String text, PageConventions conventions, NumberToken first, @Nullable Amount otherwise) {
        int before = first.end();
        if (CurrencyNames.before(text, first.start()) != null || CurrencyNames.after(text, before) != null) {
            return otherwise;
        }
        for (NumberToken figure = NumberToken.in(text, before); figure != null; figure = NumberToken.in(text, before)) {
            CurrencyNames.Mention mention = CurrencyNames.before(text, figure.start());
            boolean priced = mention != null || CurrencyNames.after(text, figure.end()) != null;
            if (priced && figure.form() != NumberToken.Form.NONE) {
                AmountReader reader = new AmountReader(text, conventions, figure);
                int start = mention == null ? figure.start() : mention.start();
                reader.per = PricedMeasure.before(text, first, start, conventions.language());
                if (reader.per == null && NumberToken.isLinked(text, before, start)) {
                    boolean counts = " /".indexOf(text.charAt(before)) >= 0
                            && first.isUnmarked()
                            && !Letters.anyIn(text, 0, first.start());
                    if (!counts || reader.isRange(before, start)) {
                        return null;
                    }
                    reader.per = text.substring(first.start(), first.end());
                }
                Amount price = mention != null || Letters.anyIn(text, before, figure.start()) ? reader.read() : null;
                // "or 4 payments of $12.50"
                boolean isPart = (price == null || price.bound() == null)
                        && Letters.anyIn(text, 0, first.start())
                        && ("de".equals(Lexicon.code(conventions.language()))
                                || Character.isLowerCase(text.charAt(TextTokens.afterBlank(text, first.end()))));
                return price != null && price.sort() == Sort.PRICE && price.extra() <= MAX_PRICE_LETTERS
                        ? isPart ? null : price
                        : otherwise;
            }
            before = figure.end();
        }
        return otherwise;
    }

    /** Returns whether the text ends with a number that short words link with the price, and at most one letter behind it. */
    private boolean isBeforeCount() {
        NumberToken count = NumberToken.in(text, at);
        return count != null && text.length() - count.end() <= 1 && NumberToken.isLinked(text, at, count.start());
    }

    /** Returns whether a word stands between two positions that a range has between its ends, or a sign of multiplication. */
    private boolean isRange(int from, int to) {
        int word = TextTokens.afterBlank(text, from);
        int end = PowerFinder.endOfWord(text, word);
        return text.startsWith("x ", word) || end + 1 >= to && sense(word, end, Lexicon.Sort.TO) != null;
    }

    private @Nullable Amount read() {
        start = figure.start();
        boolean negative = takeSign();
        CurrencyNames.Mention before = CurrencyNames.before(text, start);
        if (before != null) {
            // The dash of "CHF -.95" stands for no francs.
            negative &= text.charAt(figure.start()) != '.';
            start = before.start();
            negative |= takeSign();
        } else if (figure.sticksToName(start)
                && (figure.form() != NumberToken.Form.FRACTION || CurrencyNames.after(text, figure.end()) == null)) {
            return null;
        }
        takeParts(before);
        takeUpper();
        takePer();
        if (per != null && upper == null) {
            // $15/hr - $18/hr
            takeUpper();
            takePer();
        }
        return isPair
                        || isDoubtful()
                        || money != null
                                && per == null
                                && (PowerFinder.isPerUnknown(text, at)
                                        || isBeforeCount()
                                        || upper == null && CurrencyNames.isBeforePrice(text, figure, money, at))
                ? null
                : amount(negative);
    }

    /** Returns whether small digits are no cents, or the word behind the number may be a power of ten or something else. */
    private boolean isDoubtful() {
        if ((money != null || powered) && PowerFinder.isBeforePower(text, at, conventions.language())
                || powered && PowerFinder.isForeignCrore(text.substring(figure.end(), at), money, conventions)
                || upper == null && (figure.isBeforeSign(unit != null) || money == null && figure.isOpenYear())) {
            return true;
        }
        if (money != null) {
            int language = conventions.language();
            Lexicon.Sense rival = UnitNames.unit(money.name(), false, true, language);
            return money.start() >= figure.end()
                    && money.name().equals(Lexicon.key(money.name()))
                    && rival != null
                    && (language < 0 || rival.isOf(language));
        }
        if (unit != null || powered) {
            // 1870s, a lamp of 2700K
            boolean isDecade = letter && (unit == null || "s".equals(unit)) && figure.isUnmarked();
            return isDecade && figure.end() - figure.start() == 4
                    || figure.hasBlank() && letter && figure.isTelephone(conventions);
        }
        int word = TextTokens.afterBlank(text, at);
        int end = PowerFinder.endOfWord(text, word);
        boolean glued = end - word > 3 && CurrencyNames.isCurrency(text.substring(end - 3, end));
        return figure.isRaised()
                || glued
                || sense(word, end, Lexicon.Sort.POWER) != null && end - word < 4
                || sense(word, end, Lexicon.Sort.PRICE_POWER) != null;
    }

    /** Takes what belongs to the number behind it: power of ten, currency, cents, unit. */
    private void takeParts(CurrencyNames.@Nullable Mention before) {
        at = figure.end();
        takeDash();
        PowerFinder power = PowerFinder.at(text, at, before != null, conventions.language());
        if (power != null) {
            powered = true;
            letter = power.isLetter();
            scale = power.scale();
            more = power.more();
            at = power.end();
        }
        CurrencyNames.Mention after = CurrencyNames.after(text, at);
        // $50 $40
        after = before != null && after != null && isDigit(TextTokens.afterBlank(text, after.end())) ? null : after;
        money = CurrencyNames.better(before, after);
        if (money != null && money.name().equals("¢")) {
            scale = scale.movePointLeft(2);
        }
        if (after != null) {
            at = after.end();
            if (after.end() - after.start() <= 3) {
                takeCents(false);
            }
        } else if (before != null) {
            takeCents(true);
        } else if (!powered) {
            takeUnit();
        }
    }

    /** Takes the upper end of a range, which is greater and may have the currency, unit or power of both. */
    private void takeUpper() {
        int from = TextTokens.afterBlank(text, at);
        int dash = from < text.length() && "-~〜".indexOf(text.charAt(from)) >= 0
                ? from + 1
                : PowerFinder.endOfWord(text, from);
        boolean word = dash > from && Letters.isOne(text.charAt(from)) && sense(from, dash, Lexicon.Sort.TO) != null;
        NumberToken next =
                dash > from && (word || !Letters.isOne(text.charAt(from))) ? NumberToken.in(text, dash) : null;
        if (next == null || next.form() == NumberToken.Form.NONE) {
            return;
        }
        CurrencyNames.Mention before = CurrencyNames.before(text, next.start());
        if (TextTokens.afterBlank(text, dash) != (before == null ? next.start() : before.start())) {
            return;
        }
        AmountReader end = new AmountReader(text, conventions, next);
        end.start = next.start();
        end.takeParts(before);
        boolean lower = money == null && unit == null;
        // "Option 1 - $225" and "pack of 5 - 24 €" are no ranges.
        if (lower && end.money != null && (before != null || Letters.anyIn(text, 0, start))) {
            return;
        }
        // "Save $5 – $9.90" is a discount and a price.
        isPair |= end.money != null
                && text.charAt(from) == '-'
                && from > at
                && start > 1
                && Letters.isOne(text.charAt(start - 2))
                && bound(at) == null;
        boolean same = end.money == null || money == null || end.money.name().equals(money.name());
        boolean known = money != null || unit != null || end.money != null || end.unit != null;
        BigDecimal factor = powered ? scale : end.scale;
        boolean greater = end.figure
                        .value((char) 0)
                        .multiply(end.scale)
                        .compareTo(figure.value((char) 0).multiply(factor))
                > 0;
        if (known && same && greater && (lower || end.unit == null || end.unit.equals(unit))) {
            money = money == null ? end.money : money;
            unit = lower ? end.unit : unit;
            scale = factor;
            upper = end;
            at = end.at;
        }
    }

    /** Takes what a price is for one of. */
    private void takePer() {
        PricedMeasure measure = money == null ? null : PricedMeasure.at(text, at, conventions.language());
        if (measure != null) {
            per = measure.name();
            at = measure.end();
        }
    }

    private @Nullable Amount amount(boolean negative) {
        NumberContext around = new NumberContext(
                text,
                conventions,
                figure,
                start,
                at,
                NumberContext.endOfValue(text, TextTokens.afterBlank(text, at), unit != null));
        Sort sort;
        if (money != null) {
            sort = Sort.PRICE;
        } else if (figure.isTelephone(conventions)) {
            return null;
        } else {
            sort = around.sort(unit != null, powered);
        }
        Amount.Upper to = upper == null ? null : new Amount.Upper(upper.figure, upper.scale);
        // "753 aC" are no acres in Catalan.
        String bound = to == null ? bound("ac".equals(unit) ? figure.end() : at) : null;
        return bound != null && !bound.equals(NumberBound.LEAST)
                ? null
                : new Amount(
                        figure, negative, sort, money, unit, scale, more, to, per, bound, at, around.letters(), letter);
    }

    private @Nullable String bound(int end) {
        return NumberBound.of(text, start, end, money != null, conventions.language());
    }

    private boolean takeSign() {
        if (start == 0 || text.charAt(start - 1) != '-' && text.charAt(start - 1) != '+') {
            return false;
        }
        char before = start == 1 ? ' ' : text.charAt(start - 2);
        boolean alone = " (:[".indexOf(before) >= 0 || Character.getType(before) == Character.CURRENCY_SYMBOL;
        // "- 95.74" is a number behind a dash, "2 -3" is not negative.
        boolean isMinus = alone && text.charAt(start - 1) == '-';
        start -= alone ? 1 : 0;
        return isMinus;
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

    /**
     * Takes the cents of {@code 349€96}; and of {@code $19 99}, in which they end the text.
     *
     * @param isLast whether they have to be spaced and the last of the text
     */
    private void takeCents(boolean isLast) {
        int from = TextTokens.afterBlank(text, at);
        int to = from + 2;
        boolean two = isDigit(from) && isDigit(from + 1) && (isLast || CurrencyNames.after(text, to) == null);
        boolean ends = two && (to == text.length() || !isLast && !isDigit(to) && ".,".indexOf(text.charAt(to)) < 0);
        if (ends && (from > at || !isLast) && figure.form() != NumberToken.Form.FRACTION) {
            more = BigDecimal.valueOf(Integer.parseInt(text, from, to, 10), 2);
            at = to;
        }
    }

    private boolean isDigit(int position) {
        return position < text.length() && TextTokens.isDigit(text.charAt(position));
    }

    private void takeUnit() {
        int from = TextTokens.afterBlank(text, at);
        if (from >= text.length()) {
            return;
        }
        int first = UnitNames.endOfUnit(text, from);
        int second = first < text.length() && (text.charAt(first) == ' ' || text.startsWith(". ", first))
                ? UnitNames.endOfUnit(text, text.charAt(first) == ' ' ? first + 1 : first + 2)
                : first;
        for (int to : second > first ? new int[] {second, first} : new int[] {first}) {
            boolean pointed = to < text.length() && text.charAt(to) == '.';
            Lexicon.Sense sense = UnitNames.unit(text.substring(from, to), pointed, from > at, conventions.language());
            // A word between a number and its currency is no unit.
            boolean ordinal = from == at && "st".equals(text.substring(from, to));
            if (sense != null && !ordinal && CurrencyNames.after(text, pointed ? to + 1 : to) == null) {
                letter = to == from + 1 && from == at && text.charAt(from) < 128;
                int before = at;
                at = pointed ? to + 1 : to;
                unit = UnitNames.name(sense.meaning());
                scale = scale.multiply(UnitNames.factor(sense.meaning()));
                takeMinutes();
                if (isWordAfter(sense.meaning(), to - from)) {
                    unit = null;
                    at = before;
                }
                return;
            }
        }
        // 0.00045 BTC
        String code = text.substring(from);
        boolean capitals =
                code.length() >= 3 && code.length() <= 5 && code.chars().allMatch(c -> c >= 'A' && c <= 'Z');
        capitals &= code.length() <= 3 || !CurrencyNames.isCurrency(code.substring(code.length() - 3));
        if (capitals && from > at && figure.form() == NumberToken.Form.FRACTION) {
            unit = code;
            at = text.length();
        }
    }

    /** Returns whether a unit may be only the first word of something: {@code 3 in stock}; not that of {@code 5 min read}. */
    private boolean isWordAfter(String meaning, int length) {
        int next = TextTokens.afterBlank(text, at);
        return next < text.length()
                && Letters.isOne(text.charAt(next))
                && (length == 1 && Letters.isOne(text.charAt(at - 1)) || length < 4 && UnitNames.isCustomary(meaning))
                && sense(next, PowerFinder.endOfWord(text, next), Lexicon.Sort.TO) == null;
    }

    /** Takes the minutes of 1h 20m, which is a duration in minutes. */
    private void takeMinutes() {
        int from = TextTokens.afterBlank(text, at);
        int end = Math.min(from + 2, TextTokens.endOfDigits(text, from));
        int word = TextTokens.afterBlank(text, end);
        int to = PowerFinder.endOfWord(text, word);
        Lexicon.Sense sense = sense(word, to, Lexicon.Sort.UNIT);
        boolean isMinutes = to == word + 1 && text.charAt(word) == 'm'
                || sense != null && sense.meaning().equals(MINUTES);
        if (!"h".equals(unit) || end == from || !isMinutes) {
            return;
        }
        unit = MINUTES;
        scale = SIXTY;
        more = BigDecimal.valueOf(Integer.parseInt(text, from, end, 10));
        at = to < text.length() && text.charAt(to) == '.' ? to + 1 : to;
    }

    /** Returns what a word of the text stands for among things of a sort, or null. */
    private Lexicon.@Nullable Sense sense(int from, int to, Lexicon.Sort sort) {
        return from == to
                ? null
                : Lexicon.best(Lexicon.senses(Lexicon.key(text.substring(from, to))), sort, conventions.language());
    }
}
