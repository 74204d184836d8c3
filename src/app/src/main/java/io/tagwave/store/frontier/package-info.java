/** The frontier of a crawl on the database, with the one thread that writes: {@link io.tagwave.store.frontier.DatabaseFrontier}. */
package io.tagwave.store.frontier;
