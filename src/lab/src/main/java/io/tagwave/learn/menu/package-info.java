/** Learns what tells a main menu from other links: {@link io.tagwave.learn.menu.MenuFit}. */
package io.tagwave.learn.menu;
