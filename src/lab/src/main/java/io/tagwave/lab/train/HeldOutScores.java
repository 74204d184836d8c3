package io.tagwave.lab.train;

import io.tagwave.eval.RecordScore;
import io.tagwave.learn.list.HeldOutGroup;
import io.tagwave.model.ContentModel;
import io.tagwave.rows.ResourceText;
import io.tagwave.web.Sha256;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * The scores of a way of training on pages that it was not trained on: each set was left out in turn. As a file they are
 * the model's digest in the first line, then a line for each group of pages with its number of pages, those on which
 * nothing is content, and records right, extracted and true, with tabs between.
 *
 * @param sets records of each labeled set
 * @param silent pages without a list on which nothing was content
 * @param unstructured number of such pages
 * @param current whether the same training without leaving out gave the model at hand, to the digit
 */
public record HeldOutScores(Map<String, RecordScore> sets, int silent, int unstructured, boolean current) {

    /** No scores, for profiles that learn nothing. */
    public static final HeldOutScores NONE = new HeldOutScores(Map.of(), 0, 0, true);

    private static final String SHIPPED = "/io/tagwave/eval/content-left-out.tsv";
    private static final String UNSTRUCTURED = "unstructured";

    /** Reads the scores of the shipped model, as {@code train content} wrote them last. */
    public static HeldOutScores ofShippedModel() {
        return read(ResourceText.read(HeldOutScores.class, SHIPPED).lines().toList(), ContentModel.shipped());
    }

    static List<String> lines(List<HeldOutGroup> groups, ContentModel model) {
        List<String> lines = new ArrayList<>(List.of(digest(model)));
        for (HeldOutGroup group : groups) {
            RecordScore score = group.records();
            lines.add(group.group() + "\t" + group.pages() + "\t" + group.silent() + "\t" + score.right() + "\t"
                    + score.extracted() + "\t" + score.expected());
        }
        return lines;
    }

    /** Reads the lines of a file, and compares its digest with the model at hand. */
    public static HeldOutScores read(List<String> lines, ContentModel model) {
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
        return new HeldOutScores(sets, silent, unstructured, lines.get(0).equals(digest(model)));
    }

    private static String digest(ContentModel model) {
        return Sha256.hex(String.join("\n", model.lines()).getBytes(StandardCharsets.UTF_8));
    }
}
