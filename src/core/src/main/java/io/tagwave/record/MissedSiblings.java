package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Completes a list by records that it misses. A segmentation is proposed by what its records have in common, and its
 * heads are of one depth; so it lacks a record without just this field, one alone in the last row of a grid, those that
 * share a wrapper where the others have one each, and answers to comments, which hang deeper. Each source suggests
 * spans, of which those count that are as like the median record as the least alike of the list, and half like it at
 * least; half is enough for one that the page sets apart, as it shows more of that, and less for one between records
 * that is made as these are.
 */
final class MissedSiblings {

    /**
     * From so many parents on records are those of sections, and the first section may hold records before the first.
     */
    private static final int SECTIONS = 3;
    /** Children are counted up to so many. */
    private static final int MANY = 3;
    /** One alone for at least every second wrapper, one at another depth for at least every second record. */
    private static final int EVERY = 2;
    /** One inside records for every fifth: most comments have no answer. */
    private static final int SOME = 5;
    /**
     * Nodes in common with one at another depth: elements with a link alone, as menus have them, are alike everywhere.
     */
    private static final int FEWEST_SHARED = 4;

    /** Least likeness of a marked sibling: adverts and days without an event have up to .22 of a record, pictures among results .25. */
    private static final double MARKED = 0.24;

    /** Likeness of an answer that is enough: answers differ in length more than what starts a thread. */
    private static final double ANSWER = 0.7;

    private final PageTree tree;
    private final TagPathSequence sequence;
    private final EvidenceMeter meter;
    private final FeaturedRecords setApart;

    MissedSiblings(PageTree tree, TagPathSequence sequence, EvidenceMeter meter) {
        this.tree = tree;
        this.sequence = sequence;
        this.meter = meter;
        setApart = new FeaturedRecords(tree, sequence);
    }

    /**
     * The segmentation with siblings between its records, and what has their path in the sections or rows that they
     * stand in.
     */
    Proposal completed(Proposal cut) {
        if (cut.apart() || cut.runs()) {
            return cut;
        }
        RecordSizes sizes = RecordSizes.of(cut);
        Set<Span> marked = new LinkedHashSet<>(MarkedSiblings.of(tree, cut));
        marked.addAll(TableRowRecords.missed(tree, cut));
        List<Span> suggested = suggested(cut, sizes);
        List<Span> apart = sizes.like(setApart.of(cut));
        suggested.addAll(apart);
        suggested.removeAll(marked);
        suggested.addAll(marked);
        if (suggested.isEmpty()) {
            return cut;
        }
        MedianRecord median = meter.template(cut);
        double least = median.furtherLikeness();
        int fewest = fewestChildren(cut);
        List<Span> admitted = suggested.stream()
                .filter(span -> {
                    MedianRecord.Comparison record = meter.compare(span, median);
                    return marked.contains(span) && record.likeness() >= MARKED
                            || record.likeness() >= (apart.contains(span) ? MedianRecord.HALF : least)
                            || isSibling(span, cut, fewest)
                                    && (record.isOtherForm()
                                            || isMadeLike(span.start(), cut.recordBefore(span.start()), cut));
                })
                .toList();
        return admitted.isEmpty() ? cut : cut.with(admitted);
    }

    /** Of the records, counted up to {@link #MANY}. */
    private int fewestChildren(Proposal cut) {
        return IntStream.range(0, cut.count())
                .map(record -> Children.count(tree, cut.start(record), MANY))
                .min()
                .orElse(MANY);
    }

    /**
     * The records inside wrappers that some share, or those of the same step at all depths; or the segmentation as it
     * is.
     */
    Proposal elsewhere(Proposal cut) {
        if (cut.apart() || cut.runs()) {
            return cut;
        }
        return atAllDepths(opened(cut), EVERY);
    }

    /** The same with however few of the step at other depths: chance makes such, too, so that more has to speak for them. */
    Proposal doubtful(Proposal cut) {
        return cut.apart() || cut.runs() ? cut : atAllDepths(cut, cut.count());
    }

