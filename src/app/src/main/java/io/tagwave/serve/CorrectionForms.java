package io.tagwave.serve;

import io.tagwave.report.DisplayColumns.Shown;
import io.tagwave.report.HtmlWriter;
import io.tagwave.serve.page.InspectedList;
import io.tagwave.serve.page.InspectedList.Choice;
import io.tagwave.serve.page.InspectedPage;
import io.tagwave.serve.page.SiteFileEditor;
import io.tagwave.serve.page.SiteFileEditor.ColumnEdit;
import io.tagwave.serve.page.StoredPage;
import io.tagwave.site.Site;
import io.tagwave.site.SiteColumn;
import io.tagwave.site.SiteList;
import io.tagwave.store.query.ColumnIdentifiers;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Writes the forms by which users correct the lists of a page, and applies what they send to the site's file.
 *
 * @param site the current content of the site's file
 */
record CorrectionForms(long page, Site site) {

    private static final String PLACE = "place";
    private static final String ACTION = "do";
    private static final String NAME = "name.";
    private static final String PATH = "path.";
    private static final String SHOWN = "shown.";
    private static final String DETAIL = "detail.";
    private static final String COLUMN = "column";

    /** Writes a form that renames a column in the head of its table. */
    static void rename(HtmlWriter html, StoredPlace place, Shown column) {
        html.open("details", "class", "rename").element("summary", "✎", "aria-label", "Rename " + column.title());
        html.open("form", "method", "post", "action", "/pages/" + place.page() + "/look");
        html.hidden(PLACE, place.template()).hidden(COLUMN, column.column().name());
        html.empty("input", "name", "name", "value", column.title(), "aria-label", "New name of " + column.title());
        html.button(ACTION, "rename", "Rename").close().close();
    }

    /** The place of a list's records in a stored page. */
    record StoredPlace(Object page, String template) {}

    /** Writes the name of the site's file, and how the page differs from it. */
    void about(HtmlWriter html, Path file, String drift) {
        if (site.isEmpty()) {
            return;
        }
        html.open("p").text("This page is read as ").element("code", file.toString());
        html.text(" says; the next crawl does the same.").close();
        if (!drift.isEmpty()) {
            html.element("p", "The page does not match the file any more: " + drift + ".", "role", "alert");
        }
    }

    void of(HtmlWriter html, InspectedList list) {
        open(html, list, "choose").open("p");
        if (!list.isMain() || list.choice() != Choice.LIST) {
            html.button(ACTION, "choose", "This is the list");
        }
        if (list.choice() != Choice.REJECTED) {
            html.button(ACTION, "refuse", "This is no list");
        }
        if (list.choice() != Choice.NONE) {
            html.button(ACTION, "forget", "Undo my correction");
        }
        html.close().close();
        SiteList wanted = SiteFileEditor.at(site, list.region().template());
        if (list.choice() == Choice.LIST && wanted != null) {
            columns(html, list, wanted);
        }
    }

    private HtmlWriter open(HtmlWriter html, InspectedList list, String style) {
        html.open("form", "method", "post", "action", "/pages/" + page + "/look", "class", style);
        return html.hidden(PLACE, list.region().template());
    }

    private void columns(HtmlWriter html, InspectedList list, SiteList wanted) {
        html.open("details").element("summary", "Its columns");
        open(html, list, "columns").open("table").open("tr");
        html.header("name").header("shown").header("kind").header("path").close();
        for (int i = 0; i < wanted.columns().size(); i++) {
            SiteColumn column = wanted.columns().get(i);
            html.open("tr").open("td");
            html.empty("input", "name", NAME + i, "value", column.name(), "aria-label", "Name of " + column.name());
            html.hidden(PATH + i, column.path());
            if (column.detail()) {
                html.hidden(DETAIL + i, "1");
            }
            html.close().open("td").checkbox(SHOWN + i, !column.hidden(), "aria-label", "Show " + column.name());
            html.close().element("td", column.kind().code());
            html.open("td").element("code", (column.detail() ? "its own page: " : "") + column.path());
            html.close().close();
        }
        html.close().button(ACTION, "columns", "Save these columns").close().close();
    }

