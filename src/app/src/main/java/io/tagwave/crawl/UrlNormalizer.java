package io.tagwave.crawl;

import crawlercommons.filters.basic.BasicURLNormalizer;
import io.tagwave.web.UrlHosts;
import java.net.MalformedURLException;
import java.net.URL;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/** The canonical form under which a page is known. */
public final class UrlNormalizer {

    /** Query parameters that carry the session, not the page. */
    private static final Set<String> SESSION = Set.of(
            "jsessionid",
            "JSESSIONID",
            "phpsessid",
            "PHPSESSID",
            "sid",
            "SID",
            "sessionid",
            "sessionId",
            "SessionID",
            "SESSIONID",
            "aspsessionid",
            "ASPSESSIONID");

    /** Java servers put the session behind a semicolon into the path, some of them behind the one that stands there. */
    private static final Pattern SESSION_IN_PATH = Pattern.compile(";jsessionid=[^?#;/]*", Pattern.CASE_INSENSITIVE);

    private static final String HEX = "0123456789ABCDEF";

    private static final BasicURLNormalizer NORMALIZER =
            BasicURLNormalizer.newBuilder().queryParamsToRemove(SESSION).build();

    private UrlNormalizer() {}

    /** The canonical form of an absolute http or https address, or null when it is not one. */
    public static String canonical(String url) {
        int hash = url.indexOf('#');
        String page = hash < 0 ? url : url.substring(0, hash);
        int query = page.indexOf('?');
        if (!isPlain(page, query < 0 ? page.length() : query)) {
            return normal(url);
        }
        if (query < 0) {
            return page;
        }
        String ordered = QuerySorter.ordered(page, query + 1, SESSION);
        return ordered == null ? normal(url) : ordered;
    }

    /** The same by the whole way, which {@link #isPlain} only spares. */
    static String normal(String url) {
        String scheme = url.strip().toLowerCase(Locale.ROOT);
        if (!scheme.startsWith("http://") && !scheme.startsWith("https://")) {
            return null;
        }
        String normal = filtered(SESSION_IN_PATH.matcher(url).replaceAll(""));
        return normal == null || !isHost(UrlHosts.of(normal)) ? null : normal;
    }

    /** The normaliser joins what is left of a path such as {@code /..%20} to the host. */
    private static boolean isHost(String host) {
        return !host.isEmpty() && host.indexOf('%') < 0;
    }

    private static String filtered(String url) {
        try {
            return NORMALIZER.filter(url);
        } catch (IndexOutOfBoundsException brokenAddress) {
            // The normaliser falls over some addresses that no server could answer.
            return null;
        }
    }

    /** The canonical form of an address found on a page, or null when it leads nowhere on the web. */
    static String resolve(String base, String reference) {
        try {
            return canonical(new URL(new URL(base), reference.strip()).toString());
        } catch (MalformedURLException e) {
            return null;
        }
    }

    /**
     * Whether the address up to its query is surely canonical: lower case host, a path of unreserved characters without empty
     * or dotted segments. Most links of most pages are, and are spared five times parsing.
     */
    private static boolean isPlain(String url, int end) {
        int host = url.startsWith("http://") ? 7 : url.startsWith("https://") ? 8 : 0;
        int slash = url.indexOf('/', host);
        return host > 0 && slash > host && slash < end && isPlainHost(url, host, slash) && isPlainPath(url, slash, end);
    }

    /** Whether the host of an address is written as in its canonical form. */
    static boolean hasPlainHost(String url) {
        int host = url.startsWith("http://") ? 7 : url.startsWith("https://") ? 8 : 0;
        int end = host;
        while (end < url.length() && "/?#".indexOf(url.charAt(end)) < 0) {
            end++;
        }
        return host > 0 && end > host && isPlainHost(url, host, end);
    }

    private static boolean isPlainHost(String url, int start, int end) {
        for (int i = start; i < end; i++) {
            char c = url.charAt(i);
            boolean letter = c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
            boolean joins = (c == '.' || c == '-')
                    && i > start
                    && i + 1 < end
                    && isLetter(url.charAt(i - 1))
                    && isLetter(url.charAt(i + 1));
            if (!letter && !joins && !isPort(url, i, end)) {
                return false;
            }
            if (c == ':') {
                return true;
            }
        }
        return true;
    }

    /** A colon and four or five digits: the ports that go without saying have fewer. */
    private static boolean isPort(String url, int colon, int end) {
        if (url.charAt(colon) != ':' || end - colon < 5 || end - colon > 6 || url.charAt(colon + 1) == '0') {
            return false;
        }
        for (int i = colon + 1; i < end; i++) {
            if (url.charAt(i) < '0' || url.charAt(i) > '9') {
                return false;
            }
        }
        return true;
    }

    private static boolean isPlainPath(String url, int slash, int end) {
        for (int i = slash + 1; i < end; i++) {
            char c = url.charAt(i);
            boolean dot = c == '.' && url.charAt(i - 1) != '/' && (i + 1 == end || url.charAt(i + 1) != '/');
            boolean segment = c == '/' && url.charAt(i - 1) != '/';
            boolean escape = c == '%' && isEscape(url, i, end);
            if (!isLetter(c) && !dot && !segment && !escape && "-_~,+@=&:!$'()*".indexOf(c) < 0) {
                return false;
            }
        }
        return true;
    }

    /** Whether an escape is written as in its canonical form: capital digits, of a character that has to be escaped. */
    static boolean isEscape(String url, int percent, int end) {
        if (percent + 2 >= end) {
            return false;
        }
        int high = HEX.indexOf(url.charAt(percent + 1));
        int low = HEX.indexOf(url.charAt(percent + 2));
        char escaped = (char) (high << 4 | low);
        return high >= 0 && low >= 0 && !isLetter(escaped) && "-._~".indexOf(escaped) < 0;
    }

    static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
    }
}
