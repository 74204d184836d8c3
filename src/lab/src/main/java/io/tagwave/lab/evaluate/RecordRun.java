package io.tagwave.lab.evaluate;

import io.tagwave.extract.Extractor;
import io.tagwave.lab.evaluate.RecordEvaluation.PageScore;
import java.util.ArrayList;
import java.util.List;

/**
 * What an extractor and the MDR baseline come to on labelled pages.
 *
 * @param silent pages without a list on which nothing was called content
 * @param unstructured number of pages without a list
 */
record RecordRun(List<SetRun> sets, long silent, int unstructured) {

    /**
     * A set's scores.
     *
     * @param name the set
     * @param ours of the extractor, a page each
     * @param mdr of the baseline
     */
    record SetRun(String name, List<PageScore> ours, List<PageScore> mdr) {}

    /** Runs both. Every page is a step. */
    static RecordRun of(LabelledPages pages, Extractor extractor, Runnable step) {
        List<SetRun> sets = new ArrayList<>();
        for (LabelledPages.Labelled set : pages.sets()) {
            sets.add(new SetRun(
                    set.name(), RecordEvaluation.ours(set, extractor, step), RecordEvaluation.baseline(set, () -> {})));
        }
        return new RecordRun(
                sets,
                RecordEvaluation.silent(pages.unstructured(), extractor, step),
                pages.unstructured().size());
    }
}
