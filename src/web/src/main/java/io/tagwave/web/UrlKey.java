package io.tagwave.web;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Locale;

/**
 * Computes the key under which a crawl knows a page. Two URLs with one key are two spellings of one page; what is requested is the
 * URL as it was found first. Parameters all count: that one is a session cannot be seen from its name.
 */
public final class UrlKey {

    private UrlKey() {}

    /**
     * Returns the key of a URL without a fragment: parameters in the order of their names; only necessary escapes, in capital digits.
     * Slashes and empty parts count: servers may tell {@code //} from {@code /}, and {@code ?a=} from {@code ?a}.
     */
    public static String of(String url) {
        int path = UrlHosts.pathStart(url);
        if (path < 0) {
            return url;
        }
        int query = url.indexOf('?', path);
        if (query < 0 && url.indexOf('%', path) < 0) {
            return url;
        }
        return url.substring(0, path)
                + unescaped(url.substring(path, query < 0 ? url.length() : query))
                + (query < 0 ? "" : ordered(url.substring(query + 1)));
    }

    private static String ordered(String query) {
        String[] parameters = unescaped(query).split("&", -1);
        Arrays.sort(parameters, Comparator.comparing(parameter -> parameter.split("=", 2)[0]));
        return "?" + String.join("&", parameters);
    }

    /** Returns text without the escapes of characters that need none. */
    private static String unescaped(String text) {
        int percent = text.indexOf('%');
        if (percent < 0) {
            return text;
        }
        StringBuilder out = new StringBuilder(text.length());
        int from = 0;
        for (; percent >= 0; percent = text.indexOf('%', percent + 1)) {
            int high = percent + 2 < text.length() ? Character.digit(text.charAt(percent + 1), 16) : -1;
            int low = high < 0 ? -1 : Character.digit(text.charAt(percent + 2), 16);
            if (low >= 0) {
                char c = (char) (high << 4 | low);
                boolean plain = c < 128 && Character.isLetterOrDigit(c) || "-._~".indexOf(c) >= 0;
                String kept = plain
                        ? String.valueOf(c)
                        : text.substring(percent, percent + 3).toUpperCase(Locale.ROOT);
                out.append(text, from, percent).append(kept);
                from = percent + 3;
                percent += 2;
            }
        }
        return out.append(text, from, text.length()).toString();
    }
}
