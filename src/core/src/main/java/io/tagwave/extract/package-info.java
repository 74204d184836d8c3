/** The way of a page from tree to rows: {@link io.tagwave.extract.RecordExtractor}. Read it first. */
@Internal
@NullMarked
package io.tagwave.extract;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
