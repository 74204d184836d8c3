package io.tagwave.dom;

import java.net.MalformedURLException;
import java.net.URL;
import org.jsoup.internal.StringUtil;
import org.jspecify.annotations.Nullable;

/**
 * Resolves the addresses of a page. Most references are plain paths, which are joined as strings at a tenth of the cost of parsing
 * two URLs; all others are resolved by the parser.
 */
final class UrlResolver {

    /** Characters that need no resolution, except at the beginning of a segment. */
    private static final String PLAIN = "-_~/?=&%+,;";

    /** The same after the slash behind the host; before it they would be part of the scheme or the host. */
    private static final String PLAIN_IN_PATH = ":@!*'()$|";

    private static final String PLAIN_FIRST = "-_~?=&%+,;*@!";

    private static final String SCRIPT = "javascript:";
    /** An embedded image, of a hundred kilobytes or more. */
    private static final String DATA = "data:";

    private static final String MAIL = "mailto:";
    private static final String TELEPHONE = "tel:";

    private final String base;
    private final @Nullable Base parts;
    /** Null until it is needed, and if it cannot be parsed. */
    private @Nullable URL parsedBase;

    /**
     * The beginnings of the base that references are joined with.
     *
     * @param page the base without its fragment
     */
    private record Base(String scheme, String origin, String folder, String path, String page) {}

    /**
     * Resolves the addresses of one page.
     *
     * @param base against which references are resolved; may be empty
     */
    UrlResolver(String base) {
        this.base = base;
        int colon = base.indexOf("://");
        int slash = colon < 0 ? -1 : base.indexOf('/', colon + 3);
        int end = base.length();
        for (int i = 0; i < base.length() && end == base.length(); i++) {
            end = base.charAt(i) == '?' || base.charAt(i) == '#' ? i : end;
        }
        boolean usual = base.startsWith("http") && slash > 0 && slash < end && !base.contains("/.");
        int hash = base.indexOf('#');
        parts = !usual
                ? null
                : new Base(
                        base.substring(0, colon + 1),
                        base.substring(0, slash),
                        base.substring(0, base.lastIndexOf('/', end - 1) + 1),
                        base.substring(0, end),
                        hash < 0 ? base : base.substring(0, hash));
    }

    /** Returns the absolute address, or an empty string if there is none. */
    String resolve(String reference) {
        int end = pathEnd(reference);
        if (!isPrintable(reference, end)) {
            return parsed(reference);
        }
        int host = reference.startsWith("http://") ? 7 : reference.startsWith("https://") ? 8 : 0;
        if (host > 0 && isPlain(reference, host, end)
                || (reference.startsWith(SCRIPT) || reference.startsWith(DATA)) && isPrintable(reference, 0)
                || reference.startsWith(MAIL) && isSimple(reference, MAIL.length())
                || reference.startsWith(TELEPHONE) && isSimple(reference, TELEPHONE.length())) {
            return reference;
        }
        String joined = parts == null ? null : joined(parts, reference, end);
        return joined == null ? parsed(reference) : joined;
    }

    /** Resolves a reference as the parser does, which would otherwise parse the base each time. */
    private String parsed(String reference) {
        try {
            if (parsedBase == null && isPrintable(base, 0)) {
                parsedBase = new URL(base);
            }
            return parsedBase == null
                    ? StringUtil.resolve(base, reference)
                    : StringUtil.resolve(parsedBase, reference).toExternalForm();
        } catch (MalformedURLException e) {
            return StringUtil.resolve(base, reference);
        }
    }

    /** Returns where the query or fragment begins; these need no resolution. */
    private static int pathEnd(String reference) {
        for (int i = 0; i < reference.length(); i++) {
            if (reference.charAt(i) == '?' || reference.charAt(i) == '#') {
                return i;
            }
        }
        return reference.length();
    }

    /** Returns the reference joined with the base, or null if that is not enough. */
    private static @Nullable String joined(Base base, String reference, int end) {
        if (reference.isEmpty()) {
            return null;
        }
        if (end == 0) {
            return (reference.charAt(0) == '?' ? base.path() : base.page()) + reference;
        }
        if (reference.startsWith("//")) {
            return isPlain(reference, 2, end) ? base.scheme() + reference : null;
        }
        if (!isPlain(reference, 0, end)) {
            return null;
        }
        return (reference.charAt(0) == '/' ? base.origin() : base.folder()) + reference;
    }

    /**
     * Returns whether a reference up to its query needs no resolution.
     *
     * @param start of the host, or 0 without one
     */
    private static boolean isPlain(String reference, int start, int end) {
        int colon = start == 0 ? -1 : reference.indexOf(':', start);
        if (colon < 0 || colon >= end) {
            return isPlain(reference, start, end, false);
        }
        int slash = reference.indexOf('/', start);
        int host = slash < 0 || slash > end ? end : slash;
        if (colon > host) {
            return isPlain(reference, start, end, false);
        }
        return isPlain(reference, start, colon, false)
                && isPort(reference, colon + 1, host)
                && (host + 1 >= end || isPlain(reference, host + 1, end, true));
    }

    /** Returns whether a range is a port of one to four digits that does not begin with a zero. */
    private static boolean isPort(String reference, int start, int end) {
        for (int i = start; i < end; i++) {
            if (reference.charAt(i) < (i == start ? '1' : '0') || reference.charAt(i) > '9') {
                return false;
            }
        }
        return start < end && end - start <= 4;
    }

    /**
     * Returns whether a range has only characters that need no resolution, and neither a dot at the start of a segment nor two
     * slashes.
     */
    private static boolean isPlain(String reference, int start, int end, boolean behindHost) {
        boolean inPath = behindHost;
        for (int i = start; i < end; i++) {
            char c = reference.charAt(i);
            boolean letter = isLetter(c);
            boolean hiddenFile = c == '.' && inPath && i + 1 < end && isLetter(reference.charAt(i + 1));
            if (!letter
                    && !hiddenFile
                    && !isPlain(c, i, i == start, i > start && reference.charAt(i - 1) == '/', inPath)) {
                return false;
            }
            inPath |= c == '/';
        }
        return start < end;
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
    }

    private static boolean isPlain(char c, int place, boolean first, boolean afterSlash, boolean inPath) {
        if (first) {
            return c == '/' && place == 0;
        }
        if (afterSlash) {
            return inPath && PLAIN_FIRST.indexOf(c) >= 0;
        }
        return c == '.' || PLAIN.indexOf(c) >= 0 || inPath && PLAIN_IN_PATH.indexOf(c) >= 0;
    }

    /** Returns whether a reference has only characters of mail addresses and telephone numbers. */
    private static boolean isSimple(String reference, int start) {
        for (int i = start; i < reference.length(); i++) {
            char c = reference.charAt(i);
            boolean letter = isLetter(c);
            if (!letter && "@.-_+".indexOf(c) < 0) {
                return false;
            }
        }
        return start < reference.length();
    }

    private static boolean isPrintable(String reference, int start) {
        for (int i = start; i < reference.length(); i++) {
            if (reference.charAt(i) <= ' ' || reference.charAt(i) >= 127) {
                return false;
            }
        }
        return true;
    }
}
