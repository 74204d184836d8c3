/**
 * Finds the main region of a page as the two papers of the tag path sequence filter print it: {@link
 * io.tagwave.papers.filter.TpsFilter}.
 */
@Internal
@NullMarked
package io.tagwave.papers.filter;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
