/** Finds the main menu of a page: {@link io.tagwave.menu.MenuDetector}, as published and in our own way. */
@Internal
package io.tagwave.menu;

import io.tagwave.meta.Internal;
