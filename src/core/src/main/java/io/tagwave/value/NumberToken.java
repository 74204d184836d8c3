package io.tagwave.value;

import java.math.BigDecimal;
import java.time.LocalTime;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Holds digits of a plain text that read as one number, with the marks between them. */
final class NumberToken {

    /** Letters of words such as for, für, от. */
    private static final int MAX_LINK = 4;

    /** Kinds of marks. */
    enum Form {
        /** No marks, or marks that can only group digits. */
        WHOLE,
        /** The last mark can only be a decimal mark. */
        FRACTION,
        /** One point or comma with three digits behind: the column has to decide. */
        OPEN,
        /** Not one number: a version, a telephone number, an identifier. */
        NONE
    }

    private static final char RAISED = PageValueReader.RAISED;
    private static final String MARKS = "٫٬·" + RAISED;
    private static final String SMALL_DIGITS = "⁰¹²³⁴⁵⁶⁷⁸⁹⁻¼½¾⅐⅑⅒⅓⅔⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞";
    private static final char ARABIC_DECIMAL = '٫';
    /** Numbers with so many digits are identifiers, unless they end with zeros. */
    private static final int CODE_LENGTH = 10;

    private static final int MAX_LENGTH = 18;
    private static final int GROUP = 3;

    private final String text;
    private final int start;
    private final int end;
    private final Form form;

    private NumberToken(String text, int start, int end) {
        this.text = text;
        this.start = start;
        this.end = end;
        form = findForm();
    }

    /** Returns the text that holds it. */
    String text() {
        return text;
    }

    /** Returns the position of the first digit, or of the point before it. */
    int start() {
        return start;
    }

    /** Returns one past the last digit. */
    int end() {
        return end;
    }

    /** Returns the first number from a position on, or null. */
    static @Nullable NumberToken in(String text, int from) {
        for (int at = from; at < text.length(); at++) {
            if (TextTokens.isDigit(text.charAt(at))) {
                boolean point = at > from
                        && (text.charAt(at - 1) == '.' || text.charAt(at - 1) == ',')
                        && (at == 1 || " $€£-+(".indexOf(text.charAt(at - 2)) >= 0);
                return new NumberToken(text, point ? at - 1 : at, endOf(text, at));
            }
        }
        return null;
    }

    private static int endOf(String text, int start) {
        int end = start;
        int run = 0;
        boolean blanks = false;
        boolean points = false;
        while (end < text.length()) {
            char c = text.charAt(end);
            if (TextTokens.isDigit(c)) {
                end++;
                run++;
            } else if (isMark(c) && isDigit(text, end + 1)) {
                points = true;
                end++;
                run = 0;
            } else if (c == ' ' && run <= 3 && (blanks && run == 3 || !blanks && !points) && isGroup(text, end + 1)) {
                blanks = true;
                end++;
                run = 0;
            } else {
                break;
            }
        }
        return end;
    }

    private static boolean isMark(char c) {
        return c == '.' || c == ',' || c == '\'' || c == '_' || c >= 128 && MARKS.indexOf(c) >= 0;
    }

    private static boolean isDigit(String text, int at) {
        return at >= 0 && at < text.length() && TextTokens.isDigit(text.charAt(at));
    }

    private static boolean isGroup(String text, int at) {
        return isDigit(text, at) && isDigit(text, at + 1) && isDigit(text, at + 2) && !isDigit(text, at + 3);
    }

    /**
     * Returns whether letters precede the digits without a blank: iPhone15, A4, v1.2; not #12.
     *
     * @param value where its sign stands, if any
     */
    boolean sticksToName(int value) {
        if (start == 0) {
            return false;
        }
        char before = text.charAt(start - 1);
        boolean dash = before == '-' || before == '/' || before == '_';
        return Letters.isOne(before) && !TextTokens.isIdeograph(before)
                || dash && start > 1 && text.charAt(start - 2) != ' ' && value == start;
    }

    /**
     * Returns whether a plus precedes digits with blanks, or there are many: only pages that group digits by blanks write numbers
     * so.
     */
    boolean isTelephone(PageConventions conventions) {
        boolean plus = start > 0 && text.charAt(start - 1) == '+';
        return hasBlank() && (plus || isSpacedLong() && conventions.grouping() != '_');
    }

