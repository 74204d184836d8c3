package io.tagwave.report;

import static io.tagwave.report.Markup.escape;
import static io.tagwave.report.Markup.number;

import java.util.Locale;

/** Draws counts as bars, as a small SVG without inline style; {@link #STYLE} is for the page that contains it. */
final class SmallHistogram {

    /** The style, for a page with variables {@code --soft}, {@code --bar} and {@code --rule}. */
    static final String STYLE = """
            .sketch{display:block;max-width:100%;height:auto}.sketch text{fill:var(--soft);font-size:11px}
            .sketch rect{fill:var(--bar)}
            .sketch line{stroke:var(--rule)}
            """;

    private static final double WIDTH = 260;
    private static final double TOP = 14;
    private static final double FLOOR = 54;
    private static final double HEIGHT = 70;

    private final StringBuilder out = new StringBuilder(1024);

    private SmallHistogram(String title, double width, double height) {
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"sketch\" role=\"img\" width=\"" + number(width)
                + "\" height=\"" + number(height) + "\" viewBox=\"0 0 " + number(width) + " " + number(height)
                + "\" aria-label=\"" + escape(title) + "\"><title>" + escape(title) + "</title>");
    }

    /**
     * Returns bars of counts.
     *
     * @param least label of the smallest value
     * @param most label of the largest value
     */
    static SmallHistogram bars(String title, HistogramBins steps, long[] rows, String least, String most) {
        SmallHistogram sketch = new SmallHistogram(title, WIDTH, HEIGHT);
        long highest = 1;
        for (long count : rows) {
            highest = Math.max(highest, count);
        }
        double width = WIDTH / rows.length;
        for (int i = 0; i < rows.length; i++) {
            double height = rows[i] == 0 ? 0 : Math.max(1, (FLOOR - TOP) * rows[i] / highest);
            sketch.out.append("<rect x=\"" + number(i * width) + "\" y=\"" + number(FLOOR - height) + "\" width=\""
                    + number(Math.max(1, width - 1)) + "\" height=\"" + number(height) + "\"><title>"
                    + escape(steps.label(i) + ": " + count(rows[i])) + "</title></rect>");
        }
        sketch.line(0, FLOOR, WIDTH, FLOOR);
        sketch.text(0, TOP - 4, "start", "max " + count(highest));
        sketch.text(0, HEIGHT - 3, "start", least);
        sketch.text(WIDTH, HEIGHT - 3, "end", most);
        return sketch;
    }

    /** Returns the SVG; all text in it is escaped. */
    String toSvg() {
        return out + "</svg>";
    }

    private static String count(long rows) {
        return String.format(Locale.ROOT, "%,d", rows) + (rows == 1 ? " row" : " rows");
    }

    private void line(double x0, double y0, double x1, double y1) {
        out.append("<line x1=\"" + number(x0) + "\" y1=\"" + number(y0) + "\" x2=\"" + number(x1) + "\" y2=\""
                + number(y1) + "\"/>");
    }

    private void text(double x, double y, String anchor, String content) {
        out.append("<text text-anchor=\"" + anchor + "\" x=\"" + number(x) + "\" y=\"" + number(y) + "\">"
                + escape(content) + "</text>");
    }
}
