package io.tagwave.render;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * What one page sent and received, from the browser's network events: the answer to the page itself, its redirects, and
 * counts of everything else. Written by the connection's thread, read by the session's.
 */
final class PageTraffic {

    /** Kinds of requests whose answer a script may turn into records. */
    private static final Set<String> SCRIPTED = Set.of("Script", "XHR", "Fetch", "Document");

    private static final int ERRORS = 400;
    private static final String ABORTED = "net::ERR_ABORTED";

    private final String frame;
    private final Map<String, String> running = new HashMap<>();
    private final Set<String> seen = new HashSet<>();
    private final Set<String> origins = new LinkedHashSet<>();
    private Answer page = new Answer("");
    private Answer earlier = page;
    /** By request: Chromium may tell of one refusal twice. */
    private final Set<String> refused = new HashSet<>();

    private int scriptAnswers;
    private long lastChange = System.nanoTime();

    /**
     * Listens for one page.
     *
     * @param frame the id of the window's main frame
     */
    PageTraffic(String frame) {
        this.frame = frame;
    }

    synchronized void event(String method, JsonNode params) {
        String request = params.path("requestId").asText();
        switch (method) {
            case "Network.requestWillBeSent" -> started(request, params);
            case "Network.responseReceived" -> answered(request, params);
            case "Network.responseReceivedExtraInfo" -> refusedByServer(request, params);
            case "Network.dataReceived" ->
                page.bytes +=
                        request.equals(page.request) ? params.path("dataLength").asLong() : 0;
            case "Network.loadingFinished" -> ended(request);
            case "Network.loadingFailed" -> failed(request, params);
            default -> {}
        }
    }

    private void started(String request, JsonNode params) {
        String url = params.path("request").path("url").asText();
        lastChange = System.nanoTime();
        if (!url.startsWith("http")) {
            return; // data: and blob: addresses send nothing
        }
        seen.add(request + " " + url);
        running.put(request, params.path("type").asText());
        if (isMainDocument(params)) {
            JsonNode redirect = params.get("redirectResponse");
            if (redirect == null) {
                earlier = page;
                page = new Answer(request);
            } else {
                page.redirects.add(redirect.path("url").asText());
                page.status = 0;
            }
        }
    }

    private void answered(String request, JsonNode params) {
        JsonNode response = params.path("response");
        if (params.path("type").asText().equals("Document")) {
            origin(response.path("url").asText());
        }
        if (!request.equals(page.request)) {
            return;
        }
        page.status = response.path("status").asInt();
        page.mimeType = response.path("mimeType").asText();
        page.headers.clear();
        response.path("headers")
                .properties()
                .forEach(header -> page.headers.put(
                        header.getKey().toLowerCase(Locale.ROOT),
                        header.getValue().asText()));
    }

    /** When a password is asked for, the answer itself is never shown: only this tells of it. */
    private void refusedByServer(String request, JsonNode params) {
        int code = params.path("statusCode").asInt();
        if (request.equals(page.request) && page.status == 0 && code >= ERRORS) {
            page.status = code;
        }
    }

    private void failed(String request, JsonNode params) {
        if (request.equals(page.request)) {
            page.failure = params.path("errorText").asText();
            if (page.failure.equals(ABORTED) && earlier.status > 0) {
                page = earlier; // it would have left for a download, and so stays
            }
        }
        if (!params.path("blockedReason").asText().isEmpty()) {
            refused.add(request);
        }
        ended(request);
    }

    private void ended(String request) {
        lastChange = System.nanoTime();
        boolean scripted = isScripted(running.remove(request));
        scriptAnswers += scripted && !request.equals(page.request) ? 1 : 0;
        notifyAll();
    }

    private boolean isMainDocument(JsonNode params) {
        return params.path("type").asText().equals("Document")
                && params.path("frameId").asText().equals(frame);
    }

    private void origin(String url) {
        if (!url.startsWith("http")) {
            return;
        }
        int path = url.indexOf('/', url.indexOf("//") + 2);
        String origin = path < 0 ? url : url.substring(0, path);
        origins.add(origin);
    }

    /** Status of the page's own answer, 0 without one. */
    synchronized int status() {
        return page.status;
    }

    /** Whether the server answered the page itself with an error. */
    synchronized boolean answeredWithError() {
        return page.status >= ERRORS;
    }

    /** Headers of the page's own answer, names in lower case. */
    synchronized Map<String, String> headers() {
        return Map.copyOf(page.headers);
    }

    /** Type of the page's own answer, an empty string without one. */
    synchronized String mimeType() {
        return page.mimeType;
    }

    /** Chromium's name of what went wrong with the page itself, as {@code net::ERR_…}, or null. */
    synchronized String failure() {
        return page.failure;
    }

    /** Bytes of the page itself so far, after decompression. */
    synchronized long documentBytes() {
        return page.bytes;
    }

    synchronized List<String> redirects() {
        return List.copyOf(page.redirects);
    }

    synchronized int requests() {
        return seen.size();
    }

    synchronized int refused() {
        return refused.size();
    }

    /** The origins of its documents, whose storage they may have written. */
    synchronized Set<String> origins() {
        return Set.copyOf(origins);
    }

    /** Whether a request runs whose answer may change the page. */
    synchronized boolean scriptsLoad() {
        return running.values().stream().anyMatch(PageTraffic::isScripted);
    }

    /** How many of those have ended, the page's own not counted. */
    synchronized int scriptAnswers() {
        return scriptAnswers;
    }

    /** By the type of a request; null for one that was not heard of. */
    private static boolean isScripted(String type) {
        return type != null && SCRIPTED.contains(type);
    }

    /**
     * Waits until no request runs whose answer may change the page.
     *
     * @param end on the clock of {@link System#nanoTime}, when to give up
     */
    synchronized void awaitScripts(long end) {
        long millis = (end - System.nanoTime()) / 1_000_000;
        while (millis > 0 && scriptsLoad()) {
            try {
                wait(millis);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
            millis = (end - System.nanoTime()) / 1_000_000;
        }
    }

    /** Nanoseconds since a request began or ended, 0 while any runs. */
    synchronized long quietNanos() {
        return running.isEmpty() ? System.nanoTime() - lastChange : 0;
    }

    /** What is known of one answer to the main frame. */
    private static final class Answer {
        private final String request;
        private final List<String> redirects = new ArrayList<>();
        private final Map<String, String> headers = new HashMap<>();
        private String failure;
        private int status;
        private String mimeType = "";
        private long bytes;

        Answer(String request) {
            this.request = request;
        }
    }
}