    /** Returns whether nothing stands around it. */
    boolean isAll() {
        return start == 0 && end == text.length();
    }

    /** Returns the kind of its marks, as far as the number itself decides it. */
    Form form() {
        return form;
    }

    private Form findForm() {
        // 10⁵, 1,75⁹ €, 42½, 42 ⅔
        int behind = TextTokens.afterBlank(text, end);
        if (behind < text.length() && text.charAt(behind) >= 128 && SMALL_DIGITS.indexOf(text.charAt(behind)) >= 0) {
            return Form.NONE;
        }
        int marks = 0;
        int others = 0;
        int last = -1;
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            if (!TextTokens.isDigit(c)) {
                others += last >= 0 && c != text.charAt(last) ? 1 : 0;
                marks++;
                last = i;
            }
        }
        if (marks == 0) {
            return isCode() ? Form.NONE : Form.WHOLE;
        }
        char mark = text.charAt(last);
        boolean decimal = mark == '.' || mark == ',' || mark == ARABIC_DECIMAL || mark == '·' || mark == RAISED;
        if (marks == 1) {
            int decimals = end - last - 1;
            int before = last - start;
            if (mark == ' ' || !decimal) {
                return decimals == 3 && before <= 3 && !isZero() ? Form.WHOLE : Form.NONE;
            }
            boolean open = decimals == 3 && before >= 1 && before <= 3 && !isZero() && mark != ARABIC_DECIMAL;
            if (open) {
                return isWholePrice() ? Form.WHOLE : Form.OPEN;
            }
            return isZero() && isDigit(text, start + 1) ? Form.NONE : Form.FRACTION; // 007.5 is none
        }
        if (others == 0) {
            return mark != ARABIC_DECIMAL && isGrouped(end) ? Form.WHOLE : Form.NONE;
        }
        return others == 1 && decimal && isGrouped(last) ? Form.FRACTION : Form.NONE;
    }

    /** Returns whether a dash stands for its cents, so that it has no decimals: {@code 1.099,-}. */
    private boolean isWholePrice() {
        return end + 1 < text.length() && ".,:".indexOf(text.charAt(end)) >= 0 && text.charAt(end + 1) == '-';
    }

    private boolean isZero() {
        return text.charAt(start) == '0';
    }

    /** Returns whether it is an identifier: it begins with 0, or is very long. */
    private boolean isCode() {
        int length = end - start;
        return length > 1 && isZero()
                || length > MAX_LENGTH
                || length >= CODE_LENGTH && !text.startsWith("000", end - 3);
    }

    /** Returns whether one mark separates groups of three digits, or of two and a last one of three as in India. */
    private boolean isGrouped(int stop) {
        char mark = 0;
        int run = 0;
        int groups = 0;
        boolean indian = true;
        boolean western = true;
        for (int i = start; i <= stop; i++) {
            if (i < stop && TextTokens.isDigit(text.charAt(i))) {
                run++;
                continue;
            }
            boolean isLast = i == stop;
            if (!isLast) {
                if (mark != 0 && mark != text.charAt(i)) {
                    return false;
                }
                mark = text.charAt(i);
            }
            boolean isFirst = groups++ == 0;
            western &= isFirst ? run >= 1 && run <= 3 : run == 3;
            indian &= isFirst ? run >= 1 && run <= 2 : isLast ? run == 3 : run == 2;
            run = 0;
        }
        return (western || indian && mark == ',') && (groups == 1 || !isZero());
    }

    /** Returns the decimal mark if the number has evidence of it, else 0. */
    char evidence() {
        char mark = 0;
        for (int i = start; i < end; i++) {
            mark = TextTokens.isDigit(text.charAt(i)) ? mark : text.charAt(i);
        }
        if (form == Form.FRACTION && mark != '·' && mark != RAISED) {
            return mark == ARABIC_DECIMAL ? ',' : mark;
        }
        boolean grouped = form == Form.WHOLE && (mark == '.' || mark == ',');
        return grouped ? mark == '.' ? ',' : '.' : 0;
    }

    /** Returns the mark of a number that leaves open whether it groups digits, else 0. */
    char openMark() {
        return form == Form.OPEN ? text.charAt(end - GROUP - 1) : 0;
    }

    /** Returns whether it has three or more decimals for sure: {@code 0.084}, {@code 1,212.418}. */
    boolean isFine() {
        char before = end - start > GROUP + 1 ? text.charAt(end - GROUP - 1) : 0;
        return form == Form.FRACTION && (before == '.' || before == ',');
    }

    /** Returns the time of day that 14.30 may be, else null. */
    @Nullable
    LocalTime clock() {
        int point = text.indexOf('.', start);
        if (point < start + 1 || point > start + 2 || point + GROUP != end) {
            return null;
        }
        int hour = Integer.parseInt(text, start, point, 10);
        int minute = Integer.parseInt(text, point + 1, end, 10);
        return hour < 24 && minute < 60 ? LocalTime.of(hour, minute) : null;
    }

    /** Returns whether a point follows digits with a point, and no currency: {@code 24.12.}, {@code Fr. 14.11.} */
    boolean isDayOfMonth() {
        int point = text.lastIndexOf('.', end - 1);
        CurrencyNames.Mention before = CurrencyNames.before(text, start);
        return text.startsWith(".", end)
                && point > start
                && end - point <= GROUP
                && (before == null || Letters.isOne(before.name().charAt(0)))
                && CurrencyNames.after(text, end + 1) == null;
    }

    /** Returns whether it is digits alone. */
    boolean isUnmarked() {
        return text.substring(start, end).chars().allMatch(c -> TextTokens.isDigit((char) c));
    }

    /** Returns whether it is the year in which something began that goes on: {@code 1950-present}, {@code 1950年～現在}. */
    boolean isOpenYear() {
        return end - start == 4 && isUnmarked() && text.substring(end).matches("\\p{IsHan}? ?[-~〜] ?\\p{L}.*");
    }

    /** Returns whether its last digits stand in an element of their own. */
    boolean isRaised() {
        return text.lastIndexOf(RAISED, end - 1) >= start;
    }

    /** Returns whether it is as long as telephone numbers with blanks are. */
    boolean isSpacedLong() {
        return text.indexOf(' ', start) >= 0 && text.indexOf(' ', start) < end && end - start >= 11;
    }

    /** Returns whether another number has the same digits and marks. */
    boolean isSame(NumberToken other) {
        return end - start == other.end - other.start
                && text.regionMatches(start, other.text, other.start, end - start);
    }

    boolean hasBlank() {
        int blank = text.indexOf(' ', start);
        return blank >= 0 && blank < end;
    }

    /**
     * Returns the value.
     *
     * @param decimal the decimal mark of this column, for ambiguous numbers
     */
    BigDecimal value(char decimal) {
        int point = -1;
        StringBuilder digits = new StringBuilder();
        for (int i = start; i < end; i++) {
            char c = text.charAt(i);
            if (TextTokens.isDigit(c)) {
                digits.append(c);
            } else {
                point = digits.length();
            }
        }
        if (form == Form.FRACTION || form == Form.OPEN && text.charAt(start + point) == decimal) {
            digits.insert(point, '.');
        }
        return new BigDecimal(digits.toString());
    }

    /** Returns whether a sign follows that may make the number negative: {@code 350,00-} in accounts, {@code 33.86° S}. */
    boolean isBeforeSign(boolean hasUnit) {
        int next = text.startsWith("°", end) ? TextTokens.afterBlank(text, end + 1) : text.length();
        if (!hasUnit && next + 1 == text.length() && Letters.isOne(text.charAt(next))) {
            return true;
        }
        return text.startsWith("-", end) && (end + 1 == text.length() || text.charAt(end + 1) == ' ');
    }

    /**
     * Returns whether only short words stand between two numbers, so that the price is not that of one: {@code 2 for £3},
     * {@code 10x de R$ 99,90}, {@code от 40 000 до 60 000 руб.}, {@code £3 for 2}, {@code 2/$5}
     */
    static boolean isLinked(String text, int from, int to) {
        String link = text.substring(from, to).strip();
        return !link.isEmpty()
                && Arrays.stream(link.split(" "))
                        .allMatch(word -> word.equals("/") || word.length() <= MAX_LINK && Letters.areAll(word));
    }
}
