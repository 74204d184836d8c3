package io.tagwave.visit;

import io.tagwave.menu.SiteLinks;
import io.tagwave.tree.PageTree;
import io.tagwave.web.PasswordMask;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Pages of one site, which show what repeats on it. */
public final class SitePages {

    private final Map<String, PageTree> trees = new LinkedHashMap<>();

    /**
     * Loads the pages.
     *
     * @param arguments as {@link PageArguments} takes them
     * @throws PageLoadException naming one that cannot be read
     */
    public SitePages(List<String> arguments, PageLoader loader) throws PageLoadException {
        for (String argument : arguments) {
            try {
                for (String name : PageArguments.of(argument)) {
                    for (NamedPage page : loader.pages(name)) {
                        trees.put(page.name(), page.load().page().tree());
                    }
                }
            } catch (PageLoadException e) {
                throw new PageLoadException(PasswordMask.masked(argument) + ": " + e.getMessage());
            }
        }
    }

    /** Returns the links of all pages except the given one, which would confirm whatever it contains. */
    public SiteLinks besides(String page) {
        SiteLinks links = new SiteLinks();
        trees.forEach((name, tree) -> {
            if (!name.equals(page)) {
                links.add(tree);
            }
        });
        return links;
    }
}
