/** Sends what changed in lists to where people look: {@link io.tagwave.watch.ChangeDelivery}. */
@NullMarked
package io.tagwave.watch;

import org.jspecify.annotations.NullMarked;
