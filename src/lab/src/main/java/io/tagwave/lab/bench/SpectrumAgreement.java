package io.tagwave.lab.bench;

import io.tagwave.thesis.DataRegion;
import io.tagwave.thesis.SegmentedRegion;
import io.tagwave.thesis.ThesisStages;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import java.util.List;

/**
 * On how many candidate regions both strategies report the same records; finding none counts as a report.
 *
 * @param regions number of candidate regions
 * @param same regions with the same records
 */
record SpectrumAgreement(int regions, int same) {

    /** Compares two sets of stages that differ in their spectrum alone. */
    static SpectrumAgreement over(List<PageTree> pages, ThesisStages full, ThesisStages lazy) {
        int regions = 0;
        int same = 0;
        for (PageTree page : pages) {
            TagPathSequence sequence = TagPathSequence.of(page, full.steps());
            for (DataRegion region : full.segmenter().find(sequence)) {
                List<DataRegion> alone = List.of(region);
                List<SegmentedRegion> first = full.locator().locate(sequence, alone);
                regions++;
                same += first.equals(lazy.locator().locate(sequence, alone)) ? 1 : 0;
            }
        }
        return new SpectrumAgreement(regions, same);
    }
}
