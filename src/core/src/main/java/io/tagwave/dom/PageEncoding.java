package io.tagwave.dom;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
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

    /** First character that UTF-8 writes in three bytes. */
    private static final int MIN_LONG = 0x800;

    private static final Charset WESTERN = Charset.forName("windows-1252");
    private static final ResourceBundle TABLES = ResourceBundle.getBundle("io.tagwave.dom.encodings", Locale.ROOT);
    private static final char LOST = '\uFFFD';
    private static final Pattern COMMENT = Pattern.compile("<!--.*?-->", Pattern.DOTALL);
    private static final Pattern LABEL =
            Pattern.compile("<(?:meta[\\s/][^>]*?charset|\\?xml\\s[^>]*?encoding)\\s*=\\s*[\"']?\\s*([^\\s\"'/>;?]+)");

    private static final Pattern LANGUAGE = Pattern.compile("<html\\s[^>]*?\\blang\\s*=\\s*[\"']?\\s*([a-z]+)");

    /** Decodes a page whose transport names an encoding, or none. */
    public static PageEncoding of(byte[] bytes, @Nullable Charset named) {
        Charset wide = wide(bytes);
        if (wide != null) {
            String text = new String(bytes, wide);
            return new PageEncoding(text.startsWith("\uFEFF") ? text.substring(1) : text, wide, "");
        }
        String utf8 = new String(bytes, StandardCharsets.UTF_8);
        if (utf8.startsWith("\uFEFF")) {
            return new PageEncoding(utf8.substring(1), StandardCharsets.UTF_8, "");
        }
        int lost = lost(utf8);
        boolean valid = lost == 0 || characters(utf8) >= (long) MIN_VALID * lost;
        String head = head(bytes, valid ? PRESCAN : bytes.length);
        List<Charset> declared = declared(head, 1);
        boolean anyNamed = named != null || !declared.isEmpty();
        Charset first = named != null
                ? larger(named)
                : !declared.isEmpty() ? declared.get(0) : valid ? StandardCharsets.UTF_8 : usual(bytes, head);
        if (valid && !first.name().startsWith("UTF-") && isSure(utf8, first)) {
            return new PageEncoding(
                    utf8,
                    StandardCharsets.UTF_8,
                    first + " is named as the page's encoding, but its bytes are valid UTF-8, and are read as that"
                            + (lost == 0 ? "" : "; " + note(lost)));
        }
        boolean fits = first.equals(StandardCharsets.UTF_8) ? valid : lost == 0 || !isContradicted(bytes, first);
        if (!fits && anyNamed) {
            for (Charset charset : declared(head, Integer.MAX_VALUE)) {
                String text = charset.equals(first) ? utf8 : new String(bytes, charset);
                if (lost(text) == 0) {
                    return new PageEncoding(
                            text,
                            charset,
                            (named == null ? "the page names " : "the server names ") + first
                                    + " as the page's encoding, but page and bytes are " + charset);
                }
            }
            Charset usual = usual(bytes, head);
            String text = new String(bytes, usual);
            if (lost(text) == 0 && !isContradicted(bytes, usual)) {
                return new PageEncoding(
                        text, usual, first + " is named as the page's encoding, but its bytes are read as " + usual);
            }
        }
        String text = first.equals(StandardCharsets.UTF_8) ? utf8 : new String(bytes, first);
        String guess = fits
                ? first.equals(WESTERN) && LANGUAGE.matcher(head).find()
                        ? ""
                        : "the page names no encoding, and is read as " + first
                : "the page names no encoding, and its bytes do not look like " + first + ": letters may be wrong";
        return new PageEncoding(text, first, valid || anyNamed ? note(lost(text)) : guess);
    }

    /** Returns UTF-16 if a byte order mark names it, or the first character is that of a tag in it; else null. */
    private static @Nullable Charset wide(byte[] bytes) {
        boolean little = startsWith(bytes, 0xFF, 0xFE) || startsWith(bytes, '<', 0) && !startsWith(bytes, '<', 0, 0);
        boolean big = startsWith(bytes, 0xFE, 0xFF) || startsWith(bytes, 0, '<');
        return little ? StandardCharsets.UTF_16LE : big ? StandardCharsets.UTF_16BE : null;
    }

    /** Returns whether a text is no chance: it has several characters of UTF-8, or one of three bytes for as many letters. */
    private static boolean isSure(String utf8, Charset named) {
        return characters(utf8) >= MIN_CHARACTERS
                || utf8.chars().anyMatch(c -> c >= MIN_LONG && c != LOST)
                        && named.newEncoder().maxBytesPerChar() == 1;
    }

    private static String note(int lost) {
        return lost == 0 ? "" : lost + (lost == 1 ? " character is" : " characters are") + " unreadable (U+FFFD)";
    }

    private static boolean startsWith(byte[] bytes, int... mark) {
        return IntStream.range(0, mark.length).allMatch(i -> i < bytes.length && (bytes[i] & 0xFF) == mark[i]);
    }

    private static int lost(String text) {
        return text.indexOf(LOST) < 0
                ? 0
                : (int) text.chars().filter(c -> c == LOST).count();
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

    private static String head(byte[] bytes, int length) {
        return new String(bytes, 0, Math.min(bytes.length, length), StandardCharsets.ISO_8859_1)
                .toLowerCase(Locale.ROOT);
    }

    /** Returns the first encodings that meta elements or an XML declaration name. */
    private static List<Charset> declared(String head, int most) {
        List<Charset> declared = new ArrayList<>();
        Matcher label = LABEL.matcher(COMMENT.matcher(head).replaceAll(""));
        while (declared.size() < most && label.find()) {
            Charset charset = charset(label.group(1));
            if (charset != null) {
                // A page whose meta element can be read as ASCII is not UTF-16, whatever it says.
                declared.add(charset.name().startsWith("UTF-") ? StandardCharsets.UTF_8 : charset);
            }
        }
        return declared;
    }

    /**
     * Returns the encoding that browsers take for pages in a language that name none (HTML, 13.2.3.2), or another one of the
     * language in which fewer characters are odd.
     */
    private static Charset usual(byte[] bytes, String head) {
        Matcher lang = LANGUAGE.matcher(head);
        String names = lang.find() ? table("usual", lang.group(1), WESTERN.name()) : WESTERN.name();
        return Arrays.stream(names.split(" "))
                .map(Charset::forName)
                .min(Comparator.comparingInt(charset -> odd(new String(bytes, charset))))
                .orElse(WESTERN);
    }

    /** Returns the number of characters that are lost, symbols or controls, or capitals right behind small letters. */
    private static int odd(String text) {
        int odd = lost(text);
        for (int i = 1; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean isCapital = Character.isUpperCase(c) && Character.isLowerCase(text.charAt(i - 1));
            boolean isSymbol = !Character.isLetterOrDigit(c) && !Character.isSpaceChar(c) && "«»„“”’–—…".indexOf(c) < 0;
            odd += c > 127 && (isCapital || isSymbol) ? 1 : 0;
        }
        return odd;
    }

    private static String table(String table, String key, String otherwise) {
        String name = table + "." + key;
        return TABLES.containsKey(name) ? TABLES.getString(name) : otherwise;
    }

    private static @Nullable Charset charset(String label) {
        try {
            return larger(Charset.forName(table("label", label, label)));
        } catch (IllegalArgumentException unknownLabel) {
            return label.startsWith("x-") ? charset(label.substring(2)) : null;
        }
    }

    private static Charset larger(Charset charset) {
        return Charset.forName(table("larger", charset.name(), charset.name()));
    }
}