    /**
     * Writes the correction of a form into the site's file.
     *
     * @return the number that the list has on the page from now on; 1 if it is no list any more
     * @throws RejectedRequestException if the correction is not possible
     */
    static int apply(SqlSession session, SiteFileEditor sites, StoredPage page, ServerRequest request)
            throws SqlStatementException {
        String place = request.parameter(PLACE, "");
        String action = request.parameter(ACTION, "");
        try {
            switch (action) {
                case "choose" -> {
                    SiteList list = siteList(session, sites, page, place);
                    sites.change(page.url(), site -> site.choosing(list));
                }
                case "refuse" -> {
                    list(sites, page, place);
                    sites.change(page.url(), site -> site.refusing(place));
                }
                case "forget" -> sites.change(page.url(), site -> site.forgetting(place));
                case "columns" ->
                    sites.change(page.url(), site -> withColumns(site, place, edits(request.parameters())));
                case "rename" -> {
                    SiteList known = SiteFileEditor.at(sites.site(page.url()), place);
                    SiteList list = known == null ? siteList(session, sites, page, place) : known;
                    List<ColumnEdit> edit = List.of(renamed(list, request));
                    sites.change(
                            page.url(), site -> withColumns(known == null ? site.choosing(list) : site, place, edit));
                }
                default ->
                    throw RejectedRequestException.bad(
                            "expected choose, refuse, forget, columns or rename, found " + action);
            }
        } catch (IllegalArgumentException e) {
            throw RejectedRequestException.bad(String.valueOf(e.getMessage()));
        }
        return find(sites, page, place).map(InspectedList::number).orElse(1);
    }

    private static Site withColumns(Site site, String place, List<ColumnEdit> edits) {
        SiteList list = SiteFileEditor.at(site, place);
        if (list == null) {
            throw new IllegalArgumentException("the site's file has no list at " + place + " any more");
        }
        return site.replacing(list, SiteFileEditor.edited(list, edits));
    }

    private static ColumnEdit renamed(SiteList list, ServerRequest request) {
        String column = ColumnIdentifiers.plain(request.parameter(COLUMN, ""));
        return list.columns().stream()
                .filter(one -> ColumnIdentifiers.plain(one.name()).equals(column))
                .findFirst()
                .map(one -> new ColumnEdit(
                        one.path(), one.detail(), request.parameters().get("name"), one.hidden()))
                .orElseThrow(() -> new IllegalArgumentException("the site's file has no column " + column
                        + ": it was renamed there already, and is shown so after the next crawl"));
    }

    /** Returns the list as all its pages show it if the crawl followed it, else as this page does. */
    private static SiteList siteList(SqlSession session, SiteFileEditor sites, StoredPage page, String place)
            throws SqlStatementException {
        InspectedList list = list(sites, page, place);
        SiteList learned = sites.learned(session, page, place);
        return learned == null ? SiteFileEditor.ofPage(page.url(), list.original()) : learned;
    }

    private static Optional<InspectedList> find(SiteFileEditor sites, StoredPage page, String place) {
        return InspectedPage.of(page, sites.site(page.url())).lists().stream()
                .filter(list -> list.region().template().equals(place))
                .findFirst();
    }

    private static InspectedList list(SiteFileEditor sites, StoredPage page, String place) {
        return find(sites, page, place)
                .orElseThrow(() -> RejectedRequestException.bad("expected the place of a list of page " + page.id()
                        + ", found " + (place.isEmpty() ? "none" : place)));
    }

    private static List<ColumnEdit> edits(Map<String, String> fields) {
        List<ColumnEdit> edits = new ArrayList<>();
        fields.forEach((field, path) -> {
            if (field.startsWith(PATH)) {
                String number = field.substring(PATH.length());
                edits.add(new ColumnEdit(
                        path,
                        fields.containsKey(DETAIL + number),
                        fields.get(NAME + number),
                        !fields.containsKey(SHOWN + number)));
            }
        });
        return edits;
    }
}
