/** Side-by-side measurements: {@link io.tagwave.bench.Comparison} runs the things compared in turns, so that noise hits all alike. */
package io.tagwave.bench;
