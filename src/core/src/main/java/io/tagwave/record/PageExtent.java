package io.tagwave.record;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * The page of which a list has its share: its main part for a list of that, where it says which that is, and nothing of
 * its dialogs (HTML 4.11.4, WAI-ARIA 1.2, section 5.3.4) for a list outside of them. What is around a page, and what
 * stands over it to ask for consent, is long whatever the page is for.
 */
final class PageExtent {

    /** All of the page. */
    private final Span page;
    /** The main part, or all of the page. */
    private final Span main;

    private final List<Span> dialogs = new ArrayList<>();

    PageExtent(PageTree tree, Landmarks landmarks) {
        page = new Span(0, tree.size());
        main = landmarks.main().orElse(page);
        for (int node = 0; node < tree.size(); node++) {
            if (!tree.isText(node) && landmarks.isDialog(node)) {
                dialogs.add(new Span(node, tree.end(node)));
                node = tree.end(node) - 1;
            }
        }
    }

    /**
     * Returns how much the page of a list has of something.
     *
     * @param measured tells how much of it stands in a run of positions
     */
    int of(Span list, ToIntFunction<Span> measured) {
        Span whole = main.contains(list) ? main : page;
        int over = 0;
        for (Span dialog : dialogs) {
            if (dialog.intersects(list)) {
                return measured.applyAsInt(page);
            }
            over += whole.contains(dialog) ? measured.applyAsInt(dialog) : 0;
        }
        return measured.applyAsInt(whole) - over;
    }
}
