package io.tagwave.report;

import java.util.Locale;

/** What HTML and SVG share: text that can not break out of its place, and numbers no locale can change. */
public final class Markup {

    private Markup() {}

    /**
     * Text as content or as a quoted attribute value. Characters that XML does not know are dropped: one of them would
     * make a whole SVG file unreadable.
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

    /** A coordinate, with a hundredth of a unit as resolution. */
    static String number(double value) {
        double rounded = Math.rint(value * 100) / 100;
        return rounded == Math.rint(rounded) ? Long.toString((long) rounded) : Double.toString(rounded);
    }

    /** A number for people: up to four significant digits, none of them a trailing zero. */
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

    /** Shortens a text to a number of characters, the last of which is then an ellipsis. */
    public static String shortened(String text, int max) {
        return text.codePointCount(0, text.length()) <= max
                ? text
                : text.substring(0, text.offsetByCodePoints(0, max - 1)) + "…";
    }

    /** The characters of XML 1.0, section 2.2. */
    private static boolean allowed(int c) {
        return c == '\t'
                || c == '\n'
                || c == '\r'
                || (c >= 0x20 && c <= 0xD7FF)
                || (c >= 0xE000 && c <= 0xFFFD)
                || c >= 0x10000;
    }
}
