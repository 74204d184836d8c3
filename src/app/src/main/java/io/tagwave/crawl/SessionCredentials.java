package io.tagwave.crawl;

import io.tagwave.web.UrlHosts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
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
 * without TLS to a host whose seed has it; cookies go where their file says. Immutable.
 */
public final class SessionCredentials {

    /** Sends nothing. */
    public static final SessionCredentials NONE = new SessionCredentials(Map.of(), Set.of(), List.of());

    private static final String HTTPS = "https://";

    /** Begins a line of a cookie that scripts of the page cannot read, in files of browsers and curl. */
    private static final String HTTP_ONLY = "#HttpOnly_";

    private static final int FIELDS = 7;

    private final Map<String, String> headers;
    private final Set<String> seeds;
    private final List<BasicClientCookie> cookies;

    private SessionCredentials(Map<String, String> headers, Set<String> seeds, List<BasicClientCookie> cookies) {
        this.headers = headers;
        this.seeds = seeds;
        this.cookies = cookies;
    }

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
            headers.put(name, value(name, line.substring(colon + 1).strip()));
        }
        return new SessionCredentials(headers, Set.of(), cookieFile == null ? List.of() : cookies(cookieFile));
    }

    private static String value(String name, String written) {
        String found = written;
        if (written.startsWith("env:")) {
            found = System.getenv(written.substring(4));
        } else if (written.startsWith("file:")) {
            List<String> lines = lines("--header", Path.of(written.substring(5)));
            found = lines.isEmpty() ? null : lines.get(0).strip();
        }
        if (found == null || found.isEmpty() || found.chars().anyMatch(c -> c < ' ' || c == 127)) {
            throw new IllegalArgumentException("--header: expected a value of one line for " + name
                    + (written.equals(found) ? "" : ", found none in " + written));
        }
        return found;
    }

    private static List<BasicClientCookie> cookies(Path file) {
        List<BasicClientCookie> cookies = new ArrayList<>();
        boolean anyExpired = false;
        int number = 0;
        for (String raw : lines("--cookie-file", file)) {
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

    private static List<String> lines(String option, Path file) {
        try {
            return Files.readAllLines(file);
        } catch (IOException e) {
            throw new IllegalArgumentException(option + ": " + file + " cannot be read");
        }
    }

    /** Returns the same for a run that starts at some pages. */
    public SessionCredentials startingAt(Collection<String> urls) {
        Set<String> hosts = new HashSet<>();
        for (String url : urls) {
            hosts.add((url.startsWith(HTTPS) ? HTTPS : "") + UrlHosts.of(url));
        }
        return new SessionCredentials(headers, hosts, cookies);
    }

    /** Returns whether anything may be sent. */
    public boolean isUsed() {
        return !headers.isEmpty() || !cookies.isEmpty();
    }

    boolean hasCookies() {
        return !cookies.isEmpty();
    }

    /** Returns the headers for a page. */
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
            Map<String, Object> parameter = new LinkedHashMap<>();
            parameter.put("name", cookie.getName());
            parameter.put("value", cookie.getValue());
            parameter.put("path", cookie.getPath());
            parameter.put("secure", cookie.isSecure());
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
}
