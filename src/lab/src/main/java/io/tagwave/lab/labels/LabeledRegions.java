package io.tagwave.lab.labels;

import io.tagwave.cli.shared.UserException;
import io.tagwave.learn.region.LabeledRows;
import io.tagwave.thesis.RegionFeatures;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The labeled regions of the thesis, {@code regions.csv}: a header, then one region a line with its label (1 content, -1
 * noise) and features. The file's {@code angle} is not a feature of the thesis.
 */
public record LabeledRegions(List<RegionFeatures> regions, List<Boolean> content) {

    private static final List<String> COLUMNS =
            List.of("label", "size", "center_position", "horizontal", "vertical", "range", "record");

    /** Reads {@code regions.csv} of a directory, or the file itself. */
    public static LabeledRegions read(Path path) {
        Path file = Files.isDirectory(path) ? path.resolve("regions.csv") : path;
        List<String> lines = LabelFiles.lines(file);
        List<String> names = Arrays.stream((lines.isEmpty() ? "" : lines.get(0)).split(","))
                .map(String::strip)
                .toList();
        if (!names.containsAll(COLUMNS)) {
            throw new UserException(file + ":1: expected the columns " + COLUMNS + ", found " + names);
        }
        int[] columns = COLUMNS.stream().mapToInt(names::indexOf).toArray();
        List<RegionFeatures> regions = new ArrayList<>();
        List<Boolean> content = new ArrayList<>();
        for (int i = 1; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                double[] c = numbers(file, i + 1, lines.get(i), names.size(), columns);
                content.add(c[0] > 0);
                regions.add(new RegionFeatures(c[1], c[2], c[3], c[4], c[5], c[6]));
            }
        }
        if (!content.contains(true) || !content.contains(false)) {
            throw new UserException(file + ": expected regions of content and of noise, found one kind only");
        }
        return new LabeledRegions(regions, content);
    }

    private static double[] numbers(Path file, int line, String text, int count, int[] columns) {
        try {
            String[] cells = text.split(",");
            double[] numbers = new double[count];
            Arrays.setAll(numbers, c -> Double.parseDouble(cells[c]));
            return Arrays.stream(columns).mapToDouble(c -> numbers[c]).toArray();
        } catch (NumberFormatException | ArrayIndexOutOfBoundsException e) {
            throw new UserException(file + ":" + line + ": expected " + count + " numbers, found " + text);
        }
    }

    /** Returns the regions as rows to learn from. */
    public LabeledRows samples() {
        return LabeledRows.of(regions, content);
    }
}
