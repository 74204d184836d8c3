package io.tagwave.serve;

import io.tagwave.serve.page.AnnotatedPageHtml;
import io.tagwave.serve.page.InspectedList;
import io.tagwave.serve.page.InspectedPage;
import io.tagwave.serve.page.LayerMarks;
import io.tagwave.serve.page.PageLayer;
import io.tagwave.serve.page.SequenceLine;
import io.tagwave.serve.page.SiteFileEditor;
import io.tagwave.serve.page.StoredPage;
import io.tagwave.site.Site;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** A kept page itself: made safe in a frame, its regions and records outlined, its signal beside it, and why each region was kept. */
final class AnnotatedPageHandler {

    /** The name of the frame, which links lead into. */
    private static final String FRAME = "page";

    private static final int RECORDS = 200;

    private final SessionPool readers;
    private final SiteFileEditor edits;

    /** @param edits where corrections go */
    AnnotatedPageHandler(SessionPool readers, SiteFileEditor edits) {
        this.readers = readers;
        this.edits = edits;
    }

    /** What stands in the frame. */
    ServerResponse frame(long page, ServerRequest request) throws SqlStatementException, RejectedRequestException {
        Set<PageLayer> asked = layers(request);
        return readers.read(session -> {
            StoredPage kept = kept(session, page);
            LayerMarks layers = LayerMarks.of(session, kept);
            InspectedPage reading = InspectedPage.of(kept, edits.site(kept.url()));
            return AccessCheck.asGuest(ServerResponse.html(200, AnnotatedPageHtml.of(reading, layers, asked)));
        });
    }

    /** What stands around it. */
    ServerResponse page(long page, ServerRequest request) throws SqlStatementException, RejectedRequestException {
        Set<PageLayer> asked = layers(request);
        return readers.read(session -> {
            StoredPage kept = kept(session, page);
            LayerMarks layers = LayerMarks.of(session, kept);
            Site site = edits.site(kept.url());
            InspectedPage reading = InspectedPage.of(kept, site);
            CorrectionForms corrections = new CorrectionForms(page, site);
            List<String> removed = asked.contains(PageLayer.DIFF) ? layers.removed(reading) : List.of();
            String frame = "/pages/" + page + "/frame" + query(asked);
            return ServerResponse.html(200, PageLayout.page("Page " + page, "/pages", html -> {
                html.open("p").outside(kept.url(), kept.url()).text(" · ");
                html.link("/pages/" + page, "what was stored of it").close();
                choice(html, layers, asked);
                corrections.about(html, edits.file(kept.url()), reading.drift());
                html.open("div", "class", "look");
                html.open("iframe", "name", FRAME, "src", frame, "sandbox", "allow-same-origin", "title", "The page")
                        .close();
                signal(html, reading.signal(), frame);
                html.close();
                removed(html, removed);
                reading.regions().forEach(region -> region(html, region, frame, corrections));
            }));
        });
    }

    private static StoredPage kept(SqlSession session, long page)
            throws SqlStatementException, RejectedRequestException {
        StoredPage kept = StoredPage.of(session, page);
        if (kept == null) {
            throw RejectedRequestException.missing(
                    "the bytes of page " + page + " were not kept: crawl with --keep-html to look at pages");
        }
        return kept;
    }

    private static Set<PageLayer> layers(ServerRequest request) {
        Set<PageLayer> asked = EnumSet.noneOf(PageLayer.class);
        for (PageLayer layer : PageLayer.values()) {
            if (request.parameters().containsKey(layer.code())) {
                asked.add(layer);
            }
        }
        return asked;
    }

    private static String query(Set<PageLayer> asked) {
        return asked.isEmpty()
                ? ""
                : asked.stream().map(layer -> layer.code() + "=1").collect(Collectors.joining("&", "?", ""));
    }

    private static void choice(HtmlWriter html, LayerMarks layers, Set<PageLayer> asked) {
        html.open("form", "class", "layers").open("fieldset").element("legend", "Show on the page");
        for (PageLayer layer : PageLayer.values()) {
            String missing = layers.missing(layer);
            html.open("label");
            html.empty(
                    "input",
                    "type",
                    "checkbox",
                    "name",
                    layer.code(),
                    "value",
                    "1",
                    "checked",
                    asked.contains(layer) ? "" : null,
                    "disabled",
                    missing.isEmpty() ? null : "");
            html.text(" " + layer.title() + ": " + (missing.isEmpty() ? layer.words() : missing))
                    .close();
        }
        html.close().element("button", "Show").close();
    }

