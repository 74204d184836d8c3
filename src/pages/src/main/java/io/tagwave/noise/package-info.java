/** Removes menus, adverts and other noise from a page: {@link io.tagwave.noise.ContentFilter}. */
@Internal
@NullMarked
package io.tagwave.noise;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
