package io.tagwave.answer;

import io.tagwave.dom.ParsedPage;
import io.tagwave.dom.html.SafeHtml;
import io.tagwave.dom.html.SafeHtml.Insertion;
import io.tagwave.template.PageDiff;
import io.tagwave.template.PageDiff.Change;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The new version of a page with what was added, moved and removed highlighted (thesis, Figure 1.3). */
public final class DiffHtml {

    private DiffHtml() {}

    /** The new page with the differences in it. */
    public static String of(ParsedPage before, ParsedPage after, PageDiff diff) {
        List<Insertion> removed = new ArrayList<>();
        for (PageDiff.Part part : diff.parts(Change.REMOVED)) {
            removed.add(insertion(before.tree(), part, diff));
        }
        return SafeHtml.marking(after, kinds(after.tree(), diff), removed, legend(diff));
    }

    /** Returns the kind of change of each node of the new page, or null. */
    public static @Nullable String[] kinds(PageTree tree, PageDiff diff) {
        @Nullable String[] kinds = new String[tree.size()];
        for (int node = 0; node < kinds.length; node++) {
            Change change = diff.ofNew(node);
            boolean shown = change != Change.NONE;
            kinds[node] = shown ? change.name().toLowerCase(Locale.ROOT) : null;
        }
        return kinds;
    }

    /** A removed part stands before the node that its next sibling has become, below the node its parent has become. */
    private static Insertion insertion(PageTree before, PageDiff.Part part, PageDiff diff) {
        int parent = before.parent(part.node());
        int sibling = before.end(part.node());
        while (sibling < before.end(parent) && diff.newNode(sibling) < 0) {
            sibling = before.end(sibling);
        }
        String text = part.text().isEmpty() ? "[" + before.tagName(part.node()) + "]" : part.text();
        int next = sibling < before.end(parent) ? diff.newNode(sibling) : -1;
        return new Insertion(diff.newNode(parent), next, "removed", text);
    }

    private static Map<String, String> legend(PageDiff diff) {
        Map<String, String> legend = new LinkedHashMap<>();
        legend.put("added", "added: " + diff.parts(Change.ADDED).size());
        legend.put("removed", "removed: " + diff.parts(Change.REMOVED).size());
        legend.put("moved", "moved: " + diff.parts(Change.MOVED).size());
        legend.put(
                "readdressed",
                "other address: " + diff.parts(Change.READDRESSED).size());
        return legend;
    }
}
