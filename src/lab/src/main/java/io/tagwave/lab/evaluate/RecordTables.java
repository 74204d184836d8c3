package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.eval.RecordScore;
import io.tagwave.lab.evaluate.RecordEvaluation.SetScores;
import io.tagwave.lab.train.HeldOutScores;
import io.tagwave.report.ReportTable;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Tables of the records of labeled pages by one profile: our sets, and the thesis' Tables 13 to 15 with our rows below the
 * printed ones.
 *
 * @param heldOut scores measured without learning from the set; none where nothing was learned
 */
record RecordTables(String profile, HeldOutScores heldOut) {

    /** The differences between our scores and those of the thesis. */
    static final String REMARK = PrintedTable.notes("thesis-13-to-15-remark").get(0);

    private static final String IN_SAMPLE =
            PrintedTable.notes("in-sample-remark").get(0);
    private static final String NONE = "-";
    /** The printed tables by the set that comes from the same dataset. */
    private static final Map<String, String> PRINTED =
            Map.of("yamada", "thesis-13-yamada", "clustvx", "thesis-14-clustvx", "tpsf", "thesis-15-tpsf");

    /** Returns the caution about scores of pages that the profile has learned from. */
    String caution() {
        return heldOut.current()
                ? IN_SAMPLE
                : IN_SAMPLE + " They were measured on a training that does not give the shipped model to the digit:"
                        + " 'train content --figures' makes them anew.";
    }

    /** Tells whether the profile may have learned from the pages. */
    boolean learned() {
        return !heldOut.sets().isEmpty();
    }

    /** Returns all sets in one table, with the scores of the MDR baseline. */
    ReportTable sets(RecordEvaluation run, Map<String, RecordScore> mdr) {
        List<String> headers = new ArrayList<>(List.of("set", "pages"));
        if (learned()) {
            headers.addAll(List.of("precision left out", "recall left out", "F left out"));
        }
        Stream.of("perfect", "precision", "recall", "F")
                .map(name -> name + (learned() ? ", in sample" : ""))
                .forEach(headers::add);
        headers.addAll(List.of("MDR precision", "MDR recall", "MDR F"));
        List<List<String>> rows = new ArrayList<>();
        for (SetScores set : run.sets()) {
            rows.add(ReportTable.cells(
                    set.name(),
                    set.pages().size(),
                    learned() ? cells(heldOut.sets().get(set.name())) : List.of(),
                    set.pages().stream().filter(page -> page.score().perfect()).count(),
                    cells(set.sum()),
                    cells(mdr.get(set.name()))));
        }
        return new ReportTable(
                "Records by profile " + profile + ", micro-averaged over the pages of a set, in percent",
                headers,
                rows);
    }

    /**
     * Returns a table with a column for each set and one for the pages without a list.
     *
     * @param first header of the first column
     */
    static ReportTable bySet(String caption, String first, LabeledPages pages) {
        List<String> sets =
                pages.sets().stream().map(LabeledPages.Labeled::name).toList();
        String alone = "left alone of " + pages.unstructured().size();
        return new ReportTable(caption, ReportTable.cells(first, sets, alone), List.of());
    }

    /** Returns F of each set, and the number of pages without a list that are left alone. */
    static List<String> bySet(RecordEvaluation run) {
        return ReportTable.cells(run.sets().stream().map(set -> f(set.sum())).toList(), run.silent());
    }

    /** Returns the printed table with our rows, for the sets that come from the thesis' datasets #1 to #3. */
    Optional<ReportTable> comparison(SetScores set, RecordScore mdr) {
        return Optional.ofNullable(PRINTED.get(set.name()))
                .map(name -> with(row(PrintedTable.read(name).table(), "MDR, measured here", mdr), set));
    }

    /**
     * Returns the printed row with the best F for the dataset that a set comes from.
     *
     * @param method begins the names of the methods that count; empty for those of anyone
     */
    static Optional<List<String>> bestPrinted(String set, String method) {
        return Optional.ofNullable(PRINTED.get(set))
                .flatMap(printed -> PrintedTable.read(printed).table().rows().stream()
                        .filter(row -> row.get(0).startsWith(method))
                        .max(Comparator.comparingDouble(row -> Double.parseDouble(row.get(3)))));
    }

    /** Returns a comparison with the rows of this profile. */
    ReportTable with(ReportTable table, SetScores set) {
        if (!learned()) {
            return row(table, "profile " + profile + ", measured here", set.sum());
        }
        RecordScore left = heldOut.sets().get(set.name());
        ReportTable more = left == null ? table : row(table, "profile " + profile + ", set left out", left);
        return row(more, "profile " + profile + ", in sample", set.sum());
    }

    /** Returns the sentence on pages without a list. */
    String silence(RecordEvaluation run) {
        String line = "Pages without a list on which nothing is reported: ";
        return learned()
                ? line + heldOut.silent() + " of " + heldOut.unstructured() + " left out, " + run.silence()
                        + " in sample"
                : line + run.silence();
    }

    private static ReportTable row(ReportTable table, String name, RecordScore score) {
        return table.row(name, cells(score));
    }

    /** Returns precision, recall and F in percent, or dashes. */
    static List<String> cells(@Nullable RecordScore score) {
        return score == null
                ? List.of(NONE, NONE, NONE)
                : Stream.of(score.precision(), score.recall(), score.f1())
                        .map(share -> digits(100 * share, 2))
                        .toList();
    }

    /** Returns F in percent, or a dash. */
    static String f(@Nullable RecordScore score) {
        return cells(score).get(2);
    }
}
