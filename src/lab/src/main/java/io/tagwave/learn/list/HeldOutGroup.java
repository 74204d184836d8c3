package io.tagwave.learn.list;

import io.tagwave.content.EvidenceClassifier;
import io.tagwave.content.Verdict;
import io.tagwave.eval.RecordScore;
import io.tagwave.model.ContentModel;
import io.tagwave.record.LocatedRegion;
import io.tagwave.record.RankedList;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * Measures a way of training on pages that it was not trained on: each group of pages is left out in turn.
 *
 * @param group name of the pages that were left out
 * @param records records of the regions called content against the true ones
 * @param pages number of pages
 * @param silent pages without a region called content
 * @param allLists mean F1 over all lists of a page, where these are known, 1 for no answer on a page without a list; else
 *     0
 * @param cases the best list's probability on each page, and whether it was content
 */
public record HeldOutGroup(
        String group, RecordScore records, int pages, int silent, double allLists, List<Case> cases) {

    /**
     * A verdict with the truth.
     *
     * @param page name of the page
     * @param probability that it was content
     * @param score its records and those of its companions against the true ones
     */
    public record Case(String page, double probability, RecordScore score) {}

    /** Measures each group, in order of first appearance. */
    public static List<HeldOutGroup> all(ContentTrainer trainer, TrainingSet set, Predicate<String> leftOut) {
        List<String> groups = set.pages().stream()
                .map(LabeledPage::group)
                .distinct()
                .filter(leftOut)
                .toList();
        return groups.parallelStream()
                .map(group -> of(group, trainer.train(set.without(group)), set.pages()))
                .toList();
    }

    private static HeldOutGroup of(String group, ContentModel model, List<LabeledPage> pages) {
        RecordScore sum = RecordScore.NONE;
        int count = 0;
        int silent = 0;
        double all = 0;
        List<Case> cases = new ArrayList<>();
        EvidenceClassifier classifier = new EvidenceClassifier(model.verdict(), model.beside());
        for (LabeledPage page : pages) {
            if (!page.group().equals(group)) {
                continue;
            }
            List<LocatedRegion> main = new ArrayList<>();
            List<LocatedRegion> content = new ArrayList<>();
            List<RankedList> lists = ContentTrainer.locate(page, model.ranker());
            for (RankedList list : lists) {
                Verdict verdict = classifier.verdict(list);
                if (verdict.main()) {
                    main.add(list.region());
                }
                if (verdict.content()) {
                    content.add(list.region());
                }
            }
            List<RankedList> best = lists.stream().filter(RankedList::best).toList();
            if (!best.isEmpty()) {
                RecordScore score = ContentTrainer.score(
                        page, best.stream().map(RankedList::region).toList());
                cases.add(new Case(page.name(), classifier.main(best.get(0).choice()), score));
            }
            RecordScore found = ContentTrainer.score(page, main);
            sum = sum.plus(new RecordScore(
                    found.right(), found.extracted(), page.truth().expected()));
            silent += main.isEmpty() ? 1 : 0;
            all += page.truth().knowsAll() ? allLists(page, content) : 0;
            count++;
        }
        return new HeldOutGroup(group, sum, count, silent, all / count, cases);
    }

    /** Returns F1 over all lists; a page without a list is right if nothing is content. */
    private static double allLists(LabeledPage page, List<LocatedRegion> content) {
        if (page.truth().expected() == 0) {
            return content.isEmpty() ? 1 : 0;
        }
        return ContentTrainer.scoreOfAll(page, content).f1();
    }

    /**
     * A bin of pages of similar probability, with the share of them that really had content.
     *
     * @param from least probability of the bin
     * @param to greatest one
     * @param pages number of pages in the bin
     * @param meanProbability mean of the predicted probabilities
     * @param content share of the pages whose best region was content
     */
    public record ReliabilityBin(double from, double to, int pages, double meanProbability, double content) {

        private static final int BINS = 5;

        /** Returns the bins that contain pages, least probability first. */
        public static List<ReliabilityBin> of(List<HeldOutGroup> leftOut) {
            int[] pages = new int[BINS];
            int[] content = new int[BINS];
            double[] sum = new double[BINS];
            for (HeldOutGroup group : leftOut) {
                for (Case one : group.cases()) {
                    int bin = Math.min(BINS - 1, (int) (one.probability() * BINS));
                    pages[bin]++;
                    sum[bin] += one.probability();
                    content[bin] += one.score().f1() >= ContentTrainer.CONTENT ? 1 : 0;
                }
            }
            List<ReliabilityBin> bins = new ArrayList<>();
            for (int i = 0; i < BINS; i++) {
                if (pages[i] > 0) {
                    bins.add(new ReliabilityBin(
                            (double) i / BINS,
                            (i + 1.0) / BINS,
                            pages[i],
                            sum[i] / pages[i],
                            (double) content[i] / pages[i]));
                }
            }
            return bins;
        }
    }
}
