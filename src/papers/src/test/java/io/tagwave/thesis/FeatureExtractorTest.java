package io.tagwave.thesis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.align.CenterStarAligner;
import io.tagwave.align.CenterStarSettings;
import io.tagwave.dom.HtmlParser;
import io.tagwave.record.LocatedRegion;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class FeatureExtractorTest {

    /** Codes: body 1, h1 2, its text 3, ul 4, then four times li 5, b 6, text 7, i 8, text 9. */
    private static final String PAGE = "<body><h1>t</h1><ul>" + "<li><b>x</b><i>y</i></li>".repeat(4) + "</ul></body>";

    private static RegionFeatures features(FeatureMeasurement measurement) {
        PageTree tree = new HtmlParser()
                .parse(PAGE.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8, "")
                .tree();
        TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.tagOnly());
        List<Span> records = new ArrayList<>();
        for (int record = 0; record < 4; record++) {
            records.add(new Span(4 + 5 * record, 9 + 5 * record));
        }
        LocatedRegion region = LocatedRegion.ofOnePart(new Span(4, 24), records);
        return new FeatureExtractor(tree, sequence, measurement)
                .features(
                        new SegmentedRegion(region.span(), region),
                        new CenterStarAligner(CenterStarSettings.DEFAULT).align(tree, sequence, region));
    }

    @Test
    void equationsAreThoseOfTheThesis() {
        RegionFeatures f = features(FeatureMeasurement.EQUATIONS);
        assertEquals(20 / 24.0, f.size(), 1e-12);
        assertEquals(1 - 2 / 12.0, f.center(), 1e-12);
        assertEquals(10 / 24.0, f.horizontal(), 1e-12);
        assertEquals(7 / 9.0, f.vertical(), 1e-12);
        assertEquals(4 / 9.0, f.range(), 1e-12);
        assertEquals(4 / 5.0, f.record(), 1e-12);
    }

    @Test
    void theProgramCountsFromTheStartAndLooksAtFields() {
        RegionFeatures f = features(FeatureMeasurement.PROGRAM);
        assertEquals(14 / 24.0, f.horizontal(), 1e-12);
        // Record starts and texts: codes 5, 7 and 9.
        assertEquals(7 / 9.0, f.vertical(), 1e-12);
        // 9 less the mean 7, against 9 less the page's mean 150 / 24.
        assertEquals(2 / (9 - 150 / 24.0), f.range(), 1e-12);
        // Four rows of two columns.
        assertEquals(2 / 4.0, f.record(), 1e-12);
    }
}
