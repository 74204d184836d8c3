package io.tagwave.serve.page;

import io.tagwave.dom.ParsedPage;
import io.tagwave.menu.MenuCandidate;
import io.tagwave.menu.MenuDetector;
import io.tagwave.menu.MenuModel;
import io.tagwave.noise.KeptNodes;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import io.tagwave.template.AlgorithmLimitException;
import io.tagwave.template.LabeledTree;
import io.tagwave.template.PageDiff;
import io.tagwave.template.PageTemplate;
import io.tagwave.template.PathLabels;
import io.tagwave.template.TemplateAlgorithms;
import io.tagwave.tree.PageTree;
import io.tagwave.visit.FilterVersion;
import io.tagwave.visit.PageFilter;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/** What the layers of a page are made of, as far as its database has it. */
public final class LayerMarks {

    private static final int PAGES_OF_TEMPLATE = 3;

    private final StoredPage before;
    private final List<StoredPage> alike;

    private LayerMarks(StoredPage before, List<StoredPage> alike) {
        this.before = before;
        this.alike = alike;
    }

    /** Looks for the visit before and for pages of the same template whose bytes were kept. */
    public static LayerMarks of(SqlSession session, StoredPage page) throws SqlStatementException {
        StoredPage before = null;
        for (List<Object> row : StoredPage.rows(
                session,
                "SELECT previous_page_id FROM page_visit WHERE previous_page_id IS NOT NULL AND page_id = "
                        + page.id())) {
            before = StoredPage.of(session, (Long) row.get(0));
        }
        List<StoredPage> alike = new ArrayList<>();
        for (List<Object> row : StoredPage.rows(
                session,
                "SELECT o.page_id FROM page_template t JOIN page_template o ON o.crawl_id = t.crawl_id"
                        + " AND o.host = t.host AND o.number = t.number AND o.page_id <> t.page_id"
                        + " JOIN page_html h ON h.page_id = o.page_id WHERE t.page_id = " + page.id()
                        + " ORDER BY o.page_id LIMIT " + PAGES_OF_TEMPLATE)) {
            alike.add(StoredPage.of(session, (Long) row.get(0)));
        }
        return new LayerMarks(before, List.copyOf(alike));
    }

    /** Why a layer can not be shown; an empty string where it can. */
    public String missing(PageLayer layer) {
        return switch (layer) {
            case TEMPLATE ->
                alike.isEmpty()
                        ? "needs a crawl with --templates and --keep-html that found other pages like this one"
                        : "";
            case DIFF -> before == null ? "needs an earlier visit of the same page with --keep-html" : "";
            default -> "";
        };
    }

    /** For each layer that is asked for and can be had, what it says of each position of the page's tree, or null. */
    Map<PageLayer, String[]> marks(ParsedPage page, Set<PageLayer> asked) {
        Map<PageLayer, String[]> marks = new EnumMap<>(PageLayer.class);
        for (PageLayer layer : asked) {
            if (missing(layer).isEmpty()) {
                marks.put(
                        layer,
                        switch (layer) {
                            case MENU -> menu(page.tree());
                            case TEMPLATE -> template(page.tree());
                            case NOISE -> noise(page);
                            case DIFF -> changes(page.tree());
                        });
            }
        }
        return marks;
    }

    /** What stood on the page at the visit before and is gone, an entry each; empty where that is not known. */
    public List<String> removed(InspectedPage reading) {
        if (before == null) {
            return List.of();
        }
        PageDiff diff = PageDiff.between(before.parsed().tree(), reading.page().tree());
        return diff.parts(PageDiff.Change.REMOVED).stream()
                .map(PageDiff.Part::text)
                .filter(text -> !text.isBlank())
                .toList();
    }

    private static String[] menu(PageTree tree) {
        String[] marks = new String[tree.size()];
        MenuCandidate menu =
                MenuDetector.tagwave(MenuModel.SHIPPED).detect(tree).menu();
        if (menu != null) {
            marks[menu.node()] = "menu";
        }
        return marks;
    }

    /** Texts and images that all pages of the template have. */
    private String[] template(PageTree tree) {
        List<PageTree> trees = new ArrayList<>(List.of(tree));
        alike.forEach(page -> trees.add(page.parsed().tree()));
        PathLabels labels = new PathLabels();
        List<LabeledTree> labelled = trees.stream().map(labels::read).toList();
        long[] prints = trees.stream().mapToLong(PathLabels::fingerprint).toArray();
        String[] marks = new String[tree.size()];
        try {
            boolean[] members = PageTemplate.of(labelled, prints, TemplateAlgorithms.HASHED.algorithm())
                    .membersOf(0, tree.size());
            for (int node = 0; node < marks.length; node++) {
                marks[node] = members[node] && tree.isLeaf(node) ? "template" : null;
            }
        } catch (AlgorithmLimitException e) {
            return marks;
        }
        return marks;
    }

    private static String[] noise(ParsedPage page) {
        PageTree tree = page.tree();
        KeptNodes kept = new PageFilter(FilterVersion.TAGWAVE, PageFilter.MARGIN, false)
                .filter(page)
                .kept();
        String[] marks = new String[tree.size()];
        for (int node = 1; node < marks.length; node = kept.contains(node) ? node + 1 : tree.end(node)) {
            marks[node] = kept.contains(node) ? null : "noise";
        }
        return marks;
    }

    private String[] changes(PageTree tree) {
        PageDiff diff = PageDiff.between(before.parsed().tree(), tree);
        String[] kinds = new String[tree.size()];
        for (int node = 0; node < kinds.length; node++) {
            PageDiff.Change change = diff.ofNew(node);
            boolean shown = change != PageDiff.Change.NONE && change != PageDiff.Change.NOISE;
            kinds[node] = shown ? change.name().toLowerCase(Locale.ROOT) : null;
        }
        // The mark of an element holds for all that is in it.
        for (int node = kinds.length - 1; node > 0; node--) {
            kinds[node] = kinds[node] != null && kinds[node].equals(kinds[tree.parent(node)]) ? null : kinds[node];
        }
        return kinds;
    }
}
