/** The frontier of a crawl on the database, with the one thread that writes: {@link io.tagwave.store.frontier.H2Frontier}. */
package io.tagwave.store.frontier;
