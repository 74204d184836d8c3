package io.tagwave.lab.evaluate;

import io.tagwave.cli.shared.Saved;
import io.tagwave.report.Chart;
import io.tagwave.report.HtmlReport;
import io.tagwave.report.Table;
import java.io.PrintWriter;
import java.nio.file.Path;

/** What a command found out: printed as it comes, and collected for a page. */
final class Findings {

    private final PrintWriter out;
    private final HtmlReport report;

    Findings(String title, PrintWriter out) {
        this.out = out;
        report = new HtmlReport(title);
    }

    void section(String heading) {
        out.println(heading);
        out.println();
        report.section(heading);
    }

    void show(Table table) {
        out.println(table.toText());
        out.flush();
        report.table(table);
    }

    void say(String line) {
        out.println(line);
        out.println();
        report.paragraph(line);
    }

    /** A chart is for the page only. */
    void draw(Chart chart, String caption) {
        report.figure(chart, caption);
    }

    /** Everything that another collection holds, on the page only. */
    void add(Findings other) {
        report.all(other.report);
    }

    /**
     * Writes the page.
     *
     * @param html null for nowhere
     */
    void save(Path html) {
        Saved.page(report, html);
    }
}
