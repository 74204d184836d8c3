package io.tagwave.dom;

import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.HexFormat;

/** Escapes the characters that a part of a URL cannot have (URL Standard, 1.3); escapes that are there stay as written. */
enum UrlEscapes {
    CONTROL(""),
    FRAGMENT(" \"<>`"),
    QUERY(" \"#<>"),
    SPECIAL_QUERY(" \"#<>'"),
    PATH(" \"#<>?^`{}"),
    USER(" \"#<>?^`{}/:;=@[\\]|");

    private static final char LAST = 0x7E;

    private final BitSet escaped = new BitSet();

    UrlEscapes(String characters) {
        escaped.set(0, ' ');
        characters.chars().forEach(escaped::set);
    }

    private boolean isEscaped(int c) {
        return c > LAST || escaped.get(c);
    }

    /**
     * Escapes text.
     *
     * @param encoding of the bytes; one that cannot be sent as bytes counts as UTF-8
     */
    String escape(String text, Charset encoding) {
        int plain = 0;
        while (plain < text.length() && !isEscaped(text.charAt(plain))) {
            plain++;
        }
        if (plain == text.length()) {
            return text;
        }
        boolean utf = encoding.name().startsWith("UTF-") || !encoding.canEncode();
        CharsetEncoder encoder = (utf ? StandardCharsets.UTF_8 : encoding).newEncoder();
        StringBuilder out = new StringBuilder(text.length() + 16).append(text, 0, plain);
        for (int i = plain; i < text.length(); ) {
            int c = text.codePointAt(i);
            String one = text.substring(i, i + Character.charCount(c));
            i += one.length();
            if (!isEscaped(c)) {
                out.append(one);
            } else if (c <= LAST + 1) {
                escape(out, c);
            } else if (encoder.canEncode(CharBuffer.wrap(one))) {
                for (byte b : one.getBytes(encoder.charset())) {
                    if (b >= 0 && !isEscaped(b)) {
                        out.append((char) b);
                    } else {
                        escape(out, b & 0xFF);
                    }
                }
            } else {
                // A lone half of a pair, and what the page's encoding lacks: browsers send the latter as a character
                // reference.
                out.append(utf ? "%EF%BF%BD" : "%26%23" + c + "%3B");
            }
        }
        return out.toString();
    }

    private static void escape(StringBuilder out, int b) {
        out.append('%').append(HexFormat.of().withUpperCase().toHexDigits((byte) b));
    }
}
