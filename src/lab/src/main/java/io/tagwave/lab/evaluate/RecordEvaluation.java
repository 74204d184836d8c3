package io.tagwave.lab.evaluate;

import io.tagwave.dom.ParsedPage;
import io.tagwave.eval.RecordScore;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extractor;
import io.tagwave.learn.list.ComparedText;
import io.tagwave.mdr.Mdr;
import io.tagwave.mdr.MdrSettings;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The scores of an extractor on labeled pages.
 *
 * @param sets by set
 * @param unstructured the scores of pages without a list, on which every record is wrong
 */
record RecordEvaluation(List<SetScores> sets, List<RecordScore> unstructured) {

    /**
     * The score of a page.
     *
     * @param page the page with its truth
     */
    record PageScore(LabeledPages.Page page, RecordScore score) {}

    record SetScores(String name, List<PageScore> pages) {

        /** Returns the scores of the pages together. */
        RecordScore sum() {
            return RecordEvaluation.sum(pages.stream().map(PageScore::score).toList());
        }
    }

    /** Runs an extractor. Every page is a step. */
    static RecordEvaluation of(LabeledPages pages, Extractor extractor, Runnable step) {
        return new RecordEvaluation(
                pages.sets().stream()
                        .map(set -> scores(set, page -> content(page, extractor), step))
                        .toList(),
                pages.unstructured().stream()
                        .map(page -> {
                            int found = content(page, extractor).size();
                            step.run();
                            return new RecordScore(0, found, 0);
                        })
                        .toList());
    }

    /** Runs the MDR baseline, which judges no region, and returns the score of each set. Every labeled page is a step. */
    static Map<String, RecordScore> baseline(LabeledPages pages, Runnable step) {
        Mdr mdr = new Mdr(MdrSettings.PUBLISHED);
        Map<String, RecordScore> scores = new LinkedHashMap<>();
        for (LabeledPages.Labeled set : pages.sets()) {
            SetScores found = scores(
                    set,
                    page -> mdr.regions(page.tree()).stream()
                            .flatMap(region -> region.records().stream())
                            .map(record -> ComparedText.of(record.text(page.tree())))
                            .toList(),
                    step);
            scores.put(set.name(), found.sum());
        }
        return scores;
    }

    private static SetScores scores(LabeledPages.Labeled set, Function<ParsedPage, List<String>> texts, Runnable step) {
        List<PageScore> scores = set.pages().stream()
                .map(page -> {
                    RecordScore score = page.score(texts.apply(page.page()));
                    step.run();
                    return new PageScore(page, score);
                })
                .toList();
        return new SetScores(set.name(), scores);
    }

    /** Returns the records of the main list: the truth knows no other. */
    private static List<String> content(ParsedPage page, Extractor extractor) {
        return extractor.extract(page.tree(), page).main().stream()
                .map(ExtractedList::records)
                .flatMap(List::stream)
                .map(DataRecord::text)
                .map(ComparedText::of)
                .toList();
    }

    List<PageScore> pages() {
        return sets.stream().flatMap(set -> set.pages().stream()).toList();
    }

    /** Returns the number of pages without a list on which nothing was called content. */
    long silent() {
        return unstructured.stream().filter(score -> score.extracted() == 0).count();
    }

    /** Returns the number of correct silences with the number of pages without a list, such as "7 of 8". */
    String silence() {
        return silent() + " of " + unstructured.size();
    }

    /** Returns the scores of all sets together. */
    RecordScore structured() {
        return sum(sets.stream().map(SetScores::sum).toList());
    }

    /** Returns the scores of all sets and of the pages without a list. */
    RecordScore complete() {
        return structured().plus(sum(unstructured));
    }

    private static RecordScore sum(List<RecordScore> scores) {
        return scores.stream().reduce(RecordScore.NONE, RecordScore::plus);
    }
}
