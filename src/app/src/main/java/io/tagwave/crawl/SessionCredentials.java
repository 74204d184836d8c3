package io.tagwave.crawl;

import io.tagwave.dom.WebUrl;
import io.tagwave.web.SecretText;
import io.tagwave.web.UrlHosts;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.apache.hc.client5.http.cookie.BasicCookieStore;
import org.apache.hc.client5.http.cookie.Cookie;
import org.apache.hc.client5.http.cookie.CookieStore;
import org.apache.hc.client5.http.impl.cookie.BasicClientCookie;
import org.jspecify.annotations.Nullable;

/**
 * Holds the headers and cookies by which a person is logged in to a site. Headers go to the hosts of the seeds alone, and not
 * without TLS to a host whose seed has it; cookies go where their file says.
 *
 * @param seeds hosts that the headers go to, after {@code https://} if only with TLS
 * @param pages at which the run starts
 */
public record SessionCredentials(
        Map<String, String> headers, List<BasicClientCookie> cookies, Set<String> seeds, Set<String> pages) {

    /** Sends nothing. */
    public static final SessionCredentials NONE = new SessionCredentials(Map.of(), List.of(), Set.of(), Set.of());

    private static final String HTTPS = "https://";

    /** Begins a line of a cookie that scripts of the page cannot read, in files of browsers and curl. */
    private static final String HTTP_ONLY = "#HttpOnly_";

    private static final int FIELDS = 7;

    /**
     * Reads headers and a file of cookies.
     *
     * @param lines of the form {@code Name: value}; the value may be {@code env:VARIABLE} or {@code file:FILE}, for its first line
     * @param cookieFile in Netscape's format, as browser extensions and curl write it; null for none
     * @throws IllegalArgumentException if they cannot be read, with the option and what was expected, and without a value
     */
    public static SessionCredentials of(List<String> lines, @Nullable Path cookieFile) {
        Map<String, String> headers = new LinkedHashMap<>();
        for (String line : lines) {
            int colon = line.indexOf(':');
            String name = colon < 0 ? "" : line.substring(0, colon).strip();
            if (name.isEmpty()
                    || !name.chars().allMatch(c -> c > ' ' && c < 127 && "()<>@,;\\\"/[]?={}".indexOf(c) < 0)) {
                throw new IllegalArgumentException("--header: expected \"NAME: VALUE\"");
            }
            headers.put(
                    name,
                    SecretText.of("--header", name, line.substring(colon + 1).strip()));
        }
        List<BasicClientCookie> cookies = cookieFile == null ? List.of() : cookies(cookieFile);
        return new SessionCredentials(headers, cookies, Set.of(), Set.of());
    }

    private static List<BasicClientCookie> cookies(Path file) {
        List<BasicClientCookie> cookies = new ArrayList<>();
        boolean anyExpired = false;
        int number = 0;
        for (String raw : SecretText.lines("--cookie-file", file)) {
            number++;
            String line = raw.startsWith(HTTP_ONLY) ? raw.substring(HTTP_ONLY.length()) : raw;
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            String[] fields = line.split("\t", -1);
            if (fields.length != FIELDS || !fields[4].matches("-?\\d{1,18}(\\.\\d+)?")) {
                throw new IllegalArgumentException(
                        "--cookie-file: expected " + FIELDS + " fields with tabs between them in" + " line " + number
                                + " of " + file + ", as in Netscape's format");
            }
            BasicClientCookie cookie = cookie(fields);
            boolean isExpired = cookie.isExpired(Instant.now());
            anyExpired |= isExpired;
            if (!isExpired) {
                cookies.add(cookie);
            }
        }
        if (cookies.isEmpty()) {
            throw new IllegalArgumentException("--cookie-file: expected cookies that are valid now, found none in "
                    + file + (anyExpired ? ": all have expired; log in again and export them again" : ""));
        }
        return cookies;
    }

    private static BasicClientCookie cookie(String[] fields) {
        BasicClientCookie cookie = new BasicClientCookie(fields[5], fields[6]);
        cookie.setDomain(fields[0].startsWith(".") ? fields[0].substring(1) : fields[0]);
        if (fields[1].equalsIgnoreCase("TRUE") || fields[0].startsWith(".")) {
            cookie.setAttribute(Cookie.DOMAIN_ATTR, cookie.getDomain());
        }
        cookie.setPath(fields[2]);
        cookie.setSecure(fields[3].equalsIgnoreCase("TRUE"));
        long expiry = Long.parseLong(fields[4].replaceFirst("\\..*", ""));
        cookie.setExpiryDate(expiry <= 0 ? null : Instant.ofEpochSecond(expiry));
        return cookie;
    }

    /** Returns the same for a run that starts at some pages. */
    public SessionCredentials startingAt(Collection<String> urls) {
        Set<String> hosts = new HashSet<>();
        Set<String> addresses = new HashSet<>(urls);
        for (String url : urls) {
            hosts.add((url.startsWith(HTTPS) ? HTTPS : "") + UrlHosts.of(url));
            addresses.add(WebUrl.address(url));
        }
        return new SessionCredentials(headers, cookies, hosts, addresses);
    }

    /** Returns whether anything may be sent. */
    public boolean isUsed() {
        return !headers.isEmpty() || !cookies.isEmpty();
    }

    public Map<String, String> headers(String url) {
        String host = UrlHosts.of(url);
        boolean isSent = seeds.contains(host) || url.startsWith(HTTPS) && seeds.contains(HTTPS + host);
        return isSent ? headers : Map.of();
    }

    /** Returns whether a header of a request or response holds a secret that was given, or took its place. */
    boolean isSecret(String name) {
        return isUsed()
                && (headers.keySet().stream().anyMatch(name::equalsIgnoreCase)
                        || name.toLowerCase(Locale.ROOT).equals("set-cookie"));
    }

    /** Returns the cookies as Chromium's protocol takes them: one of a host alone has the URL that set it, and no domain. */
    public List<Map<String, Object>> browserCookies() {
        List<Map<String, Object>> parameters = new ArrayList<>();
        for (BasicClientCookie cookie : cookies) {
            Map<String, Object> parameter = new HashMap<>(Map.of(
                    "name",
                    cookie.getName(),
                    "value",
                    cookie.getValue(),
                    "path",
                    cookie.getPath(),
                    "secure",
                    cookie.isSecure()));
            boolean isOfDomain = cookie.containsAttribute(Cookie.DOMAIN_ATTR);
            parameter.put(
                    isOfDomain ? "domain" : "url",
                    isOfDomain
                            ? cookie.getDomain()
                            : (cookie.isSecure() ? HTTPS : "http://") + cookie.getDomain() + "/");
            if (cookie.getExpiryInstant() != null) {
                parameter.put("expires", cookie.getExpiryInstant().getEpochSecond());
            }
            parameters.add(parameter);
        }
        return parameters;
    }

    /** Returns a new store of the cookies. */
    CookieStore store() {
        CookieStore store = new BasicCookieStore();
        cookies.forEach(store::addCookie);
        return store;
    }

    /** Returns no value, which would be in logs. */
    @Override
    public String toString() {
        return headers.size() + " headers and " + cookies.size() + " cookies";
    }
}
