package io.tagwave.render;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import org.jspecify.annotations.Nullable;

/**
 * Controls through DevTools what a page may do: counts and refuses requests, dismisses dialogs, closes pop-ups, denies
 * downloads, stops documents that are too large. Frames and workers in other processes are included.
 */
final class PageGuard implements DevToolsConnection.Listener {

    private static final Set<String> WINDOWS = Set.of("page", "tab");

    /** Endings of URLs by blocked type: these are refused in the page's process, before they cost anything. */
    private static final Map<String, List<String>> ENDINGS = Map.of(
            "image", List.of("gif", "jpg", "jpeg", "png", "webp", "avif", "svg", "ico", "bmp"),
            "font", List.of("woff", "woff2", "ttf", "otf", "eot"),
            "media", List.of("mp4", "webm", "mp3", "ogg", "m4a", "mov", "m3u8"),
            "stylesheet", List.of("css"));

    /** The inner size of a window of the size in {@code drivers/}. */
    private static final Map<String, ?> SIZE =
            Map.of("width", 1280, "height", 881, "deviceScaleFactor", 1, "mobile", false);

    /** The kinds of storage that a page can leave data in; clearing all kinds takes 25 times as long. */
    private static final String STORAGE = "local_storage,indexeddb,cache_storage,service_workers,file_systems";

    private final RenderSettings settings;
    private final RequestJudge requests;
    private volatile @Nullable DevToolsConnection connected;
    private volatile String window;
    private volatile boolean undrawn;
    private volatile String session = "";
    private volatile PageTraffic traffic;
    private volatile boolean tooLarge;
    private volatile boolean gone;
    private volatile boolean disconnected;
    private boolean blocksMore;
    private String committed = "";
    private boolean parsed;

    /** Creates a guard of the window with a handle, which is also the id of its main frame. */
    PageGuard(String window, RenderSettings settings, ExecutorService policyThreads) {
        this.window = window;
        this.settings = settings;
        this.requests = new RequestJudge(settings, policyThreads);
        this.traffic = new PageTraffic(window);
    }

    /** Starts to watch the window. */
    void start(DevToolsConnection connection) {
        connected = connection;
        undrawn = settings.scrolls == 0 && !settings.growing && openUndrawn();
        session = connection()
                .ask(null, "Target.attachToTarget", Map.of("targetId", window, "flatten", true), settings.pageLimit)
                .path("sessionId")
                .asText();
        connection().send(session, "Page.setLifecycleEventsEnabled", Map.of("enabled", true));
        connection().send(null, "Browser.setDownloadBehavior", Map.of("behavior", "deny"));
        connection().send(null, "Target.setDiscoverTargets", Map.of("discover", true));
        watch(session);
        ask("Page.enable", Map.of(), settings.pageLimit);
        if (undrawn) {
            ask("Emulation.setDeviceMetricsOverride", SIZE, settings.pageLimit);
        }
    }

    /** Opens a window that is laid out but never drawn, if the browser has such windows. */
    private boolean openUndrawn() {
        try {
            Map<String, ?> hidden = Map.of("url", "about:blank", "hidden", true);
            window = connection()
                    .ask(null, "Target.createTarget", hidden, settings.pageLimit)
                    .path("targetId")
                    .asText();
            traffic = new PageTraffic(window);
            return true;
        } catch (RenderFailure e) {
            if (e.kind() == RenderFailure.Kind.PAGE_BROKEN) {
                return false; // an older browser: the driver's window works too
            }
            throw e;
        }
    }

    private DevToolsConnection connection() {
        return Objects.requireNonNull(connected, "not started");
    }

    /**
     * Begins a new page: drops the traffic of the last one.
     *
     * @param anew true if its cookies and storage in the browser are dropped too
     */
    PageTraffic startPage(boolean anew) {
        if (anew) {
            for (String origin : traffic.origins()) {
                connection()
                        .send(session, "Storage.clearDataForOrigin", Map.of("origin", origin, "storageTypes", STORAGE));
            }
            ask("Network.clearBrowserCookies", Map.of(), settings.pageLimit);
            if (!settings.cookies.isEmpty()) {
                ask("Network.setCookies", Map.of("cookies", settings.cookies), settings.pageLimit);
            }
        }
        if (blocksMore) {
            ask("Network.setBlockedURLs", Map.of("urls", blockedAddresses()), settings.pageLimit);
            blocksMore = false;
        }
        tooLarge = false;
        traffic = new PageTraffic(window);
        synchronized (this) {
            committed = "";
            parsed = false;
        }
        return traffic;
    }

    PageTraffic traffic() {
        return traffic;
    }

    /**
     * Waits until a document of this page is parsed.
     *
     * @return false if it was not within the limit, and a part of it has come
     * @throws RenderFailure if nothing has come, or the page or the browser is gone
     */
    synchronized boolean awaitParsed(Duration limit) {
        long end = System.nanoTime() + limit.toNanos();
        while (!parsed) {
            long millis = (end - System.nanoTime()) / 1_000_000;
            if (disconnected) {
                throw new RenderFailure(RenderFailure.Kind.BROWSER_GONE, "the connection to the browser is gone");
            }
            if (gone) {
                throw new RenderFailure(RenderFailure.Kind.PAGE_BROKEN, "the page closed its window or crashed");
            }
            if (millis <= 0 && !committed.isEmpty()) {
                return false;
            }
            if (millis <= 0) {
                throw new RenderFailure(RenderFailure.Kind.TIMEOUT, "the page did not become ready in time");
            }
            try {
                wait(millis);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new RenderFailure(RenderFailure.Kind.TIMEOUT, "interrupted", e);
            }
        }
        return true;
    }

