package io.tagwave.column;

/** A text cut where digits, letters and other characters meet. Pieces are told by their number, from left to right. */
final class Pieces {

    private static final int LONGEST_DAY = 2;
    private static final int SHORTEST_MONTH = 3;
    private static final int LONGEST_NUMBER = 9;

    private static final byte DIGITS = 0;
    private static final byte LETTERS = 1;
    private static final byte OTHERS = 2;

    private final String text;
    /** Where each piece starts, and behind the last where it ends. */
    private final int[] starts;

    private final byte[] sorts;
    private int size;
    private int numbers;
    private boolean anyDay;
    private boolean anyMonth;

    Pieces(String text) {
        this.text = text;
        int length = text.length();
        starts = new int[length + 1];
        sorts = new byte[length];
        int start = 0;
        byte sort = length == 0 ? OTHERS : sort(text.charAt(0));
        for (int i = 1; i < length; i++) {
            byte next = sort(text.charAt(i));
            if (next != sort) {
                add(start, i, sort);
                start = i;
                sort = next;
            }
        }
        add(start, length, sort);
    }

    private void add(int start, int end, byte sort) {
        if (end > start) {
            sorts[size++] = sort;
            starts[size] = end;
            numbers += sort == DIGITS ? 1 : 0;
            anyDay |= sort == DIGITS && end - start <= LONGEST_DAY;
            anyMonth |= sort == LETTERS && end - start >= SHORTEST_MONTH;
        }
    }

    private static byte sort(char c) {
        if (c < 128) {
            return c >= '0' && c <= '9' ? DIGITS : c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' ? LETTERS : OTHERS;
        }
        return Character.isDigit(c) ? DIGITS : Months.isWordPart(c) ? LETTERS : OTHERS;
    }

    int size() {
        return size;
    }

    /** How many of them are numbers. */
    int numbers() {
        return numbers;
    }

    /** Whether there is a number as short as a day's and a word as long as a month's. */
    boolean mayNameMonth() {
        return anyDay && anyMonth;
    }

    String text(int piece) {
        return text.substring(starts[piece], starts[piece + 1]);
    }

    int length(int piece) {
        return starts[piece + 1] - starts[piece];
    }

    boolean isNumber(int piece) {
        return sorts[piece] == DIGITS;
    }

    /** Of a number its value, of a very long one the greatest there is. */
    int number(int piece) {
        return length(piece) > LONGEST_NUMBER ? Integer.MAX_VALUE : Integer.parseInt(text(piece));
    }

    /** Letters, as many as the shortest month has. */
    boolean isWord(int piece) {
        return sorts[piece] == LETTERS && length(piece) >= SHORTEST_MONTH;
    }

    boolean isDay(int piece) {
        if (!isNumber(piece) || length(piece) > LONGEST_DAY) {
            return false;
        }
        int number = number(piece);
        return number >= 1 && number <= 31;
    }

    boolean isYear(int piece) {
        if (!isNumber(piece) || length(piece) != 4) {
            return false;
        }
        int number = number(piece);
        return number >= 1800 && number <= 2199;
    }

    /** 14:05 */
    private boolean isTime(int piece) {
        return piece + 1 < size && text.charAt(starts[piece + 1]) == ':';
    }

    /** The nearest number in one direction, with at most a short word such as "de" or "th" between, or -1. */
    int numberBeside(int piece, int step) {
        int letters = 0;
        for (int i = piece + step; i >= 0 && i < size; i += step) {
            if (isNumber(i)) {
                return isTime(i) ? -1 : i;
            }
            letters += sorts[i] == LETTERS ? length(i) : 0;
            if (letters > 3 || length(i) > 5 || holdsColon(i)) {
                return -1;
            }
        }
        return -1;
    }

    private boolean holdsColon(int piece) {
        int colon = text.indexOf(':', starts[piece]);
        return colon >= 0 && colon < starts[piece + 1];
    }

    /** Letters and digits of the text. */
    int lettersAndDigits() {
        int count = 0;
        for (int i = 0; i < text.length(); i++) {
            count += Character.isLetterOrDigit(text.charAt(i)) ? 1 : 0;
        }
        return count;
    }
}