    /**
     * Returns what stands between the records, is much of their size, and is a sibling of the one before it or has their path; a
     * smaller sibling, too, that is made like its neighbours.
     */
    private List<Span> suggested(Proposal cut, RecordSizes sizes) {
        int last = cut.count() - 1;
        int all = tree.commonAncestor(cut.start(0), cut.start(last));
        boolean isOneParent = tree.parent(cut.start(0)) == all && tree.parent(cut.start(last)) == all;
        int end = isOneParent ? cut.start(last) : tree.end(all);
        List<Span> found = new ArrayList<>();
        int next = 0;
        long turns = IntStream.range(1, cut.count())
                .filter(record -> tree.parent(cut.start(record)) != tree.parent(cut.start(record - 1)))
                .count();
        int node = turns + 1 < SECTIONS ? cut.start(0) : all + 1;
        while (node < end) {
            if (next <= last && node == cut.start(next)) {
                node = cut.end(next++);
                continue;
            }
            int to = next <= last ? cut.start(next) : end;
            boolean isBeside = next > 0 && next <= last && tree.parent(node) == tree.parent(cut.start(next - 1));
            boolean isSuggested = isBeside || sequence.code(node) == sequence.code(cut.start(0));
            int size = tree.end(node) - node;
            if (isSuggested
                    && tree.end(node) <= to
                    && tree.textLength(node, tree.end(node)) > 0
                    && (sizes.areLike(size)
                            || isBeside && size < sizes.smallest() && isMadeLike(node, next - 1, cut))) {
                found.add(new Span(node, tree.end(node)));
            }
            node = isSuggested ? Math.min(to, tree.end(node)) : node + 1;
        }
        return found;
    }

    /**
     * Tells whether a span stands right beside a record, has the path of that record, and as many children as any: it may be of
     * another form.
     */
    private boolean isSibling(Span span, Proposal cut, int fewestChildren) {
        int before = cut.recordBefore(span.start());
        return before >= 0
                && before + 1 < cut.count()
                && tree.parent(span.start()) == tree.parent(cut.start(before))
                && sequence.code(span.start()) == sequence.code(cut.start(before))
                && Children.count(tree, span.start(), MANY) >= fewestChildren;
    }

    /**
     * Tells whether a node is made as the records around it are: it has the class that both have, and looks as they do; or it
     * consists of elements that look as those of one of them, two and more that differ, as the cells of a row mostly do not.
     */
    private boolean isMadeLike(int node, int before, Proposal cut) {
        int behind = cut.start(before + 1);
        if (hasLookOf(node, cut.start(before)) && hasLookOf(node, behind)) {
            return true;
        }
        Set<Integer> parts = parts(node);
        return parts.size() > 1 && (parts.equals(parts(cut.start(before))) || parts.equals(parts(behind)));
    }

    private boolean hasLookOf(int node, int record) {
        int style = tree.style(node);
        return style == tree.style(record)
                && !tree.styles().get(style).classes().isEmpty();
    }

    /** The tags and looks of a node's children. */
    private Set<Integer> parts(int node) {
        Set<Integer> parts = new HashSet<>();
        for (int child = node + 1; child < tree.end(node); child = tree.end(child)) {
            parts.add(tree.tag(child) * tree.styles().size() + tree.style(child));
        }
        return parts;
    }

    /** The segmentation into what its wrappers hold, one of them alone in most, several in others. */
    private Proposal opened(Proposal cut) {
        List<Span> wrappers = wrappers(cut);
        Proposal records = null;
        for (int inner = holdsAll(cut.start(0)); inner > 0 && records == null; inner = holdsAll(inner)) {
            records = inside(wrappers, sequence.code(inner), cut);
        }
        return records == null ? cut : records;
    }

    /** The records and their siblings of the same path. */
    private List<Span> wrappers(Proposal cut) {
        List<Span> wrappers = new ArrayList<>();
        int last = -1;
        for (int record = 0; record < cut.count(); record++) {
            int parent = tree.parent(cut.start(record));
            for (int child = parent + 1; parent > last && child < tree.end(parent); child = tree.end(child)) {
                if (sequence.code(child) == sequence.code(cut.start(0))) {
                    wrappers.add(new Span(child, tree.end(child)));
                }
            }
            last = Math.max(last, parent);
        }
        return wrappers;
    }

    /** The child element that holds all text of a node, 0 if none does. */
    private int holdsAll(int node) {
        int text = tree.textLength(node, tree.end(node));
        for (int child = node + 1; child < tree.end(node); child = tree.end(child)) {
            if (text > 0 && tree.textLength(child, tree.end(child)) == text && !tree.isText(child)) {
                return child;
            }
        }
        return 0;
    }

