/**
 * Tells what was learned from labelled pages, as it is shipped and as it is read from a file: {@link
 * io.tagwave.model.ContentModel}.
 */
@Internal
@NullMarked
package io.tagwave.model;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
