package io.tagwave.report;

import static io.tagwave.report.Markup.number;

/** The path data of lines. */
final class LinePath {

    private LinePath() {}

    /** Every point; a value without a place on the chart breaks the line. */
    static String whole(ChartLayer.Line line, ChartFrame frame) {
        StringBuilder path = new StringBuilder();
        boolean drawing = false;
        for (int i = 0; i < line.x().length; i++) {
            boolean shown = frame.x.shows(line.x()[i]) && frame.y.shows(line.y()[i]);
            if (shown) {
                path.append(drawing ? "L" : "M").append(number(frame.x.at(line.x()[i])));
                path.append(" ").append(number(frame.y.at(line.y()[i])));
            }
            drawing = shown;
        }
        return path.toString();
    }

    /** The range of values in every column of pixels: looks as {@link #whole} does, at a size that no page can blow up. */
    static String ranges(ChartLayer.Line line, ChartFrame frame) {
        StringBuilder path = new StringBuilder();
        long column = Long.MIN_VALUE;
        double low = 0;
        double high = 0;
        for (int i = 0; i < line.x().length; i++) {
            if (!frame.x.shows(line.x()[i]) || !frame.y.shows(line.y()[i])) {
                continue;
            }
            long at = Math.round(frame.x.at(line.x()[i]));
            double y = frame.y.at(line.y()[i]);
            if (at != column) {
                stroke(path, column, low, high);
                column = at;
                low = y;
                high = y;
            }
            low = Math.min(low, y);
            high = Math.max(high, y);
        }
        stroke(path, column, low, high);
        return path.toString();
    }

    private static void stroke(StringBuilder path, long column, double low, double high) {
        if (column != Long.MIN_VALUE) {
            path.append(path.isEmpty() ? "M" : "L").append(column).append(" ").append(number(low));
            path.append("V").append(number(high));
        }
    }
}
