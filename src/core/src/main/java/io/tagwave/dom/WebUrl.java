package io.tagwave.dom;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Parses, resolves and serializes URLs as the URL Standard (url.spec.whatwg.org) does, and with it every browser: a link is
 * requested as it is written, with only those characters escaped that cannot be sent. Parameters keep their order, escapes their
 * spelling.
 */
public final class WebUrl {

    private static final int NONE = -1;

    /** Default ports of the special schemes. */
    private static final Map<String, Integer> SPECIAL =
            Map.of("http", 80, "https", 443, "ws", 80, "wss", 443, "ftp", 21, "file", NONE);

    private final String scheme;
    /** User, host and port, an empty string in a file URL; null without any. */
    private final @Nullable String authority;

    private final String path;
    /** True if the path is no list of segments, such as that of a mail address. */
    private final boolean opaque;

    private final @Nullable String query;
    private final @Nullable String fragment;
    /** The URL up to its path, up to its last segment and up to its query, which plain references are appended to. */
    private final String origin;

    private final String folder;
    private final String page;

    private WebUrl(
            String scheme,
            @Nullable String authority,
            String path,
            boolean opaque,
            @Nullable String query,
            @Nullable String fragment) {
        this.scheme = scheme;
        this.authority = authority;
        this.path = path;
        this.opaque = opaque;
        this.query = query;
        this.fragment = fragment;
        origin = scheme + ":" + (authority != null ? "//" + authority : path.startsWith("//") && !opaque ? "/." : "");
        folder = origin + path.substring(0, path.lastIndexOf('/') + 1);
        page = origin + path;
    }

    /** Returns the URL of a page that a crawler can request, without its fragment; null if it is no absolute http or https URL. */
    public static @Nullable String address(String url) {
        if (PlainUrls.isAddress(url, url.length())) {
            return url;
        }
        WebUrl parsed = parse(url, null, StandardCharsets.UTF_8);
        return parsed == null || !parsed.isHttp() ? null : parsed.withoutFragment();
    }

    /** Returns the URL that a reference on a page leads to, see {@link #address(String)}. */
    public static @Nullable String address(String page, String reference) {
        WebUrl parsed = parse(reference, parse(page, null, StandardCharsets.UTF_8), StandardCharsets.UTF_8);
        return parsed == null || !parsed.isHttp() ? null : parsed.withoutFragment();
    }

    /**
     * Parses a URL.
     *
     * @param base against which a relative one is resolved, or null
     * @param encoding of the page, in which characters of the query are escaped
     * @return null if it is no URL
     */
    public static @Nullable WebUrl parse(String written, @Nullable WebUrl base, Charset encoding) {
        String text = trimmed(written);
        int hash = text.indexOf('#');
        String rest = hash < 0 ? text : text.substring(0, hash);
        String fragment =
                hash < 0 ? null : UrlEscapes.FRAGMENT.escape(text.substring(hash + 1), StandardCharsets.UTF_8);
        int colon = schemeEnd(rest);
        String own = colon > 0 ? rest.substring(0, colon).toLowerCase(Locale.ROOT) : null;
        String scheme = own != null || base == null ? own : base.scheme;
        if (scheme == null) {
            return null;
        }
        boolean special = SPECIAL.containsKey(scheme);
        WebUrl page = own == null || special && base != null && own.equals(base.scheme) ? base : null;
        if (page != null && page.opaque) {
            boolean part = rest.isEmpty() && fragment != null;
            return part ? new WebUrl(scheme, page.authority, page.path, true, page.query, fragment) : null;
        }
        int mark = rest.indexOf('?', colon + 1);
        String before = rest.substring(colon + 1, mark < 0 ? rest.length() : mark);
        Split split = page == null ? absolute(before, scheme, special) : relative(before, page, special);
        if (split == null) {
            return null;
        }
        Charset bytes = special && !scheme.startsWith("ws") ? encoding : StandardCharsets.UTF_8;
        UrlEscapes escapes = special ? UrlEscapes.SPECIAL_QUERY : UrlEscapes.QUERY;
        String query = mark < 0 ? split.query : escapes.escape(rest.substring(mark + 1), bytes);
        return new WebUrl(scheme, split.authority, split.path, split.opaque, query, fragment);
    }

    /**
     * The parts of a URL before its query.
     *
     * @param query of the base, which an empty reference takes over
     */
    private record Split(
            @Nullable String authority,
            String path,
            boolean opaque,
            @Nullable String query) {
        Split(@Nullable String authority, String path) {
            this(authority, path, false, null);
        }
    }

    private static @Nullable Split absolute(String rest, String scheme, boolean special) {
        boolean file = scheme.equals("file");
        if (special && !file || isSlashes(rest, 2, special)) {
            return withAuthority(rest, file || !special ? 2 : slashes(rest), scheme);
        }
        return file || rest.startsWith("/")
                ? new Split(file ? "" : null, UrlPath.of("", rest, special))
                : new Split(null, opaquePath(rest), true, null);
    }

