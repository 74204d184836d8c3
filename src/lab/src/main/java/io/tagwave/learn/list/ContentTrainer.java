package io.tagwave.learn.list;

import io.tagwave.content.EvidenceClassifier;
import io.tagwave.eval.GroundTruthLists;
import io.tagwave.eval.RecordScore;
import io.tagwave.extract.TableRecords;
import io.tagwave.model.ContentModel;
import io.tagwave.proposal.Proposal;
import io.tagwave.proposal.ProposalFinder;
import io.tagwave.proposal.ProposalSettings;
import io.tagwave.record.AdditiveModel;
import io.tagwave.record.Evidence;
import io.tagwave.record.ListLocator;
import io.tagwave.record.LocatedRegion;
import io.tagwave.record.Measure;
import io.tagwave.record.PlaceWords;
import io.tagwave.record.RankedList;
import io.tagwave.record.Ranking;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Learns a {@link ContentModel} from pages whose records are known. Same pages, same model. */
public final class ContentTrainer {

    /** A page whose best proposal has a lower F1 teaches nothing about ranking. */
    private static final double USEFUL = 0.5;
    /** A region of at least this F1 counts as the page's content. */
    static final double CONTENT = 0.5;

    /**
     * Number of proposals by which a page teaches the ranking, the best by the cheap measures: the rest are plainly
     * wrong.
     */
    private static final int TAUGHT = 24;
    /** The measures that are known without reading records. */
    private static final Set<Measure> AT_A_GLANCE = EnumSet.of(
            Measure.COVERAGE,
            Measure.PLAIN_COVERAGE,
            Measure.COMPACTNESS,
            Measure.COUNT,
            Measure.VOTES,
            Measure.MEAN_TEXT,
            Measure.LINKED_TEXT,
            Measure.LINKED_RECORDS,
            Measure.TEXT_SPREAD,
            Measure.OFF_CENTER,
            Measure.RUNS,
            Measure.BARE_RECORDS,
            Measure.NUMBERED_RECORDS,
            Measure.LANDMARK,
            Measure.PLACE,
            Measure.BELOW_TITLE,
            Measure.HEADED_TEXTS,
            Measure.COLUMN_HEADS);

    /**
     * The measures that only rank proposals, since a worse proposal is no less a list. Images gain nothing, nor do landmarks and titles,
     * since a page has these with or without a list.
     */
    private static final Set<Measure> RANK_ONLY = EnumSet.of(
            Measure.STRAY_TEXT,
            Measure.TRANSPOSED,
            Measure.RUNS,
            Measure.MISSED,
            Measure.PICTURED_LINKS,
            Measure.TEXT_SPREAD,
            Measure.LANDMARK,
            Measure.BELOW_TITLE);

    /** Those that tell only whether a further list is data: with the others they make the verdict on the main one worse. */
    private static final Set<Measure> BESIDE_ONLY =
            EnumSet.of(Measure.MEAN_TEXT, Measure.COMPOSED_RECORDS, Measure.OFF_CENTER);

    // Found by leaving one set out, see src/docs/research/experiments.md.

    /** Weight of the squared weights of the ranking. */
    private static final double RANK_PENALTY = 96;
    /** Difference in F1 by which a segmentation counts less by a factor e. */
    private static final double RANK_TEMPERATURE = 0.2;
    /** Weight of the squared weights of the verdict. */
    private static final double VERDICT_PENALTY = 8;
    /** The same of the verdict on lists beside the main one. */
    private static final double BESIDE_PENALTY = 2;
    /** Weight of a page that shows something else than its content; there are few of them. */
    private static final double NOISE_WEIGHT = 1.2;
    /** Weight of a page with a shortened list in the ranking, relative to the page itself. */
    private static final double SHORT_WEIGHT = 0.25;

