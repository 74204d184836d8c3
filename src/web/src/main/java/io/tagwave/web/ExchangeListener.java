package io.tagwave.web;

/** Told of every request that was sent and what came back, before anybody else is. Used by many threads at once. */
@FunctionalInterface
public interface ExchangeListener {

    /** Keeps nothing. */
    ExchangeListener NONE = exchange -> {};

    /** Keeps an exchange. Never throws for what its disk does: whoever opened it asks. */
    void heard(HttpExchange exchange);
}
