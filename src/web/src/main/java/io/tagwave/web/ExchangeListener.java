package io.tagwave.web;

/** Receives every request and its response before the page is read. Called by many threads at once. */
@FunctionalInterface
public interface ExchangeListener {

    /** Ignores all exchanges. */
    ExchangeListener NONE = exchange -> {};

    /** Takes an exchange. Does not throw when it cannot be stored: the owner of the listener asks it for failures. */
    void onExchange(HttpExchange exchange);
}
