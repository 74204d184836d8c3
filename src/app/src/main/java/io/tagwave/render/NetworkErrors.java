package io.tagwave.render;

import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** Turns network errors of browsers into failures. */
final class NetworkErrors {

    private static final Set<Integer> EMPTY = Set.of(204, 205);

    private NetworkErrors() {}

    /** Returns the failure for a message of Chromium that contains {@code net::ERR_…}. */
    static RenderFailure ofNetwork(String message) {
        String name = message.replaceAll("(?s).*?(net::ERR_[A-Z0-9_]+).*", "$1");
        return switch (name) {
            case "net::ERR_TOO_MANY_REDIRECTS" -> new RenderFailure(RenderFailure.Kind.REDIRECT_LOOP, name);
            case "net::ERR_UNSAFE_REDIRECT", "net::ERR_DISALLOWED_URL_SCHEME", "net::ERR_UNKNOWN_URL_SCHEME" ->
                new RenderFailure(RenderFailure.Kind.OFF_SCOPE, name);
            default -> new RenderFailure(RenderFailure.Kind.UNREACHABLE, name);
        };
    }

    /** Returns the failure for a message of Firefox that contains {@code about:neterror?e=NAME&…}. */
    static RenderFailure ofFirefox(String message) {
        String name = message.replaceAll("(?s).*?about:neterror\\?(?:e=|.*?&e=)?([A-Za-z]*).*", "$1");
        return switch (name) {
            case "redirectLoop" -> new RenderFailure(RenderFailure.Kind.REDIRECT_LOOP, name);
            case "unknownProtocolFound", "malformedURI" -> new RenderFailure(RenderFailure.Kind.OFF_SCOPE, name);
            default -> new RenderFailure(RenderFailure.Kind.UNREACHABLE, name.isEmpty() ? message : name);
        };
    }

    /**
     * Checks that a page was answered with HTML.
     *
     * @throws RenderFailure if it was not
     */
    static void check(PageTraffic traffic) {
        Map<String, String> headers = traffic.headers();
        String disposition = headers.getOrDefault("content-disposition", "").toLowerCase(Locale.ROOT);
        if (disposition.startsWith("attachment")) {
            throw new RenderFailure(RenderFailure.Kind.NOT_HTML, "expected a page, found a download");
        }
        if (EMPTY.contains(traffic.status())) {
            throw new RenderFailure(
                    RenderFailure.Kind.NOT_HTML, "expected a page, found an empty answer (" + traffic.status() + ")");
        }
        String failure = traffic.failure();
        if (failure == null) {
            return;
        }
        if (failure.equals("net::ERR_ABORTED") && traffic.status() > 0) {
            throw new RenderFailure(
                    RenderFailure.Kind.NOT_HTML, "expected a page, found a download of type " + traffic.mimeType());
        }
        if (traffic.status() == 0) {
            throw ofNetwork(failure);
        }
    }
}
