package io.tagwave.lab.evaluate;

import io.tagwave.dom.ParsedPage;
import io.tagwave.eval.RecordScore;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extractor;
import io.tagwave.learn.list.ComparedText;
import io.tagwave.mdr.Mdr;
import io.tagwave.mdr.MdrSettings;
import java.util.List;
import java.util.function.Function;

/** Scores what an extractor finds on labelled pages. */
final class RecordEvaluation {

    private RecordEvaluation() {}

    /**
     * A page's score.
     *
     * @param page the page with its truth
     * @param score what was found against it
     * @param millis what that took
     */
    record PageScore(LabeledPages.Page page, RecordScore score, double millis) {}

    /** The content records of an extractor against the truth, a page each. */
    static List<PageScore> ours(LabeledPages.Labelled set, Extractor extractor, Runnable step) {
        return scores(set, page -> content(page, extractor), step);
    }

    /** The records of the MDR baseline, which judges no region. */
    static List<PageScore> baseline(LabeledPages.Labelled set, Runnable step) {
        Mdr mdr = new Mdr(MdrSettings.PUBLISHED);
        return scores(
                set,
                page -> mdr.regions(page.tree()).stream()
                        .flatMap(region -> region.records().stream())
                        .map(record -> ComparedText.of(record.text(page.tree())))
                        .toList(),
                step);
    }

    /** What is called content on pages that have none, a page each. */
    static List<RecordScore> bare(List<ParsedPage> pages, Extractor extractor, Runnable step) {
        return pages.stream()
                .map(page -> {
                    int found = content(page, extractor).size();
                    step.run();
                    return new RecordScore(0, found, 0);
                })
                .toList();
    }

    /** On how many of them nothing is. */
    static long silent(List<RecordScore> bare) {
        return bare.stream().filter(score -> score.extracted() == 0).count();
    }

    /** The scores of pages together. */
    static RecordScore sum(List<PageScore> scores) {
        return scores.stream().map(PageScore::score).reduce(RecordScore.NONE, RecordScore::plus);
    }

    private static List<PageScore> scores(
            LabeledPages.Labelled set, Function<ParsedPage, List<String>> texts, Runnable step) {
        return set.pages().stream()
                .map(page -> {
                    long start = System.nanoTime();
                    List<String> found = texts.apply(page.page());
                    double millis = (System.nanoTime() - start) / 1e6;
                    step.run();
                    return new PageScore(page, page.score(found), millis);
                })
                .toList();
    }

    /** The records of the list that the page was made for: the truth knows no other. */
    private static List<String> content(ParsedPage page, Extractor extractor) {
        return extractor.extract(page.tree(), page).main().stream()
                .map(ExtractedList::records)
                .flatMap(List::stream)
                .map(DataRecord::text)
                .map(ComparedText::of)
                .toList();
    }
}
