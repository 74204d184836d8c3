package io.tagwave.serve.page;

import io.tagwave.dom.html.AnnotatedHtml;
import io.tagwave.rows.ResourceText;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.List;

/** Writes a crawled page, made safe, with its lists and records outlined: the document of the frame. */
public final class AnnotatedPageHtml {

    /** Number of anchors that the sequence beside the page links to. */
    public static final int BANDS = 80;

    private static final String STYLE = ResourceText.read(AnnotatedPageHtml.class, "frame.css");

    private AnnotatedPageHtml() {}

    /** Returns the page with its lists. */
    public static String of(InspectedPage page) {
        PageTree tree = page.page().tree();
        AnnotatedHtml html = AnnotatedHtml.of(page.page());
        page.lists().forEach(list -> mark(html, tree, list));
        for (int band = 0; band < BANDS; band++) {
            html.anchor(position(band, tree.size()));
        }
        return html.html(STYLE);
    }

    /** Returns the position where a band of the sequence begins. */
    public static int position(int band, int size) {
        return (int) ((long) band * size / BANDS);
    }

    public static String anchor(int position) {
        return AnnotatedHtml.ID + position;
    }

    private static void mark(AnnotatedHtml html, PageTree tree, InspectedList list) {
        int start = list.region().start();
        int ancestor = tree.commonAncestor(start, Math.max(start, list.region().end() - 1));
        if (ancestor > 0) {
            html.mark(ancestor, "region", list.role());
        }
        for (int record = 0; record < list.parts().size(); record++) {
            List<Span> parts = list.parts().get(record);
            if (parts.get(0).start() < parts.get(0).end()) {
                html.anchor(parts.get(0).start());
            }
            for (Span part : parts) {
                for (int node = part.start(); node < part.end(); node = tree.end(node)) {
                    html.mark(node, "record", list.number() + "-" + (record + 1));
                    html.mark(node, "standing", list.role());
                    html.mark(node, "at", String.valueOf(node));
                }
            }
        }
    }
}
