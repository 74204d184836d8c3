package io.tagwave.web;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Finds the encoding of a page as browsers do: by the byte order mark, then the Content-Type header, then a meta element in the
 * first kilobyte. Where browsers guess by the user's language, this takes UTF-8 if the bytes are valid UTF-8, else windows-1252.
 */
public final class Charsets {

    private static final int PRESCAN = 1024;
    private static final Charset FALLBACK = Charset.forName("windows-1252");

    private static final Pattern LABEL = Pattern.compile("charset\\s*=\\s*[\"']?\\s*([^\\s\"'/>;]+)");
    private static final Pattern META = Pattern.compile("<meta[\\s/][^>]*>");
    private static final Pattern COMMENT = Pattern.compile("<!--.*?-->", Pattern.DOTALL);

    /** Maps labels to the larger encoding that the web uses them for (Encoding Standard, 4.2). */
    private static final Map<String, String> LARGER = Map.ofEntries(
            Map.entry("iso-8859-1", "windows-1252"),
            Map.entry("latin1", "windows-1252"),
            Map.entry("us-ascii", "windows-1252"),
            Map.entry("ascii", "windows-1252"),
            Map.entry("iso-8859-9", "windows-1254"),
            Map.entry("iso-8859-11", "windows-874"),
            Map.entry("tis-620", "windows-874"),
            Map.entry("gb2312", "gb18030"),
            Map.entry("gbk", "gb18030"),
            Map.entry("shift_jis", "windows-31j"),
            Map.entry("shift-jis", "windows-31j"),
            Map.entry("sjis", "windows-31j"),
            Map.entry("x-sjis", "windows-31j"),
            Map.entry("ms_kanji", "windows-31j"),
            Map.entry("csshiftjis", "windows-31j"),
            Map.entry("euc-kr", "x-windows-949"),
            Map.entry("ks_c_5601-1987", "x-windows-949"),
            Map.entry("big5", "big5-hkscs"),
            Map.entry("utf8", "utf-8"));

    private static final Map<Charset, byte[]> BYTE_ORDER_MARKS = Map.of(
            StandardCharsets.UTF_8, new byte[] {(byte) 0xEF, (byte) 0xBB, (byte) 0xBF},
            StandardCharsets.UTF_16BE, new byte[] {(byte) 0xFE, (byte) 0xFF},
            StandardCharsets.UTF_16LE, new byte[] {(byte) 0xFF, (byte) 0xFE});

    private Charsets() {}

    /**
     * Returns the encoding to read a body in.
     *
     * @param contentType the Content-Type header
     */
    public static Charset of(byte[] body, @Nullable String contentType) {
        for (Map.Entry<Charset, byte[]> mark : BYTE_ORDER_MARKS.entrySet()) {
            if (startsWith(body, mark.getValue())) {
                return mark.getKey();
            }
        }
        Charset charset = contentType == null ? null : labeled(contentType.toLowerCase(Locale.ROOT));
        if (charset == null) {
            charset = meta(body);
        }
        if (charset == null) {
            charset = isUtf8(body) ? StandardCharsets.UTF_8 : FALLBACK;
        }
        return charset;
    }

    private static boolean startsWith(byte[] body, byte[] mark) {
        return body.length >= mark.length
                && ByteBuffer.wrap(body, 0, mark.length).equals(ByteBuffer.wrap(mark));
    }

    private static @Nullable Charset meta(byte[] body) {
        String head = new String(body, 0, Math.min(body.length, PRESCAN), StandardCharsets.ISO_8859_1)
                .toLowerCase(Locale.ROOT);
        Matcher meta = META.matcher(COMMENT.matcher(head).replaceAll(""));
        while (meta.find()) {
            Charset charset = labeled(meta.group());
            if (charset != null) {
                // A page whose meta element can be read as ASCII is not UTF-16, whatever it says.
                return charset.name().startsWith("UTF-16") ? StandardCharsets.UTF_8 : charset;
            }
        }
        return null;
    }

    private static @Nullable Charset labeled(String text) {
        Matcher label = LABEL.matcher(text);
        if (!label.find()) {
            return null;
        }
        try {
            return Charset.forName(LARGER.getOrDefault(label.group(1), label.group(1)));
        } catch (IllegalArgumentException unknownLabel) {
            return null;
        }
    }

    private static boolean isUtf8(byte[] body) {
        try {
            StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(body));
            return true;
        } catch (CharacterCodingException e) {
            return false;
        }
    }
}
