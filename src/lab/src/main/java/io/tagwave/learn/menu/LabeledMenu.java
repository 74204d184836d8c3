package io.tagwave.learn.menu;

import io.tagwave.eval.GroundTruthMenu;
import io.tagwave.menu.MenuEvidenceTable;
import io.tagwave.tree.PageTree;

/**
 * The candidates of a page with the score of each.
 *
 * @param page name of the page
 * @param site pages of one site are never split between training and test
 * @param table the candidates with their evidence
 * @param f1 for each candidate the F1 of its links, 0 for all on a page without a menu
 * @param absent whether the page has no main menu
 */
public record LabeledMenu(String page, String site, MenuEvidenceTable table, double[] f1, boolean absent) {

    /** Measures a page and its candidates. */
    public static LabeledMenu of(String page, String site, PageTree tree, GroundTruthMenu menu) {
        MenuEvidenceTable table = MenuEvidenceTable.of(tree);
        double[] f1 = table.blocks().stream()
                .mapToDouble(b -> menu.absent() ? 0 : menu.links(b.node()).f1())
                .toArray();
        return new LabeledMenu(page, site, table, f1, menu.absent());
    }
}
