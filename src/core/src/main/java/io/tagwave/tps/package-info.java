/** Reads a page as a signal: {@link io.tagwave.tps.TagPathSequence}, one code for each node's tag path (thesis, 4.1.1). */
@Internal
@NullMarked
package io.tagwave.tps;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
