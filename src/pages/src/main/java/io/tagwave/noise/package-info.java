/** Removes menus, adverts and other noise from a page: {@link io.tagwave.noise.ContentFilter}. */
@Internal
package io.tagwave.noise;

import io.tagwave.meta.Internal;
