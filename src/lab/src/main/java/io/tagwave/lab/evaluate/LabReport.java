package io.tagwave.lab.evaluate;

import io.tagwave.cli.shared.OutputFile;
import io.tagwave.report.HtmlReport;
import io.tagwave.report.ReportTable;
import java.io.PrintWriter;
import java.io.Writer;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Prints the tables and sentences of a command as they come, and collects them with figures for an HTML or Markdown file. */
public final class LabReport {

    private final PrintWriter out;
    private final HtmlReport html;
    private final StringBuilder markdown = new StringBuilder();

    /** Starts a report that prints to {@code out}. */
    public LabReport(String title, PrintWriter out) {
        this.out = out;
        html = new HtmlReport(title);
        markdown.append("# ").append(title).append("\n\n");
    }

    /** Starts a report that prints nothing. */
    public static LabReport silent(String title) {
        return new LabReport(title, new PrintWriter(Writer.nullWriter()));
    }

    public void section(String heading) {
        out.println(heading);
        out.println();
        html.section(heading);
        markdown.append("## ").append(heading).append("\n\n");
    }

    public void table(ReportTable table) {
        out.println(table.toText());
        out.flush();
        html.table(table);
        markdown.append("**").append(table.caption()).append("**\n\n");
        row(table.headers());
        row(table.headers().stream().map(header -> "---").toList());
        table.rows().forEach(this::row);
        markdown.append('\n');
    }

    /** Adds a table that is printed, or was measured once, and what is to be said of it. */
    void printed(String name) {
        table(PrintedTable.read(name).table());
        PrintedTable.notes(name + "-remark").forEach(this::paragraph);
    }

    public void paragraph(String text) {
        out.println(text);
        out.println();
        html.paragraph(text);
        markdown.append(text).append("\n\n");
    }

    /** Adds a figure, which only the HTML shows. */
    public void figure(PercentChart chart, String caption) {
        html.figure(chart.toSvg(), caption);
    }

    /** Adds everything below the title of another report, without printing it again. */
    public void add(LabReport other) {
        html.all(other.html);
        markdown.append(other.markdown.substring(other.markdown.indexOf("\n\n") + 2));
    }

    /** Returns the headings, paragraphs and tables as Markdown. */
    public String markdown() {
        return markdown.toString();
    }

    /** Writes the HTML file, if one is named. */
    public void writeHtml(@Nullable Path file) {
        OutputFile.page(html, file);
    }

    private void row(List<String> cells) {
        markdown.append("| ");
        cells.forEach(cell -> markdown.append(cell.replace("|", "\\|")).append(" | "));
        markdown.setCharAt(markdown.length() - 1, '\n');
    }
}
