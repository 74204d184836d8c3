/** Finds the main menu of a page: {@link io.tagwave.menu.MenuDetector}. */
@Internal
package io.tagwave.menu;

import io.tagwave.meta.Internal;
