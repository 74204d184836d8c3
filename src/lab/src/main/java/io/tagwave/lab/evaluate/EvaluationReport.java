package io.tagwave.lab.evaluate;

import io.tagwave.cli.shared.OutputFile;
import io.tagwave.report.Chart;
import io.tagwave.report.HtmlReport;
import io.tagwave.report.ReportTable;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;

/** What a command found out: printed as it comes, and collected for a page. */
final class EvaluationReport {

    private final PrintWriter out;
    private final HtmlReport report;
    private final StringBuilder markdown = new StringBuilder();

    EvaluationReport(String title, PrintWriter out) {
        this.out = out;
        report = new HtmlReport(title);
        markdown.append("# ").append(title).append("\n\n");
    }

    void section(String heading) {
        out.println(heading);
        out.println();
        report.section(heading);
        markdown.append("## ").append(heading).append("\n\n");
    }

    void show(ReportTable table) {
        out.println(table.toText());
        out.flush();
        report.table(table);
        markdown.append("**").append(table.caption()).append("**\n\n");
        row(table.headers());
        row(table.headers().stream().map(header -> "---").toList());
        table.rows().forEach(this::row);
        markdown.append('\n');
    }

    void say(String line) {
        out.println(line);
        out.println();
        report.paragraph(line);
        markdown.append(line).append("\n\n");
    }

    private void row(List<String> cells) {
        markdown.append("| ");
        cells.forEach(cell -> markdown.append(cell.replace("|", "\\|")).append(" | "));
        markdown.setCharAt(markdown.length() - 1, '\n');
    }

    /** All but the charts, as Markdown. */
    String markdown() {
        return markdown.toString();
    }

    /** A chart is for the page only. */
    void draw(Chart chart, String caption) {
        report.figure(chart, caption);
    }

    /** Everything that another collection holds below its title, not printed again. */
    void add(EvaluationReport other) {
        report.all(other.report);
        markdown.append(other.markdown.substring(other.markdown.indexOf("\n\n") + 2));
    }

    /**
     * Writes the page.
     *
     * @param html null for nowhere
     */
    void save(Path html) {
        OutputFile.page(report, html);
    }
}
