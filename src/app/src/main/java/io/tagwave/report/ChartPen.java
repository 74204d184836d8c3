package io.tagwave.report;

import static io.tagwave.report.Markup.number;

/**
 * Draws one layer in the color, shape and dash of its index.
 *
 * @param bar index among the layers of bars that share a category
 * @param series number of these
 */
record ChartPen(StringBuilder out, ChartFrame frame, int index, int bar, int series) {

    private static final int COLORS = 6;
    private static final String[] DASHES = {"", "6 4", "2 3", "9 3 2 3"};

    void path(String style, String path) {
        out.append("<path " + style + " d=\"" + path + "\"/>");
    }

    void rectangle(String style, double x, double y, double width, double height) {
        out.append("<rect " + style + " x=\"" + number(x) + "\" y=\"" + number(y) + "\" width=\"" + number(width)
                + "\" height=\"" + number(height) + "\"/>");
    }

    String symbol(double x, double y) {
        String at = "M" + number(x) + " " + number(y);
        return switch (index % 4) {
            case 0 -> at + "m-3 0a3 3 0 1 0 6 0a3 3 0 1 0-6 0";
            case 1 -> at + "m0-4l4 7h-8z";
            case 2 -> at + "m-3-3h6v6h-6z";
            default -> at + "m0-4l4 4l-4 4l-4-4z";
        };
    }

    String fill() {
        return "style=\"fill:var(--c" + index % COLORS + ")\"";
    }

    String stroke(double width) {
        String dash = DASHES[index % DASHES.length];
        return "style=\"fill:none;stroke:var(--c" + index % COLORS + ");stroke-width:" + width
                + (dash.isEmpty() ? "" : ";stroke-dasharray:" + dash) + "\"";
    }
}
