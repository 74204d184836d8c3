package io.tagwave.serve;

import io.tagwave.answer.VerdictExplanation;
import io.tagwave.report.HtmlWriter;
import io.tagwave.serve.page.AnnotatedPageHtml;
import io.tagwave.serve.page.InspectedList;
import io.tagwave.serve.page.InspectedPage;
import io.tagwave.serve.page.SequenceLine;
import io.tagwave.serve.page.SiteFileEditor;
import io.tagwave.serve.page.StoredPage;
import io.tagwave.site.Site;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.List;
import java.util.Locale;

/**
 * Shows a stored page in a frame, its lists and records outlined, with why each list was kept and forms to correct it.
 *
 * @param sites where corrections are written
 */
record AnnotatedPageHandler(SiteFileEditor sites) {

    /** The name of the frame, which is the target of links to places of the page. */
    private static final String FRAME = "page";

    private static final int RECORDS = 200;

    ServerResponse frame(SqlSession session, ServerRequest request) throws SqlStatementException {
        StoredPage stored = stored(session, request.id());
        InspectedPage page = InspectedPage.of(stored, sites.site(stored.url()));
        return AccessCheck.asFramedPage(ServerResponse.html(200, AnnotatedPageHtml.of(page)));
    }

    /** Returns the page around the frame. */
    ServerResponse page(SqlSession session, ServerRequest request) throws SqlStatementException {
        StoredPage stored = stored(session, request.id());
        Site site = sites.site(stored.url());
        InspectedPage page = InspectedPage.of(stored, site);
        CorrectionForms forms = new CorrectionForms(stored.id(), site);
        String frame = "/pages/" + stored.id() + "/frame";
        return PageLayout.respond("Page " + stored.id(), "/pages", html -> {
            html.open("p").outside(stored.url(), stored.url()).text(" · ");
            html.link("/pages/" + stored.id(), "what was stored of it").close();
            forms.about(html, sites.file(stored.url()), page.drift());
            html.open("div", "class", "look");
            html.open("iframe", "name", FRAME, "src", frame, "sandbox", "allow-same-origin", "title", "The page");
            html.close();
            sequence(html, page.sequence(), frame);
            html.close();
            page.lists().forEach(list -> list(html, list, frame, forms));
        });
    }

    /** Applies a correction that a form of the page sent. */
    ServerResponse correct(SqlSession session, ServerRequest request) throws SqlStatementException {
        StoredPage stored = stored(session, request.id());
        int list = CorrectionForms.apply(session, sites, stored, request);
        return ServerResponse.redirect("/pages/" + stored.id() + "/look#region-" + list);
    }

    private static StoredPage stored(SqlSession session, long page) throws SqlStatementException {
        StoredPage stored = StoredPage.of(session, page);
        if (stored == null) {
            throw RejectedRequestException.missing("the HTML of page " + page
                    + " is not stored: list keeps the first page of a list, and crawl --keep-html all");
        }
        return stored;
    }

    /** Writes the sequence as a line, and over it links to places of the page. Lists have links for keyboard users. */
    private static void sequence(HtmlWriter html, SequenceLine sequence, String frame) {
        html.open("div", "class", "signal");
        String box = "0 0 " + Math.max(1, sequence.width()) + " " + Math.max(1, sequence.height());
        String label = "The tag path sequence, from top to bottom";
        html.open("svg", "viewBox", box, "preserveAspectRatio", "none", "role", "img", "aria-label", label);
        html.open("path", "d", sequence.path()).close().close().open("div", "aria-hidden", "true");
        for (int band = 0; band < AnnotatedPageHtml.BANDS; band++) {
            String anchor = AnnotatedPageHtml.anchor(AnnotatedPageHtml.position(band, sequence.height()));
            html.element("a", "", "href", frame + "#" + anchor, "target", FRAME, "tabindex", "-1");
        }
        html.close().close();
    }

    private static void list(HtmlWriter html, InspectedList list, String frame, CorrectionForms forms) {
        String title =
                "Region " + list.number() + ": " + list.region().records().size() + " records";
        html.open("section", "class", list.role());
        html.element("h2", title, "id", "region-" + list.number());
        html.element("p", list.verdict());
        forms.of(html, list);
        if (!list.reasons().isEmpty()) {
            reasons(html, list);
        }
        html.open("details", list.role().equals("noise") ? "class" : "open", "").element("summary", "Records");
        records(html, list, frame);
        html.close().close();
    }

    private static void reasons(HtmlWriter html, InspectedList list) {
        html.open("details").element("summary", "Evidence for and against").open("table");
        html.element("caption", "Contribution of each measure to the log-odds that the list is kept");
        for (VerdictExplanation.Reason reason : list.reasons()) {
            html.open("tr").rowHeader(reason.description());
            html.element("td", String.format(Locale.ROOT, "%.3g", reason.value()), "class", "n");
            html.element("td", String.format(Locale.ROOT, "%+.2f", reason.effect()), "class", "n");
            html.close();
        }
        html.close().close();
    }

    private static void records(HtmlWriter html, InspectedList list, String frame) {
        html.wideTable("Records", null).open("thead").open("tr").header("record");
        list.columns()
                .forEach(column ->
                        html.header(list.region().columns().get(column).name()));
        html.close().close().open("tbody");
        for (int record = 0; record < Math.min(RECORDS, list.parts().size()); record++) {
            String number = list.number() + "-" + (record + 1);
            html.open("tr", "id", "record-" + number).open("th", "scope", "row");
            String url = frame + "#" + AnnotatedPageHtml.anchor(list.position(record));
            html.element("a", number, "href", url, "target", FRAME).close();
            List<String> cells = list.region().records().get(record).cells();
            for (int column : list.columns()) {
                html.open("td");
                ServedCells.write(html, "", cells.get(column));
                html.close();
            }
            html.close();
        }
        html.close().close().close();
    }
}
