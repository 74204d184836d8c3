package io.tagwave.lab.labels;

import io.tagwave.cli.shared.UserException;
import io.tagwave.learn.region.LabeledRows;
import io.tagwave.thesis.RegionFeatures;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The labelled regions of the thesis, {@code regions.csv}: a header, then one region a line with its label (1 content, -1
 * noise) and features. The file's {@code angle} is not a feature of the thesis.
 */
public record LabeledRegions(Path file, List<RegionFeatures> regions, List<Boolean> content) {

    private static final List<String> COLUMNS =
            List.of("label", "center_position", "size", "record", "range", "horizontal", "vertical");

    /** Reads {@code regions.csv} of a directory, or the file itself. */
    public static LabeledRegions read(Path path) {
        Path file = Files.isDirectory(path) ? path.resolve("regions.csv") : path;
        try {
            return parse(file, Files.readAllLines(file));
        } catch (IOException e) {
            throw new UserException(file + ": expected labelled regions, but it can not be read: " + e.getMessage());
        }
    }

    public LabeledRows samples() {
        return LabeledRows.of(regions, content);
    }

    private static LabeledRegions parse(Path file, List<String> lines) {
        Map<String, Integer> column = columns(file, lines);
        List<RegionFeatures> regions = new ArrayList<>();
        List<Boolean> content = new ArrayList<>();
        for (int i = 1; i < lines.size(); i++) {
            if (lines.get(i).isBlank()) {
                continue;
            }
            double[] cells = numbers(file, i + 1, lines.get(i), column.size());
            regions.add(new RegionFeatures(
                    cells[column.get("size")],
                    cells[column.get("center_position")],
                    cells[column.get("horizontal")],
                    cells[column.get("vertical")],
                    cells[column.get("range")],
                    cells[column.get("record")]));
            content.add(cells[column.get("label")] > 0);
        }
        if (!content.contains(true) || !content.contains(false)) {
            throw new UserException(file + ": expected regions of content and of noise, found one kind only");
        }
        return new LabeledRegions(file, regions, content);
    }

    private static Map<String, Integer> columns(Path file, List<String> lines) {
        Map<String, Integer> column = new HashMap<>();
        String[] names = lines.isEmpty() ? new String[0] : lines.get(0).split(",");
        for (int c = 0; c < names.length; c++) {
            column.put(names[c].strip(), c);
        }
        if (!column.keySet().containsAll(COLUMNS)) {
            throw new UserException(file + ":1: expected the columns " + COLUMNS + ", found " + column.keySet());
        }
        return column;
    }

    private static double[] numbers(Path file, int line, String text, int count) {
        String[] cells = text.split(",");
        double[] numbers = new double[count];
        try {
            for (int c = 0; c < count; c++) {
                numbers[c] = Double.parseDouble(cells[c]);
            }
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            throw new UserException(file + ":" + line + ": expected " + count + " numbers, found " + text);
        }
        return numbers;
    }
}
