package io.tagwave.serve.page;

import io.tagwave.answer.DiffHtml;
import io.tagwave.dom.ParsedPage;
import io.tagwave.menu.MenuCandidate;
import io.tagwave.menu.MenuDetector;
import io.tagwave.menu.MenuModel;
import io.tagwave.noise.KeptNodes;
import io.tagwave.store.SqlStatements;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import io.tagwave.template.PageDiff;
import io.tagwave.tree.PageTree;
import io.tagwave.visit.ContentPageFilter;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Computes the layers of a page, as far as its database has the pages they need. */
public record LayerMarks(@Nullable StoredPage before) {

    private static final SqlStatements SQL = SqlStatements.of(LayerMarks.class);

    /** Finds the previous visit if its HTML is stored. */
    public static LayerMarks of(SqlSession session, StoredPage page) throws SqlStatementException {
        List<List<Object>> rows = session.rows(SQL.get("pageBefore").formatted(page.id()));
        return new LayerMarks(
                rows.isEmpty()
                        ? null
                        : StoredPage.of(session, (Long) rows.get(0).get(0)));
    }

    /** Returns what a layer needs that the database lacks, or an empty text if it can be shown. */
    public String missing(PageLayer layer) {
        return layer == PageLayer.DIFF && before == null
                ? "needs an earlier visit of the same page with --keep-html"
                : "";
    }

    /** Returns a mark, or null, for each position of the page's tree, by layers that are shown and available. */
    Map<PageLayer, @Nullable String[]> marks(ParsedPage page, Set<PageLayer> shown) {
        Map<PageLayer, @Nullable String[]> marks = new EnumMap<>(PageLayer.class);
        for (PageLayer layer : shown) {
            marks.put(
                    layer,
                    switch (layer) {
                        case MENU -> menu(page.tree());
                        case NOISE -> noise(page);
                        case DIFF -> changes(page.tree());
                    });
        }
        return marks;
    }

    /** Returns the texts that were removed from the page since the previous visit; empty if there was none. */
    public List<String> removed(InspectedPage page) {
        if (before == null) {
            return List.of();
        }
        PageDiff diff = PageDiff.between(before.parsed().tree(), page.page().tree());
        return diff.parts(PageDiff.Change.REMOVED).stream()
                .map(PageDiff.Part::text)
                .filter(text -> !text.isBlank())
                .toList();
    }

    private static @Nullable String[] menu(PageTree tree) {
        @Nullable String[] marks = new String[tree.size()];
        MenuCandidate menu =
                MenuDetector.tagwave(MenuModel.SHIPPED).detect(tree).menu();
        if (menu != null) {
            marks[menu.node()] = "menu";
        }
        return marks;
    }

    private static @Nullable String[] noise(ParsedPage page) {
        PageTree tree = page.tree();
        KeptNodes kept = new ContentPageFilter().filter(page).kept();
        @Nullable String[] marks = new String[tree.size()];
        for (int node = 1; node < marks.length; node = kept.contains(node) ? node + 1 : tree.end(node)) {
            marks[node] = kept.contains(node) ? null : "noise";
        }
        return marks;
    }

    private @Nullable String[] changes(PageTree tree) {
        if (before == null) {
            return new String[tree.size()];
        }
        @Nullable
        String[] kinds = DiffHtml.kinds(tree, PageDiff.between(before.parsed().tree(), tree));
        // The mark of an element applies to its descendants.
        for (int node = kinds.length - 1; node > 0; node--) {
            kinds[node] = kinds[node] != null && kinds[node].equals(kinds[tree.parent(node)]) ? null : kinds[node];
        }
        return kinds;
    }
}
