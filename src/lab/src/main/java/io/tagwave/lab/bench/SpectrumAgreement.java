package io.tagwave.lab.bench;

import io.tagwave.thesis.ContourSegmenter;
import io.tagwave.thesis.ContourSettings;
import io.tagwave.thesis.DataRegion;
import io.tagwave.thesis.SpectralLocator;
import io.tagwave.thesis.SpectralSettings;
import io.tagwave.thesis.ThesisStages;
import io.tagwave.tps.StepSchemes;
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

    static SpectrumAgreement over(List<PageTree> pages) {
        ContourSegmenter finder = new ContourSegmenter(ContourSettings.WITH_ADDITIONS);
        SpectralLocator full = new SpectralLocator(SpectralSettings.WITH_ADDITIONS, ThesisStages.fullSpectrum());
        SpectralLocator lazy = new SpectralLocator(SpectralSettings.WITH_ADDITIONS, ThesisStages.lazySpectrum());
        int regions = 0;
        int same = 0;
        for (PageTree page : pages) {
            TagPathSequence sequence = TagPathSequence.of(page, StepSchemes.commonestClass());
            for (DataRegion region : finder.find(sequence)) {
                List<DataRegion> alone = List.of(region);
                regions++;
                same += full.locate(sequence, alone).equals(lazy.locate(sequence, alone)) ? 1 : 0;
            }
        }
        return new SpectrumAgreement(regions, same);
    }
}
