package io.tagwave.serve;

import com.sun.net.httpserver.Headers;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Keeps other people's pages out. A page of the web can make its own name point to this machine and then read what is served
 * here (rebinding): its browser sends that name as Host. And it can send forms here: its browser says so in Origin.
 */
final class Doorman {

    private static final Pattern LOOPBACK = Pattern.compile("(?i)(localhost|127(\\.\\d{1,3}){3}|\\[::1])(:\\d{1,5})?");

    /** Nothing from elsewhere, no script and no style within a page, in nobody's frame. */
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src %s;"
            + " connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

    static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy",
            POLICY.formatted("'self'"),
            "X-Content-Type-Options",
            "nosniff",
            "X-Frame-Options",
            "DENY",
            // With no-referrer, browsers would call the origin of our own forms null.
            "Referrer-Policy",
            "same-origin",
            "Cross-Origin-Resource-Policy",
            "same-origin",
            "Cross-Origin-Opener-Policy",
            "same-origin",
            "Cache-Control",
            "no-store");

    private Doorman() {}

    /** Nothing but its own styles; no script, whoever puts one there; in a frame of ours alone. */
    private static final String GUEST =
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none';"
                    + " base-uri 'none'; frame-ancestors 'self'; sandbox allow-same-origin";

    /** A page of somebody else, made safe, to be shown in a frame. */
    static Answer asGuest(Answer answer) {
        return answer.with("Content-Security-Policy", GUEST).with("X-Frame-Options", "SAMEORIGIN");
    }

    /** The same answer, in which the browser may show pictures of other servers: only when the person asks for them. */
    static Answer withPictures(Answer answer) {
        return answer.with("Content-Security-Policy", POLICY.formatted("'self' http: https:"));
    }

    /** Refuses what did not come from a page of ours, or from a program of this machine. */
    static void check(String method, Headers headers) throws Refused {
        List<String> hosts = headers.getOrDefault("Host", List.of());
        if (hosts.size() != 1 || !LOOPBACK.matcher(hosts.get(0)).matches()) {
            throw new Refused(403, "expected a request to 127.0.0.1 or localhost, found one to " + hosts);
        }
        if (!List.of("GET", "HEAD", "POST").contains(method)) {
            throw new Refused(405, "expected GET, HEAD or POST, found " + method);
        }
        String origin = headers.getFirst("Origin");
        if (method.equals("POST") && origin != null && !origin.equalsIgnoreCase("http://" + hosts.get(0))) {
            throw new Refused(403, "expected a request from a page of this server, found one from " + origin);
        }
        if (method.equals("POST") && "cross-site".equals(headers.getFirst("Sec-Fetch-Site"))) {
            throw new Refused(403, "expected a request from a page of this server, found one from elsewhere");
        }
    }
}