    private static @Nullable Split relative(String rest, WebUrl base, boolean special) {
        if (isSlashes(rest, 2, special)) {
            return absolute(rest, base.scheme, special);
        }
        if (rest.isEmpty()) {
            return new Split(base.authority, base.path, false, base.query);
        }
        String folder = isSlashes(rest, 1, special) ? "" : base.path.substring(0, base.path.lastIndexOf('/') + 1);
        return new Split(base.authority, UrlPath.of(folder, rest, special));
    }

    private static @Nullable Split withAuthority(String rest, int start, String scheme) {
        boolean special = SPECIAL.containsKey(scheme);
        int end = UrlPath.segmentEnd(rest, start, special);
        String authority = authority(rest.substring(start, end), scheme, special);
        return authority == null ? null : new Split(authority, UrlPath.of("", rest.substring(end), special));
    }

    private static @Nullable String authority(String written, String scheme, boolean special) {
        int at = written.lastIndexOf('@');
        String user = at < 0 ? "" : user(written.substring(0, at));
        String hostAndPort = written.substring(at + 1);
        int colon = hostAndPort.indexOf(':', Math.max(0, hostAndPort.indexOf(']')));
        String name = colon < 0 ? hostAndPort : hostAndPort.substring(0, colon);
        String digits = colon < 0 ? "" : hostAndPort.substring(colon + 1);
        boolean mayBeEmpty = at < 0 && colon < 0 && (!special || scheme.equals("file"));
        if (name.isEmpty() && !mayBeEmpty) {
            return null;
        }
        String host = name.isEmpty() ? "" : UrlHostParser.parse(name, special);
        if (host == null || !digits.chars().allMatch(c -> c >= '0' && c <= '9')) {
            return null;
        }
        String port = digits.replaceFirst("^0+(?=.)", "");
        if (port.length() > 5 || !port.isEmpty() && Integer.parseInt(port) > 65_535) {
            return null;
        }
        if (scheme.equals("file")) {
            return host.equals("localhost") ? "" : host;
        }
        boolean usual = port.isEmpty() || Integer.valueOf(port).equals(SPECIAL.get(scheme));
        return user + host + (usual ? "" : ":" + port);
    }

    /** Returns the user and the password, with the sign that ends them; an empty string if both are empty. */
    private static String user(String written) {
        int colon = written.indexOf(':');
        String name = UrlEscapes.USER.escape(colon < 0 ? written : written.substring(0, colon), StandardCharsets.UTF_8);
        String password = colon < 0 ? "" : UrlEscapes.USER.escape(written.substring(colon + 1), StandardCharsets.UTF_8);
        return (name + password).isEmpty() ? "" : name + (password.isEmpty() ? "" : ":" + password) + "@";
    }

    /** Escapes the last of the blanks at the end, so that a query or fragment does not change what is before it. */
    private static String opaquePath(String written) {
        String path = UrlEscapes.CONTROL.escape(written, StandardCharsets.UTF_8);
        return path.endsWith(" ") ? path.substring(0, path.length() - 1) + "%20" : path;
    }

    /** Returns the index of the colon behind a scheme, or -1. */
    private static int schemeEnd(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == ':') {
                return i == 0 ? NONE : i;
            }
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
            if (!letter && (i == 0 || (c < '0' || c > '9') && c != '+' && c != '-' && c != '.')) {
                return NONE;
            }
        }
        return NONE;
    }

    private static boolean isSlashes(String text, int count, boolean special) {
        return text.chars()
                        .limit(count)
                        .takeWhile(c -> c == '/' || special && c == '\\')
                        .count()
                == count;
    }

    private static int slashes(String text) {
        int end = 0;
        while (end < text.length() && (text.charAt(end) == '/' || text.charAt(end) == '\\')) {
            end++;
        }
        return end;
    }

    /** Removes blanks and control characters at both ends, tabs and line breaks everywhere. */
    private static String trimmed(String written) {
        int start = 0;
        int end = written.length();
        while (start < end && written.charAt(start) <= ' ') {
            start++;
        }
        while (end > start && written.charAt(end - 1) <= ' ') {
            end--;
        }
        String text = written.substring(start, end);
        return text.indexOf('\n') < 0 && text.indexOf('\r') < 0 && text.indexOf('\t') < 0
                ? text
                : text.replaceAll("[\t\r\n]", "");
    }

    /** Returns the absolute URL of a reference on this page, an empty string if it is no URL. */
    public String resolve(String reference, Charset encoding) {
        if (PlainUrls.isAddress(reference, reference.length())) {
            return reference;
        }
        if (!opaque && PlainUrls.isReference(reference)) {
            char first = reference.charAt(0);
            return (first == '/' ? origin : first == '?' ? page : folder) + reference;
        }
        WebUrl url = parse(reference, this, encoding);
        return url == null ? "" : url.toString();
    }

    /** Returns the scheme in lower case, without its colon. */
    public String scheme() {
        return scheme;
    }

    /** Returns true for an http or https URL. */
    public boolean isHttp() {
        return scheme.equals("http") || scheme.equals("https");
    }

    private String withoutFragment() {
        return query == null ? page : page + "?" + query;
    }

    @Override
    public String toString() {
        return fragment == null ? withoutFragment() : withoutFragment() + "#" + fragment;
    }
}
