/** Side-by-side measurements: {@link io.tagwave.bench.TimingComparison} runs the things compared in turns, so that noise hits all alike. {@link io.tagwave.bench.CrawlSimulation} runs a shared crawl on paper. */
package io.tagwave.bench;
