package io.tagwave.web;

import java.util.Locale;

/** Parts of an address that politeness, scope and storage share. */
public final class UrlHosts {

    private UrlHosts() {}

    /** The host of an absolute address in lower case, without port and user; an empty string when there is none. */
    public static String of(String url) {
        String authority = authority(url);
        int bracket = authority.indexOf(']');
        int colon = authority.indexOf(':', Math.max(bracket, 0));
        return (colon < 0 ? authority : authority.substring(0, colon)).toLowerCase(Locale.ROOT);
    }

    /** Scheme, host and port as written, such as {@code https://example.org:8443}: what robots.txt is keyed by. */
    public static String origin(String url) {
        int scheme = url.indexOf("://");
        return scheme < 0 ? "" : (url.substring(0, scheme + 3) + authority(url)).toLowerCase(Locale.ROOT);
    }

    private static String authority(String url) {
        int scheme = url.indexOf("://");
        if (scheme < 0) {
            return "";
        }
        int start = scheme + 3;
        int end = start;
        while (end < url.length() && "/?#".indexOf(url.charAt(end)) < 0) {
            end++;
        }
        String authority = url.substring(start, end);
        return authority.substring(authority.lastIndexOf('@') + 1);
    }
}
