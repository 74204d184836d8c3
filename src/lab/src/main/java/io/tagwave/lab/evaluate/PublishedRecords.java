package io.tagwave.lab.evaluate;

import io.tagwave.report.ReportTable;

/** The rows of the thesis' Tables 13 and 14. */
final class PublishedRecords {

    private PublishedRecords() {}

    /** The printed table of the dataset that a set of pages comes from, or null. */
    static ReportTable of(String set) {
        return switch (set) {
            case "yamada" ->
                table("Table 13: dataset #1, in percent (published rows first)")
                        .row("MDR (Liu et al. 2003)", "59.80", "61.80", "60.78")
                        .row("TPC (Miao et al. 2009)", "90.40", "93.10", "91.73")
                        .row("ClustVX (Grigalis 2013)", "99.81", "99.52", "99.66")
                        .row("thesis, unsupervised", "92.02", "94.11", "93.05")
                        .row("thesis, LR", "95.45", "95.45", "95.45")
                        .row("thesis, VOT", "93.02", "90.91", "91.95");
            case "clustvx" ->
                table("Table 14: dataset #2, in percent (published rows first)")
                        .row("ClustVX (Grigalis 2013)", "100.00", "99.50", "99.80")
                        .row("thesis", "100.00", "97.68", "98.83");
            case "tpsf" ->
                table("Table 15: dataset #3, in percent (published row first; other pages)")
                        .row("thesis", "93.30", "93.85", "93.57");
            default -> null;
        };
    }

    /** The thesis' own F on the dataset that a set comes from, in percent, without training where it tells; or null. */
    static String f1(String set) {
        return switch (set) {
            case "yamada" -> "93.05";
            case "clustvx" -> "98.83";
            case "tpsf" -> "93.57";
            default -> null;
        };
    }

    private static ReportTable table(String caption) {
        return ReportTable.of(caption, "method", "precision", "recall", "F");
    }
}
