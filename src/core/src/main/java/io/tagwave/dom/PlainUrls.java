package io.tagwave.dom;

/** Recognizes URLs that are certainly written as they are serialized, as most links are, at a tenth of the cost of parsing. */
final class PlainUrls {

    /** Characters without a meaning in paths and queries that is not their own. */
    private static final String PLAIN = "-_~=&+,;@!*$()|:";

    private PlainUrls() {}

    /** Returns true for an http or https URL with a path and without a fragment that parsing would not change. */
    static boolean isAddress(String url, int end) {
        int host = url.startsWith("http://") ? 7 : url.startsWith("https://") ? 8 : 0;
        int slash = host == 0 ? -1 : url.indexOf('/', host);
        return slash > host && isHost(url, host, slash) && isPath(url, slash, end);
    }

    /** Returns true for a relative reference whose parts are certainly neither dots nor a scheme. */
    static boolean isReference(String reference) {
        char first = reference.isEmpty() ? '#' : reference.charAt(0);
        boolean begins = isLetter(first) || first == '?' || first == '/' && !reference.startsWith("//");
        if (!begins || !isPath(reference, 0, reference.length())) {
            return false;
        }
        int colon = reference.indexOf(':');
        return colon < 0 || first == '/' || first == '?' || reference.lastIndexOf('/', colon) >= 0;
    }

    /** Accepts small letters, digits and single dots and hyphens; a last part that begins with a digit may be a number. */
    private static boolean isHost(String url, int start, int end) {
        boolean begins = true;
        char first = '0';
        for (int i = start; i < end; i++) {
            char c = url.charAt(i);
            boolean letter = c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
            if (!letter && (begins || c != '.' && (c != '-' || url.charAt(i + 1) == '-'))) {
                return false;
            }
            first = begins ? c : first;
            begins = c == '.';
        }
        return !begins && first > '9';
    }

    private static boolean isPath(String url, int start, int end) {
        boolean inPath = true;
        for (int i = start; i < end; i++) {
            char c = url.charAt(i);
            boolean segment = inPath && i > start && url.charAt(i - 1) == '/';
            if (c == '?') {
                inPath = false;
            } else if (!isLetter(c) && c != '/' && !(c == '.' || c == '%' ? !segment : PLAIN.indexOf(c) >= 0)) {
                return false;
            }
        }
        return true;
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
    }
}
