package io.tagwave.render;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.RejectedExecutionException;

/**
 * Stands between a page and the world, through DevTools: counts and refuses requests, dismisses dialogs, closes pop-ups,
 * denies downloads, stops a document that is too large. Frames and workers of other processes are watched too.
 */
final class PageGuard implements DevToolsConnection.Listener {

    private static final Set<String> SAFE = Set.of("GET", "HEAD", "OPTIONS");

    private static final Set<String> WINDOWS = Set.of("page", "tab");

    /** Endings of addresses by blocked type: these are refused inside the page's process, before they cost anything. */
    private static final Map<String, List<String>> ENDINGS = Map.of(
            "image", List.of("gif", "jpg", "jpeg", "png", "webp", "avif", "svg", "ico", "bmp"),
            "font", List.of("woff", "woff2", "ttf", "otf", "eot"),
            "media", List.of("mp4", "webm", "mp3", "ogg", "m4a", "mov", "m3u8"),
            "stylesheet", List.of("css"));

    /** The inside of a window of the size in {@code drivers/}. */
    private static final Map<String, ?> SIZE =
            Map.of("width", 1280, "height", 881, "deviceScaleFactor", 1, "mobile", false);

    /** Where a page can leave something; asking for all kinds takes 25 times as long. */
    private static final String STORAGE = "local_storage,indexeddb,cache_storage,service_workers,file_systems";

    private final RenderSettings settings;
    private final ExecutorService policyThreads;
    private volatile DevToolsConnection cdp;
    private volatile String window;
    private volatile boolean undrawn;
    private volatile String session;
    private volatile PageTraffic traffic;
    private volatile boolean tooLarge;
    private volatile boolean readingOnly;
    private volatile boolean gone;
    private volatile boolean disconnected;
    private String committed = "";
    private boolean parsed;

    /**
     * A guard of one window.
     *
     * @param window handle of the window, which is also the id of its main frame
     * @param policyThreads where requests wait for the policy
     */
    PageGuard(String window, RenderSettings settings, ExecutorService policyThreads) {
        this.window = window;
        this.settings = settings;
        this.policyThreads = policyThreads;
        this.traffic = new PageTraffic(window);
    }

    /** Starts to watch the window. */
    void start(DevToolsConnection connection) {
        cdp = connection;
        undrawn = settings.scrolls() == 0 && !settings.growing() && settings.screenshots() == null && openUndrawn();
        session = cdp.ask(
                        null,
                        "Target.attachToTarget",
                        Map.of("targetId", window, "flatten", true),
                        settings.pageLimit())
                .path("sessionId")
                .asText();
        cdp.send(session, "Page.setLifecycleEventsEnabled", Map.of("enabled", true));
        cdp.send(null, "Browser.setDownloadBehavior", Map.of("behavior", "deny"));
        cdp.send(null, "Target.setDiscoverTargets", Map.of("discover", true));
        watch(session);
        ask("Page.enable", Map.of(), settings.pageLimit());
        if (undrawn) {
            ask("Emulation.setDeviceMetricsOverride", SIZE, settings.pageLimit());
        }
    }

    /** Opens a window that is laid out but never drawn, where the browser has such windows. */
    private boolean openUndrawn() {
        try {
            Map<String, ?> hidden = Map.of("url", "about:blank", "hidden", true);
            window = cdp.ask(null, "Target.createTarget", hidden, settings.pageLimit())
                    .path("targetId")
                    .asText();
            traffic = new PageTraffic(window);
            return true;
        } catch (RenderFailure e) {
            if (e.kind() == RenderFailure.Kind.PAGE_BROKEN) {
                return false; // an older browser: the driver's window serves as well
            }
            throw e;
        }
    }

    /** Begins a new page: forgets the last one's traffic, and its cookies and storage in the browser. */
    PageTraffic startPage() {
        for (String origin : traffic.origins()) {
            cdp.send(session, "Storage.clearDataForOrigin", Map.of("origin", origin, "storageTypes", STORAGE));
        }
        ask("Network.clearBrowserCookies", Map.of(), settings.pageLimit());
        tooLarge = false;
        traffic = new PageTraffic(window);
        synchronized (this) {
            committed = "";
            parsed = false;
        }
        return traffic;
    }

    /** The traffic of the page that is shown. */
    PageTraffic traffic() {
        return traffic;
    }

