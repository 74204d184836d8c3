package io.tagwave.noise;

import io.tagwave.record.Landmarks;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * Keeps the lists that the record extractor takes for content, be it one or several, large or small: the three cases in which the
 * {@code TpsFilter} goes wrong by its papers' own account. Lists are compared with each other: the likeliest one stays with its
 * rivals and with what is made like its items. Prose stays where no list is likely, and where there is much of it beside the
 * likeliest list, as on an article with a side column. Linear in the nodes.
 */
public final class ContentFilter {

    /** A region stays unless the odds of the likeliest one are more than so many times its own. */
    private static final double RIVAL = 10;
    /** A region of this score has the page for itself and its rivals. Noise removed is flat from 0.3 to 0.7. */
    private static final double LIKELY = 0.5;
    /** A region below this score is no reason to keep anything. */
    private static final double LEAST = 0.05;

    /** Prose of less text than this share of the lists' text belongs to them: an introduction, a notice. From .3 to 1 articles lose. */
    private static final double SIDE_PROSE = 0.3;
    /** Prose with so many times the text of the lists makes the page an article, of which lists outside are no part. */
    private static final double ARTICLE = 2;

    private static final String ARTICLE_NOTE = "prose outweighs the lists: it stays, with the lists within it";
    private static final String PROSE_TOO = "there is prose beside the list: it stays too";
    private static final String NO_LIST = "no list was found: prose stays";
    private static final String NO_SURE_LIST = "no list is sure to be content: prose stays too";

    /**
     * The page without what is not content.
     *
     * @param sequence codes of the tree by tag, class and style
     * @param regions regions of the page that do not overlap, content and noise
     * @param menu the page's main menu
     */
    public FilterResult filter(PageTree tree, TagPathSequence sequence, List<ScoredList> regions, Optional<Span> menu) {
        Landmarks landmarks = new Landmarks(tree);
        List<ScoredList> lists = lists(regions, menu).stream()
                .filter(list -> landmarks.of(list.span().start()) >= 0)
                .toList();
        BitSet stays = likeliest(tree, sequence, lists);
        MainProse prose = MainProse.of(tree, landmarks, menu, stays);
        double textOfLists = stays.stream()
                .mapToLong(node -> MainProse.ownLength(tree, node))
                .sum();
        boolean likely = score(lists) >= LIKELY;
        if (likely && prose.length() <= SIDE_PROSE * textOfLists) {
            return FilterResult.of(tree, stays, "");
        }
        boolean article = prose.length() > ARTICLE * textOfLists;
        if (article) {
            stays.clear(0, prose.place().start());
            stays.clear(prose.place().end(), tree.size());
        }
        stays.or(prose.nodes());
        if (stays.isEmpty()) {
            return FilterResult.whole(tree, "whole page: " + empty(tree));
        }
        return likely
                ? FilterResult.of(tree, stays, article ? ARTICLE_NOTE : PROSE_TOO)
                : withProse(tree, stays, lists);
    }

    private static String empty(PageTree tree) {
        return tree.size() == 1 ? "it has one node" : "neither a list nor prose was found";
    }

    private static FilterResult withProse(PageTree tree, BitSet stays, List<ScoredList> lists) {
        FilterResult filtering = FilterResult.of(tree, stays, lists.isEmpty() ? NO_LIST : NO_SURE_LIST);
        return filtering.kept().count() < tree.size()
                ? filtering
                : FilterResult.whole(
                        tree, lists.isEmpty() ? "whole page: nothing repeats" : "whole page: all is prose");
    }

    /** Lists inside the main menu are the menu, unless a list that is likely to be content has no rival outside. */
    private static List<ScoredList> lists(List<ScoredList> regions, Optional<Span> menu) {
        List<ScoredList> outside = regions.stream()
                .filter(region -> menu.isEmpty() || !region.inside(menu.get()))
                .toList();
        boolean menuWins = score(regions) >= LIKELY && odds(outside) * RIVAL < odds(regions);
        return menuWins ? regions : outside;
    }

    private static BitSet likeliest(PageTree tree, TagPathSequence sequence, List<ScoredList> lists) {
        MissedListItems siblings = new MissedListItems(tree, sequence);
        BitSet stays = new BitSet(tree.size());
        for (ScoredList region : lists) {
            if (region.score() >= LEAST && region.odds() * RIVAL >= odds(lists)) {
                Span span = region.span();
                stays.set(span.start(), span.end());
                siblings.beside(span).forEach(item -> stays.set(item.start(), item.end()));
            }
        }
        return stays;
    }

    private static double score(List<ScoredList> regions) {
        return regions.stream().mapToDouble(ScoredList::score).max().orElse(0);
    }

    private static double odds(List<ScoredList> regions) {
        return regions.stream().mapToDouble(ScoredList::odds).max().orElse(0);
    }
}
