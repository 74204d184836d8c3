package io.tagwave.lab.evaluate;

import io.tagwave.report.HtmlWriter;
import java.util.List;
import java.util.Map;

/**
 * Draws percentages by setting as SVG, one line a measure, which their dashes distinguish.
 *
 * @param settings from left to right, at equal distances
 * @param lines a percentage for each setting, by name
 */
record PercentChart(String title, List<String> settings, Map<String, double[]> lines) {

    private static final int STEP = 72;
    private static final int LEFT = 70;
    private static final int TOP = 60;
    private static final int HEIGHT = 300;
    private static final List<String> DASHES = List.of("none", "6 4", "2 3");

    String toSvg() {
        HtmlWriter svg = new HtmlWriter();
        int right = LEFT + STEP * (settings.size() - 1);
        String box = "0 0 " + (right + STEP) + " " + (TOP + HEIGHT + 40);
        svg.open("svg", "viewBox", box, "role", "img", "aria-label", title, "fill", "none", "stroke", "currentColor");
        for (int percent = 0; percent <= 100; percent += 20) {
            svg.element("path", "", "d", "M" + LEFT + " " + y(percent) + "H" + right, "stroke-opacity", ".2");
            text(svg, LEFT - 8, y(percent) + 4, "end", percent + " %");
        }
        for (int i = 0; i < settings.size(); i++) {
            text(svg, LEFT + i * STEP, TOP + HEIGHT + 20, "middle", settings.get(i));
        }
        int legend = LEFT;
        int drawn = 0;
        for (Map.Entry<String, double[]> line : lines.entrySet()) {
            String dash = DASHES.get(drawn++ % DASHES.size());
            StringBuilder path = new StringBuilder("M" + legend + " 20h24");
            text(svg, legend + 30, 24, "start", line.getKey());
            for (int i = 0; i < settings.size(); i++) {
                path.append(i == 0 ? "M" : "L")
                        .append(LEFT + i * STEP)
                        .append(' ')
                        .append(y(line.getValue()[i]));
            }
            svg.element("path", "", "d", path.toString(), "stroke-dasharray", dash);
            legend += 260;
        }
        return svg.close().toString();
    }

    private static long y(double percent) {
        return Math.round(TOP + HEIGHT * (1 - percent / 100));
    }

    private static void text(HtmlWriter svg, int x, long y, String anchor, String text) {
        String[] place = {"x", "" + x, "y", "" + y, "text-anchor", anchor, "fill", "currentColor", "stroke", "none"};
        svg.element("text", text, place);
    }
}
