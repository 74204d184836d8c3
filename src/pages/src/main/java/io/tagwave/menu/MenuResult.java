package io.tagwave.menu;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Tells what a detector says of one page.
 *
 * @param menu the node that holds the menu with its weight, or null when the page has no main menu
 * @param candidates the nodes that were considered, heaviest first
 */
public record MenuResult(@Nullable MenuCandidate menu, List<MenuCandidate> candidates) {

    public MenuResult {
        candidates = List.copyOf(candidates);
    }
}
