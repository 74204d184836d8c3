package io.tagwave.pager;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.TreeMap;
import java.util.TreeSet;

/** An address of the web taken apart, so that it can be told in which places it differs from another. */
public final class PageUrl {

    /** Further segments that a page's number takes: {@code /page/2}. */
    private static final int MOST_SEGMENTS = 2;

    private static final String HTTP = "http";

    private final String url;
    private final String host;
    private final List<String> segments;
    private final Map<String, String> query;

    private PageUrl(String url, String host, List<String> segments, Map<String, String> query) {
        this.url = url;
        this.host = host;
        this.segments = segments;
        this.query = query;
    }

    /** An address as it was resolved, or null where it leads to no page: empty, a mere fragment, another scheme. */
    static PageUrl of(String resolved) {
        int hash = resolved.indexOf('#');
        String url = hash < 0 ? resolved : resolved.substring(0, hash);
        int start = hostStart(url);
        if (url.isEmpty() || start < 0) {
            return null;
        }
        int mark = url.indexOf('?');
        int end = mark < 0 ? url.length() : mark;
        int slash = start == 0 ? 0 : url.indexOf('/', start);
        int path = slash < 0 || slash > end ? end : slash;
        String host = url.substring(start, path).toLowerCase(Locale.ROOT);
        return new PageUrl(
                resolved,
                bare(host),
                segments(url.substring(path, end)),
                query(mark < 0 ? "" : url.substring(mark + 1)));
    }

    /** Whether an address has no scheme, or one of the web. */
    public static boolean isOfWeb(String address) {
        return hostStart(address) >= 0;
    }

    /** Where the host begins, 0 of an address without one, -1 of one that is not of the web. */
    private static int hostStart(String url) {
        int colon = 0;
        while (colon < url.length() && !endsScheme(url.charAt(colon))) {
            colon++;
        }
        if (colon == 0 || colon == url.length() || url.charAt(colon) != ':') {
            return 0;
        }
        boolean web = (colon == HTTP.length() || colon == HTTP.length() + 1)
                && url.regionMatches(true, 0, HTTP + "s", 0, colon)
                && url.startsWith("//", colon + 1);
        return web ? colon + "://".length() : -1;
    }

    private static boolean endsScheme(char c) {
        return c == ':' || c == '/' || c == '?' || c == '#';
    }

    /** A host without what most sites are reached with and without. */
    private static String bare(String host) {
        int start = host.startsWith("www.") ? "www.".length() : 0;
        int colon = host.indexOf(':', start);
        boolean usual = colon > 0 && (host.endsWith(":80") || host.endsWith(":443"));
        return host.substring(start, usual ? colon : host.length());
    }

    private static List<String> segments(String path) {
        List<String> segments = new ArrayList<>();
        int start = 0;
        while (start < path.length()) {
            int slash = path.indexOf('/', start);
            int end = slash < 0 ? path.length() : slash;
            if (end > start) {
                segments.add(path.substring(start, end));
            }
            start = end + 1;
        }
        return segments;
    }

    private static Map<String, String> query(String query) {
        if (query.isEmpty()) {
            return Map.of();
        }
        Map<String, String> values = new TreeMap<>();
        StringTokenizer pairs = new StringTokenizer(query, "&;");
        while (pairs.hasMoreTokens()) {
            String pair = pairs.nextToken();
            int equals = pair.indexOf('=');
            String name = equals < 0 ? pair : pair.substring(0, equals);
            values.merge(name, equals < 0 ? "" : pair.substring(equals + 1), (one, other) -> one + "&" + other);
        }
        return values;
    }

    /** The address as it was resolved. */
    String url() {
        return url;
    }

    /** The names of its query. */
    Set<String> names() {
        return query.keySet();
    }

    /** The same address with those parts of its query alone that have one of some names. */
    PageUrl withOnly(Set<String> names) {
        Map<String, String> kept = new TreeMap<>(query);
        kept.keySet().retainAll(names);
        return new PageUrl(url, host, segments, kept);
    }

    /** Whether both lead to the same page, whatever the scheme, the order of the query and a slash at the end. */
    boolean isSame(PageUrl other) {
        return host.equals(other.host) && segments.equals(other.segments) && query.equals(other.query);
    }

    /** What stands at a {@linkplain UrlDifference#place place}, or null. */
    String at(String place) {
        if (place.startsWith("?")) {
            return query.get(place.substring(1, place.length() - 1));
        }
        int segment = Integer.parseInt(place.substring(1));
        return segment < segments.size() ? segments.get(segment) : null;
    }

    /** Whether both are of one host. */
    boolean isBeside(PageUrl other) {
        return host.equals(other.host);
    }

    /** Whether it has neither a path nor a query. */
    boolean isRoot() {
        return segments.isEmpty() && query.isEmpty();
    }

    /** Whether both have the same path, but for some segments more at the end of one, or a number in a segment. */
    boolean isNear(PageUrl other) {
        List<UrlDifference> path = new ArrayList<>();
        boolean beside = !segments.isEmpty() && !other.segments.isEmpty() && host.equals(other.host);
        if (!beside || !addPath(other, path) || path.size() > 1) {
            return false;
        }
        UrlDifference difference = path.isEmpty() ? null : path.get(0);
        return difference == null
                || segments.size() != other.segments.size()
                || difference.from() >= 0
                || difference.to() >= 0;
    }

    /** In which single place the other address differs from this one; null where it does in none or in several. */
    UrlDifference to(PageUrl other) {
        List<UrlDifference> places = places(other);
        return places.size() == 1 ? places.get(0) : null;
    }

    /** In which places the other address differs from this one; none where it has another host or quite another path. */
    List<UrlDifference> places(PageUrl other) {
        List<UrlDifference> places = new ArrayList<>();
        if (!host.equals(other.host) || !addPath(other, places)) {
            return List.of();
        }
        if (query.equals(other.query)) {
            return places;
        }
        TreeSet<String> names = new TreeSet<>();
        for (Map.Entry<String, String> mine : query.entrySet()) {
            if (!mine.getValue().equals(other.query.get(mine.getKey()))) {
                names.add(mine.getKey());
            }
        }
        for (String name : other.query.keySet()) {
            if (!query.containsKey(name)) {
                names.add(name);
            }
        }
        for (String name : names) {
            places.add(UrlDifference.of(
                    "?" + name + "=", query.getOrDefault(name, ""), other.query.getOrDefault(name, "")));
        }
        return places;
    }

    /** False where one path is not the beginning of the other, or too short for that. */
    private boolean addPath(PageUrl other, List<UrlDifference> places) {
        int mine = segments.size();
        int theirs = other.segments.size();
        int shorter = Math.min(mine, theirs);
        if (Math.abs(mine - theirs) > MOST_SEGMENTS) {
            return false;
        }
        if (mine != theirs) {
            String before = String.join("/", segments.subList(shorter, mine));
            String after = String.join("/", other.segments.subList(shorter, theirs));
            places.add(UrlDifference.of("/" + shorter, before, after));
            return segments.subList(0, shorter).equals(other.segments.subList(0, shorter));
        }
        for (int i = 0; i < mine; i++) {
            if (!segments.get(i).equals(other.segments.get(i))) {
                places.add(UrlDifference.of("/" + i, segments.get(i), other.segments.get(i)));
            }
        }
        return true;
    }

    @Override
    public String toString() {
        return url;
    }
}
