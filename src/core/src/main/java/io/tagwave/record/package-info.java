/**
 * The list of a page among proposed segmentations, by evidence, rank and regrouping: {@link
 * io.tagwave.record.ListLocator}.
 */
@Internal
@NullMarked
package io.tagwave.record;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
