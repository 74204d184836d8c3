package io.tagwave.lab.evaluate;

import io.tagwave.report.ReportTable;

/** The papers' headline figures, collected on the way and shown first. */
final class Summary {

    private ReportTable table = ReportTable.of(
            "At a glance: what each paper prints first, in percent",
            "measure",
            "printed, its own pages",
            "published method, our pages",
            "Tagwave, our pages");

    /** Adds a measure; what is not known is a dash. */
    void add(String measure, String printed, String published, String ours) {
        table = table.row(measure, printed, published, ours);
    }

    /** All of them in the order in which they were added. */
    ReportTable table() {
        return table;
    }
}
