package io.tagwave.dom;

import org.jsoup.internal.StringUtil;

/**
 * Makes the addresses of a page absolute. Most references are plain paths, for which joining strings does what parsing
 * two URLs does, at a tenth of the cost; all others are left to the parser's own way.
 */
final class Addresses {

    private static final String PLAIN = "-_~/?=&%+,;";

    private final String base;
    private final String origin;
    private final String folder;

    /**
     * Addresses of one page.
     *
     * @param base what references are resolved against; may be empty
     */
    Addresses(String base) {
        this.base = base;
        int scheme = base.indexOf("://");
        int path = scheme < 0 ? -1 : base.indexOf('/', scheme + 3);
        int end = base.length();
        for (int i = 0; i < base.length() && end == base.length(); i++) {
            end = base.charAt(i) == '?' || base.charAt(i) == '#' ? i : end;
        }
        boolean usual = base.startsWith("http") && path > 0 && path < end && !base.contains("/.");
        origin = usual ? base.substring(0, path) : null;
        folder = usual ? base.substring(0, base.lastIndexOf('/', end - 1) + 1) : null;
    }

    /** The absolute address, or an empty string when there is none. */
    String resolve(String reference) {
        int host = reference.startsWith("http://") ? 7 : reference.startsWith("https://") ? 8 : 0;
        if (host > 0 && isPlain(reference, host)) {
            return reference;
        }
        if (origin == null || !isPlain(reference, 0)) {
            return StringUtil.resolve(base, reference);
        }
        return (reference.charAt(0) == '/' ? origin : folder) + reference;
    }

    /** Unreserved characters, beginning as a path does, without a dot at the start of a segment or two slashes. */
    private static boolean isPlain(String reference, int start) {
        for (int i = start; i < reference.length(); i++) {
            char c = reference.charAt(i);
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
            boolean first = i == start || reference.charAt(i - 1) == '/';
            boolean fine = letter || (first ? c == '/' && i == 0 : c == '.' || PLAIN.indexOf(c) >= 0);
            if (!fine) {
                return false;
            }
        }
        return start < reference.length();
    }
}
