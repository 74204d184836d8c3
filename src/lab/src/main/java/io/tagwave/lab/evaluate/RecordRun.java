package io.tagwave.lab.evaluate;

import io.tagwave.eval.RecordScore;
import io.tagwave.extract.Extractor;
import io.tagwave.lab.evaluate.RecordEvaluation.PageScore;
import java.util.ArrayList;
import java.util.List;

/**
 * What an extractor and the MDR baseline come to on labelled pages.
 *
 * @param sets by set
 * @param bare what was called content on pages without a list
 */
record RecordRun(List<SetRun> sets, List<RecordScore> bare) {

    /**
     * A set's scores.
     *
     * @param name the set
     * @param ours of the extractor, a page each
     * @param mdr of the baseline
     */
    record SetRun(String name, List<PageScore> ours, List<PageScore> mdr) {}

    /** The baseline's scores, which go beside those of any extractor. Every page is a step. */
    static List<List<PageScore>> baseline(LabeledPages pages, Runnable step) {
        return pages.sets().stream()
                .map(set -> RecordEvaluation.baseline(set, step))
                .toList();
    }

    /** Runs an extractor. Every page is a step. */
    static RecordRun of(LabeledPages pages, Extractor extractor, List<List<PageScore>> baseline, Runnable step) {
        List<SetRun> sets = new ArrayList<>();
        for (int i = 0; i < pages.sets().size(); i++) {
            LabeledPages.Labelled set = pages.sets().get(i);
            sets.add(new SetRun(set.name(), RecordEvaluation.ours(set, extractor, step), baseline.get(i)));
        }
        return new RecordRun(sets, RecordEvaluation.bare(pages.unstructured(), extractor, step));
    }

    /** Pages without a list on which nothing was called content. */
    long silent() {
        return RecordEvaluation.silent(bare);
    }

    /** Number of pages without a list. */
    int unstructured() {
        return bare.size();
    }

    /** All sets together. */
    RecordScore structured() {
        return sets.stream().map(set -> RecordEvaluation.sum(set.ours())).reduce(RecordScore.NONE, RecordScore::plus);
    }

    /** All sets, and pages without a list, on which every record is wrong. */
    RecordScore complete() {
        return bare.stream().reduce(structured(), RecordScore::plus);
    }
}