    /** The line of the signal, and over it links to the places of the page. Regions have links for those who use keys. */
    private static void signal(HtmlWriter html, SequenceLine signal, String frame) {
        html.open("div", "class", "signal");
        html.open(
                "svg",
                "viewBox",
                "0 0 " + Math.max(1, signal.width()) + " " + Math.max(1, signal.height()),
                "preserveAspectRatio",
                "none",
                "role",
                "img",
                "aria-label",
                "The tag path sequence, from top to bottom");
        html.open("path", "d", signal.path()).close().close().open("div", "aria-hidden", "true");
        for (int band = 0; band < AnnotatedPageHtml.BANDS; band++) {
            String place = AnnotatedPageHtml.place(AnnotatedPageHtml.position(band, signal.height()));
            html.element("a", "", "href", frame + "#" + place, "target", FRAME, "tabindex", "-1");
        }
        html.close().close();
    }

    private static void removed(HtmlWriter html, List<String> removed) {
        if (!removed.isEmpty()) {
            html.element("h2", "Gone since the visit before").open("ul");
            removed.forEach(text -> html.element("li", HtmlCells.shortened(text, HtmlCells.LONGEST_TEXT)));
            html.close();
        }
    }

    /** A correction, sent by a form of the page. */
    ServerResponse correct(long page, ServerRequest request) throws SqlStatementException, RejectedRequestException {
        return readers.read(session -> {
            StoredPage kept = kept(session, page);
            int region = CorrectionForms.apply(session, edits, kept, request);
            return ServerResponse.redirect("/pages/" + page + "/look#region-" + region);
        });
    }

    private static void region(HtmlWriter html, InspectedList region, String frame, CorrectionForms corrections) {
        int records = region.region().records().size();
        html.open("section", "class", region.standing());
        html.element(
                "h2", "Region " + region.number() + ": " + records + " records", "id", "region-" + region.number());
        html.element("p", region.verdict());
        corrections.of(html, region);
        if (!region.why().isEmpty()) {
            why(html, region);
        }
        html.open("details", region.standing().equals("noise") ? "class" : "open", "")
                .element("summary", "Records");
        records(html, region, frame);
        html.close().close();
    }

    private static void why(HtmlWriter html, InspectedList region) {
        html.open("details")
                .element("summary", "What speaks for it and against it")
                .open("table");
        html.element("caption", "What each measure adds to the odds that the region is kept");
        for (InspectedList.Evidence evidence : region.why()) {
            html.open("tr").element("th", evidence.words(), "scope", "row");
            html.element("td", String.format(Locale.ROOT, "%.3g", evidence.value()), "class", "n");
            html.element("td", String.format(Locale.ROOT, "%+.2f", evidence.effect()), "class", "n");
            html.close();
        }
        html.close().close();
    }

    private static void records(HtmlWriter html, InspectedList region, String frame) {
        List<Integer> columns = region.columns();
        html.open("div", "class", "wide", "tabindex", "0", "role", "region", "aria-label", "Records")
                .open("table");
        html.open("thead").open("tr").element("th", "record", "scope", "col");
        columns.forEach(column ->
                html.element("th", region.region().columns().get(column).name(), "scope", "col"));
        html.close().close().open("tbody");
        for (int record = 0; record < Math.min(RECORDS, region.parts().size()); record++) {
            String number = region.number() + "-" + (record + 1);
            html.open("tr", "id", "record-" + number).open("th", "scope", "row");
            String place = frame + "#" + AnnotatedPageHtml.place(region.position(record));
            html.element("a", number, "href", place, "target", FRAME).close();
            List<String> cells = region.region().records().get(record).cells();
            for (int column : columns) {
                html.open("td");
                HtmlCells.plain().write(html, "", cells.get(column));
                html.close();
            }
            html.close();
        }
        html.close().close().close();
    }
}
