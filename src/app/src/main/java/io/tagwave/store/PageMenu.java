package io.tagwave.store;

import java.util.List;

/**
 * The main menu of a page.
 *
 * @param xpath the node that holds it
 * @param weight confidence of the detection
 * @param links in document order
 */
public record PageMenu(String xpath, double weight, List<Entry> links) {

    /**
     * A link of the menu.
     *
     * @param text visible text
     * @param href absolute URL, or as written if it cannot be resolved
     */
    public record Entry(String text, String href) {}

    public PageMenu {
        links = List.copyOf(links);
    }
}
