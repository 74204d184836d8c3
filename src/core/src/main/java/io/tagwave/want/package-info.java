/**
 * Finds the list and the columns that a person asks for: {@link io.tagwave.want.Wish} names them or gives examples, and is granted
 * exactly or refused with the reason.
 */
@Internal
@NullMarked
package io.tagwave.want;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
