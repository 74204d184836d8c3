package io.tagwave.value;

import java.math.BigDecimal;

/** Digits of a plain text that read as one number, with the marks between them. */
final class NumberToken {

    /** What its marks are. */
    enum Form {
        /** No marks, or such as can only group digits. */
        WHOLE,
        /** A last mark that can only stand before decimals. */
        FRACTION,
        /** One point or comma with three digits behind: the column has to tell. */
        OPEN,
        /** Not one number: a version, a telephone number, the number of a thing. */
        NONE
    }

    private static final String MARKS = "٫٬·";
    private static final char ARABIC_DECIMAL = '٫';
    /** Digits without marks from here on are a code, unless zeros end them. */
    private static final int CODE = 10;

    private static final int LONGEST = 18;

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

    /** The text that holds it. */
    String text() {
        return text;
    }

    /** The first digit, or the point before it. */
    int start() {
        return start;
    }

    /** One past the last digit. */
    int end() {
        return end;
    }

    /** The first from a place on, or null. */
    static NumberToken in(String text, int from) {
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

    /** Whether nothing stands around it. */
    boolean isAll() {
        return start == 0 && end == text.length();
    }

    /** What its marks are, as far as the number itself tells. */
    Form form() {
        return form;
    }

    private Form findForm() {
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
        boolean decimal = mark == '.' || mark == ',' || mark == ARABIC_DECIMAL || mark == '·';
        if (marks == 1) {
            int behind = end - last - 1;
            int before = last - start;
            if (mark == ' ' || !decimal) {
                return behind == 3 && before <= 3 && !isZero() ? Form.WHOLE : Form.NONE;
            }
            boolean open = behind == 3 && before >= 1 && before <= 3 && !isZero() && mark != ARABIC_DECIMAL;
            return open ? Form.OPEN : isPadded() ? Form.NONE : Form.FRACTION;
        }
        if (others == 0) {
            return mark != ARABIC_DECIMAL && isGrouped(end) ? Form.WHOLE : Form.NONE;
        }
        return others == 1 && decimal && isGrouped(last) ? Form.FRACTION : Form.NONE;
    }

    private boolean isZero() {
        return text.charAt(start) == '0';
    }

    /** 007.5 */
    private boolean isPadded() {
        return isZero() && isDigit(text, start + 1);
    }

    /** A number of a thing: it begins with 0, or is very long. */
    private boolean isCode() {
        int length = end - start;
        return length > 1 && isZero() || length > LONGEST || length >= CODE && !text.startsWith("000", end - 3);
    }

    /** Whether one mark stands between groups of three digits, or of two and at last three as in India. */
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

    /** The mark that stands before decimals, where the number itself or its grouping tells; else 0. */
    char evidence() {
        char mark = 0;
        for (int i = start; i < end; i++) {
            mark = TextTokens.isDigit(text.charAt(i)) ? mark : text.charAt(i);
        }
        if (form == Form.FRACTION && mark != '·') {
            return mark == ARABIC_DECIMAL ? ',' : mark;
        }
        boolean grouped = form == Form.WHOLE && (mark == '.' || mark == ',');
        return grouped ? mark == '.' ? ',' : '.' : 0;
    }

    /** Three groups or more of three digits with blanks between, or with a plus before: telephone numbers look so. */
    boolean isSpacedLong() {
        return text.indexOf(' ', start) >= 0 && text.indexOf(' ', start) < end && end - start >= 11;
    }

    /** Whether another has the same digits and marks. */
    boolean isSame(NumberToken other) {
        return end - start == other.end - other.start
                && text.regionMatches(start, other.text, other.start, end - start);
    }

    boolean hasBlank() {
        int blank = text.indexOf(' ', start);
        return blank >= 0 && blank < end;
    }

    /**
     * The value.
     *
     * @param decimal mark before decimals in this column, for those that are open
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
        if (isFraction(start + point, decimal)) {
            digits.insert(point, '.');
        }
        return new BigDecimal(digits.toString());
    }

    /** Whether the last mark stands before decimals. */
    private boolean isFraction(int mark, char decimal) {
        return form == Form.FRACTION || form == Form.OPEN && text.charAt(mark) == decimal;
    }
}
