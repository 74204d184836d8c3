package io.tagwave.serve;

import com.sun.net.httpserver.Headers;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Rejects requests that other people's web pages cause. Such a page can make its own host name point to this machine and
 * read what is served here (DNS rebinding): its browser sends that name as Host. It can also send forms here: its browser
 * sends Origin. Users of other machines need a token.
 */
final class AccessCheck {

    private static final Pattern LOOPBACK = Pattern.compile("(?i)(localhost|127(\\.\\d{1,3}){3}|\\[::1])(:\\d{1,5})?");

    /** Nothing of other servers, no inline script or style, and no frame of another site. */
    private static final String POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; img-src %s;"
            + " connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

    static final Map<String, String> HEADERS = Map.of(
            "Content-Security-Policy", POLICY.formatted("'self'"),
            "X-Content-Type-Options", "nosniff",
            "X-Frame-Options", "DENY",
            // With no-referrer, browsers would send the Origin of our own forms as null.
            "Referrer-Policy", "same-origin",
            "Cross-Origin-Resource-Policy", "same-origin",
            "Cross-Origin-Opener-Policy", "same-origin",
            "Cache-Control", "no-store");

    /** Inline styles, but no script wherever it comes from, and only in a frame of this server. */
    private static final String FRAMED =
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none';"
                    + " base-uri 'none'; frame-ancestors 'self'; sandbox allow-same-origin";

    private static final String COOKIE = "tagwave-token";
    private static final int MIN_TOKEN = 16;

    private final @Nullable String token;

    /**
     * Admits requests to this machine's own address, or with a token those that bring it.
     *
     * @throws IOException if the token is too short to be safe
     */
    AccessCheck(@Nullable String token) throws IOException {
        if (token != null && !token.matches("[A-Za-z0-9._~-]{" + MIN_TOKEN + ",200}")) {
            throw new IOException("--token: expected at least " + MIN_TOKEN
                    + " letters, digits, dots, hyphens and underscores, found another");
        }
        this.token = token;
    }

    /** Returns a crawled page as a response that is safe to show in a frame. */
    static ServerResponse asFramedPage(ServerResponse response) {
        return response.with("Content-Security-Policy", FRAMED).with("X-Frame-Options", "SAMEORIGIN");
    }

    /** Returns a response in which the browser may load pictures of other servers: only when the user asks for them. */
    static ServerResponse withPictures(ServerResponse response) {
        return response.with("Content-Security-Policy", POLICY.formatted("'self' http: https:"));
    }

    /**
     * Rejects requests that come neither from a page of this server, nor from a program of this machine, nor from somebody
     * with the token. With the token any host name of this machine is admitted: another site's name does not bring the cookie.
     */
    void check(String method, Headers headers) {
        List<String> hosts = headers.getOrDefault("Host", List.of());
        if (hosts.size() != 1
                || token == null && !LOOPBACK.matcher(hosts.get(0)).matches()) {
            throw new RejectedRequestException(
                    403, "expected a request to 127.0.0.1 or localhost, found one to " + hosts);
        }
        if (token != null && !brings(headers, token)) {
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
                    403, "expected a request from a page of this server, found one from another site");
        }
    }

    /** Returns the first page with a cookie, if the URL has the right token. */
    Optional<ServerResponse> login(ServerRequest request) {
        String brought = request.parameters().get("token");
        if (token == null || brought == null || !request.path().equals("/") || !isEqual(brought, token)) {
            return Optional.empty();
        }
        String cookie = COOKIE + "=" + token + "; Path=/; HttpOnly; SameSite=Strict";
        return Optional.of(ServerResponse.redirect("/").with("Set-Cookie", cookie));
    }

    private static boolean brings(Headers headers, String token) {
        String bearer = headers.getFirst("Authorization");
        if (bearer != null && bearer.startsWith("Bearer ") && isEqual(bearer.substring("Bearer ".length()), token)) {
            return true;
        }
        return headers.getOrDefault("Cookie", List.of()).stream()
                .flatMap(line -> Stream.of(line.split(";")))
                .map(String::strip)
                .filter(cookie -> cookie.startsWith(COOKIE + "="))
                .anyMatch(cookie -> isEqual(cookie.substring(COOKIE.length() + 1), token));
    }

    /** Takes as long for a wrong token as for the right one. */
    private static boolean isEqual(String brought, String token) {
        return MessageDigest.isEqual(brought.getBytes(StandardCharsets.UTF_8), token.getBytes(StandardCharsets.UTF_8));
    }
}
