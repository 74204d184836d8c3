package io.tagwave.report;

import io.tagwave.rows.ResourceText;

/**
 * Builds a self-contained page of headings, paragraphs, tables and figures, for screens (light and dark), paper and screen
 * readers. All text is escaped, since most of it comes from the web.
 */
public final class HtmlReport {

    private static final String STYLE = ResourceText.read(HtmlReport.class, "report.css");

    private final String title;
    private final HtmlWriter body = new HtmlWriter();
    private final HtmlWriter navigation = new HtmlWriter();

    public HtmlReport(String title) {
        this.title = title;
    }

    /** Adds a heading that the navigation links to. */
    HtmlReport section(String heading, String id) {
        navigation.link("#" + id, heading).text(" ");
        body.element("h2", heading, "id", id);
        return this;
    }

    /** Returns the writer of the page's content. */
    HtmlWriter body() {
        return body;
    }

    public HtmlReport section(String heading) {
        body.element("h2", heading);
        return this;
    }

    /** Adds a paragraph of plain text. */
    public HtmlReport paragraph(String text) {
        body.element("p", text);
        return this;
    }

    public HtmlReport table(ReportTable table) {
        table.write(body);
        return this;
    }

    /** Adds an SVG, whose texts are escaped already. */
    public HtmlReport figure(String svg, String caption) {
        body.open("figure").markup(svg).element("figcaption", caption).close();
        return this;
    }

    /** Adds the content of another report. */
    public HtmlReport all(HtmlReport other) {
        body.markup(other.body.toString());
        return this;
    }

    public String toHtml() {
        // No request and no script: text of pages stays inert even if an escape were missed.
        String policy = "default-src 'none'; style-src 'unsafe-inline'";
        HtmlWriter html = new HtmlWriter();
        html.open("html", "lang", "en").open("head").empty("meta", "charset", "utf-8");
        html.empty("meta", "name", "viewport", "content", "width=device-width,initial-scale=1");
        html.empty("meta", "http-equiv", "Content-Security-Policy", "content", policy);
        html.element("title", title).open("style").markup(STYLE).close().close();
        html.open("body").open("main").element("h1", title);
        html.open("nav", "aria-label", "Parts").markup(navigation.toString()).close();
        html.markup(body.toString()).close();
        return "<!DOCTYPE html>\n" + html.close().close() + "\n";
    }
}