    private final RankFit glanceFit =
            new RankFit(RANK_PENALTY, RANK_TEMPERATURE, ScaledMeasures::straight, AT_A_GLANCE);
    private final RankFit rankFit = new RankFit(
            RANK_PENALTY,
            RANK_TEMPERATURE,
            ScaledMeasures::bent,
            Stream.of(Measure.values()).filter(Measure::ranks).collect(Collectors.toSet()));
    private final LogisticFit verdictFit = new LogisticFit(VERDICT_PENALTY, NOISE_WEIGHT, ScaledMeasures::bent);
    private final LogisticFit besideFit = new LogisticFit(BESIDE_PENALTY, 1, ScaledMeasures::straight);

    /**
     * Makes all proposals for a page, and scores each.
     *
     * @param truth the true records
     */
    public static LabeledPage label(String name, LabelOrigin source, PageTree tree, GroundTruthLists truth) {
        TagPathSequence sequence = sequence(tree);
        List<Proposal> proposals = new ProposalFinder(ProposalSettings.TRAINING).find(tree, sequence);
        List<Evidence> evidence = ListLocator.evidence(tree, sequence, proposals);
        List<RecordScore> scores = proposals.stream()
                .map(proposal -> truth.score(texts(tree, new LocatedRegion(proposal.span(), proposal.records()))))
                .toList();
        PlaceWords.Reader names = new PlaceWords.Reader(tree);
        List<Set<String>> places = proposals.stream().map(names::words).toList();
        return new LabeledPage(name, source, tree, truth, 1, proposals, evidence, places, scores);
    }

    private static TagPathSequence sequence(PageTree tree) {
        return TagPathSequence.of(tree, StepSchemes.commonestClass());
    }

    /** Returns the texts of a list's records as an extraction gives them: the names of a table's columns are no record. */
    private static List<String> texts(PageTree tree, LocatedRegion region) {
        List<String> texts = new ArrayList<>();
        for (List<Span> record : TableRecords.of(tree, region).parts()) {
            StringJoiner text = new StringJoiner(" ");
            record.forEach(part -> text.add(tree.text(part.start(), part.end())));
            texts.add(ComparedText.of(text.toString()));
        }
        return texts;
    }

    /** Learns the ranking from all pages with lists, the verdict from unshortened pages. */
    public ContentModel train(TrainingSet set) {
        PlaceFit fit = new PlaceFit(set.pages());
        List<PlaceWords> withoutPart = IntStream.range(0, PlaceFit.PARTS)
                .mapToObj(part -> fit.fit(site -> PlaceFit.part(site) != part))
                .toList();
        Function<LabeledPage, PlaceWords> ofOthers =
                page -> withoutPart.get(PlaceFit.part(page.source().site()));
        List<LabeledPage> pages = set.pages().stream()
                .map(page -> page.with(ofOthers.apply(page)))
                .toList();
        Stream<LabeledPage> shortened = set.shortened().stream()
                .map(page -> page.with(ofOthers.apply(page)).withWeight(page.weight() * SHORT_WEIGHT));
        List<LabeledPage> useful = Stream.concat(pages.stream(), shortened)
                .filter(ContentTrainer::isUseful)
                .toList();
        AdditiveModel glance = glanceFit.fit(useful);
        AdditiveModel model = rankFit.fit(useful.stream()
                .map(page -> page.best(glance, TAUGHT))
                .filter(ContentTrainer::isUseful)
                .toList());
        Cases mains = new Cases();
        Cases others = new Cases();
        for (LabeledPage page : pages) {
            choose(page.best(glance, TAUGHT), model)
                    .ifPresent(list ->
                            mains.add(verdictInputs(list.choice()), isMain(page, list.region()), page.weight()));
            if (page.truth().knowsAll()) {
                locate(page, model, ofOthers.apply(page))
                        .forEach(list -> others.add(
                                besideInputs(list), isContent(page, list.region()), page.weight() * weight(list)));
            }
        }
        // Lead and score speak for a list.
        int[] signs = IntStream.concat(signs(), IntStream.of(1, 1)).toArray();
        // Long texts tell records from menus, but articles from records.
        signs[Measure.LONGEST_TEXT.ordinal()] = 0;
        signs[Measure.MEAN_TEXT.ordinal()] = 0;
        AdditiveModel verdict = mains.fit(verdictFit, signs);
        int[] besideSigns = Arrays.copyOf(signs, signs.length + 2);
        if (others.isEmpty()) {
            // Without pages whose lists are all known, no further list is content.
            others.add(new double[besideSigns.length], false, 1);
        }
        return new ContentModel(fit.fit(site -> true), model, verdict, others.fit(besideFit, besideSigns));
    }

