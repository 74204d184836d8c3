/**
 * Aligns records as a table with the same field of each in one column: {@link io.tagwave.align.CenterStarAligner} (thesis, 4.1.4).
 */
@Internal
@NullMarked
package io.tagwave.align;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
