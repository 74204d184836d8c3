package io.tagwave.serve;

import io.tagwave.serve.page.InspectedList;
import io.tagwave.serve.page.InspectedList.Wish;
import io.tagwave.serve.page.InspectedPage;
import io.tagwave.serve.page.SiteFileEditor;
import io.tagwave.serve.page.SiteFileEditor.ColumnWish;
import io.tagwave.serve.page.StoredPage;
import io.tagwave.site.Site;
import io.tagwave.site.SiteColumn;
import io.tagwave.site.SiteList;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** What a person can say of the regions of a page: forms for it, and what they send, which goes into the site's file. */
final class CorrectionForms {

    private static final String PLACE = "place";
    private static final String DO = "do";
    private static final String NAME = "name.";
    private static final String PATH = "path.";
    private static final String SHOWN = "shown.";
    private static final String DETAIL = "detail.";

    private final long page;
    private final Site site;

    /**
     * Forms for a page.
     *
     * @param site what is wanted of it now
     */
    CorrectionForms(long page, Site site) {
        this.page = page;
        this.site = site;
    }

    /** Where wishes are written, and whether the page is still what they were learned from. */
    void about(HtmlWriter html, Path file, String drift) {
        if (site.isEmpty()) {
            return;
        }
        html.open("p").text("This page is read by what ");
        html.element("code", file.toString())
                .text(" says, as the next crawl will read it.")
                .close();
        if (!drift.isEmpty()) {
            html.element("p", "The page is no longer what the file says: " + drift + ".", "role", "alert");
        }
    }

    /** The forms for a region. */
    void of(HtmlWriter html, InspectedList region) {
        open(html, region, "choose").open("p");
        if (!region.isMain() || region.wish() != Wish.LIST) {
            button(html, "choose", "This is the list");
        }
        if (region.wish() != Wish.REFUSED) {
            button(html, "refuse", "This is no list");
        }
        if (region.wish() != Wish.NONE) {
            button(html, "forget", "Forget what was said");
        }
        html.close().close();
        SiteList list = SiteFileEditor.at(site, region.region().template());
        if (region.wish() == Wish.LIST && list != null) {
            columns(html, region, list);
        }
    }

    private HtmlWriter open(HtmlWriter html, InspectedList region, String name) {
        html.open("form", "method", "post", "action", "/pages/" + page + "/look", "class", name);
        return html.empty(
                "input",
                "type",
                "hidden",
                "name",
                PLACE,
                "value",
                region.region().template());
    }

    private static void button(HtmlWriter html, String what, String text) {
        html.element("button", text, "name", DO, "value", what).text(" ");
    }

    private void columns(HtmlWriter html, InspectedList region, SiteList list) {
        html.open("details").element("summary", "Its columns");
        open(html, region, "columns").open("table");
        html.open("tr").element("th", "name", "scope", "col").element("th", "shown", "scope", "col");
        html.element("th", "kind", "scope", "col")
                .element("th", "where", "scope", "col")
                .close();
        for (int i = 0; i < list.columns().size(); i++) {
            SiteColumn column = list.columns().get(i);
            html.open("tr").open("td");
            html.empty("input", "name", NAME + i, "value", column.name(), "aria-label", "Name of " + column.name());
            html.empty("input", "type", "hidden", "name", PATH + i, "value", column.path());
            if (column.detail()) {
                html.empty("input", "type", "hidden", "name", DETAIL + i, "value", "1");
            }
            html.close().open("td");
            html.empty(
                    "input",
                    "type",
                    "checkbox",
                    "name",
                    SHOWN + i,
                    "value",
                    "1",
                    "checked",
                    column.hidden() ? null : "",
                    "aria-label",
                    "Show " + column.name());
            html.close().element("td", column.kind().code());
            html.open("td").element("code", (column.detail() ? "its own page: " : "") + column.path());
            html.close().close();
        }
        html.close();
        button(html, "columns", "Keep these columns");
        html.close().close();
    }

    /**
     * Writes what a form says into the site's file.
     *
     * @return the number of the region on the page as it is read from now on; 1 where it is none any more
     * @throws Refused when it makes no sense
     */
    static int apply(SqlSession session, SiteFileEditor edits, StoredPage page, ServerRequest request)
            throws SqlStatementException, RejectedRequestException {
        String place = request.parameter(PLACE, "");
        String what = request.parameter(DO, "");
        try {
            switch (what) {
                case "choose" -> {
                    SiteList list = list(session, edits, page, place);
                    edits.change(page.url(), site -> site.choosing(list));
                }
                case "refuse" -> {
                    region(edits, page, place);
                    edits.change(page.url(), site -> site.refusing(place));
                }
                case "forget" -> edits.change(page.url(), site -> site.forgetting(place));
                case "columns" -> edits.change(page.url(), site -> renamed(site, place, wishes(request.parameters())));
                default ->
                    throw RejectedRequestException.bad("expected choose, refuse, forget or columns, found " + what);
            }
        } catch (IllegalArgumentException e) {
            throw RejectedRequestException.bad(e.getMessage());
        }
        return InspectedPage.of(page, edits.site(page.url())).regions().stream()
                .filter(region -> region.region().template().equals(place))
                .mapToInt(InspectedList::number)
                .findFirst()
                .orElse(1);
    }

    private static Site renamed(Site site, String place, List<ColumnWish> wishes) {
        SiteList list = SiteFileEditor.at(site, place);
        if (list == null) {
            throw new IllegalArgumentException("the site's file has no list at " + place + " any more");
        }
        return site.replacing(list, SiteFileEditor.changed(list, wishes));
    }

    /** What all pages of the list tell of it if the crawl has followed it, else what this page does. */
    private static SiteList list(SqlSession session, SiteFileEditor edits, StoredPage page, String place)
            throws SqlStatementException, RejectedRequestException {
        InspectedList region = region(edits, page, place);
        SiteList learned = edits.learned(session, page, place);
        return learned == null ? SiteFileEditor.ofPage(page.url(), region.asFound()) : learned;
    }

    private static InspectedList region(SiteFileEditor edits, StoredPage page, String place)
            throws RejectedRequestException {
        return InspectedPage.of(page, edits.site(page.url())).regions().stream()
                .filter(region -> region.region().template().equals(place))
                .findFirst()
                .orElseThrow(() -> RejectedRequestException.bad("expected the place of a region of page " + page.id()
                        + ", found " + (place.isEmpty() ? "none" : place)));
    }

    private static List<ColumnWish> wishes(Map<String, String> fields) {
        List<ColumnWish> wishes = new ArrayList<>();
        fields.forEach((field, path) -> {
            if (field.startsWith(PATH)) {
                String number = field.substring(PATH.length());
                wishes.add(new ColumnWish(
                        path,
                        fields.containsKey(DETAIL + number),
                        fields.get(NAME + number),
                        !fields.containsKey(SHOWN + number)));
            }
        });
        return wishes;
    }
}
