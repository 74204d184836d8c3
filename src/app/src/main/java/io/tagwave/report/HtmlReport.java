package io.tagwave.report;

import io.tagwave.rows.ResourceText;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;

/**
 * Builds a self-contained page of headings, paragraphs, tables and figures, for screens (light and dark), paper and screen
 * readers. All text is escaped, since most of it comes from the web.
 */
public final class HtmlReport {

    private static final String STYLE = ResourceText.read(HtmlReport.class, "report.css");
    private static final String SCRIPT = ResourceText.read(HtmlReport.class, "tables.js");

    private final String title;
    private final StringBuilder body = new StringBuilder();
    private final StringBuilder places = new StringBuilder();
    private String script = "";
    private String pictures = "";

    /** Creates an empty report. */
    public HtmlReport(String title) {
        this.title = title;
    }

    /** Adds a script by which the reader sorts and filters tables. */
    public HtmlReport interactive() {
        script = SCRIPT;
        return this;
    }

    /** Allows the browser to load pictures of other servers. */
    HtmlReport withPictures() {
        pictures = "; img-src http: https:";
        return this;
    }

    /** Adds a heading that the navigation links to. */
    HtmlReport section(String heading, String id) {
        places.append("<a href=\"#" + id + "\">" + Markup.escape(heading) + "</a> ");
        body.append("<h2 id=\"" + id + "\">" + Markup.escape(heading) + "</h2>\n");
        return this;
    }

    /** Adds markup whose texts are escaped already. */
    HtmlReport markup(String html) {
        body.append(html);
        return this;
    }

    /** Adds a heading. */
    public HtmlReport section(String heading) {
        body.append("<h2>" + Markup.escape(heading) + "</h2>\n");
        return this;
    }

    /** Adds a paragraph of plain text. */
    public HtmlReport paragraph(String text) {
        body.append("<p>" + Markup.escape(text) + "</p>\n");
        return this;
    }

    /** Adds a table. */
    public HtmlReport table(ReportTable table) {
        body.append(table.toHtml()).append('\n');
        return this;
    }

    /** Adds a chart with a caption. */
    public HtmlReport figure(Chart chart, String caption) {
        body.append("<figure>" + chart.toSvg() + "<figcaption>" + Markup.escape(caption) + "</figcaption></figure>\n");
        return this;
    }

    /** Adds the content of another report. */
    public HtmlReport all(HtmlReport other) {
        body.append(other.body);
        return this;
    }

    /** Returns the page. */
    public String toHtml() {
        String name = Markup.escape(title);
        return "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
                + "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
                // No request and no script but our own: text of pages stays inert even if an escape were missed.
                + "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'"
                + pictures + (script.isEmpty() ? "" : "; script-src '" + hash(script) + "'") + "\">"
                + "<title>" + name + "</title><style>" + STYLE + SmallHistogram.STYLE
                + "</style></head>\n<body><main><h1>"
                + name + "</h1>\n"
                + (places.isEmpty() ? "" : "<nav aria-label=\"Parts\">" + places + "</nav>\n")
                + body + "</main>" + (script.isEmpty() ? "" : "<script>" + script + "</script>")
                + "</body></html>\n";
    }

    /** Returns the hash by which the policy allows this script and no other. */
    private static String hash(String script) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(script.getBytes(StandardCharsets.UTF_8));
            return "sha256-" + Base64.getEncoder().encodeToString(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java runtime has SHA-256", e);
        }
    }
}