    /** Refuses requests of the current page, which is about to be opened again. */
    void block(List<String> urls) {
        List<String> all = blockedAddresses();
        all.addAll(urls);
        ask("Network.setBlockedURLs", Map.of("urls", all), settings.pageLimit);
        blocksMore = true;
        synchronized (this) {
            committed = "";
            parsed = false;
        }
    }

    /**
     * Sends a command to the page and waits for the result.
     *
     * @throws RenderFailure as {@link DevToolsConnection#ask}
     */
    JsonNode ask(String method, Map<String, ?> params, Duration limit) {
        return connection().ask(session, method, params, limit);
    }

    CompletableFuture<JsonNode> send(String method, Map<String, ?> params) {
        return connection().send(session, method, params);
    }

    /**
     * Sets whether requests that may change something on a server are refused: all but the safe methods of HTTP (RFC
     * 9110, section 9.2.1).
     */
    void readingOnly(boolean only) {
        requests.readingOnly(only);
        if (!settings.pausesRequests()) {
            ask(only ? "Fetch.enable" : "Fetch.disable", Map.of(), settings.pageLimit);
        }
    }

    RequestJudge requests() {
        return requests;
    }

    /** Returns true if the page was stopped because its document passed the limit. */
    boolean tooLarge() {
        return tooLarge;
    }

    /** Returns true if the window was closed or its process died. */
    boolean gone() {
        return gone;
    }

    @Override
    public void event(@Nullable String from, String method, JsonNode params) {
        if (method.startsWith("Network.")) {
            traffic.event(method, params);
            stopWhenTooLarge();
            return;
        }
        switch (method) {
            case "Page.javascriptDialogOpening" -> { // canceled, but leaving the page is confirmed
                boolean leaving = params.path("type").asText().equals("beforeunload");
                connection().send(from, "Page.handleJavaScriptDialog", Map.of("accept", leaving));
            }
            case "Fetch.requestPaused" -> requests.judge(connection(), from, params, window);
            case "Target.attachedToTarget" -> watch(params.path("sessionId").asText());
            case "Target.targetCreated" -> closePopUp(params.path("targetInfo"));
            case "Page.frameNavigated" -> commit(params.path("frame"));
            case "Page.lifecycleEvent" -> lifecycle(params);
            case "Page.frameStoppedLoading" -> stopped(params);
            case "Inspector.targetCrashed" -> lost(from);
            case "Target.detachedFromTarget" -> lost(params.path("sessionId").asText());
            default -> {}
        }
    }

    @Override
    public synchronized void disconnected() {
        disconnected = true;
        notifyAll();
    }

    private synchronized void commit(JsonNode frame) {
        if (frame.path("id").asText().equals(window)) {
            committed = frame.path("loaderId").asText();
        }
    }

    private synchronized void lifecycle(JsonNode params) {
        if (params.path("name").asText().equals("DOMContentLoaded")
                && params.path("loaderId").asText().equals(committed)) {
            parsed = true;
            notifyAll();
        }
    }

    /** Handles the end of loading. A page that turns into a download while it is parsed never becomes parsed. */
    private synchronized void stopped(JsonNode params) {
        if (params.path("frameId").asText().equals(window) && !committed.isEmpty()) {
            parsed = true;
            notifyAll();
        }
    }

    private synchronized void lost(@Nullable String target) {
        if (session.equals(target)) {
            gone = true;
            notifyAll();
            connection().endSession(session, "the page closed its window or crashed");
        }
    }

    private void watch(String target) {
        connection().send(target, "Network.enable", Map.of("maxTotalBufferSize", 1_000_000));
        connection().send(target, "Network.setBypassServiceWorker", Map.of("bypass", true));
        String early = (undrawn ? PageScript.FRAMES.source() : "") + PageScript.TIMERS.source();
        // Workers refuse it, and do not need it.
        connection().send(target, "Page.addScriptToEvaluateOnNewDocument", Map.of("source", early));
        List<String> blocked = blockedAddresses();
        if (!blocked.isEmpty()) {
            connection().send(target, "Network.setBlockedURLs", Map.of("urls", blocked));
        }
        if (settings.pausesRequests()) { // pausing delays every request
            connection().send(target, "Fetch.enable", Map.of());
        }
        connection()
                .send(
                        target,
                        "Target.setAutoAttach",
                        Map.of("autoAttach", true, "waitForDebuggerOnStart", true, "flatten", true));
        connection().send(target, "Runtime.runIfWaitingForDebugger", Map.of());
    }

    private List<String> blockedAddresses() {
        List<String> blocked = new ArrayList<>(settings.browser.blockedUrls());
        for (String type : settings.browser.blockedTypes()) {
            for (String ending : ENDINGS.getOrDefault(type, List.of())) {
                blocked.add("*." + ending);
            }
        }
        if (settings.policy != null) {
            blocked.add("ws://*"); // web sockets cannot be paused and judged
            blocked.add("wss://*");
        }
        return blocked;
    }

    private void closePopUp(JsonNode target) {
        if (WINDOWS.contains(target.path("type").asText()) && target.hasNonNull("openerId")) {
            connection()
                    .send(
                            null,
                            "Target.closeTarget",
                            Map.of("targetId", target.path("targetId").asText()));
        }
    }

    private void stopWhenTooLarge() {
        if (!tooLarge && traffic.documentBytes() > settings.maxBytes) {
            tooLarge = true;
            connection().send(session, "Page.stopLoading", Map.of());
        }
    }
}
