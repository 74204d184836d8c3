package io.tagwave.dom;

import java.net.MalformedURLException;
import java.net.URL;
import org.jsoup.internal.StringUtil;

/**
 * Makes the addresses of a page absolute. Most references are plain paths, for which joining strings does what parsing
 * two URLs does, at a tenth of the cost; all others are left to the parser's own way.
 */
final class UrlResolver {

    /** Joined as they stand wherever they are, but not as the first of a segment. */
    private static final String PLAIN = "-_~/?=&%+,;";

    /** The same behind the host's slash only: before it they would be part of the scheme or of the host. */
    private static final String PLAIN_IN_PATH = ":@!*'()$|";

    private static final String PLAIN_FIRST = "-_~?=&%+,;*@!";

    private static final String SCRIPT = "javascript:";
    /** An image written out in place, of a hundred kilobytes or more. */
    private static final String DATA = "data:";

    private static final String MAIL = "mailto:";
    private static final String TELEPHONE = "tel:";

    private final String base;
    private final String scheme;
    private final String origin;
    private final String folder;
    private final String path;
    private final String page;
    /** The base taken apart, or null until it is needed and where it can not be. */
    private URL parsedBase;

    /**
     * Addresses of one page.
     *
     * @param base what references are resolved against; may be empty
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
        origin = usual ? base.substring(0, slash) : null;
        scheme = usual ? base.substring(0, colon + 1) : null;
        path = usual ? base.substring(0, end) : null;
        page = usual ? base.substring(0, base.indexOf('#') < 0 ? base.length() : base.indexOf('#')) : null;
        folder = usual ? base.substring(0, base.lastIndexOf('/', end - 1) + 1) : null;
    }

    /** The absolute address, or an empty string when there is none. */
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
        String joined = origin == null ? null : joined(reference, end);
        return joined == null ? parsed(reference) : joined;
    }

    /** The parser's own way, which would otherwise take the base apart again and again, character by character. */
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

    /** Where the query begins, else the part: they stay as they are written. */
    private static int pathEnd(String reference) {
        for (int i = 0; i < reference.length(); i++) {
            if (reference.charAt(i) == '?' || reference.charAt(i) == '#') {
                return i;
            }
        }
        return reference.length();
    }

    /** The reference behind what it leaves out, or null when that takes more than joining. */
    private String joined(String reference, int end) {
        if (reference.isEmpty()) {
            return null;
        }
        if (end == 0) {
            return (reference.charAt(0) == '?' ? path : page) + reference;
        }
        if (reference.startsWith("//")) {
            return isPlain(reference, 2, end) ? scheme + reference : null;
        }
        if (!isPlain(reference, 0, end)) {
            return null;
        }
        return (reference.charAt(0) == '/' ? origin : folder) + reference;
    }

    /**
     * Whether a reference up to its query stands for itself.
     *
     * @param start where the host begins, or 0 where there is none
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

    /** One to four digits that do not begin with a zero. */
    private static boolean isPort(String reference, int start, int end) {
        for (int i = start; i < end; i++) {
            if (reference.charAt(i) < (i == start ? '1' : '0') || reference.charAt(i) > '9') {
                return false;
            }
        }
        return start < end && end - start <= 4;
    }

    /** Characters that stand for themselves, without a dot at the start of a segment or two slashes. */
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

    /** Letters, digits and what else stands in the addresses of letter boxes and telephones. */
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
