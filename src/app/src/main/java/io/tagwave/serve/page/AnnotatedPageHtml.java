package io.tagwave.serve.page;

import io.tagwave.dom.AnnotatedHtml;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Set;

/** The page itself, made safe, with its regions and records outlined: what stands in the frame. */
public final class AnnotatedPageHtml {

    /** Places of the page that the signal leads to. */
    public static final int BANDS = 80;

    private static final String STYLE = style();

    private AnnotatedPageHtml() {}

    /** The page with its regions, and the layers that were asked for. */
    public static String of(InspectedPage reading, LayerMarks layers, Set<PageLayer> asked) {
        PageTree tree = reading.page().tree();
        AnnotatedHtml html = AnnotatedHtml.of(reading.page());
        for (InspectedList region : reading.regions()) {
            region(html, tree, region);
        }
        for (int band = 0; band < BANDS; band++) {
            html.anchor(position(band, tree.size()));
        }
        for (Map.Entry<PageLayer, String[]> layer :
                layers.marks(reading.page(), asked).entrySet()) {
            String[] marks = layer.getValue();
            for (int node = 0; node < marks.length; node++) {
                if (marks[node] != null) {
                    html.mark(node, layer.getKey().code(), marks[node]);
                }
            }
        }
        return html.html(STYLE);
    }

    /** Where a band of the signal begins. */
    public static int position(int band, int size) {
        return (int) ((long) band * size / BANDS);
    }

    /** The name of the place of a position. */
    public static String place(int position) {
        return AnnotatedHtml.ID + position;
    }

    private static void region(AnnotatedHtml html, PageTree tree, InspectedList region) {
        int start = region.region().start();
        int around = tree.commonAncestor(start, Math.max(start, region.region().end() - 1));
        if (around > 0) {
            html.mark(around, "region", region.standing());
        }
        for (int record = 0; record < region.parts().size(); record++) {
            boolean first = true;
            for (Span part : region.parts().get(record)) {
                first = record(html, tree, region, record + 1, part, first);
            }
        }
    }

    private static boolean record(
            AnnotatedHtml html, PageTree tree, InspectedList region, int record, Span part, boolean first) {
        boolean isFirst = first;
        for (int node = part.start(); node < part.end(); node = tree.end(node)) {
            if (isFirst) {
                html.anchor(node);
                isFirst = false;
            }
            html.mark(node, "record", region.number() + "-" + record);
            html.mark(node, "standing", region.standing());
            html.mark(node, "at", String.valueOf(node));
        }
        return isFirst;
    }

    private static String style() {
        try (InputStream in = AnnotatedPageHtml.class.getResourceAsStream("frame.css")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("reading frame.css", e);
        }
    }
}
