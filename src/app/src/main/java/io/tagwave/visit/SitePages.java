package io.tagwave.visit;

import io.tagwave.menu.SiteLinks;
import io.tagwave.tree.PageTree;
import io.tagwave.web.PasswordMask;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Pages of one site that tell what repeats on it. */
public final class SitePages {

    private final Map<String, PageTree> trees = new LinkedHashMap<>();

    /**
     * Loads them.
     *
     * @param arguments as {@link PageArguments} takes them
     * @throws PageLoadException naming one that can not be had
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

    /** The links of all of them but the page itself, which would confirm whatever stands on it. */
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