    /** The examples that a verdict is learned from. */
    private static final class Cases {

        private final List<double[]> inputs = new ArrayList<>();
        private final List<Boolean> content = new ArrayList<>();
        private final List<Double> weights = new ArrayList<>();

        void add(double[] measured, boolean isContent, double weight) {
            inputs.add(measured);
            content.add(isContent);
            weights.add(weight);
        }

        boolean isEmpty() {
            return inputs.isEmpty();
        }

        AdditiveModel fit(LogisticFit fit, int[] signs) {
            return fit.fit(inputs, content, weights, signs);
        }
    }

    /** Weighs longer lists more, since more is lost with them; but hundreds of records are still one page. */
    private static double weight(RankedList list) {
        return Math.sqrt(list.region().records().size());
    }

    /** Tells whether a list is the main one, where that is known; else whether it is any. */
    private static boolean isMain(LabeledPage page, LocatedRegion region) {
        return page.truth().knowsAll() && page.truth().titles().isEmpty()
                ? isContent(page, region)
                : score(page, region).f1() >= CONTENT;
    }

    /** Tells whether most of a list's records are true ones. */
    private static boolean isContent(LabeledPage page, LocatedRegion region) {
        return page.truth().scoreOfAll(texts(page.tree(), region)).precision() >= CONTENT;
    }

    private static double[] verdictInputs(Ranking choice) {
        double[] inputs = EvidenceClassifier.inputs(choice);
        drop(inputs, RANK_ONLY);
        drop(inputs, BESIDE_ONLY);
        return inputs;
    }

    private static double[] besideInputs(RankedList list) {
        double[] inputs = EvidenceClassifier.besideInputs(list);
        double landmark = inputs[Measure.LANDMARK.ordinal()];
        drop(inputs, RANK_ONLY);
        inputs[Measure.LANDMARK.ordinal()] = landmark;
        return inputs;
    }

    private static void drop(double[] inputs, Set<Measure> measures) {
        measures.forEach(measure -> inputs[measure.ordinal()] = 0);
    }

    private static IntStream signs() {
        return Stream.of(Measure.values()).mapToInt(Measure::direction);
    }

    private static boolean isUseful(LabeledPage page) {
        return page.truth().expected() > 0 && page.bestF1() > USEFUL;
    }

    /** Chooses among all labeled proposals, which are more than an extraction considers. */
    private static Optional<RankedList> choose(LabeledPage page, AdditiveModel model) {
        return new ListLocator(ListLocator.MOST_LISTS, model, PlaceWords.NONE)
                .choose(page.tree(), page.proposals(), page.evidence());
    }

    private static RecordScore score(LabeledPage page, LocatedRegion region) {
        return page.score(
                region.span().start(), region.span().end(), region.records().size());
    }

    /** Locates the lists as an extraction with a model does. */
    static List<RankedList> locate(LabeledPage page, AdditiveModel model, PlaceWords places) {
        TagPathSequence sequence = sequence(page.tree());
        List<Proposal> proposals = new ProposalFinder(ProposalSettings.DEFAULT).find(page.tree(), sequence);
        return new ListLocator(ListLocator.MOST_LISTS, model, places).locate(page.tree(), sequence, proposals);
    }

    /** Scores the records of several regions against the true ones of the list that they fit, or of all. */
    static RecordScore score(LabeledPage page, List<LocatedRegion> regions) {
        return page.truth().score(texts(page, regions));
    }

    /** Scores the records of several regions against all true ones. */
    static RecordScore scoreOfAll(LabeledPage page, List<LocatedRegion> regions) {
        return page.truth().scoreOfAll(texts(page, regions));
    }

    private static List<String> texts(LabeledPage page, List<LocatedRegion> regions) {
        return regions.stream()
                .flatMap(region -> texts(page.tree(), region).stream())
                .toList();
    }
}
