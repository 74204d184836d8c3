package io.tagwave.menu;

/**
 * A link of a menu.
 *
 * @param node position in the tree
 * @param level 0 for the menu's own entries, 1 for those of a submenu, and so on
 */
public record MenuLink(int node, int level) {}
