package io.tagwave.pager;

/**
 * Holds one place in which two addresses differ, without what they have in common there.
 *
 * @param place a segment of the path by its number, or a name of the query
 * @param around what both have in common there, with a star for the difference
 * @param before the value of the first address there, an empty string without one
 * @param after the value of the second address there
 */
record UrlDifference(String place, String around, String before, String after) {

    /** Digits of the longest number. */
    private static final int MAX_DIGITS = 15;

    /** Digits of the shortest number that may be a code, and characters of the shortest code. */
    private static final int MIN_CODE_LENGTH = 6;

    /** Removes the common beginning and end, without splitting a number. */
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

    /** Returns the only number of the first value, -1 if it has none or several. */
    long from() {
        return soleNumber(before);
    }

    /** Returns the only number of the second value, -1 if it has none or several. */
    long to() {
        return soleNumber(after);
    }

    /** Returns whether the second address lacks a query parameter of the first. */
    boolean isOmission() {
        return isOfQuery() && after.isEmpty();
    }

    /** Returns whether the second value is a code: of letters and digits, or many digits. */
    boolean isToCode() {
        String code = withoutEscapes(around.replace("*", after));
        long digits = code.chars().filter(UrlDifference::isDigit).count();
        boolean letters = code.chars().anyMatch(Character::isLetter);
        return digits >= (letters ? 1 : MIN_CODE_LENGTH) && code.length() >= MIN_CODE_LENGTH;
    }

    /** Returns whether another difference is in the same place with the same text around it. */
    boolean isWhere(UrlDifference other) {
        return place.equals(other.place) && around.equals(other.around);
    }

    boolean isOfQuery() {
        return place.startsWith("?");
    }

    /** Returns whether both values are numbers. */
    boolean isOfNumbers() {
        return isNumber(before) && isNumber(after);
    }

    /** Returns whether only the second address has a value. */
    boolean isAddition() {
        return before.isEmpty() && !after.isEmpty();
    }

    /** Returns the number of a text, -1 if it is none. */
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

    /** Returns an address with {@code %} for its percent-encoded characters, whose digits are no number. */
    private static String withoutEscapes(String address) {
        if (address.indexOf('%') < 0) {
            return address;
        }
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < address.length(); i++) {
            text.append(address.charAt(i));
            i += address.charAt(i) == '%' ? 2 : 0;
        }
        return text.toString();
    }

    private static long soleNumber(String address) {
        String text = withoutEscapes(address);
        long number = -1;
        int i = 0;
        while (i < text.length()) {
            int end = i;
            while (end < text.length() && isDigit(text.charAt(end))) {
                end++;
            }
            if (end > i) {
                if (number >= 0 || end - i > MAX_DIGITS) {
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
