package io.tagwave.extract;

import io.tagwave.align.CenterStarAligner;
import io.tagwave.align.CenterStarSettings;
import io.tagwave.align.NodeTable;
import io.tagwave.content.EvidenceClassifier;
import io.tagwave.content.ListRole;
import io.tagwave.content.Verdict;
import io.tagwave.model.ContentModel;
import io.tagwave.proposal.Proposal;
import io.tagwave.proposal.ProposalFinder;
import io.tagwave.proposal.ProposalSettings;
import io.tagwave.record.ListLocator;
import io.tagwave.record.LocatedRegion;
import io.tagwave.record.RankedList;
import io.tagwave.tps.CommonestClass;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;

/**
 * Our way of a page: whatever repeats proposes segmentations, evidence is gathered for each, a learned model chooses,
 * and the verdict is founded on the evidence of the choice. Each stage takes values and returns values. It asks no
 * spectrum.
 */
public final class RecordExtractor extends Extractor {

    private final ProposalFinder finder = new ProposalFinder(ProposalSettings.DEFAULT);
    private final ContentModel model;
    private final ListLocator locator;
    private final boolean noise;
    private final EvidenceClassifier classifier;
    private final CenterStarAligner aligner = new CenterStarAligner(CenterStarSettings.QUICK);

    /** Finds all lists of a page. */
    public RecordExtractor(ContentModel model, LongSupplier nanos) {
        this(model, false, nanos);
    }

    /** The same. With noise, all that is judged noise is kept, too, else the best of the page alone, where nothing is content. */
    public RecordExtractor(ContentModel model, boolean noise, LongSupplier nanos) {
        this(model, ListLocator.MOST_LISTS, noise, nanos);
    }

    /** The same with a number of lists at most. */
    public RecordExtractor(ContentModel model, int mostLists, boolean noise, LongSupplier nanos) {
        super(nanos);
        this.noise = noise;
        this.model = model;
        locator = new ListLocator(mostLists, model.ranker(), model.places());
        classifier = new EvidenceClassifier(model.verdict(), model.beside());
    }

    @Override
    public PageLists judge(PageTree tree) {
        Stopwatch watch = stopwatch();
        CommonestClass looks = new CommonestClass(tree);
        TagPathSequence sequence = TagPathSequence.of(tree, page -> looks.steps(true));
        double sequenceMillis = watch.split();

        List<Proposal> cuts = finder.find(tree, sequence);
        double segmentMillis = watch.split();

        List<RankedList> chosen = locator.locate(tree, sequence, cuts);
        double locateMillis = watch.split();

        List<Verdict> verdicts = chosen.stream().map(classifier::verdict).toList();
        double classifyMillis = watch.split();

        List<JudgedRegion> judged = align(tree, looks, chosen, verdicts);
        double alignMillis = watch.split();

        return new PageLists(
                withStated(tree, judged),
                new Timings(sequenceMillis, segmentMillis, locateMillis, alignMillis, classifyMillis, 0));
    }

    /**
     * Returns the regions with the list that the page holds as data and does not show: as the main one, unless the page shows a
     * main list of its own.
     */
    private static List<JudgedRegion> withStated(PageTree tree, List<JudgedRegion> judged) {
        int list = tree.statements().list();
        JudgedRegion stated = list < 0 ? null : KnownRecords.stated(tree, list);
        if (stated == null) {
            return judged;
        }
        List<JudgedRegion> regions = new ArrayList<>(judged);
        regions.removeIf(region -> region.located().span().end() > list);
        boolean isMain = regions.stream().noneMatch(region -> region.verdict().main());
        regions.add(isMain ? stated : stated.with(new Verdict(ListRole.BESIDE, 1)));
        return regions;
    }

    /** The lists of a page with the evidence that {@link #judge} founds its verdicts on, to tell somebody why. */
    public List<RankedList> choices(PageTree tree) {
        CommonestClass looks = new CommonestClass(tree);
        TagPathSequence sequence = TagPathSequence.of(tree, page -> looks.steps(true));
        return locator.locate(tree, sequence, finder.find(tree, sequence));
    }

    /** Returns the verdict on a list that {@link #choices} returned. */
    public Verdict verdict(RankedList list) {
        return classifier.verdict(list);
    }

    /** Returns the model that ranks and judges lists. */
    public ContentModel model() {
        return model;
    }

    /** The regions that are kept, with a table; one without any field in it holds nothing to extract. */
    private List<JudgedRegion> align(
            PageTree tree, CommonestClass looks, List<RankedList> chosen, List<Verdict> verdicts) {
        int[] steps = looks.steps(false);
        boolean silent = verdicts.stream().noneMatch(Verdict::content);
        List<JudgedRegion> judged = new ArrayList<>();
        for (int i = 0; i < chosen.size(); i++) {
            if (!noise
                    && !verdicts.get(i).content()
                    && !(silent && chosen.get(i).best())) {
                continue;
            }
            LocatedRegion region = TableRecords.of(tree, chosen.get(i).region());
            NodeTable table = aligner.align(tree, steps, region);
            if (table.width() > 0) {
                judged.add(new JudgedRegion(region, table, verdicts.get(i), Map.of()));
            }
        }
        return judged;
    }
}
