package io.tagwave.web;

import java.util.Locale;

/** Takes host, origin and path from URLs, which politeness, scope and storage share. */
public final class UrlHosts {

    private UrlHosts() {}

    /** Returns the host of an absolute URL in lower case, without port and user; an empty string if there is none. */
    public static String of(String url) {
        String authority = authority(url);
        int bracket = authority.indexOf(']');
        int colon = authority.indexOf(':', Math.max(bracket, 0));
        return (colon < 0 ? authority : authority.substring(0, colon)).toLowerCase(Locale.ROOT);
    }

    /** Returns scheme, host and port, such as {@code https://example.org:8443}: the key of robots.txt. */
    public static String origin(String url) {
        int scheme = url.indexOf("://");
        return scheme < 0 ? "" : (url.substring(0, scheme + 3) + authority(url)).toLowerCase(Locale.ROOT);
    }

    /** Returns where the path of an absolute URL begins; -1 if nothing stands behind its host. */
    public static int pathStart(String url) {
        return url.indexOf('/', url.indexOf("://") + 3);
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
