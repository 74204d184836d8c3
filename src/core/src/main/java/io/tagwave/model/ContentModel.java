package io.tagwave.model;

import io.tagwave.record.AdditiveModel;
import io.tagwave.record.Measure;
import io.tagwave.record.PlaceWords;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Tells what was learned from labelled pages: which of a page's segmentations is best, and whether that is what the page is
 * for. As text it has one line for each input: model, input, slope below and above the bend, least, bend and most, with
 * tabs between; and one for each word of a place, with its weight.
 *
 * @param places weights of the words that name a list's place
 * @param ranker tells the best segmentation
 * @param verdict the probability that a page was made for the best of them
 * @param beside the probability that another is data, too
 */
public record ContentModel(PlaceWords places, AdditiveModel ranker, AdditiveModel verdict, AdditiveModel beside) {

    private static final String SHIPPED = "content-model.tsv";
    private static final String PLACE = "place";
    private static final String RANK = "rank";
    private static final String VERDICT = "verdict";
    private static final String BESIDE = "beside";
    private static final String BIAS = "BIAS";
    private static final String LEAD = "LEAD";
    private static final String SCORE = "SCORE";
    private static final String SHARED = "SHARED";
    private static final String BELOW = "BELOW";

    /** The model in the jar, learned from all the pages that src/docs/research/experiments.md names. */
    public static ContentModel shipped() {
        try (InputStream in = ContentModel.class.getResourceAsStream(SHIPPED)) {
            if (in == null) {
                throw new IllegalStateException(SHIPPED + " is missing beside " + ContentModel.class.getName());
            }
            return parse(new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8))
                    .lines()
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads a model.
     *
     * @throws IllegalArgumentException when a line is not as expected, with the line
     */
    public static ContentModel parse(List<String> lines) {
        return new ContentModel(
                places(lines),
                parse(lines, RANK, rankInputs()),
                parse(lines, VERDICT, verdictInputs()),
                parse(lines, BESIDE, besideInputs()));
    }

    /** The model as text. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        new TreeMap<>(places.weights())
                .forEach((word, weight) -> lines.add(String.format(Locale.ROOT, "%s\t%s\t%.4g", PLACE, word, weight)));
        write(lines, RANK, ranker, rankInputs());
        write(lines, VERDICT, verdict, verdictInputs());
        write(lines, BESIDE, beside, besideInputs());
        return lines;
    }

    private static PlaceWords places(List<String> lines) {
        Map<String, Double> weights = new HashMap<>();
        for (String line : lines) {
            String[] cells = line.split("\t");
            if (cells[0].equals(PLACE)) {
                if (cells.length != 3) {
                    throw new IllegalArgumentException("expected a word and its weight, found: " + line);
                }
                weights.put(cells[1], Double.parseDouble(cells[2]));
            }
        }
        return new PlaceWords(weights);
    }

    private static List<String> rankInputs() {
        return Stream.of(Measure.values()).map(Measure::name).toList();
    }

    private static List<String> verdictInputs() {
        return Stream.concat(rankInputs().stream(), Stream.of(LEAD, SCORE)).toList();
    }

    private static List<String> besideInputs() {
        return Stream.concat(verdictInputs().stream(), Stream.of(SHARED, BELOW)).toList();
    }

    private static void write(List<String> lines, String name, AdditiveModel model, List<String> inputs) {
        lines.add(String.format(Locale.ROOT, "%s\t%s\t%.6g", name, BIAS, model.bias()));
        double[][] rows = model.parameters();
        for (int i = 0; i < inputs.size(); i++) {
            StringBuilder line = new StringBuilder(name).append('\t').append(inputs.get(i));
            for (double[] row : rows) {
                line.append(String.format(Locale.ROOT, "\t%.6g", row[i]));
            }
            lines.add(line.toString());
        }
    }

    private static AdditiveModel parse(List<String> lines, String name, List<String> inputs) {
        double bias = 0;
        double[][] rows = new double[5][inputs.size()];
        boolean[] seen = new boolean[inputs.size()];
        for (String line : lines) {
            String[] cells = line.split("\t");
            if (!cells[0].equals(name)) {
                continue;
            }
            boolean isBias = cells.length == 3 && cells[1].equals(BIAS);
            int input = cells.length < 2 ? -1 : inputs.indexOf(cells[1]);
            if (!isBias && (input < 0 || cells.length != 2 + rows.length)) {
                throw new IllegalArgumentException("expected an input and five numbers, found: " + line);
            }
            if (isBias) {
                bias = Double.parseDouble(cells[2]);
                continue;
            }
            seen[input] = true;
            for (int r = 0; r < rows.length; r++) {
                rows[r][input] = Double.parseDouble(cells[2 + r]);
            }
        }
        for (int i = 0; i < seen.length; i++) {
            if (!seen[i]) {
                throw new IllegalArgumentException(
                        "expected a line for " + name + " " + inputs.get(i) + ", found none");
            }
        }
        return new AdditiveModel(bias, rows[0], rows[1], rows[2], rows[3], rows[4]);
    }
}
