package io.tagwave.render;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A Chromium window, controlled through DevTools: a page is opened and read in a few messages to the browser itself.
 * Through the driver, which asks the browser several times for each command, opening alone takes about four times as
 * long.
 */
record DevToolsWindow(PageGuard guard, RenderSettings settings) implements BrowserWindow {

    /**
     * Does nothing: the guard clears storage when it begins a page, since it knows the origins that the last one used.
     */
    @Override
    public void forget() {}

    @Override
    public @Nullable String open(String url) {
        Duration half = settings.pageLimit.dividedBy(2);
        if (navigate(url, half)) {
            return null;
        }
        List<String> blocking = guard.traffic().blocking();
        if (blocking.isEmpty()) {
            return guard.awaitParsed(half) ? null : cutShort();
        }
        guard.block(blocking);
        return navigate(url, half) ? "left out, since it did not answer: " + String.join(" ", blocking) : cutShort();
    }

    private String cutShort() {
        guard.send("Page.stopLoading", Map.of());
        return CUT_SHORT;
    }

    /** Returns whether the document was parsed within the limit. */
    private boolean navigate(String url, Duration limit) {
        JsonNode answer = guard.ask("Page.navigate", Map.of("url", url), settings.pageLimit);
        String error = answer.path("errorText").asText();
        if (answer.path("isDownload").asBoolean()) {
            throw new RenderFailure(RenderFailure.Kind.NOT_HTML, "expected a page, found a download");
        }
        if (error.isEmpty()) {
            return guard.awaitParsed(limit);
        }
        if (!guard.traffic().answeredWithError()) {
            NetworkErrors.check(guard.traffic());
            throw NetworkErrors.ofNetwork(error);
        }
        return true;
    }

    @Override
    public List<?> run(PageScript script, Object... arguments) {
        String call = "(function(){" + script.source() + "}).apply(null," + json(arguments) + ")";
        JsonNode answer;
        try {
            answer = guard.ask(
                    "Runtime.evaluate",
                    Map.of("expression", call, "returnByValue", true, "awaitPromise", true),
                    settings.waitLimit.plus(settings.scriptLimit));
        } catch (RenderFailure e) {
            if (e.kind() == RenderFailure.Kind.PAGE_BROKEN && !guard.gone()) {
                return List.of(); // the document went away under the script
            }
            throw e;
        }
        JsonNode value = answer.path("result").path("value");
        return value.isArray() ? DevToolsConnection.JSON.convertValue(value, List.class) : List.of();
    }

    private static String json(Object... arguments) {
        try {
            return DevToolsConnection.JSON.writeValueAsString(arguments);
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException("arguments that are no JSON", e);
        }
    }
}
