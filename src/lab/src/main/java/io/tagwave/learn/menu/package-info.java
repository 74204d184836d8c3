/** Learns to tell a main menu from other links: {@link io.tagwave.learn.menu.MenuFit}. */
@NullMarked
package io.tagwave.learn.menu;

import org.jspecify.annotations.NullMarked;
