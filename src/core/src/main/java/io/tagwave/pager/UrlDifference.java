package io.tagwave.pager;

/**
 * The one place in which two addresses differ, without what they have in common there.
 *
 * @param place a segment of the path by its number, or a name of the query
 * @param around what both have there in common, with a star for where they differ
 * @param before what the first address has there, an empty string where it has nothing
 * @param after what the second address has there
 */
record UrlDifference(String place, String around, String before, String after) {

    /** The longest number, in digits. */
    private static final int MOST_DIGITS = 15;

    /** Digits of the shortest number that may be a code, and characters of the shortest code. */
    private static final int CODE_DIGITS = 6;

    /** Cuts off what the two have in common at both ends, but through no number. */
    static UrlDifference of(String place, String before, String after) {
        int shorter = Math.min(before.length(), after.length());
        int start = 0;
        while (start < shorter && before.charAt(start) == after.charAt(start)) {
            start++;
        }
        while (start > 0 && (cutsNumber(before, start) || cutsNumber(after, start))) {
            start--;
        }
        int end = 0;
        while (end < shorter - start
                && before.charAt(before.length() - 1 - end) == after.charAt(after.length() - 1 - end)) {
            end++;
        }
        while (end > 0 && (cutsNumber(before, before.length() - end) || cutsNumber(after, after.length() - end))) {
            end--;
        }
        String around = before.substring(0, start) + "*" + before.substring(before.length() - end);
        return new UrlDifference(
                place,
                around,
                before.substring(start, before.length() - end),
                after.substring(start, after.length() - end));
    }

    /** The only number of what the first address has, -1 where it has none or several. */
    long from() {
        return soleNumber(before);
    }

    /** The only number of what the second address has, -1 where it has none or several. */
    long to() {
        return soleNumber(after);
    }

    /** Whether the first address has something in its query that the second lacks. */
    boolean isOmission() {
        return isOfQuery() && after.isEmpty();
    }

    /** Whether the second address has a code there: of letters and digits, or many digits. */
    boolean isToCode() {
        String code = around.replace("*", after);
        long digits = code.chars().filter(UrlDifference::isDigit).count();
        boolean letters = code.chars().anyMatch(Character::isLetter);
        return digits >= (letters ? 1 : CODE_DIGITS) && code.length() >= CODE_DIGITS;
    }

    /** Whether another difference is in the same place, with the same around it. */
    boolean isWhere(UrlDifference other) {
        return place.equals(other.place) && around.equals(other.around);
    }

    /** Whether it is in the query. */
    boolean isOfQuery() {
        return place.startsWith("?");
    }

    /** Whether both addresses have a number there and nothing else. */
    boolean isOfNumbers() {
        return isNumber(before) && isNumber(after);
    }

    /** Whether the second address has more there than the first, which has nothing. */
    boolean isAddition() {
        return before.isEmpty() && !after.isEmpty();
    }

    /** The number that a text is, -1 where it is none. */
    static long number(String text) {
        return isNumber(text) ? soleNumber(text) : -1;
    }

    private static boolean isNumber(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (!isDigit(text.charAt(i))) {
                return false;
            }
        }
        return !text.isEmpty();
    }

    private static boolean cutsNumber(String text, int at) {
        return at > 0 && at < text.length() && isDigit(text.charAt(at - 1)) && isDigit(text.charAt(at));
    }

    private static long soleNumber(String text) {
        long number = -1;
        int i = 0;
        while (i < text.length()) {
            int end = i;
            while (end < text.length() && isDigit(text.charAt(end))) {
                end++;
            }
            if (end > i) {
                if (number >= 0 || end - i > MOST_DIGITS) {
                    return -1;
                }
                number = Long.parseLong(text.substring(i, end));
            }
            i = end + 1;
        }
        return number;
    }

    private static boolean isDigit(int c) {
        return c >= '0' && c <= '9';
    }
}
