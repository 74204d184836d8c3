package io.tagwave.inspect;

import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.thesis.CodeTrial;
import io.tagwave.thesis.ContourSegmenter;
import io.tagwave.thesis.DataRegion;
import io.tagwave.thesis.SpectralLocator;
import io.tagwave.thesis.ThesisStages;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A page on its way through the thesis' stages, with what was found at each.
 *
 * @param sequence the page's tag path sequence
 * @param segmenter the stage that found the regions
 * @param locator the stage that tried their codes
 * @param regions all candidate regions in document order
 */
public record ThesisInspection(
        TagPathSequence sequence, ContourSegmenter segmenter, SpectralLocator locator, List<Region> regions) {

    /**
     * A candidate region.
     *
     * @param candidate its place and slope
     * @param large whether it takes up enough of the page
     * @param flat whether its slope is small enough
     * @param trials the codes that were tried; none for a region that is too small or too steep
     * @param extracted its records and verdict, or null when it has none
     */
    record Region(
            DataRegion candidate,
            boolean large,
            boolean flat,
            List<CodeTrial> trials,
            @Nullable ExtractedList extracted) {

        /** The code at which records begin, or null. */
        @Nullable
        CodeTrial accepted() {
            CodeTrial last = trials.isEmpty() ? null : trials.get(trials.size() - 1);
            return last != null && last.outcome() == CodeTrial.Outcome.ACCEPTED ? last : null;
        }
    }

    /** Looks at a page again. */
    public static ThesisInspection of(PageTree tree, ThesisStages stages, Extraction extraction) {
        TagPathSequence sequence = TagPathSequence.of(tree, stages.steps());
        ContourSegmenter segmenter = stages.segmenter();
        SpectralLocator locator = stages.locator();
        List<Region> regions = new ArrayList<>();
        for (DataRegion candidate : segmenter.candidates(sequence)) {
            boolean large = segmenter.isLarge(candidate, sequence);
            boolean flat = segmenter.isFlat(candidate);
            List<CodeTrial> trials = large && flat ? locator.trials(sequence, candidate) : List.of();
            regions.add(new Region(candidate, large, flat, trials, extracted(candidate, extraction)));
        }
        return new ThesisInspection(sequence, segmenter, locator, regions);
    }

    private static @Nullable ExtractedList extracted(DataRegion candidate, Extraction extraction) {
        return extraction.regions().stream()
                .filter(region -> region.start() >= candidate.span().start()
                        && region.end() <= candidate.span().end())
                .findFirst()
                .orElse(null);
    }
}
