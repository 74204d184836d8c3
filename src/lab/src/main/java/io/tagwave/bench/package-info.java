/** Measurements without files: {@link io.tagwave.bench.TimingComparison} times tasks in turns. */
@NullMarked
package io.tagwave.bench;

import org.jspecify.annotations.NullMarked;
