package io.tagwave.dom;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Decodes the bytes of a page: by the byte order mark, then the name that the transport gives, then a meta element or an XML
 * declaration, as browsers do. A name that the bytes contradict is not believed, and the note says so: pages that browsers saved
 * are UTF-8 and still name the encoding that they had on the web.
 *
 * @param encoding that the text was decoded from, UTF-8 in place of UTF-16: so are queries of links escaped
 * @param note what differs from what the page or the transport names, an empty string if nothing does
 */
public record PageEncoding(String text, Charset encoding, String note) {

    /** An address before the meta element may be long; the farthest of the pages that need theirs is at 4,489 bytes. */
    private static final int PRESCAN = 8192;
    /** Fewer valid characters of several bytes may be letters of another encoding: "Ã©" and "ß»" are valid UTF-8. */
    private static final int MIN_CHARACTERS = 2;
    /** Valid characters for each invalid byte; pages that were put together from two encodings have a few. */
    private static final int MIN_VALID = 10;

    private static final Charset WESTERN = Charset.forName("windows-1252");
    private static final char LOST = '\uFFFD';
    private static final Pattern COMMENT = Pattern.compile("<!--.*?-->", Pattern.DOTALL);
    private static final Pattern LABEL =
            Pattern.compile("<(?:meta[\\s/][^>]*?charset|\\?xml\\s[^>]*?encoding)\\s*=\\s*[\"']?\\s*([^\\s\"'/>;?]+)");

    /** Maps encodings to the larger one that the web uses their names for (Encoding Standard, 4.2). */
    private static final Map<String, String> LARGER = Map.of(
            "ISO-8859-1", "windows-1252",
            "US-ASCII", "windows-1252",
            "ISO-8859-9", "windows-1254",
            "x-iso-8859-11", "x-windows-874",
            "TIS-620", "x-windows-874",
            "GB2312", "GB18030",
            "GBK", "GB18030",
            "Shift_JIS", "windows-31j",
            "EUC-KR", "x-windows-949",
            "Big5", "Big5-HKSCS");

    /** Maps labels of the Encoding Standard that Java does not know. */
    private static final Map<String, String> LABELS = Map.of(
            "iso-8859-8-i", "ISO-8859-8",
            "iso-8859-8-e", "ISO-8859-8",
            "logical", "ISO-8859-8",
            "macintosh", "x-MacRoman",
            "x-mac-cyrillic", "x-MacCyrillic");

    /** Decodes a page whose transport names an encoding, or none. */
    public static PageEncoding of(byte[] bytes, @Nullable Charset named) {
        boolean bigEndian = startsWith(bytes, 0xFE, 0xFF);
        if (bigEndian || startsWith(bytes, 0xFF, 0xFE)) {
            return new PageEncoding(
                    new String(bytes, StandardCharsets.UTF_16),
                    bigEndian ? StandardCharsets.UTF_16BE : StandardCharsets.UTF_16LE,
                    "");
        }
        String utf8 = new String(bytes, StandardCharsets.UTF_8);
        if (startsWith(bytes, 0xEF, 0xBB, 0xBF)) {
            return new PageEncoding(utf8.substring(1), StandardCharsets.UTF_8, "");
        }
        int lost = lost(utf8);
        boolean valid = lost == 0 || characters(utf8) >= (long) MIN_VALID * lost;
        Charset declared = declared(bytes);
        Charset first =
                named != null ? larger(named) : declared != null ? declared : valid ? StandardCharsets.UTF_8 : WESTERN;
        if (valid && !first.name().startsWith("UTF-") && characters(utf8) >= MIN_CHARACTERS) {
            return new PageEncoding(
                    utf8,
                    StandardCharsets.UTF_8,
                    first + " is named as the page's encoding, but its bytes are valid UTF-8, and are read as that"
                            + (lost == 0 ? "" : "; " + note(lost)));
        }
        if (named != null && declared != null && !declared.equals(first) && isContradicted(bytes, first)) {
            String text = new String(bytes, declared);
            if (lost(text) == 0) {
                return new PageEncoding(
                        text,
                        declared,
                        "the server names " + first + " as the page's encoding, but page and bytes are " + declared);
            }
        }
        String text = first.equals(StandardCharsets.UTF_8) ? utf8 : new String(bytes, first);
        return new PageEncoding(text, first, note(lost(text)));
    }

    private static String note(int lost) {
        return lost == 0 ? "" : lost + (lost == 1 ? " character is" : " characters are") + " unreadable (U+FFFD)";
    }

    private static boolean startsWith(byte[] bytes, int... mark) {
        boolean starts = bytes.length >= mark.length;
        for (int i = 0; starts && i < mark.length; i++) {
            starts = (bytes[i] & 0xFF) == mark[i];
        }
        return starts;
    }

    private static int lost(String text) {
        int lost = 0;
        for (int at = text.indexOf(LOST); at >= 0; at = text.indexOf(LOST, at + 1)) {
            lost++;
        }
        return lost;
    }

    /** Returns the number of characters beyond ASCII that were decoded. */
    private static long characters(String text) {
        return text.chars().filter(c -> c > 127 && c != LOST).count();
    }

    /**
     * Returns whether bytes do not fit an encoding: most of their characters are lost, or it is the Western one, in whose words
     * accented letters stand alone, and most bytes beyond ASCII stand beside each other.
     */
    private static boolean isContradicted(byte[] bytes, Charset named) {
        if (!named.equals(WESTERN)) {
            String text = new String(bytes, named);
            return lost(text) > characters(text);
        }
        int high = 0;
        int beside = 0;
        for (int i = 0; i < bytes.length; i++) {
            high += bytes[i] < 0 ? 1 : 0;
            beside += i > 0 && bytes[i] < 0 && bytes[i - 1] < 0 ? 1 : 0;
        }
        return 2 * beside > high;
    }

    /** Returns the encoding that a meta element or an XML declaration names, or null. */
    private static @Nullable Charset declared(byte[] bytes) {
        String head = new String(bytes, 0, Math.min(bytes.length, PRESCAN), StandardCharsets.ISO_8859_1)
                .toLowerCase(Locale.ROOT);
        Matcher label = LABEL.matcher(COMMENT.matcher(head).replaceAll(""));
        while (label.find()) {
            Charset charset = charset(label.group(1));
            if (charset != null) {
                // A page whose meta element can be read as ASCII is not UTF-16, whatever it says.
                return charset.name().startsWith("UTF-") ? StandardCharsets.UTF_8 : charset;
            }
        }
        return null;
    }

    private static @Nullable Charset charset(String label) {
        try {
            return larger(Charset.forName(LABELS.getOrDefault(label, label)));
        } catch (IllegalArgumentException unknownLabel) {
            return label.startsWith("x-") ? charset(label.substring(2)) : null;
        }
    }

    private static Charset larger(Charset charset) {
        return Charset.forName(LARGER.getOrDefault(charset.name(), charset.name()));
    }
}
