package io.tagwave.learn.list;

import io.tagwave.content.EvidenceClassifier;
import io.tagwave.content.Verdict;
import io.tagwave.eval.RecordScore;
import io.tagwave.model.ContentModel;
import io.tagwave.record.LocatedRegion;
import io.tagwave.record.RankedList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Measures a way of training on pages that it was not trained on: each fold of sites is left out in turn.
 *
 * @param group name of the set that the pages are of
 * @param records records of the regions called content against the true ones
 * @param pages number of pages
 * @param perfect number of pages with every true record of the main list and no other
 * @param silent pages without a region called content
 * @param allLists mean F1 over all lists of a page, where these are known, 1 for no answer on a page without a list; else
 *     0
 * @param cases the best list's probability on each page, and whether it was content
 */
public record HeldOutGroup(
        String group, RecordScore records, int pages, int perfect, int silent, double allLists, List<Case> cases) {

    /**
     * A verdict with the truth.
     *
     * @param page name of the page
     * @param probability that it was content
     * @param score its records and those of its companions against the true ones
     * @param found the records of the regions called content against the true ones
     */
    public record Case(String page, double probability, RecordScore score, RecordScore found) {}

    private record HeldOutPage(LabeledPage page, Case verdict, double allLists) {}

    /** Measures each set, in order of first appearance. */
    public static List<HeldOutGroup> all(ContentTrainer trainer, TrainingSet set, Predicate<String> leftOut) {
        Map<String, List<HeldOutPage>> bySet =
                set.pages().stream()
                        .map(page -> page.source().fold())
                        .distinct()
                        .filter(leftOut)
                        .toList()
                        .parallelStream()
                        .flatMap(fold -> measured(fold, trainer, set.without(fold), set.pages()))
                        .sequential()
                        .collect(Collectors.groupingBy(
                                held -> held.page().source().set(), LinkedHashMap::new, Collectors.toList()));
        return bySet.entrySet().stream()
                .map(group -> of(group.getKey(), group.getValue()))
                .toList();
    }

    private static Stream<HeldOutPage> measured(
            String fold, ContentTrainer trainer, TrainingSet taught, List<LabeledPage> pages) {
        ContentModel model = trainer.train(taught);
        EvidenceClassifier classifier = new EvidenceClassifier(model.verdict(), model.beside());
        return pages.stream()
                .filter(page -> page.source().fold().equals(fold))
                .map(page -> of(page, model, classifier))
                .toList()
                .stream();
    }

    private static HeldOutPage of(LabeledPage page, ContentModel model, EvidenceClassifier classifier) {
        List<LocatedRegion> main = new ArrayList<>();
        List<LocatedRegion> content = new ArrayList<>();
        List<RankedList> lists = ContentTrainer.locate(page, model.ranker(), model.places());
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
        RecordScore score =
                ContentTrainer.score(page, best.stream().map(RankedList::region).toList());
        RecordScore found = ContentTrainer.score(page, main);
        found = new RecordScore(found.right(), found.extracted(), page.truth().expected());
        double probability = best.isEmpty() ? 0 : classifier.main(best.get(0).choice());
        double all = page.truth().knowsAll() ? allLists(page, content) : 0;
        return new HeldOutPage(page, new Case(page.name(), probability, score, found), all);
    }

    private static HeldOutGroup of(String group, List<HeldOutPage> pages) {
        List<Case> cases = pages.stream().map(HeldOutPage::verdict).toList();
        return new HeldOutGroup(
                group,
                cases.stream().map(Case::found).reduce(RecordScore.NONE, RecordScore::plus),
                cases.size(),
                (int) cases.stream().filter(one -> one.found().perfect()).count(),
                (int) cases.stream().filter(one -> one.found().extracted() == 0).count(),
                pages.stream().mapToDouble(HeldOutPage::allLists).average().orElse(0),
                cases);
    }

    /** Returns F1 over all lists; a page without a list is right if nothing is content. */
    private static double allLists(LabeledPage page, List<LocatedRegion> content) {
        if (page.truth().expected() == 0) {
            return content.isEmpty() ? 1 : 0;
        }
        return ContentTrainer.scoreOfAll(page, content).f1();
    }
}
