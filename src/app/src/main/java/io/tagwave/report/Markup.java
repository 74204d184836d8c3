package io.tagwave.report;

import java.util.Locale;

/** Escapes text and formats numbers for HTML and SVG, independently of the locale. */
public final class Markup {

    private Markup() {}

    /**
     * Escapes text for content and quoted attributes. Characters that XML does not allow are dropped: one of them would make a
     * whole SVG file unreadable.
     */
    public static String escape(String text) {
        StringBuilder out = new StringBuilder(text.length() + 16);
        text.codePoints().filter(Markup::allowed).forEach(c -> {
            switch (c) {
                case '&' -> out.append("&amp;");
                case '<' -> out.append("&lt;");
                case '>' -> out.append("&gt;");
                case '"' -> out.append("&quot;");
                case '\'' -> out.append("&#39;");
                default -> out.appendCodePoint(c);
            }
        });
        return out.toString();
    }

    /** Returns a number with up to four significant digits, without trailing zeros. */
    public static String label(double value) {
        double size = Math.abs(value);
        if (value == 0 || (size < 1e15 && value == Math.rint(value))) {
            return Long.toString((long) value);
        }
        if (size >= 1e6 || size < 1e-4) {
            return String.format(Locale.ROOT, "%.2e", value);
        }
        int digits = Math.max(0, 3 - (int) Math.floor(Math.log10(size)));
        String text = String.format(Locale.ROOT, "%." + digits + "f", value);
        return text.contains(".") ? text.replaceAll("0+$", "").replaceAll("\\.$", "") : text;
    }

    /** Returns a whole number with separators of thousands. */
    public static String count(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    /** Returns a number with a noun, which is in the plural unless the number is one. */
    static String count(long number, String noun) {
        return count(number) + " " + noun + (number == 1 ? "" : "s");
    }

    /** Shortens a text to a number of characters, the last of which is then an ellipsis. */
    public static String shortened(String text, int max) {
        return text.codePointCount(0, text.length()) <= max
                ? text
                : text.substring(0, text.offsetByCodePoints(0, max - 1)) + "…";
    }

    /** Tells whether XML 1.0 (section 2.2) allows a character. */
    private static boolean allowed(int c) {
        return c == '\t'
                || c == '\n'
                || c == '\r'
                || (c >= 0x20 && c <= 0xD7FF)
                || (c >= 0xE000 && c <= 0xFFFD)
                || c >= 0x10000;
    }
}
