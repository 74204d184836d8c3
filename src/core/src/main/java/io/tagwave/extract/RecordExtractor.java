package io.tagwave.extract;

import io.tagwave.align.Table;
import io.tagwave.content.FeatureExtractor;
import io.tagwave.content.Features;
import io.tagwave.content.Verdict;
import io.tagwave.record.Choice;
import io.tagwave.record.LocatedRegion;
import io.tagwave.region.DataRegion;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;

/**
 * Turns a page into regions of records: sequence, candidate regions, records, tables, verdicts (thesis, Figure 1). Each
 * stage takes values and returns values. Safe for use by many threads.
 */
public final class RecordExtractor {

    private final Stages stages;
    private final LongSupplier nanos;

    /**
     * An extractor.
     *
     * @param stages the parts it is made of
     * @param nanos a clock in nanoseconds, to time the stages
     */
    public RecordExtractor(Stages stages, LongSupplier nanos) {
        this.stages = stages;
        this.nanos = nanos;
    }

    /**
     * Extracts a page: judges it and writes its regions out as rows of text.
     *
     * @param absolute makes the address of a link or image absolute
     */
    public Extraction extract(PageTree tree, UnaryOperator<String> absolute) {
        Judgement judgement = judge(tree);
        Stopwatch watch = new Stopwatch(nanos);
        Rows rows = new Rows(tree, absolute);
        List<ExtractedRegion> regions = new ArrayList<>();
        for (JudgedRegion judged : judgement.regions()) {
            regions.add(rows.region(judged));
        }
        return new Extraction(tree.size(), regions, judgement.timings().withRows(watch.split()));
    }

    /** Finds the regions of a page and tells content from noise, for callers that need positions and no text. */
    public Judgement judge(PageTree tree) {
        Stopwatch watch = new Stopwatch(nanos);

        TagPathSequence sequence = TagPathSequence.of(tree, stages.scheme());
        double sequenceMillis = watch.split();

        List<DataRegion> candidates = stages.finder().find(tree, sequence);
        double segmentMillis = watch.split();

        List<LocatedRegion> located = stages.locator().locate(tree, sequence, candidates).stream()
                .map(region -> withoutHeader(tree, region))
                .toList();
        double locateMillis = watch.split();

        List<Aligned> aligned = align(tree, sequence, located);
        double alignMillis = watch.split();

        List<JudgedRegion> judged = classify(tree, sequence, aligned);
        double classifyMillis = watch.split();

        return new Judgement(
                judged, new Timings(sequenceMillis, segmentMillis, locateMillis, alignMillis, classifyMillis, 0));
    }

    /** A table's row of column names is no record, however often it stands. What was cut as the thesis has it stays as it is. */
    private static LocatedRegion withoutHeader(PageTree tree, LocatedRegion region) {
        List<List<Span>> records = region.parts();
        if (region.choice() == Choice.NONE || records.size() < 3) {
            return region;
        }
        HeaderRow header = HeaderRow.of(tree, region.records());
        List<List<Span>> kept = records.stream()
                .filter(parts -> !header.isRepeatedBy(parts.get(0).start()))
                .toList();
        if (kept.size() == records.size() || kept.size() < 2) {
            return region;
        }
        return new LocatedRegion(
                new Span(kept.get(0).get(0).start(), region.span().end()), kept, region.slope(), region.choice());
    }

    private record Aligned(LocatedRegion region, Table table) {}

    /** The regions with a table; one without any field in it holds nothing to extract. */
    private List<Aligned> align(PageTree tree, TagPathSequence sequence, List<LocatedRegion> regions) {
        List<Aligned> aligned = new ArrayList<>();
        for (LocatedRegion region : regions) {
            Table table = stages.aligner().align(tree, sequence, region);
            if (table.width() > 0) {
                aligned.add(new Aligned(region, table));
            }
        }
        return aligned;
    }

    private List<JudgedRegion> classify(PageTree tree, TagPathSequence sequence, List<Aligned> regions) {
        FeatureExtractor extractor =
                new FeatureExtractor(tree, sequence, stages.classifier().measurement());
        List<Features> features = new ArrayList<>();
        for (Aligned a : regions) {
            features.add(extractor.features(a.region(), a.table()));
        }
        List<Verdict> verdicts = stages.classifier().classify(features);
        List<JudgedRegion> judged = new ArrayList<>();
        for (int i = 0; i < regions.size(); i++) {
            Aligned a = regions.get(i);
            judged.add(new JudgedRegion(a.region(), a.table(), features.get(i), verdicts.get(i)));
        }
        return judged;
    }
}
