package io.tagwave.render;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Decides which requests of a page are sent, and adds the headers of a session. */
final class RequestJudge {

    private static final Set<String> SAFE = Set.of("GET", "HEAD", "OPTIONS");

    /** Requests whose answer a script of the page works with. */
    private static final Set<String> DATA = Set.of("XHR", "Fetch");

    private final RenderSettings settings;
    private final ExecutorService policyThreads;
    private volatile boolean readingOnly;
    private volatile @Nullable PageSteps steps;
    private volatile @Nullable String refusedStep;

    RequestJudge(RenderSettings settings, ExecutorService policyThreads) {
        this.settings = settings;
        this.policyThreads = policyThreads;
    }

    /** Sets whether all but the safe methods of HTTP are refused. */
    void readingOnly(boolean only) {
        readingOnly = only;
    }

    /** Judges where steps lead, until null, and refuses what may change something on a server unless they may send it. */
    void steps(@Nullable PageSteps running) {
        refusedStep = null;
        steps = running;
        readingOnly = running != null && !running.sendsPosts();
    }

    /** Returns why a request of the steps was refused, or null. */
    @Nullable
    String refusedStep() {
        return refusedStep;
    }

    /** Sends or refuses a request that waits. */
    void judge(DevToolsConnection browser, @Nullable String from, JsonNode paused, String window) {
        String request = paused.path("requestId").asText();
        String url = paused.path("request").path("url").asText();
        String type = paused.path("resourceType").asText();
        boolean page = paused.path("frameId").asText().equals(window) && type.equals("Document");
        PageSteps acting = steps;
        Predicate<String> policy = !page ? settings.policy : acting == null ? null : settings.stepsTo;
        boolean safe = SAFE.contains(paused.path("request").path("method").asText());
        if (settings.browser.blockedTypes().contains(type.toLowerCase(Locale.ROOT)) || readingOnly && !safe) {
            refuse(browser, from, request);
            if (acting != null && !safe && (page || DATA.contains(type))) {
                refusedStep = "it sends data to the server, which may change something there: "
                        + paused.path("request").path("method").asText() + " " + url + "; --allow-post permits it";
            }
        } else if (!url.startsWith("http") || policy == null) {
            proceed(browser, from, paused); // the crawl has already judged the page itself
        } else {
            askPolicy(browser, policy, from, paused, url);
        }
    }

    private void askPolicy(
            DevToolsConnection browser, Predicate<String> policy, @Nullable String from, JsonNode paused, String url) {
        String request = paused.path("requestId").asText();
        try {
            policyThreads.execute(() -> {
                if (policy.test(url)) {
                    proceed(browser, from, paused);
                } else {
                    refuse(browser, from, request);
                    if (steps != null) {
                        refusedStep = "it leads to " + url + ", which --scope or robots.txt excludes";
                    }
                }
            });
        } catch (RejectedExecutionException e) {
            refuse(browser, from, request); // the pool is closing
        }
    }

    /** Sends a request, with the headers of the session if it goes where they belong; the browser judges each redirect anew. */
    private void proceed(DevToolsConnection browser, @Nullable String to, JsonNode paused) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put("requestId", paused.path("requestId").asText());
        JsonNode request = paused.path("request");
        Map<String, String> added = settings.headers == null
                ? Map.of()
                : settings.headers.apply(request.path("url").asText());
        if (!added.isEmpty()) {
            Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
            request.path("headers")
                    .properties()
                    .forEach(header ->
                            headers.put(header.getKey(), header.getValue().asText()));
            headers.putAll(added);
            parameters.put(
                    "headers",
                    headers.entrySet().stream()
                            .map(header -> Map.of("name", header.getKey(), "value", header.getValue()))
                            .toList());
        }
        browser.send(to, "Fetch.continueRequest", parameters);
    }

    private static void refuse(DevToolsConnection browser, @Nullable String to, String request) {
        browser.send(to, "Fetch.failRequest", Map.of("requestId", request, "errorReason", "BlockedByClient"));
    }
}
