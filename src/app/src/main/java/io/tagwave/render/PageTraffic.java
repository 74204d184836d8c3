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
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * The network traffic of one page, from the browser's events: the response to the page itself, its redirects, and
 * counts of everything else. Written by the connection's thread, read by the session's.
 */
final class PageTraffic {

    /** Request types whose response a script may turn into records. */
    private static final Set<String> SCRIPTED = Set.of("Script", "XHR", "Fetch", "Document");

    private static final Set<String> BLOCKING = Set.of("Script", "Stylesheet");
    private static final Set<String> DATA = Set.of("XHR", "Fetch");

    private static final int ERRORS = 400;
    private static final String ABORTED = "net::ERR_ABORTED";

    private final String frame;
    private final Map<String, Pending> running = new HashMap<>();
    private final Set<String> seen = new HashSet<>();
    private final Set<String> origins = new LinkedHashSet<>();
    private Answer page = new Answer("");
    private Answer earlier = page;
    /** Request ids, since Chromium may report one refusal twice. */
    private final Set<String> refused = new HashSet<>();

    private int scriptAnswers;
    private long lastChange = System.nanoTime();

    /** Creates the traffic of one page in the main frame with an id. */
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
            return; // data: and blob: URLs send nothing
        }
        seen.add(request + " " + url);
        running.put(request, new Pending(params.path("type").asText(), url, isMainDocument(params)));
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
        page.answeredAt = System.nanoTime();
        page.mimeType = response.path("mimeType").asText();
        page.headers.clear();
        response.path("headers")
                .properties()
                .forEach(header -> page.headers.put(
                        header.getKey().toLowerCase(Locale.ROOT),
                        header.getValue().asText()));
    }

    /** Handles the only event for a page that requires a password, whose response itself is never shown. */
    private void refusedByServer(String request, JsonNode params) {
        int code = params.path("statusCode").asInt();
        if (request.equals(page.request) && page.status == 0 && code >= ERRORS) {
            page.status = code;
        }
    }

    private void failed(String request, JsonNode params) {
        if (request.equals(page.request)) {
            page.failure = params.path("errorText").asText();
            if (ABORTED.equals(page.failure) && earlier.status > 0) {
                page = earlier; // the page turned into a download, so that the document stays
            }
        }
        if (!params.path("blockedReason").asText().isEmpty()) {
            refused.add(request);
        }
        ended(request);
    }

    private void ended(String request) {
        lastChange = System.nanoTime();
        Pending ended = running.remove(request);
        scriptAnswers += ended != null && ended.isScripted() && !request.equals(page.request) ? 1 : 0;
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

    /** Returns the status of the page's response, 0 without one. */
    synchronized int status() {
        return page.status;
    }

    /** Returns the milliseconds from a time until the page's response, 0 without one. */
    synchronized double responseMillis(long since) {
        return Math.max(0, page.answeredAt - since) / 1e6;
    }

    /** Returns true if the server answered the page itself with an error. */
    synchronized boolean answeredWithError() {
        return page.status >= ERRORS;
    }

    /** Returns the headers of the page's response, names in lower case. */
    synchronized Map<String, String> headers() {
        return Map.copyOf(page.headers);
    }

    /** Returns the type of the page's response, an empty string without one. */
    synchronized String mimeType() {
        return page.mimeType;
    }

    /** Returns Chromium's error name for the page itself, as {@code net::ERR_…}. */
    synchronized @Nullable String failure() {
        return page.failure;
    }

    /** Returns the number of bytes of the page itself so far, after decompression. */
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

    /** Returns the origins of its documents, which may have written to storage. */
    synchronized Set<String> origins() {
        return Set.copyOf(origins);
    }

    /** Returns the requests without a complete response. */
    synchronized List<Pending> pending() {
        return List.copyOf(running.values());
    }

    /** Returns the number of such requests that have ended, except for the page's own. */
    synchronized int scriptAnswers() {
        return scriptAnswers;
    }

    /** Returns the scripts and styles that do not answer, if the document itself has come: its parser waits for them. */
    synchronized List<String> blocking() {
        return running.containsKey(page.request)
                ? List.of()
                : running.values().stream()
                        .filter(request -> BLOCKING.contains(request.type()))
                        .map(Pending::url)
                        .distinct()
                        .toList();
    }

    /**
     * A request without a complete response.
     *
     * @param type resource type of the DevTools protocol
     * @param main true for a document of the window itself
     */
    record Pending(String type, String url, boolean main) {

        /** Returns true if the response may change the page. */
        boolean isScripted() {
            return SCRIPTED.contains(type);
        }

        /** Returns true if a script of the page, or its next document, waits for the response. */
        boolean isData() {
            return main || DATA.contains(type);
        }
    }

    /** Waits until no such request is pending, at the latest until a time by {@link System#nanoTime}. */
    synchronized void await(Predicate<Pending> kind, long end) {
        long millis = (end - System.nanoTime()) / 1_000_000;
        while (millis > 0 && running.values().stream().anyMatch(kind)) {
            try {
                wait(millis);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return;
            }
            millis = (end - System.nanoTime()) / 1_000_000;
        }
    }

    /** Returns the time since a request began or ended, 0 while any is pending. */
    synchronized long quietNanos() {
        return running.isEmpty() ? System.nanoTime() - lastChange : 0;
    }

    /** The response to one request of the main frame. */
    private static final class Answer {
        private final String request;
        private final List<String> redirects = new ArrayList<>();
        private final Map<String, String> headers = new HashMap<>();
        private @Nullable String failure;
        private int status;
        private long answeredAt;
        private String mimeType = "";
        private long bytes;

        Answer(String request) {
            this.request = request;
        }
    }
}
