package io.tagwave.store;

import java.util.List;

/**
 * The main menu of a page.
 *
 * @param xpath the node that holds it
 * @param weight how sure it is
 * @param links in document order
 */
public record PageMenu(String xpath, double weight, List<Entry> links) {

    /**
     * A link of the menu.
     *
     * @param text visible text
     * @param href absolute address, or as written where it can not be resolved
     */
    public record Entry(String text, String href) {}

    public PageMenu {
        links = List.copyOf(links);
    }
}