    /**
     * The nodes of a path in wrappers, as a segmentation; null unless they hold all text of these, and are as like
     * those that are alone.
     */
    private @Nullable Proposal inside(List<Span> wrappers, int path, Proposal cut) {
        List<Span> nodes = new ArrayList<>();
        List<Span> alone = new ArrayList<>();
        int text = 0;
        for (Span wrapper : wrappers) {
            int before = nodes.size();
            text += tree.textLength(wrapper.start(), wrapper.end());
            for (int node = wrapper.start() + 1; node < wrapper.end(); node++) {
                if (sequence.code(node) == path) {
                    nodes.add(new Span(node, tree.end(node)));
                    text -= tree.textLength(node, tree.end(node));
                }
            }
            if (nodes.size() == before + 1) {
                alone.add(nodes.get(before));
            }
        }
        boolean areMost = text == 0 && nodes.size() > wrappers.size() && EVERY * alone.size() >= cut.count();
        return areMost && areAlike(nodes, cut.recut(alone)) ? cut.recut(nodes) : null;
    }

    private boolean areAlike(List<Span> nodes, Proposal alone) {
        MedianRecord median = meter.template(alone);
        double least = median.furtherLikeness();
        return nodes.stream().allMatch(node -> meter.likeness(node, median) >= least);
    }

    private Proposal atAllDepths(Proposal cut, int every) {
        int step = commonestStep(cut);
        if (!meter.anyAtOtherDepth(step, tree.depth(cut.start(0)))) {
            return cut;
        }
        List<Span> all = ofStep(step);
        Proposal level = cut.recut(
                all.stream().filter(span -> cut.startsAt(span.start())).toList());
        // What is of another size is no record: a look that costs next to nothing, and is enough for most pages.
        if (!areElsewhere(RecordSizes.of(level).like(all), cut, every)) {
            return cut;
        }
        MedianRecord median = meter.template(level);
        // Elements of a step inside records, one for every second, are answers in what they answer.
        boolean isThread = EVERY * answered(all, cut).size() >= cut.count();
        double least = Math.min(median.furtherLikeness(), isThread ? ANSWER : 1);
        List<Span> alike = all.stream()
                .filter(span -> cut.startsAt(span.start()) || isAlike(meter.compare(span, median), least))
                .toList();
        return areElsewhere(alike, cut, every) ? cut.recut(alike) : cut;
    }

    /** For each element of a step that stands inside a record, where that ends. */
    private List<Integer> answered(List<Span> ofStep, Proposal cut) {
        List<Integer> answered = new ArrayList<>();
        int end = 0;
        for (Span span : ofStep) {
            if (span.start() < end) {
                answered.add(end);
            }
            end = cut.startsAt(span.start()) ? Math.max(end, tree.end(span.start())) : end;
        }
        return answered;
    }

    private static boolean isAlike(MedianRecord.Comparison record, double least) {
        return record.likeness() >= least && record.common() >= FEWEST_SHARED;
    }

    private int commonestStep(Proposal cut) {
        int commonest = sequence.step(cut.start(0));
        int alike = 1;
        while (alike < cut.count() && sequence.step(cut.start(alike)) == commonest) {
            alike++;
        }
        if (alike == cut.count()) {
            return commonest;
        }
        Map<Integer, Integer> counts = new HashMap<>();
        for (int record = 0; record < cut.count(); record++) {
            int count = counts.merge(sequence.step(cut.start(record)), 1, Integer::sum);
            commonest = count > counts.getOrDefault(commonest, 0) ? sequence.step(cut.start(record)) : commonest;
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

    /**
     * Tells whether so many stand at another depth as make it no chance; of those inside records, as answers are, fewer do, if two records
     * have some; one in each is a part of it.
     */
    private boolean areElsewhere(List<Span> spans, Proposal cut, int every) {
        int depth = tree.depth(cut.start(0));
        int elsewhere = 0;
        List<Span> both = new ArrayList<>();
        for (Span span : spans) {
            boolean isElsewhere = tree.depth(span.start()) != depth && tree.textLength(span.start(), span.end()) > 0;
            elsewhere += isElsewhere ? 1 : 0;
            if (isElsewhere || cut.startsAt(span.start())) {
                both.add(span);
            }
        }
        List<Integer> answered = answered(both, cut);
        int holders = Set.copyOf(answered).size();
        boolean isPart = holders == cut.count() && answered.size() == holders;
        return !isPart && (every * elsewhere >= cut.count() || SOME * answered.size() >= cut.count() && holders > 1);
    }
}
