package io.tagwave.cli.page;

import io.tagwave.cli.shared.UserException;
import io.tagwave.menu.SiteLinks;
import io.tagwave.tree.PageTree;
import io.tagwave.visit.NamedPage;
import io.tagwave.visit.PageException;
import io.tagwave.visit.PageInputs;
import io.tagwave.visit.PageLoader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Pages of one site that tell what repeats on it. */
final class SitePages {

    private final Map<String, PageTree> trees = new LinkedHashMap<>();

    /**
     * Loads them.
     *
     * @param arguments as {@link PageInputs} takes them
     * @throws UserException when one can not be had
     */
    SitePages(List<String> arguments, PageLoader loader) {
        for (String argument : arguments) {
            try {
                for (String name : PageInputs.of(argument)) {
                    for (NamedPage page : loader.pages(name)) {
                        trees.put(page.name(), page.load().page().tree());
                    }
                }
            } catch (PageException e) {
                throw new UserException("--site " + argument + ": " + e.getMessage());
            }
        }
    }

    /** The links of all of them but the page itself, which would confirm whatever stands on it. */
    SiteLinks besides(String page) {
        SiteLinks links = new SiteLinks();
        trees.forEach((name, tree) -> {
            if (!name.equals(page)) {
                links.add(tree);
            }
        });
        return links;
    }
}
