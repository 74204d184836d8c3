package io.tagwave.visit;

import io.tagwave.dom.ParsedPage;
import io.tagwave.dom.ScriptVolume;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.render.ScriptSigns;
import io.tagwave.tree.PageTree;
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

    private ScriptSignReader() {}

    /** Returns the signs of a page with its records. */
    public static ScriptSigns of(ParsedPage page, Extraction extraction) {
        PageTree tree = page.tree();
        int texts = 0;
        int emptyRoots = 0;
        for (int node = 0; node < tree.size(); node++) {
            if (tree.isText(node)) {
                texts++;
            } else if (tree.isLeaf(node) && tree.id(node) != null && HOLDERS.contains(tree.tagName(node))) {
                emptyRoots++;
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

    /** Counts the records of content lists. */
    static int records(Extraction extraction) {
        return extraction.content().stream()
                .map(ExtractedList::records)
                .mapToInt(List::size)
                .sum();
    }
}
