/** Annotates packages: {@link io.tagwave.meta.Internal}. */
@Internal
@NullMarked
package io.tagwave.meta;

import org.jspecify.annotations.NullMarked;
