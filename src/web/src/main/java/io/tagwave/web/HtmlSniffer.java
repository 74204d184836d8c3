package io.tagwave.web;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Decides whether a response is a page, by its Content-Type or, without one, by its first bytes. */
public final class HtmlSniffer {

    private static final int SNIFFED = 1024;
    private static final Pattern XHTML =
            Pattern.compile("<html\\s[^>]*\\bxmlns\\s*=\\s*[\"']http://www\\.w3\\.org/1999/xhtml[\"']");

    /** An element without content as XML writes it, but for those that have none in HTML: there it would stay open. */
    private static final Pattern CLOSED = Pattern.compile(
            "<(?!(?:area|base|br|col|embed|hr|img|input|link|meta|param|source|track|wbr)\\b)([A-Za-z][\\w-]*)((?:\\s[^<>]*)?)/>");

    private static final Pattern TYPE = Pattern.compile("[^\\s;,/]+/[^\\s;,/]+");
    private static final Pattern UNKNOWN = Pattern.compile("(unknown|application)/unknown\\b");

    private HtmlSniffer() {}

    /** Returns true if a Content-Type is that of pages. */
    public static boolean isHtml(String type) {
        String lower = type.toLowerCase(Locale.ROOT).strip();
        return lower.startsWith("text/html")
                || lower.startsWith("application/xhtml+xml")
                || lower.startsWith("application/vnd.wap.xhtml+xml");
    }

    /** Returns the bytes of a page to be read as HTML, though a browser reads its Content-Type as XML. */
    public static byte[] asHtml(FetchedPage page) {
        String type = page.headers().getOrDefault("content-type", "").toLowerCase(Locale.ROOT);
        boolean isXml = isXml(type) || isHtml(type) && !type.contains("/html");
        return isXml
                ? CLOSED.matcher(new String(page.body(), StandardCharsets.ISO_8859_1))
                        .replaceAll("<$1$2></$1>")
                        .getBytes(StandardCharsets.ISO_8859_1)
                : page.body();
    }

    /** Returns true if a response of a Content-Type, or of none, may be a page. */
    public static boolean mayBeHtml(@Nullable String type) {
        return type == null || isUnknown(type) || isHtml(type) || isXml(type);
    }

    /** Returns true if a response that may be a page is one. A browser shows XML as a page if its root element is that of XHTML. */
    public static boolean isPage(@Nullable String type, byte[] body) {
        return type == null || isUnknown(type)
                ? looksLikeHtml(body)
                : !isXml(type) || XHTML.matcher(start(body)).find();
    }

    /** Returns why a response of a Content-Type, or of none, is no page. */
    public static String reason(@Nullable String type) {
        return type == null ? "no content type, and it does not look like HTML" : "content type " + type;
    }

    /** Returns true for what is no type, such as "html": browsers then read the bytes (MIME Sniffing, 5 and 7). */
    private static boolean isUnknown(String type) {
        String lower = type.toLowerCase(Locale.ROOT).strip();
        return !TYPE.matcher(lower).lookingAt()
                || lower.startsWith("*/*")
                || UNKNOWN.matcher(lower).lookingAt();
    }

    private static boolean isXml(String type) {
        String lower = type.toLowerCase(Locale.ROOT).strip();
        return lower.startsWith("text/xml") || lower.startsWith("application/xml");
    }

    private static String start(byte[] body) {
        return new String(body, 0, Math.min(body.length, SNIFFED), StandardCharsets.ISO_8859_1);
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
