/**
 * Measurements without files: {@link io.tagwave.bench.TimingComparison} times tasks in turns, {@link
 * io.tagwave.bench.CrawlSimulation} simulates a crawl by several processes.
 */
@NullMarked
package io.tagwave.bench;

import org.jspecify.annotations.NullMarked;
