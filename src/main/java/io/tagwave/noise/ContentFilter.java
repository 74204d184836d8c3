package io.tagwave.noise;

import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Keeps what the record extractor takes for content, be it one region or several, large or small: the three cases in
 * which the {@link TpsFilter} goes wrong by its papers' own account. What is made like the records beside them stays
 * too, and where the extractor doubts, it is noise that stays rather than content that goes. Linear in the nodes.
 */
public final class ContentFilter {

    /** A region judged to be noise stays nevertheless, unless the odds of the likeliest one are so many times its own. */
    private static final double SURE = 10;
    /** Where no score is as high as this, scores are no odds: the thesis' k-means gives small ones to content too. */
    private static final double LIKELY = 0.5;
    /** Regions below this score go, even from a page that shows no content region. */
    private static final double SURELY_NOISE = 0.02;

    /**
     * The page without what is not content; without a content region, the page without what is surely noise.
     *
     * @param sequence codes of the tree by tag, class and style
     * @param regions all regions of the page, content and noise
     * @param menu the page's main menu
     */
    public Filtering filter(PageTree tree, TagPathSequence sequence, List<JudgedRegion> regions, Optional<Span> menu) {
        if (regions.stream().noneMatch(JudgedRegion::content)) {
            return withoutNoise(tree, regions, menu);
        }
        LikeSiblings siblings = new LikeSiblings(tree, sequence);
        List<Span> kept = new ArrayList<>();
        for (Span span : content(regions, menu)) {
            kept.add(span);
            kept.addAll(siblings.beside(span));
        }
        List<Span> united = united(kept);
        return new Filtering(united, KeptNodes.of(tree, united), "");
    }

    /** Content regions and their rivals. A list inside the main menu is the menu, as long as there is another list. */
    private static List<Span> content(List<JudgedRegion> regions, Optional<Span> menu) {
        double best = regions.stream().mapToDouble(JudgedRegion::score).max().orElse(0);
        List<Span> likely = regions.stream()
                .filter(region -> region.content() || isRival(region.score(), best))
                .map(JudgedRegion::span)
                .toList();
        List<Span> outside = likely.stream()
                .filter(span -> menu.isEmpty() || !holds(menu.get(), span))
                .toList();
        return outside.isEmpty() ? likely : outside;
    }

    /** Compares the odds, score against 1 - score, without dividing by what may be zero. */
    private static boolean isRival(double score, double best) {
        return best >= LIKELY && SURE * score * (1 - best) > best * (1 - score);
    }

    private static Filtering withoutNoise(PageTree tree, List<JudgedRegion> regions, Optional<Span> menu) {
        BitSet stays = new BitSet(tree.size());
        stays.set(0, tree.size());
        menu.ifPresent(span -> stays.clear(span.start(), span.end()));
        for (JudgedRegion region : regions) {
            if (region.score() < SURELY_NOISE) {
                stays.clear(region.span().start(), region.span().end());
            }
        }
        List<Span> spans = new ArrayList<>();
        for (int start = stays.nextSetBit(0);
                start >= 0;
                start = stays.nextSetBit(spans.get(spans.size() - 1).end())) {
            spans.add(new Span(start, stays.nextClearBit(start)));
        }
        if (spans.isEmpty()) {
            return new Filtering(
                    List.of(new Span(0, tree.size())), KeptNodes.all(tree), "whole page: no content region");
        }
        return new Filtering(spans, KeptNodes.of(tree, spans), "no content region: only surest noise taken off");
    }

    private static boolean holds(Span outer, Span inner) {
        return outer.start() <= inner.start() && inner.end() <= outer.end();
    }

    private static List<Span> united(List<Span> spans) {
        List<Span> sorted = new ArrayList<>(spans);
        sorted.sort(Comparator.comparingInt(Span::start));
        List<Span> united = new ArrayList<>();
        for (Span span : sorted) {
            Span last = united.isEmpty() ? null : united.get(united.size() - 1);
            if (last != null && span.start() <= last.end()) {
                united.set(united.size() - 1, new Span(last.start(), Math.max(last.end(), span.end())));
            } else {
                united.add(span);
            }
        }
        return united;
    }
}
