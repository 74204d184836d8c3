package io.tagwave.answer;

import java.io.PrintWriter;

/** Prints a difference between pages, one line per change: + added, - removed, > moved, @ new URL. */
public final class DiffText {

    private static final int LONGEST = 160;

    private DiffText() {}

    public static void print(DiffAnswer diff, PrintWriter out) {
        out.printf(
                "%s -> %s: %s, %.1f%% of the nodes in common%n",
                diff.before(), diff.after(), diff.changed() ? "changed" : "unchanged", 100 * diff.similarity());
        diff.added().forEach(part -> line(out, "+ ", part.text(), part.xpath()));
        diff.removed().forEach(part -> line(out, "- ", part.text(), part.xpath()));
        diff.moved().forEach(move -> line(out, "> ", move.text(), move.from() + " -> " + move.to()));
        diff.readdressed()
                .forEach(link -> line(out, "@ ", link.text() + " " + link.from() + " -> " + link.to(), link.xpath()));
    }

    private static void line(PrintWriter out, String sign, String text, String where) {
        String plain = text.replaceAll("\\p{Cntrl}", " ");
        String shown = plain.length() <= LONGEST ? plain : plain.substring(0, LONGEST - 1) + "…";
        out.println(sign + (shown.isBlank() ? "(no text)" : shown) + "  " + where);
    }
}
