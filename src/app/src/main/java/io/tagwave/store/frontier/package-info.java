/**
 * The frontier of a crawl in the database, with the one thread that writes: {@link
 * io.tagwave.store.frontier.DatabaseFrontier}.
 */
@NullMarked
package io.tagwave.store.frontier;

import org.jspecify.annotations.NullMarked;
