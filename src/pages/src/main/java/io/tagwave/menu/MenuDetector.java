package io.tagwave.menu;

import io.tagwave.tree.PageTree;

/**
 * Finds the node that holds the main menu of a page. Detectors hold settings only and may be shared between threads.
 *
 * <p>Any tree has an answer: a page without links, or of links alone, is a page without a menu or with one, never an
 * error.
 */
public interface MenuDetector {

    /** The main menu of the page, and what else was considered. */
    MenuResult detect(PageTree tree);

    /**
     * The main menu of a page when other pages of its site are known. A detector that looks at single pages only, as the
     * published one, takes no notice of them.
     */
    default MenuResult detect(PageTree tree, SiteLinks others) {
        return detect(tree);
    }

    /** Our own detector, which also tells when there is no menu. */
    static MenuDetector tagwave(MenuModel model) {
        return new LearnedMenuDetector(model);
    }
}
