package io.tagwave.record;

import io.tagwave.region.Cut;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Completes the chosen cut by records of the same kind at other depths (decision 0117): answers to comments, sections that
 * hang at different heights, elements that were never closed. The heads of a cut lie at one depth, so no cut has them all.
 */
final class Depths {

    /** There is one at another depth for at least every second record. */
    private static final int EVERY = 2;
    /** Nodes in common with it: elements with a link alone, as menus have them, are alike everywhere. */
    private static final int FEWEST_SHARED = 4;

    private final PageTree tree;
    private final TagPathSequence sequence;
    private final CutMeter meter;

    Depths(PageTree tree, TagPathSequence sequence, CutMeter meter) {
        this.tree = tree;
        this.sequence = sequence;
        this.meter = meter;
    }

    /** The cut with the records that it lacks, or as it is. */
    Cut completed(Cut chosen) {
        if (chosen.apart() || chosen.runs()) {
            return chosen;
        }
        int step = commonestStep(chosen);
        if (!meter.anyAtOtherDepth(step, tree.depth(chosen.start(0)))) {
            return chosen;
        }
        List<Span> all = ofStep(step);
        List<Span> own =
                all.stream().filter(span -> chosen.startsAt(span.start())).toList();
        Cut level = chosen.recut(own);
        Sizes sizes = Sizes.of(level);
        // What is of another size is no record: a look that costs next to nothing, and is enough for most pages.
        List<Span> ofLikeSize =
                all.stream().filter(span -> sizes.areLike(span.length())).toList();
        if (!areElsewhere(ofLikeSize, chosen)) {
            return chosen;
        }
        Template template = meter.template(level);
        double least = template.furtherLikeness();
        List<Span> alike = all.stream()
                .filter(span -> chosen.startsAt(span.start()) || isAlike(meter.compare(span, template), least))
                .toList();
        return areElsewhere(alike, chosen) ? chosen.recut(withOthers(alike, chosen)) : chosen;
    }

    private static boolean isAlike(Template.Comparison record, double least) {
        return record.likeness() >= least && record.common() >= FEWEST_SHARED;
    }

    private int commonestStep(Cut chosen) {
        Map<Integer, Integer> counts = new HashMap<>();
        int commonest = sequence.step(chosen.start(0));
        for (int record = 0; record < chosen.count(); record++) {
            int count = counts.merge(sequence.step(chosen.start(record)), 1, Integer::sum);
            commonest = count > counts.get(commonest) ? sequence.step(chosen.start(record)) : commonest;
        }
        return commonest;
    }

    /** The elements of a step, each up to the next one if that stands inside it. */
    private List<Span> ofStep(int step) {
        List<Span> spans = new ArrayList<>();
        int end = tree.size();
        for (int node = tree.size() - 1; node > 0; node--) {
            if (sequence.step(node) == step) {
                spans.add(new Span(node, Math.min(tree.end(node), end)));
                end = node;
            }
        }
        Collections.reverse(spans);
        return spans;
    }

    private boolean areElsewhere(List<Span> spans, Cut chosen) {
        int depth = tree.depth(chosen.start(0));
        int elsewhere = 0;
        for (Span span : spans) {
            elsewhere += tree.depth(span.start()) != depth && tree.textLength(span.start(), span.end()) > 0 ? 1 : 0;
        }
        return EVERY * elsewhere >= chosen.count();
    }

    /** With the chosen records of other kinds that hold none of these. */
    private static List<Span> withOthers(List<Span> spans, Cut chosen) {
        List<Span> all = new ArrayList<>();
        int record = 0;
        for (Span span : spans) {
            while (record < chosen.count() && chosen.end(record) <= span.start()) {
                addBehind(all, chosen.start(record), chosen.end(record));
                record++;
            }
            while (record < chosen.count() && chosen.start(record) < span.end()) {
                record++;
            }
            all.add(span);
        }
        for (; record < chosen.count(); record++) {
            addBehind(all, chosen.start(record), chosen.end(record));
        }
        return all;
    }

    private static void addBehind(List<Span> all, int start, int end) {
        if (all.isEmpty() || all.get(all.size() - 1).end() <= start) {
            all.add(new Span(start, end));
        }
    }
}
