package io.tagwave.lab.train;

import io.tagwave.eval.RecordScore;
import io.tagwave.learn.list.HeldOutGroup;
import io.tagwave.model.ContentModel;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The left-out figures of a model as a file: the model's digest in the first line, then a line for each group of pages
 * with its number of pages, those on which nothing is content, and records right, extracted and true, with tabs between.
 */
public final class HeldOutScores {

    private static final String UNSTRUCTURED = "unstructured";

    private HeldOutScores() {}

    /**
     * What was measured without learning from it.
     *
     * @param sets records of each labelled set
     * @param silent pages without a list on which nothing was content
     * @param unstructured number of such pages
     * @param current whether the same training without leaving out gave the model at hand, to the digit
     */
    public record Figures(Map<String, RecordScore> sets, int silent, int unstructured, boolean current) {

        /** Of nothing. */
        public static final Figures NONE = new Figures(Map.of(), 0, 0, true);
    }

    static List<String> lines(List<HeldOutGroup> figures, ContentModel model) {
        List<String> lines = new ArrayList<>(List.of(digest(model)));
        for (HeldOutGroup left : figures) {
            RecordScore score = left.records();
            lines.add(left.group() + "\t" + left.pages() + "\t" + left.silent() + "\t" + score.right() + "\t"
                    + score.extracted() + "\t" + score.expected());
        }
        return lines;
    }

    /** The figures, held against the model at hand. */
    public static Figures read(List<String> lines, ContentModel model) {
        Map<String, RecordScore> sets = new LinkedHashMap<>();
        int silent = 0;
        int unstructured = 0;
        for (String line : lines.subList(1, lines.size())) {
            String[] cell = line.split("\t");
            int[] number = Stream.of(cell).skip(1).mapToInt(Integer::parseInt).toArray();
            if (cell[0].startsWith(UNSTRUCTURED)) {
                unstructured += number[0];
                silent += number[1];
            } else {
                sets.put(cell[0], new RecordScore(number[2], number[3], number[4]));
            }
        }
        return new Figures(sets, silent, unstructured, lines.get(0).equals(digest(model)));
    }

    private static String digest(ContentModel model) {
        try {
            MessageDigest sha = MessageDigest.getInstance("SHA-256");
            return HexFormat.of()
                    .formatHex(sha.digest(String.join("\n", model.lines()).getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
