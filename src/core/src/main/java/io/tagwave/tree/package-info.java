/**
 * Holds the body of a page in document order as parallel arrays, on which all algorithms work: {@link io.tagwave.tree.PageTree}.
 */
@Internal
@NullMarked
package io.tagwave.tree;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
