package io.tagwave.learn.list;

import io.tagwave.content.EvidenceClassifier;
import io.tagwave.eval.RecordScore;
import io.tagwave.model.ContentModel;
import io.tagwave.record.Choice;
import io.tagwave.record.LocatedRegion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Measures a way of training on pages that it was not trained on: each group of pages is left out in turn.
 *
 * @param group what was left out
 * @param records records of the regions called content against the true ones
 * @param pages number of pages
 * @param silent pages without a region called content
 * @param cases each region's probability, and whether it was content
 */
public record LeaveOut(String group, RecordScore records, int pages, int silent, List<Case> cases) {

    private static final double THRESHOLD = 0.5;

    /**
     * A verdict and the truth.
     *
     * @param page name of the page
     * @param best whether the region was the page's best
     * @param probability that it was content
     * @param score its records and those of its companions against the true ones
     */
    public record Case(String page, boolean best, double probability, RecordScore score) {}

    /** One result for each group, in order of first appearance. */
    public static List<LeaveOut> all(ContentTrainer trainer, TrainingSet set) {
        return set.pages().stream()
                .map(LabelledPage::group)
                .distinct()
                .map(group -> of(group, trainer.train(set.without(group)), set.pages()))
                .toList();
    }

    private static LeaveOut of(String group, ContentModel model, List<LabelledPage> pages) {
        RecordScore sum = RecordScore.NONE;
        int count = 0;
        int silent = 0;
        List<Case> cases = new ArrayList<>();
        for (LabelledPage page : pages) {
            if (!page.group().equals(group)) {
                continue;
            }
            RecordScore found = new RecordScore(0, 0, page.expected());
            Map<Choice, List<LocatedRegion>> regions = ContentTrainer.locate(page, model.ranker());
            for (Choice choice : regions.keySet()) {
                double probability = new EvidenceClassifier(model.verdict()).probability(choice);
                RecordScore score = ContentTrainer.score(page, regions.get(choice));
                cases.add(new Case(page.name(), choice.lead() >= 0, probability, score));
                if (probability >= THRESHOLD) {
                    found = found.plus(new RecordScore(score.right(), score.extracted(), 0));
                }
            }
            sum = sum.plus(found);
            silent += found.extracted() == 0 ? 1 : 0;
            count++;
        }
        return new LeaveOut(group, sum, count, silent, cases);
    }
}
