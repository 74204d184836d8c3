package io.tagwave.crawl;

import crawlercommons.filters.basic.BasicURLNormalizer;
import java.net.MalformedURLException;
import java.net.URL;
import java.util.Locale;
import java.util.Set;

/** The canonical form under which a page is known. */
public final class Urls {

    /** Query parameters that carry the session, not the page. */
    private static final Set<String> SESSION = Set.of("jsessionid", "phpsessid", "sid", "sessionid", "aspsessionid");

    private static final BasicURLNormalizer NORMALIZER =
            BasicURLNormalizer.newBuilder().queryParamsToRemove(SESSION).build();

    private Urls() {}

    /** The canonical form of an absolute http or https address, or null when it is not one. */
    public static String canonical(String url) {
        if (isPlain(url)) {
            return url;
        }
        String scheme = url.strip().toLowerCase(Locale.ROOT);
        if (!scheme.startsWith("http://") && !scheme.startsWith("https://")) {
            return null;
        }
        String normal = NORMALIZER.filter(withoutSession(url));
        return normal == null || io.tagwave.page.Hosts.of(normal).isEmpty() ? null : normal;
    }

    /** The canonical form of an address found on a page, or null when it leads nowhere on the web. */
    static String resolve(String base, String reference) {
        try {
            return canonical(new URL(new URL(base), reference.strip()).toString());
        } catch (MalformedURLException e) {
            return null;
        }
    }

    /** Java servers put the session behind a semicolon into the path. */
    private static String withoutSession(String url) {
        int start = url.toLowerCase(Locale.ROOT).indexOf(";jsessionid=");
        if (start < 0) {
            return url;
        }
        int end = start + 1;
        while (end < url.length() && "?#;/".indexOf(url.charAt(end)) < 0) {
            end++;
        }
        return url.substring(0, start) + url.substring(end);
    }

    /**
     * Whether the address is surely canonical: lower case host, and a path of unreserved characters without empty or
     * dotted segments, without a query. Most links of most pages are, and are spared five times parsing.
     */
    private static boolean isPlain(String url) {
        int host = url.startsWith("http://") ? 7 : url.startsWith("https://") ? 8 : 0;
        int slash = url.indexOf('/', host);
        if (host == 0 || slash <= host) {
            return false;
        }
        for (int i = host; i < slash; i++) {
            char c = url.charAt(i);
            boolean letter = c >= 'a' && c <= 'z' || c >= '0' && c <= '9';
            boolean joins = (c == '.' || c == '-') && i > host && i + 1 < slash;
            if (!letter && !joins) {
                return false;
            }
        }
        for (int i = slash + 1; i < url.length(); i++) {
            char c = url.charAt(i);
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9';
            boolean dot = c == '.' && url.charAt(i - 1) != '/' && (i + 1 == url.length() || url.charAt(i + 1) != '/');
            boolean segment = c == '/' && url.charAt(i - 1) != '/';
            if (!letter && !dot && !segment && c != '-' && c != '_' && c != '~') {
                return false;
            }
        }
        return true;
    }
}
