package io.tagwave.web;

import java.util.Locale;

/** Decides whether a response is a page, by its Content-Type or, without one, by its first bytes. */
public final class HtmlSniffer {

    private static final int SNIFFED = 1024;

    private HtmlSniffer() {}

    /** Returns true if a Content-Type is that of pages. */
    public static boolean isHtml(String type) {
        String lower = type.toLowerCase(Locale.ROOT).strip();
        return lower.startsWith("text/html") || lower.startsWith("application/xhtml+xml");
    }

    /** Sniffs as browsers do: after white space and a byte order mark a tag begins, and no byte is binary. */
    public static boolean looksLikeHtml(byte[] body) {
        int i = 0;
        while (i < body.length && (body[i] <= ' ' && body[i] > 0 || (body[i] & 0xFF) >= 0xBB)) {
            i++;
        }
        for (int j = i; j < Math.min(body.length, SNIFFED); j++) {
            if (body[j] >= 0 && body[j] < '\t') {
                return false;
            }
        }
        return i < body.length && body[i] == '<';
    }
}
