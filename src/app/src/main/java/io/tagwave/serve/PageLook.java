package io.tagwave.serve;

import io.tagwave.serve.page.FrameHtml;
import io.tagwave.serve.page.KeptPage;
import io.tagwave.serve.page.Layer;
import io.tagwave.serve.page.Layers;
import io.tagwave.serve.page.PageReading;
import io.tagwave.serve.page.SeenRegion;
import io.tagwave.serve.page.SignalShape;
import io.tagwave.serve.page.SiteEdits;
import io.tagwave.site.Site;
import io.tagwave.store.query.SqlProblem;
import io.tagwave.store.query.SqlSession;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;

/** A kept page itself: made safe in a frame, its regions and records outlined, its signal beside it, and why each region was kept. */
final class PageLook {

    /** The name of the frame, which links lead into. */
    private static final String FRAME = "page";

    private static final int RECORDS = 200;

    private final Readers readers;
    private final SiteEdits edits;

    /** @param edits where corrections go */
    PageLook(Readers readers, SiteEdits edits) {
        this.readers = readers;
        this.edits = edits;
    }

    /** What stands in the frame. */
    Answer frame(long page, Request request) throws SqlProblem, Refused {
        Set<Layer> asked = layers(request);
        return readers.read(session -> {
            KeptPage kept = kept(session, page);
            Layers layers = Layers.of(session, kept);
            PageReading reading = PageReading.of(kept, edits.site(kept.url()));
            return Doorman.asGuest(Answer.html(200, FrameHtml.of(reading, layers, asked)));
        });
    }

    /** What stands around it. */
    Answer page(long page, Request request) throws SqlProblem, Refused {
        Set<Layer> asked = layers(request);
        return readers.read(session -> {
            KeptPage kept = kept(session, page);
            Layers layers = Layers.of(session, kept);
            Site site = edits.site(kept.url());
            PageReading reading = PageReading.of(kept, site);
            Corrections corrections = new Corrections(page, site);
            List<String> removed = asked.contains(Layer.DIFF) ? layers.removed(reading) : List.of();
            String frame = "/pages/" + page + "/frame" + query(asked);
            return Answer.html(200, Frame.page("Page " + page, "/pages", html -> {
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

    private static KeptPage kept(SqlSession session, long page) throws SqlProblem, Refused {
        KeptPage kept = KeptPage.of(session, page);
        if (kept == null) {
            throw Refused.missing(
                    "the bytes of page " + page + " were not kept: crawl with --keep-html to look at pages");
        }
        return kept;
    }

    private static Set<Layer> layers(Request request) {
        Set<Layer> asked = EnumSet.noneOf(Layer.class);
        for (Layer layer : Layer.values()) {
            if (request.parameters().containsKey(layer.code())) {
                asked.add(layer);
            }
        }
        return asked;
    }

    private static String query(Set<Layer> asked) {
        return asked.isEmpty()
                ? ""
                : asked.stream().map(layer -> layer.code() + "=1").collect(Collectors.joining("&", "?", ""));
    }

    private static void choice(Html html, Layers layers, Set<Layer> asked) {
        html.open("form", "class", "layers").open("fieldset").element("legend", "Show on the page");
        for (Layer layer : Layer.values()) {
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
    private static void signal(Html html, SignalShape signal, String frame) {
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
        for (int band = 0; band < FrameHtml.BANDS; band++) {
            String place = FrameHtml.place(FrameHtml.position(band, signal.height()));
            html.element("a", "", "href", frame + "#" + place, "target", FRAME, "tabindex", "-1");
        }
        html.close().close();
    }

    private static void removed(Html html, List<String> removed) {
        if (!removed.isEmpty()) {
            html.element("h2", "Gone since the visit before").open("ul");
            removed.forEach(text -> html.element("li", Cells.shortened(text, Cells.LONGEST_TEXT)));
            html.close();
        }
    }

    /** A correction, sent by a form of the page. */
    Answer correct(long page, Request request) throws SqlProblem, Refused {
        return readers.read(session -> {
            KeptPage kept = kept(session, page);
            int region = Corrections.apply(session, edits, kept, request);
            return Answer.redirect("/pages/" + page + "/look#region-" + region);
        });
    }

    private static void region(Html html, SeenRegion region, String frame, Corrections corrections) {
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

    private static void why(Html html, SeenRegion region) {
        html.open("details")
                .element("summary", "What speaks for it and against it")
                .open("table");
        html.element("caption", "What each measure adds to the odds that the region is kept");
        for (SeenRegion.Evidence evidence : region.why()) {
            html.open("tr").element("th", evidence.words(), "scope", "row");
            html.element("td", String.format(Locale.ROOT, "%.3g", evidence.value()), "class", "n");
            html.element("td", String.format(Locale.ROOT, "%+.2f", evidence.effect()), "class", "n");
            html.close();
        }
        html.close().close();
    }

    private static void records(Html html, SeenRegion region, String frame) {
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
            String place = frame + "#" + FrameHtml.place(region.position(record));
            html.element("a", number, "href", place, "target", FRAME).close();
            List<String> cells = region.region().records().get(record).cells();
            for (int column : columns) {
                html.open("td");
                Cells.plain().write(html, "", cells.get(column));
                html.close();
            }
            html.close();
        }
        html.close().close().close();
    }
}
