package io.tagwave.report;

/**
 * A page of headings, paragraphs, tables and figures that needs nothing beside itself. All text is escaped, since most
 * of it comes from the web. Readable on paper and on screen, light and dark, by eye and by ear.
 */
public final class HtmlReport {

    private static final String STYLE = """
            :root{color-scheme:light dark;--ink:#1b1b1f;--soft:#5c5c66;--rule:#d5d5dc;--paper:#fff;--head:#f3f3f6;--bar:#4a7fb5;--link:#1a5fb4}
            @media screen and (prefers-color-scheme:dark){:root{--ink:#ececf1;--soft:#a9a9b5;--rule:#3b3b44;--paper:#16161a;--head:#222228;--bar:#7fb0e0;--link:#8ab8f0}}
            body{font:16px/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper);max-width:62rem;margin:2rem auto;padding:0 1rem}
            h1{font-size:1.7rem}h2{font-size:1.25rem;margin-top:2.2rem}figure{margin:1.5rem 0}figcaption,caption{color:var(--soft);text-align:left}
            caption{padding-bottom:.4rem}.wide{overflow-x:auto;margin:1.5rem 0}table{border-collapse:collapse;font-size:.92rem}
            th,td{border-bottom:1px solid var(--rule);padding:.3rem .7rem;text-align:left;vertical-align:top;font-weight:400}
            thead th{background:var(--head);font-weight:600}.n{text-align:right;font-variant-numeric:tabular-nums}
            th button{font:inherit;color:inherit;background:none;border:0;padding:0;cursor:pointer;text-align:inherit}
            th[aria-sort=ascending] button::after{content:" ▲"}th[aria-sort=descending] button::after{content:" ▼"}
            .filter{margin:1rem 0 -1rem;color:var(--soft)}:focus-visible{outline:2px solid var(--soft);outline-offset:2px}
            a{color:var(--link)}nav{display:flex;flex-wrap:wrap;gap:.2rem 1.2rem}h3{font-size:1.05rem;margin:2rem 0 0;overflow-wrap:anywhere}
            h3+p{margin:.1rem 0;color:var(--soft);font-size:.92rem;overflow-wrap:anywhere}.wide td,.wide th{padding:.2rem .6rem;max-width:24rem;overflow-wrap:break-word}
            .rows td{white-space:nowrap;overflow:hidden;text-overflow:ellipsis;max-width:18rem}td img{height:2.2rem;max-width:4rem;object-fit:contain;display:block}
            .tall{max-height:26rem;overflow:auto}.tall thead th{position:sticky;top:0}.wide{margin:.8rem 0}
            .figures{display:flex;flex-wrap:wrap;gap:.6rem 1.6rem}.figures figure{margin:0}.figures figcaption{font-size:.85rem}
            .columns{display:flex;flex-wrap:wrap;gap:.1rem 1.6rem;list-style:none;padding:0;margin:.6rem 0;font-size:.88rem;color:var(--soft)}
            .columns b{color:var(--ink);font-weight:600}meter{width:3.2rem;height:.8rem}details{margin:.4rem 0}summary{cursor:pointer}
            @media print{.tall{max-height:none}.filter{display:none}body{margin:0;max-width:none}figure,tr{break-inside:avoid}}
            """;

    private final String title;
    private final StringBuilder body = new StringBuilder();
    private final StringBuilder places = new StringBuilder();
    private String script = "";
    private String pictures = "";

    /** An empty report. */
    public HtmlReport(String title) {
        this.title = title;
    }

    /** Lets the reader sort and filter the tables. Without script they read as before. */
    public HtmlReport interactive() {
        script = TableScript.SOURCE;
        return this;
    }

    /** Lets the browser show pictures of other servers. */
    HtmlReport withPictures() {
        pictures = "; img-src http: https:";
        return this;
    }

    /** Adds a heading of a section that the beginning of the page leads to. */
    HtmlReport section(String heading, String id) {
        places.append("<a href=\"#" + id + "\">" + Markup.escape(heading) + "</a> ");
        body.append("<h2 id=\"" + id + "\">" + Markup.escape(heading) + "</h2>\n");
        return this;
    }

    /** Adds markup whose texts are escaped. */
    HtmlReport markup(String html) {
        body.append(html);
        return this;
    }

    /** Adds a heading of a section. */
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

    /** Adds a chart with words below it. */
    public HtmlReport figure(Chart chart, String caption) {
        body.append("<figure>" + chart.toSvg() + "<figcaption>" + Markup.escape(caption) + "</figcaption></figure>\n");
        return this;
    }

    /** Adds all that another report holds. */
    public HtmlReport all(HtmlReport other) {
        body.append(other.body);
        return this;
    }

    /** The whole page. */
    public String toHtml() {
        String name = Markup.escape(title);
        return "<!DOCTYPE html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">"
                + "<meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
                // No request and no script but our own: what a report quotes from a page stays inert even if an escape
                // were missed.
                + "<meta http-equiv=\"Content-Security-Policy\" content=\"default-src 'none'; style-src 'unsafe-inline'"
                + pictures + (script.isEmpty() ? "" : "; script-src '" + TableScript.hash() + "'") + "\">"
                + "<title>" + name + "</title><style>" + STYLE + SmallHistogram.STYLE
                + "</style></head>\n<body><main><h1>"
                + name + "</h1>\n"
                + (places.isEmpty() ? "" : "<nav aria-label=\"Parts\">" + places + "</nav>\n")
                + body + "</main>" + (script.isEmpty() ? "" : "<script>" + script + "</script>")
                + "</body></html>\n";
    }
}
