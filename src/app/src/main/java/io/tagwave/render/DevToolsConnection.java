package io.tagwave.render;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * A connection to a browser's DevTools protocol. Selenium's own delivers events from a thread pool, in any order, and
 * decodes each message three times; here they arrive in the order in which the browser sent them, on one thread, and
 * must be handled quickly.
 */
final class DevToolsConnection implements AutoCloseable {

    private static final Duration CONNECT = Duration.ofSeconds(10);

    /** Handles events of the browser. Called on the connection's thread. */
    interface Listener {
        void event(@Nullable String session, String method, JsonNode params);

        /** Called when the connection is lost, perhaps several times and by any thread. */
        void disconnected();
    }

    /** Shared, since a mapper caches type information; safe for many threads. */
    static final ObjectMapper JSON = new ObjectMapper();

    private final Map<Long, Waiting> waiting = new ConcurrentHashMap<>();
    private final AtomicLong ids = new AtomicLong();

    private record Waiting(@Nullable String session, CompletableFuture<JsonNode> answer) {}

    private final Listener listener;
    private final WebSocket socket;
    private CompletableFuture<?> lastSent = CompletableFuture.completedFuture(null);
    private volatile boolean connected = true;

    private DevToolsConnection(HttpClient http, URI address, Listener listener) {
        this.listener = listener;
        this.socket = http.newWebSocketBuilder()
                .connectTimeout(CONNECT)
                .buildAsync(address, new Receiver())
                .join();
    }

    /** Connects to a ws or wss URL. */
    static DevToolsConnection connect(HttpClient http, URI address, Listener listener) throws IOException {
        try {
            return new DevToolsConnection(http, address, listener);
        } catch (CompletionException e) {
            throw new IOException("no DevTools connection at " + address, e.getCause());
        }
    }

    /** Sends a command without waiting for the result. A lost connection fails the result. */
    CompletableFuture<JsonNode> send(@Nullable String session, String method, Map<String, ?> params) {
        long id = ids.incrementAndGet();
        CompletableFuture<JsonNode> answer = new CompletableFuture<>();
        waiting.put(id, new Waiting(session, answer));
        ObjectNode message = JSON.createObjectNode().put("id", id).put("method", method);
        message.set("params", JSON.valueToTree(params));
        if (session != null) {
            message.put("sessionId", session);
        }
        transmit(message.toString());
        if (!connected) {
            failAll(new IOException("the DevTools connection is closed"));
        }
        return answer;
    }

    /**
     * Sends a command and waits for the result.
     *
     * @throws RenderFailure if the browser refuses, does not answer in time or is gone
     */
    JsonNode ask(@Nullable String session, String method, Map<String, ?> params, Duration limit) {
        try {
            return send(session, method, params).get(limit.toMillis(), TimeUnit.MILLISECONDS);
        } catch (TimeoutException e) {
            throw new RenderFailure(RenderFailure.Kind.TIMEOUT, "the page did not become ready in time", e);
        } catch (ExecutionException e) {
            boolean refused = e.getCause() instanceof Refused;
            throw new RenderFailure(
                    refused ? RenderFailure.Kind.PAGE_BROKEN : RenderFailure.Kind.BROWSER_GONE,
                    RenderFailure.firstLine(Objects.requireNonNullElse(e.getCause(), e)),
                    e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new RenderFailure(RenderFailure.Kind.TIMEOUT, "interrupted", e);
        }
    }

    /** Fails the pending commands of a session that has ended. */
    void endSession(String session, String reason) {
        waiting.forEach((id, open) -> {
            if (session.equals(open.session()) && waiting.remove(id, open)) {
                open.answer().completeExceptionally(new IOException(reason));
            }
        });
    }

    @Override
    public void close() {
        connected = false;
        socket.abort();
        failAll(new IOException("the DevTools connection was closed"));
    }

    /** Sends messages one after the other, as a web socket requires. */
    private synchronized void transmit(String text) {
        lastSent = lastSent.handle((done, failure) -> null)
                .thenCompose(nothing -> socket.sendText(text, true))
                .exceptionally(failure -> {
                    failAll(failure);
                    return null;
                });
    }

    private void failAll(Throwable failure) {
        connected = false;
        listener.disconnected();
        waiting.values().forEach(open -> open.answer().completeExceptionally(failure));
        waiting.clear();
    }

    private void received(String text) {
        JsonNode message;
        try {
            message = JSON.readTree(text);
        } catch (JsonProcessingException e) {
            failAll(e);
            return;
        }
        if (message.has("id")) {
            answer(message);
        } else {
            listener.event(
                    message.path("sessionId").asText(null),
                    message.path("method").asText(),
                    message.path("params"));
        }
    }

    private void answer(JsonNode message) {
        Waiting open = waiting.remove(message.get("id").asLong());
        if (open == null) {
            return;
        }
        CompletableFuture<JsonNode> answer = open.answer();
        if (message.has("error")) {
            answer.completeExceptionally(
                    new Refused(message.get("error").path("message").asText()));
        } else {
            answer.complete(message.path("result"));
        }
    }

    /** The browser works, but cannot execute the command. */
    private static final class Refused extends IOException {
        private static final long serialVersionUID = 1;

        Refused(String message) {
            super(message);
        }
    }

    private final class Receiver implements WebSocket.Listener {
        private final StringBuilder text = new StringBuilder();

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
            text.append(part);
            if (last) {
                String whole = text.toString();
                text.setLength(0);
                received(whole);
            }
            from.request(1);
            return null;
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket from, int status, String reason) {
            failAll(new IOException("the browser closed the DevTools connection"));
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable failure) {
            failAll(failure);
        }
    }
}
