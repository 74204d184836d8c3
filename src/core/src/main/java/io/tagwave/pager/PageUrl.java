package io.tagwave.pager;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.StringTokenizer;
import java.util.TreeMap;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Splits an address of the web into parts, which shows in which places it differs from another. */
public record PageUrl(String url, String host, List<String> segments, Map<String, String> query) {

    /** Further segments that a page number takes: {@code /page/2}. */
    private static final int MAX_SEGMENTS = 2;

    /** Letters beside the number of a page in a segment: hardly more than a word. */
    private static final int MAX_LETTERS = 12;

    /** Returns an absolute address; null if it is that of no page: empty, a fragment alone, another scheme. */
    static @Nullable PageUrl of(String resolved) {
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

    /** Returns whether an address has no scheme, http or https. */
    public static boolean isOfWeb(String address) {
        return hostStart(address) >= 0;
    }

    /** Returns where the host begins, 0 of an address without one, -1 of one with another scheme. */
    private static int hostStart(String url) {
        int colon = 0;
        while (colon < url.length() && ":/?#".indexOf(url.charAt(colon)) < 0) {
            colon++;
        }
        if (colon == 0 || colon == url.length() || url.charAt(colon) != ':') {
            return 0;
        }
        boolean http = colon == "http".length() && url.regionMatches(true, 0, "http", 0, colon)
                || colon == "https".length() && url.regionMatches(true, 0, "https", 0, colon);
        return http && url.startsWith("//", colon + 1) ? colon + "://".length() : -1;
    }

    /** Returns a host without www and a default port. */
    private static String bare(String host) {
        int start = host.startsWith("www.") ? "www.".length() : 0;
        int colon = host.indexOf(':', start);
        boolean usual = colon > 0 && (host.endsWith(":80") || host.endsWith(":443"));
        return host.substring(start, usual ? colon : host.length());
    }

    private static List<String> segments(String path) {
        List<String> segments = new ArrayList<>();
        StringTokenizer parts = new StringTokenizer(path, "/");
        while (parts.hasMoreTokens()) {
            segments.add(parts.nextToken());
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

    /** Returns the names of the query parameters. */
    Set<String> names() {
        return query.keySet();
    }

    /** Returns the address with only some of the query parameters. */
    PageUrl withOnly(Set<String> names) {
        Map<String, String> kept = new TreeMap<>(query);
        kept.keySet().retainAll(names);
        return new PageUrl(url, host, segments, kept);
    }

    /** Returns the address without some of the query parameters. */
    PageUrl without(Set<String> names) {
        Set<String> kept = new TreeSet<>(query.keySet());
        kept.removeAll(names);
        return kept.size() == query.size() ? this : withOnly(kept);
    }

    /** Returns the path, without a slash at its ends. */
    String path() {
        return String.join("/", segments);
    }

    /** Returns whether both lead to the same page, regardless of the scheme, the order of the query and a slash at the end. */
    boolean isSame(PageUrl other) {
        return host.equals(other.host) && segments.equals(other.segments) && query.equals(other.query);
    }

    /** Returns the value at a {@linkplain UrlDifference#place place}, or null. */
    @Nullable
    String at(String place) {
        if (place.startsWith("?")) {
            return query.get(place.substring(1, place.length() - 1));
        }
        int segment = Integer.parseInt(place.substring(1));
        return segment < segments.size() ? segments.get(segment) : null;
    }

    /** Returns whether both have the same host. */
    boolean isBeside(PageUrl other) {
        return host.equals(other.host);
    }

    /** Returns whether it has neither a path nor a query. */
    boolean isRoot() {
        return segments.isEmpty() && query.isEmpty();
    }

    /** Returns whether another address on the host has a number in its query, or at the end of its path, that this one has not. */
    boolean isPartOf(PageUrl other) {
        if (!host.equals(other.host)) {
            return false;
        }
        for (Map.Entry<String, String> parameter : other.query.entrySet()) {
            boolean changed = !parameter.getValue().equals(query.get(parameter.getKey()));
            String changing = parameter.getValue().isEmpty() ? parameter.getKey() : parameter.getValue();
            if (changed && changing.chars().anyMatch(c -> c >= '0' && c <= '9')) {
                return true;
            }
        }
        String last = other.segments.isEmpty() ? "" : other.segments.get(other.segments.size() - 1);
        return !segments.contains(last) && isPageSegment(last);
    }

    /** Returns whether a segment is a number, or a date, behind hardly more than a word: {@code page-2.html, 2022-08}. */
    private static boolean isPageSegment(String segment) {
        int dot = segment.lastIndexOf('.');
        String name = dot > 0 ? segment.substring(0, dot) : segment;
        int letters = 0;
        while (letters < name.length() && Character.isLetter(name.charAt(letters))) {
            letters++;
        }
        int start = letters < name.length() && "-_=".indexOf(name.charAt(letters)) >= 0 ? letters + 1 : letters;
        boolean digits = name.substring(start).chars().allMatch(c -> c >= '0' && c <= '9' || c == '-' || c == '_');
        return letters <= MAX_LETTERS && start < name.length() && digits;
    }

    /** Returns whether both have the same path, but for a few more segments at the end of one, or a number in a segment. */
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

    /** Returns the only place in which the other address differs from this one; null if there is none, or there are several. */
    @Nullable
    UrlDifference to(PageUrl other) {
        List<UrlDifference> places = places(other);
        return places.size() == 1 ? places.get(0) : null;
    }

    /** Returns the places in which the other address differs from this one; none if it has another host or quite another path. */
    List<UrlDifference> places(PageUrl other) {
        List<UrlDifference> places = new ArrayList<>();
        if (!host.equals(other.host) || !addPath(other, places)) {
            return List.of();
        }
        if (query.equals(other.query)) {
            return places;
        }
        TreeSet<String> names = new TreeSet<>(query.keySet());
        names.addAll(other.query.keySet());
        names.removeIf(name -> Objects.equals(query.get(name), other.query.get(name)));
        for (String name : names) {
            places.add(UrlDifference.of(
                    "?" + name + "=", query.getOrDefault(name, ""), other.query.getOrDefault(name, "")));
        }
        return places;
    }

    /** Adds the differences of the path; returns false if neither path is the beginning of the other, or one is much longer. */
    private boolean addPath(PageUrl other, List<UrlDifference> places) {
        int mine = segments.size();
        int theirs = other.segments.size();
        int shorter = Math.min(mine, theirs);
        if (Math.abs(mine - theirs) > MAX_SEGMENTS) {
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
