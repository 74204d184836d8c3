package io.tagwave.visit;

import io.tagwave.dom.ParsedPage;
import io.tagwave.dom.ScriptVolume;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.render.ScriptSigns;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads from a parsed page whether scripts would add to it. */
public final class ScriptSignReader {

    /**
     * Elements that HTML has for containing others; an empty one of another kind shows something itself, as an input
     * does.
     */
    private static final Set<String> HOLDERS =
            Set.of("div", "main", "section", "article", "ul", "ol", "dl", "table", "tbody");

    private static final Set<String> PIECES = Set.of("li", "span", "p", "i", "b", "tr", "td");

    private ScriptSignReader() {}

    public static ScriptSigns of(ParsedPage page, Extraction extraction) {
        PageTree tree = page.tree();
        int texts = 0;
        List<String> emptyRoots = new ArrayList<>();
        for (int node = 0; node < tree.size(); node++) {
            if (tree.isText(node)) {
                texts++;
            } else if (isHolder(tree.tagName(node)) && isEmpty(tree, node)) {
                String id = tree.id(node);
                emptyRoots.add(id == null ? "<" + tree.tagName(node) + ">" : id);
            }
        }
        ScriptVolume scripts = page.scripts();
        return new ScriptSigns(
                texts,
                tree.textLength(0, tree.size()),
                records(extraction),
                scripts.scripts(),
                scripts.characters(),
                emptyRoots);
    }

    /** Tells whether an element holds nothing but elements without content, such as the rows of a skeleton. */
    private static boolean isEmpty(PageTree tree, int node) {
        for (int inner = node + 1; inner < tree.end(node); inner++) {
            String tag = tree.tagName(inner);
            if (tree.isText(inner) || !isHolder(tag) && !PIECES.contains(tag)) {
                return false;
            }
        }
        return true;
    }

    /** Returns true for elements of HTML that contain others, and for those that a page's scripts define. */
    private static boolean isHolder(String tag) {
        return HOLDERS.contains(tag) || tag.contains("-");
    }

    /** Counts the records of content lists. */
    static int records(Extraction extraction) {
        return extraction.content().stream()
                .map(ExtractedList::records)
                .mapToInt(List::size)
                .sum();
    }
}
