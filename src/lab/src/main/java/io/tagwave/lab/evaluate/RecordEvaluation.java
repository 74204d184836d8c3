package io.tagwave.lab.evaluate;

import io.tagwave.cli.shared.UserException;
import io.tagwave.dom.ParsedPage;
import io.tagwave.eval.RecordScore;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedRegion;
import io.tagwave.extract.Extractor;
import io.tagwave.lab.labels.TruthPage;
import io.tagwave.mdr.Mdr;
import io.tagwave.mdr.MdrSettings;
import io.tagwave.visit.PageException;
import io.tagwave.visit.PageLoader;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;

/** Scores the records of labelled pages, ours and the baseline's. */
final class RecordEvaluation {

    private final Extractor extractor;
    private final Mdr mdr = new Mdr(MdrSettings.PUBLISHED);

    RecordEvaluation(Extractor extractor) {
        this.extractor = extractor;
    }

    /**
     * A page's scores.
     *
     * @param file the page
     * @param ours content records of the extractor
     * @param mdr records of the MDR baseline, which judges no region
     */
    record PageScore(Path file, RecordScore ours, RecordScore mdr) {}

    /** The pages of a set that can be scored. */
    List<PageScore> set(Path set, PageLoader loader) {
        List<PageScore> scores = new ArrayList<>();
        for (TruthPage truth : TruthPage.of(set)) {
            ParsedPage page = page(truth.file(), loader);
            List<String> titles = truth.titles(page.tree()).stream()
                    .map(RecordEvaluation::normal)
                    .toList();
            if (RecordScore.isScorable(titles, truth.records())) {
                scores.add(new PageScore(
                        truth.file(),
                        RecordScore.of(titles, truth.records(), content(page)),
                        RecordScore.of(titles, truth.records(), baseline(page))));
            }
        }
        return scores;
    }

    /** Number of content records of a page. */
    int records(Path file, PageLoader loader) {
        return content(page(file, loader)).size();
    }

    private List<String> content(ParsedPage page) {
        return extractor.extract(page.tree(), page::absolute).main().stream()
                .map(ExtractedRegion::records)
                .flatMap(List::stream)
                .map(DataRecord::text)
                .map(RecordEvaluation::normal)
                .toList();
    }

    private List<String> baseline(ParsedPage page) {
        return mdr.regions(page.tree()).stream()
                .flatMap(region -> region.records().stream())
                .map(record -> normal(record.text(page.tree())))
                .toList();
    }

    private static ParsedPage page(Path file, PageLoader loader) {
        try {
            return loader.load(file.toString()).page();
        } catch (PageException e) {
            throw new UserException(file + ": " + e.getMessage());
        }
    }

    private static String normal(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFKC);
    }
}
