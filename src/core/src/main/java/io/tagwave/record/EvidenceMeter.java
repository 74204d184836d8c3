package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.Arrays;
import java.util.function.Predicate;
import java.util.stream.IntStream;

/**
 * Gathers the {@link Evidence} for segmentations of one page. What needs a look at every node is measured on a sample
 * of the records, evenly spread, so that a segmentation costs the same whether it has a hundred records or a million.
 * Not for use by two threads at once.
 */
final class EvidenceMeter {

    /** Share of records that may be uneven no further: one of twenty lacks the link that all others have. */
    static final double MOST = 0.95;

    /** Number of records that are looked into. */
    private static final int SAMPLE = 32;

    private final PageTexts texts;
    private final NodeCodes codes;
    private final Landmarks landmarks;
    private final PrefixSumMeasures outline;
    private final RecordReader reader;
    private final MissedCount siblings;
    private final PlaceWords places;
    private final PlaceWords.Reader names;

    EvidenceMeter(PageTree tree, TagPathSequence sequence, PlaceWords places) {
        this.places = places;
        names = new PlaceWords.Reader(tree);
        codes = new NodeCodes(tree, sequence);
        texts = new PageTexts(tree);
        landmarks = new Landmarks(tree);
        outline = new PrefixSumMeasures(tree, texts, landmarks);
        reader = new RecordReader(tree, sequence, codes, texts);
        siblings = new MissedCount(tree, codes);
    }

    /** Returns what the page says of its parts. */
    Landmarks landmarks() {
        return landmarks;
    }

    /** The evidence for a segmentation that needs no look at its nodes. */
    Evidence glance(Proposal cut) {
        EvidenceBuilder m = new EvidenceBuilder();
        outline.measure(cut, sample(cut.count()), m);
        m.put(Measure.PLACE, places == PlaceWords.NONE ? 0 : places.weight(names.words(cut)));
        return m.evidence();
    }

    /** All the evidence for a segmentation that had a glance. */
    Evidence read(Proposal cut, Evidence glance) {
        int[] sample = sample(cut.count());
        EvidenceBuilder m = new EvidenceBuilder(glance);
        reader.read(cut, sample);
        m.put(Measure.DISTINCT_RECORDS, (double) reader.distinct() / sample.length);
        compareRecords(cut, sample, m);
        double missed = siblings.missed(cut, reader.byEnding());
        m.put(Measure.MISSED, Math.log1p(missed / cut.count()));
        outline.measureForVerdict(cut, sample, m);
        return m.evidence();
    }

    /** All the evidence for a segmentation. */
    Evidence measure(Proposal cut) {
        return read(cut, glance(cut));
    }

    /** The median record of a segmentation, by endings of paths; holds until the next one is read. */
    MedianRecord template(Proposal cut) {
        reader.read(cut, sample(cut.count()));
        return reader.byEnding();
    }

    /** Tells whether any node of a step stands at another depth. */
    boolean anyAtOtherDepth(int step, int depth) {
        return codes.anyAtOtherDepth(step, depth);
    }

    /** Tells whether every record of a segmentation, held against a template of endings, passes. */
    boolean all(Proposal cut, MedianRecord template, Predicate<MedianRecord.Comparison> passes) {
        return Arrays.stream(sample(cut.count()))
                .allMatch(record -> passes.test(reader.compare(cut, record, template)));
    }

    /** Mean likeness of a segmentation's records with the median record of a template of endings, from 0 to 1. */
    double meanLikeness(Proposal cut, MedianRecord template) {
        return Arrays.stream(sample(cut.count()))
                .mapToDouble(record -> likeness(cut, record, template))
                .average()
                .orElseThrow();
    }

    /** Likeness of one record with the median record of a template of endings, from 0 to 1. */
    double likeness(Proposal cut, int record, MedianRecord template) {
        return reader.compare(cut, record, template).likeness();
    }

    /** The same of any run of positions. */
    double likeness(Span span, MedianRecord template) {
        return compare(span, template).likeness();
    }

    /** A run of positions held against the median record of a template of endings. */
    MedianRecord.Comparison compare(Span span, MedianRecord template) {
        return reader.compare(span, template);
    }

    /** Returns whether most records of a segmentation have a link, or show more than one text or image. */
    boolean isComposed(Proposal cut) {
        long composed = IntStream.range(0, cut.count())
                .filter(record ->
                        texts.links(cut, record) > 0 || texts.texts(cut, record) + texts.rich(cut, record) > 1)
                .count();
        return composed >= MOST * cut.count();
    }

    private int[] sample(int count) {
        int size = Math.min(count, SAMPLE);
        return IntStream.range(0, size)
                .map(i -> (int) ((long) i * count / size))
                .toArray();
    }

    /** Returns what the records' template tells. */
    private void compareRecords(Proposal cut, int[] sample, EvidenceBuilder m) {
        MedianRecord byPath = reader.byPath();
        MedianRecord byEnding = reader.byEnding();
        int nodes = Arrays.stream(sample).map(cut::size).sum();
        double share = outline.share(cut, sample);
        m.put(Measure.FIELDS_BY_ENDING, Math.log1p(byEnding.fields()));
        m.put(Measure.VARIED_FIELDS, Math.log1p(byPath.variedFields()));
        m.put(Measure.SAVING_BY_ENDING, saving(byEnding, nodes, share));
        m.put(Measure.LIKENESS, byEnding.likeness());
        m.put(Measure.DEVIATION, (double) byEnding.deviation() / nodes);
        m.put(Measure.DOUBLING, byPath.doubling());
    }

    /** Nodes less the template's and the records' departures from it: what is saved by describing them so. */
    private static double saving(MedianRecord template, int nodes, double share) {
        return Math.sqrt(Math.max(0, (nodes - template.medianSize() - template.deviation()) * share));
    }
}
