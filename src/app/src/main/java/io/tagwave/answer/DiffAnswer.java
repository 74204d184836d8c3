package io.tagwave.answer;

import com.fasterxml.jackson.annotation.JsonProperty;
import io.tagwave.template.PageDiff;
import io.tagwave.template.PageDiff.Change;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.XPaths;
import io.tagwave.visit.LoadedPage;
import java.io.PrintWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The JSON of {@code diff}.
 *
 * @param changed whether text was added or removed, moves apart
 * @param similarity share of both pages that the template match covers, 0 to 1
 */
public record DiffAnswer(
        @JsonProperty("old") String before,
        @JsonProperty("new") String after,
        boolean changed,
        double similarity,
        double millis,
        List<Part> added,
        List<Part> removed,
        List<Move> moved,
        List<Address> readdressed) {

    private static final int LONGEST = 160;

    /** A part of the new page, or of the old one if it was removed. */
    public record Part(String xpath, String text) {}

    /** A text with its positions on the old and the new page. */
    public record Move(String from, String to, String text) {}

    /** A link or image with another URL than before. */
    public record Address(
            String xpath,
            String text,
            @Nullable String from,
            @Nullable String to) {}

    public static DiffAnswer of(LoadedPage old, LoadedPage now, PageDiff diff, double millis) {
        PageTree before = old.page().tree();
        PageTree after = now.page().tree();
        XPaths from = new XPaths(before);
        XPaths to = new XPaths(after);
        return new DiffAnswer(
                old.url(),
                now.url(),
                diff.contentChanged(),
                diff.similarity(),
                millis,
                parts(to, diff.parts(Change.ADDED)),
                parts(from, diff.parts(Change.REMOVED)),
                diff.parts(Change.MOVED).stream()
                        .map(p -> new Move(from.of(p.counterpart()), to.of(p.node()), p.text()))
                        .toList(),
                diff.parts(Change.READDRESSED).stream()
                        .map(p -> new Address(
                                to.of(p.node()), p.text(), before.address(p.counterpart()), after.address(p.node())))
                        .toList());
    }

    /** Prints one line per change: + added, - removed, > moved, @ new URL. */
    public void print(PrintWriter out) {
        out.printf(
                "%s -> %s: %s, %.1f%% of the nodes in common%n",
                before, after, changed ? "changed" : "unchanged", 100 * similarity);
        added.forEach(part -> line(out, "+ ", part.text(), part.xpath()));
        removed.forEach(part -> line(out, "- ", part.text(), part.xpath()));
        moved.forEach(move -> line(out, "> ", move.text(), move.from() + " -> " + move.to()));
        readdressed.forEach(
                link -> line(out, "@ ", link.text() + " " + link.from() + " -> " + link.to(), link.xpath()));
    }

    private static void line(PrintWriter out, String sign, String text, String where) {
        String plain = text.replaceAll("\\p{Cntrl}", " ");
        String shown = plain.length() <= LONGEST ? plain : plain.substring(0, LONGEST - 1) + "…";
        out.println(sign + (shown.isBlank() ? "(no text)" : shown) + "  " + where);
    }

    private static List<Part> parts(XPaths paths, List<PageDiff.Part> parts) {
        return parts.stream().map(p -> new Part(paths.of(p.node()), p.text())).toList();
    }
}
