/** Finds the main menu of a page: {@link io.tagwave.menu.MenuDetector}. */
@Internal
@NullMarked
package io.tagwave.menu;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
