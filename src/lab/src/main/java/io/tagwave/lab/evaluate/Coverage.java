package io.tagwave.lab.evaluate;

import io.tagwave.report.ReportTable;

/** Every table and figure of the five papers, and where in the report it is, or why not. */
final class Coverage {

    private static final String ASIDE = "printed, reproduced, ours";
    private static final String NO_NUMBERS = "not here: it prints no measured number";

    private Coverage() {}

    static ReportTable thesis() {
        return table("The record extraction thesis")
                .row("Table 1", "summary of results", "its rows are LR of Table 10 and VOT of Table 11")
                .row("Table 2", "related work by criteria", NO_NUMBERS)
                .row("Table 3", "centre star alignment of an example", "aligned again from its own codes")
                .row("Tables 4, 5", "datasets", "beside the sets here; most of dataset #3 is not public")
                .row("Table 6", "content by k-means", "on our sets; which regions share a document was not published")
                .row("Tables 7 to 9", "features of regions", ASIDE + ", from the labelled regions themselves")
                .row("Tables 10, 11", "content models", ASIDE + "; the rows of Table 10 are inferred")
                .row("Table 12", "best features", ASIDE)
                .row("Tables 13 to 15", "records", ASIDE + ", on other pages of the same kinds")
                .row("Table 16", "cost of rendering", "with --render, which needs a browser")
                .row("Table 17", "parameters", "printed, ours, and a grid around them")
                .row("Table 18", "an extracted table", "printed, ours, of the same page, which is in set tpsf")
                .row("Figures 1, 3, 8", "diagrams", NO_NUMBERS)
                .row(
                        "Figures 2, 4 to 7, 9 to 12",
                        "a page as a signal",
                        "their numbers, and drawn again from the same page")
                .row("Figures 13, 16 to 18", "features and their densities", "from the labelled regions themselves")
                .row("Figure 14", "time by size, rendering or not", "with --render")
                .row("Figure 15", "full against lazy spectrum", ASIDE);
    }

    static ReportTable others() {
        return table("The other papers")
                .row("TPS filter 2013, Table 1", "nodes and MDR records before and after", ASIDE + ", row by row")
                .row("TPS filter, 38 sites, Table 1", "the same for the second version", ASIDE + ", row by row")
                .row("TPS filter 2013, Figures 1 to 4", "method, examples, a page", NO_NUMBERS)
                .row("TPS filter, 38 sites, figures", "the same", NO_NUMBERS)
                .row(
                        "Menus, table of section 4.1",
                        "the trained setting",
                        "printed, and what the grid chooses on our pages")
                .row("Menus, section 4.1", "precision, recall, F1, perfect", ASIDE + "; its pages are not here")
                .row(
                        "Menus, times",
                        "4.77 s and 5.38 s a page in a browser",
                        "printed, reproduced, ours, without a browser")
                .row("Menus, Figures 1, 2", "examples", NO_NUMBERS)
                .row("Templates, Table 4.1", "known algorithms for the longest common subsequence", NO_NUMBERS)
                .row("Templates, Table 5.1", "test sets", "printed, ours: the pages were not published")
                .row("Templates, Figures 5.1, 5.2", "precision, recall, F", ASIDE)
                .row("Templates, Figures 5.3, 5.4", "a fault of bottom-up mapping", NO_NUMBERS)
                .row(
                        "Templates, Figures 5.5 to 5.11",
                        "time by size and by F",
                        "drawn; the printed ones show no numbers but 1/4 and 1/10")
                .row(
                        "Templates, Figures 5.12 to 5.15",
                        "correlations of time",
                        "ours; the printed bars have no numbers")
                .row("Templates, Figures 1.1 to 4.9", "examples", NO_NUMBERS);
    }

    private static ReportTable table(String paper) {
        return ReportTable.of(paper + ": what is where", "item", "what it is", "in this report");
    }
}
