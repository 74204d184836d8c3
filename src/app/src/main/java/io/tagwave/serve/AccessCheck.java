package io.tagwave.serve;

import com.sun.net.httpserver.Headers;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Keeps other people's pages out. A page of the web can make its own name point to this machine and then read what is served
 * here (rebinding): its browser sends that name as Host. And it can send forms here: its browser says so in Origin. Whoever is to
 * look from another machine brings a token.
 */
final class AccessCheck {

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

    private static final String COOKIE = "tagwave-token";
    private static final int SHORTEST_TOKEN = 16;

    private final String token;

    /**
     * Lets in who comes to this machine's own address, or with a token whoever knows it.
     *
     * @param token null for none
     * @throws IllegalArgumentException when it is too short to keep anybody out
     */
    AccessCheck(String token) {
        if (token != null && !token.matches("[A-Za-z0-9._~-]{" + SHORTEST_TOKEN + ",200}")) {
            throw new IllegalArgumentException("expected a token of at least " + SHORTEST_TOKEN
                    + " letters, digits, dots, hyphens and underscores, found another");
        }
        this.token = token;
    }

    /** Nothing but its own styles; no script, whoever puts one there; in a frame of ours alone. */
    private static final String GUEST =
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none';"
                    + " base-uri 'none'; frame-ancestors 'self'; sandbox allow-same-origin";

    /** A page of somebody else, made safe, to be shown in a frame. */
    static ServerResponse asGuest(ServerResponse answer) {
        return answer.with("Content-Security-Policy", GUEST).with("X-Frame-Options", "SAMEORIGIN");
    }

    /** The same answer, in which the browser may show pictures of other servers: only when the person asks for them. */
    static ServerResponse withPictures(ServerResponse answer) {
        return answer.with("Content-Security-Policy", POLICY.formatted("'self' http: https:"));
    }

    /**
     * Refuses what did not come from a page of ours, from a program of this machine, or from somebody who knows the token.
     * Who knows it may come under any name of this machine: another site's name would not bring the cookie.
     */
    void check(String method, Headers headers) throws RejectedRequestException {
        List<String> hosts = headers.getOrDefault("Host", List.of());
        if (hosts.size() != 1
                || token == null && !LOOPBACK.matcher(hosts.get(0)).matches()) {
            throw new RejectedRequestException(
                    403, "expected a request to 127.0.0.1 or localhost, found one to " + hosts);
        }
        if (token != null && !brings(headers)) {
            throw new RejectedRequestException(
                    401, "expected the token of this server: open its address with ?token=… once");
        }
        if (!List.of("GET", "HEAD", "POST").contains(method)) {
            throw new RejectedRequestException(405, "expected GET, HEAD or POST, found " + method);
        }
        String origin = headers.getFirst("Origin");
        if (method.equals("POST") && origin != null && !origin.equalsIgnoreCase("http://" + hosts.get(0))) {
            throw new RejectedRequestException(
                    403, "expected a request from a page of this server, found one from " + origin);
        }
        if (method.equals("POST") && "cross-site".equals(headers.getFirst("Sec-Fetch-Site"))) {
            throw new RejectedRequestException(
                    403, "expected a request from a page of this server, found one from elsewhere");
        }
    }

    /** The first page with a cookie instead of a token in the address, where that token is right; else null. */
    ServerResponse welcome(ServerRequest request) {
        String brought = request.parameters().get("token");
        return token == null || brought == null || !request.path().equals("/") || !isRight(brought)
                ? null
                : ServerResponse.redirect("/")
                        .with("Set-Cookie", COOKIE + "=" + token + "; Path=/; HttpOnly; SameSite=Strict");
    }

    private boolean brings(Headers headers) {
        String bearer = headers.getFirst("Authorization");
        if (bearer != null && bearer.startsWith("Bearer ") && isRight(bearer.substring("Bearer ".length()))) {
            return true;
        }
        return headers.getOrDefault("Cookie", List.of()).stream()
                .flatMap(line -> Stream.of(line.split(";")))
                .map(String::strip)
                .anyMatch(cookie -> cookie.startsWith(COOKIE + "=") && isRight(cookie.substring(COOKIE.length() + 1)));
    }

    /** Takes as long for a wrong one as for the right one. */
    private boolean isRight(String brought) {
        return MessageDigest.isEqual(brought.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
    }
}
