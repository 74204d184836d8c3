package io.tagwave.web;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The encoding of a page as browsers find it: byte order mark, then the transport's label, then a meta element in the first
 * kilobyte. Where browsers guess by the user's language, UTF-8 is taken when the bytes allow it, else windows-1252.
 */
public final class Charsets {

    private static final int PRESCAN = 1024;
    private static final Charset FALLBACK = Charset.forName("windows-1252");

    private static final Pattern LABEL = Pattern.compile("charset\\s*=\\s*[\"']?\\s*([^\\s\"'/>;]+)");
    private static final Pattern META = Pattern.compile("<meta[\\s/][^>]*>");
    private static final Pattern COMMENT = Pattern.compile("<!--.*?-->", Pattern.DOTALL);

    /** Labels that the web uses for a larger encoding than the one they name (Encoding Standard, 4.2). */
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
            Map.entry("euc-kr", "x-windows-949"),
            Map.entry("ks_c_5601-1987", "x-windows-949"),
            Map.entry("big5", "big5-hkscs"),
            Map.entry("utf8", "utf-8"));

    private Charsets() {}

    /**
     * The encoding to read the bytes in.
     *
     * @param contentType the Content-Type header, or null
     */
    public static Charset of(byte[] body, String contentType) {
        Charset mark = byteOrderMark(body);
        if (mark != null) {
            return mark;
        }
        Charset named = contentType == null ? null : labelled(contentType.toLowerCase(Locale.ROOT));
        if (named != null) {
            return named;
        }
        Charset meta = meta(body);
        if (meta != null) {
            return meta;
        }
        return isUtf8(body) ? StandardCharsets.UTF_8 : FALLBACK;
    }

    private static Charset byteOrderMark(byte[] body) {
        if (starts(body, 0xEF, 0xBB, 0xBF)) {
            return StandardCharsets.UTF_8;
        }
        if (starts(body, 0xFE, 0xFF)) {
            return StandardCharsets.UTF_16BE;
        }
        return starts(body, 0xFF, 0xFE) ? StandardCharsets.UTF_16LE : null;
    }

    private static boolean starts(byte[] body, int... mark) {
        if (body.length < mark.length) {
            return false;
        }
        for (int i = 0; i < mark.length; i++) {
            if ((body[i] & 0xFF) != mark[i]) {
                return false;
            }
        }
        return true;
    }

    private static Charset meta(byte[] body) {
        String head = new String(body, 0, Math.min(body.length, PRESCAN), StandardCharsets.ISO_8859_1)
                .toLowerCase(Locale.ROOT);
        Matcher meta = META.matcher(COMMENT.matcher(head).replaceAll(""));
        while (meta.find()) {
            Charset named = labelled(meta.group());
            if (named != null) {
                // A page whose meta element could be read as ASCII is not UTF-16, whatever it says.
                return named.name().startsWith("UTF-16") ? StandardCharsets.UTF_8 : named;
            }
        }
        return null;
    }

    private static Charset labelled(String text) {
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
