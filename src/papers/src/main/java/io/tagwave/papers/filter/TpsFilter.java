package io.tagwave.papers.filter;

import io.tagwave.noise.FilterResult;
import io.tagwave.noise.KeptNodes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;

/**
 * The tag path sequence filter (JIDM 2013; "38 sites"): the main region of a page is the largest part of its sequence
 * whose alphabet does not meet the alphabet of the rest. Linear in the nodes.
 */
public record TpsFilter(TpsFilterSettings settings) {

    /** The main region of a sequence (Algorithm 3); all of it when it can not be split. */
    public Span mainRegion(TagPathSequence sequence) {
        return new RegionSearch(sequence, settings).mainRegion();
    }

    /** The page without what lies outside the main region (Algorithm 1). */
    public FilterResult filter(PageTree tree, TagPathSequence sequence) {
        Span region = mainRegion(sequence);
        return new FilterResult(List.of(region), KeptNodes.of(tree, List.of(region)), note(sequence, region));
    }

    /**
     * The page without what lies outside the main region, or without the main region when that is not the content (last
     * algorithm of both papers, which leaves the test open).
     *
     * @param content where the content is known to be; nothing is complemented without any
     */
    public FilterResult filterOrComplement(PageTree tree, TagPathSequence sequence, List<Span> content) {
        FilterResult filtering = filter(tree, sequence);
        Span region = filtering.extent();
        if (region.length() == tree.size() || 2L * covered(content, region) >= covered(content, all(tree))) {
            return filtering;
        }
        List<Span> rest = new ArrayList<>(List.of(new Span(0, region.start()), new Span(region.end(), tree.size())));
        rest.removeIf(span -> span.length() == 0);
        return new FilterResult(rest, KeptNodes.of(tree, rest), "complement: the content lies outside the main region");
    }

    private static Span all(PageTree tree) {
        return new Span(0, tree.size());
    }

    private static long covered(List<Span> content, Span region) {
        long covered = 0;
        for (Span span : content) {
            covered += Math.max(0, Math.min(span.end(), region.end()) - Math.max(span.start(), region.start()));
        }
        return covered;
    }

    private static String note(TagPathSequence sequence, Span region) {
        if (region.length() < sequence.length()) {
            return "";
        }
        if (sequence.length() == 1) {
            return "whole page: it has one node";
        }
        if (sequence.alphabetSize() == 1) {
            return "whole page: it has one tag path";
        }
        return sequence.alphabetSize() == sequence.length()
                ? "whole page: no tag path repeats"
                : "whole page: its parts share tag paths everywhere";
    }
}
