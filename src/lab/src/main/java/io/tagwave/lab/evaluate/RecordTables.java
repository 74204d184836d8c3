package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.eval.RecordScore;
import io.tagwave.lab.evaluate.RecordRun.SetRun;
import io.tagwave.lab.train.HeldOutScores;
import io.tagwave.report.ReportTable;
import java.util.ArrayList;
import java.util.List;

/** Records of labelled pages as tables: our sets, and the thesis' Tables 13 to 15 with our rows below the printed ones. */
final class RecordTables {

    private static final String IN_SAMPLE =
            "In sample: the shipped model has learned from these very pages. Left out: the same"
                    + " training without the set; that is the figure to compare. A dash: the model has not seen the set, or its"
                    + " left-out figure was not measured.";

    private static final String NONE = "-";

    private final String profile;
    private final HeldOutScores.Figures leftOut;

    /**
     * Tables of one profile.
     *
     * @param leftOut what was measured without learning from it; none where nothing was learned
     */
    RecordTables(String profile, HeldOutScores.Figures leftOut) {
        this.profile = profile;
        this.leftOut = leftOut;
    }

    /** What to make of the figures of pages that the profile knows. */
    String caution() {
        return leftOut.current()
                ? IN_SAMPLE
                : IN_SAMPLE + " They were measured on a training that is not that of the shipped model to the digit:"
                        + " 'train content --figures' makes them anew.";
    }

    /** Whether pages may be known to the profile. */
    boolean learned() {
        return !leftOut.sets().isEmpty();
    }

    /** All sets in one table. */
    ReportTable sets(RecordRun run) {
        List<String> headers = new ArrayList<>(List.of("set", "pages"));
        if (learned()) {
            headers.addAll(List.of("precision left out", "recall left out", "F left out"));
        }
        String sample = learned() ? ", in sample" : "";
        headers.addAll(List.of("perfect" + sample, "precision" + sample, "recall" + sample, "F" + sample));
        headers.addAll(List.of("MDR precision", "MDR recall", "MDR F"));
        List<List<String>> rows = new ArrayList<>();
        for (SetRun set : run.sets()) {
            List<String> row = new ArrayList<>(
                    List.of(set.name(), Integer.toString(set.ours().size())));
            if (learned()) {
                row.addAll(cells(leftOut.sets().get(set.name())));
            }
            row.add(Long.toString(
                    set.ours().stream().filter(s -> s.score().perfect()).count()));
            row.addAll(cells(RecordEvaluation.sum(set.ours())));
            row.addAll(cells(RecordEvaluation.sum(set.mdr())));
            rows.add(row);
        }
        return new ReportTable(
                "Records by profile " + profile + ", micro-averaged over the pages of a set, in percent",
                headers,
                rows);
    }

    /** The published comparison, for the sets that come from the thesis' datasets #1 to #3; null for others. */
    ReportTable comparison(SetRun set) {
        ReportTable published = PublishedRecords.of(set.name());
        if (published == null) {
            return null;
        }
        ReportTable table = row(published, "MDR, measured here", RecordEvaluation.sum(set.mdr()));
        return with(table, set);
    }

    /** A comparison with the rows of this profile. */
    ReportTable with(ReportTable table, SetRun set) {
        RecordScore ours = RecordEvaluation.sum(set.ours());
        if (!learned()) {
            return row(table, "profile " + profile + ", measured here", ours);
        }
        RecordScore left = leftOut.sets().get(set.name());
        ReportTable more = left == null ? table : row(table, "profile " + profile + ", set left out", left);
        return row(more, "profile " + profile + ", in sample", ours);
    }

    /** The line on pages without a list. */
    String silent(RecordRun run) {
        String line = "Pages without a list on which nothing is reported: ";
        String found = run.silent() + " of " + run.unstructured();
        return learned()
                ? line + leftOut.silent() + " of " + leftOut.unstructured() + " left out, " + found + " in sample"
                : line + found;
    }

    private static ReportTable row(ReportTable table, String name, RecordScore score) {
        List<String> cells = cells(score);
        return table.row(name, cells.get(0), cells.get(1), cells.get(2));
    }

    static List<String> cells(RecordScore score) {
        return score == null
                ? List.of(NONE, NONE, NONE)
                : List.of(percent(score.precision()), percent(score.recall()), percent(score.f1()));
    }

    static String percent(double share) {
        return digits(100 * share, 2);
    }
}