    /**
     * Waits until a document of this page is parsed.
     *
     * @throws RenderFailure when that takes longer
     */
    synchronized void awaitParsed(Duration limit) {
        long end = System.nanoTime() + limit.toNanos();
        while (!parsed) {
            long millis = (end - System.nanoTime()) / 1_000_000;
            if (disconnected) {
                throw new RenderFailure(RenderFailure.Kind.BROWSER_GONE, "the connection to the browser is gone");
            }
            if (gone) {
                throw new RenderFailure(RenderFailure.Kind.PAGE_BROKEN, "the page closed its window or crashed");
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
    }

    /**
     * Sends the window's page a command and waits for the answer.
     *
     * @throws RenderFailure as {@link DevToolsConnection#ask}
     */
    JsonNode ask(String method, Map<String, ?> params, Duration limit) {
        return cdp.ask(session, method, params, limit);
    }

    /** Sends the window's page a command. */
    CompletableFuture<JsonNode> send(String method, Map<String, ?> params) {
        return cdp.send(session, method, params);
    }

    /**
     * Whether requests that may change something at a server are refused: all but those of the methods that HTTP calls safe (RFC
     * 9110, section 9.2.1).
     */
    void readingOnly(boolean only) {
        readingOnly = only;
        if (settings.policy() == null) {
            ask(only ? "Fetch.enable" : "Fetch.disable", Map.of(), settings.pageLimit());
        }
    }

    /** Whether the page was stopped because its document passed the limit. */
    boolean tooLarge() {
        return tooLarge;
    }

    /** Whether the window was closed or its process died. */
    boolean gone() {
        return gone;
    }

    @Override
    public void event(String from, String method, JsonNode params) {
        if (method.startsWith("Network.")) {
            traffic.event(method, params);
            stopWhenTooLarge();
            return;
        }
        switch (method) {
            case "Page.javascriptDialogOpening" -> dismiss(from, params);
            case "Fetch.requestPaused" -> judge(from, params);
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

    /** A page that leaves for a download while it is parsed is never parsed to its end. */
    private synchronized void stopped(JsonNode params) {
        if (params.path("frameId").asText().equals(window) && !committed.isEmpty()) {
            parsed = true;
            notifyAll();
        }
    }

    private synchronized void lost(String target) {
        if (target.equals(session)) {
            gone = true;
            notifyAll();
            cdp.endSession(session, "the page closed its window or crashed");
        }
    }

    private void watch(String target) {
        cdp.send(target, "Network.enable", Map.of("maxTotalBufferSize", 1_000_000));
        cdp.send(target, "Network.setBypassServiceWorker", Map.of("bypass", true));
        if (undrawn) { // workers refuse it, and need none
            cdp.send(target, "Page.addScriptToEvaluateOnNewDocument", Map.of("source", PageScript.FRAMES.source()));
        }
        List<String> blocked = blockedAddresses();
        if (!blocked.isEmpty()) {
            cdp.send(target, "Network.setBlockedURLs", Map.of("urls", blocked));
        }
        if (settings.policy() != null) { // pausing makes every request wait, so only when someone is to be asked
            cdp.send(target, "Fetch.enable", Map.of());
        }
        cdp.send(
                target,
                "Target.setAutoAttach",
                Map.of("autoAttach", true, "waitForDebuggerOnStart", true, "flatten", true));
        cdp.send(target, "Runtime.runIfWaitingForDebugger", Map.of());
    }

    private List<String> blockedAddresses() {
        List<String> blocked = new ArrayList<>(settings.browser().blockedUrls());
        for (String type : settings.browser().blockedTypes()) {
            for (String ending : ENDINGS.get(type)) {
                blocked.add("*." + ending);
            }
        }
        if (settings.policy() != null) {
            blocked.add("ws://*"); // web sockets can not be paused and judged
            blocked.add("wss://*");
        }
        return blocked;
    }

    private void judge(String from, JsonNode paused) {
        String request = paused.path("requestId").asText();
        String url = paused.path("request").path("url").asText();
        String type = paused.path("resourceType").asText();
        boolean page = paused.path("frameId").asText().equals(window) && type.equals("Document");
        boolean safe = SAFE.contains(paused.path("request").path("method").asText());
        if (settings.browser().blockedTypes().contains(type.toLowerCase(Locale.ROOT)) || readingOnly && !safe) {
            refuse(from, request);
        } else if (page || !url.startsWith("http") || settings.policy() == null) {
            proceed(from, request); // whoever asked for the page has judged it
        } else {
            askPolicy(from, request, url);
        }
    }

    private void askPolicy(String from, String request, String url) {
        try {
            policyThreads.execute(() -> {
                if (settings.policy().allows(url)) {
                    proceed(from, request);
                } else {
                    refuse(from, request);
                }
            });
        } catch (RejectedExecutionException e) {
            refuse(from, request); // the pool is closing
        }
    }

    private void proceed(String to, String request) {
        cdp.send(to, "Fetch.continueRequest", Map.of("requestId", request));
    }

    private void refuse(String to, String request) {
        cdp.send(to, "Fetch.failRequest", Map.of("requestId", request, "errorReason", "BlockedByClient"));
    }

    /** A question whether to leave the page is answered with yes, everything else is cancelled. */
    private void dismiss(String from, JsonNode dialog) {
        boolean leaving = dialog.path("type").asText().equals("beforeunload");
        cdp.send(from, "Page.handleJavaScriptDialog", Map.of("accept", leaving));
    }

    private void closePopUp(JsonNode target) {
        if (WINDOWS.contains(target.path("type").asText()) && target.hasNonNull("openerId")) {
            cdp.send(
                    null,
                    "Target.closeTarget",
                    Map.of("targetId", target.path("targetId").asText()));
        }
    }

    private void stopWhenTooLarge() {
        if (!tooLarge && traffic.documentBytes() > settings.maxBytes()) {
            tooLarge = true;
            cdp.send(session, "Page.stopLoading", Map.of());
        }
    }
}
