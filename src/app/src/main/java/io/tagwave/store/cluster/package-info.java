/**
 * Tells what only several processes at one crawl need: {@link io.tagwave.store.cluster.CrawlJoin} opens the frontier of one of them,
 * and {@link io.tagwave.store.cluster.ProcessHeartbeat} exchanges hosts, URLs and permits with the others through PostgreSQL.
 */
@NullMarked
package io.tagwave.store.cluster;

import org.jspecify.annotations.NullMarked;
