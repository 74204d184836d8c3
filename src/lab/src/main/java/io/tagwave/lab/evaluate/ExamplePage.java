package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.report.ReportTable;
import io.tagwave.thesis.OccurrenceDistances;
import io.tagwave.thesis.RegionFeatures;
import java.util.Comparator;
import java.util.Optional;

/** The thesis' example in numbers: printed, computed again from what is printed, and of another page of its site. */
final class ExamplePage {

    /** What the numbers are and are not. */
    static final String REMARK = "Recomputed: from the positions and lengths that the thesis prints, by the code that"
            + " extraction uses or by its equation. In Figure 10 the thesis counts the page's middle as 667 and the"
            + " distance as 117, where 668 and 115 are exact.";

    /** Figure 5 and section 4.1.3: where code 255 occurs. */
    private static final int[] CODE_255 = {
        1, 32, 65, 95, 129, 159, 193, 220, 254, 283, 313, 344, 375, 402, 431, 461, 488, 518, 552, 588
    };

    private static final String NONE = "-";

    private final String file;
    private final Optional<ExtractedList> main;

    /** The numbers of a page: of its largest region of content. */
    ExamplePage(String file, Extraction extraction) {
        this.file = file;
        main = extraction.regions().stream()
                .filter(region -> region.verdict().content())
                .max(Comparator.comparingInt(region -> region.end() - region.start()));
    }

    /** Definition 3.4, Figures 5 and 9 to 12. */
    ReportTable numbers() {
        OccurrenceDistances printed = OccurrenceDistances.between(CODE_255);
        Optional<OccurrenceDistances> here = main.map(region -> OccurrenceDistances.between(
                region.records().stream().mapToInt(DataRecord::start).toArray()));
        Optional<RegionFeatures> features = main.map(region -> RegionFeatures.of(region.features()));
        return ReportTable.of("Numbers of the example (Figures 5, 9 to 12)", "number", "printed", "recomputed", file)
                .row(
                        "Definition 3.4: variation of occurrences at 4, 6, 8, 11",
                        "0.24744",
                        digits(
                                OccurrenceDistances.between(new int[] {4, 6, 8, 11})
                                        .variation(),
                                5),
                        NONE)
                .row(
                        "Figure 5: records",
                        "20",
                        Integer.toString(CODE_255.length),
                        cell(main.map(region -> (double) region.records().size()), 0))
                .row(
                        "Figure 5: mean record size",
                        "30.895",
                        digits(printed.mean(), 3),
                        cell(here.map(OccurrenceDistances::mean), 3))
                .row(
                        "Figure 5: deviation of record sizes",
                        "2.6435",
                        digits(printed.mean() * printed.variation(), 4),
                        cell(here.map(d -> d.mean() * d.variation()), 4))
                .row(
                        "Figure 5: variation of record sizes",
                        "0.085564",
                        digits(printed.variation(), 6),
                        cell(here.map(OccurrenceDistances::variation), 6))
                .row("Figure 9: size, %", "46.25", percent(618, 1336), share(features.map(RegionFeatures::size)))
                .row(
                        "Figure 10: center, %",
                        "82.46", percent(667 - 117, 667), share(features.map(RegionFeatures::center)))
                .row(
                        "Figure 10: horizontal, %",
                        "41.47", percent(554, 1336), share(features.map(RegionFeatures::horizontal)))
                .row(
                        "Figure 10: vertical, %",
                        "67.26", percent(263, 391), share(features.map(RegionFeatures::vertical)))
                .row("Figure 11: range, %", "7.42", percent(283 - 254, 391), share(features.map(RegionFeatures::range)))
                .row("Figure 12: record, %", "64.51", percent(20, 31), share(features.map(RegionFeatures::record)));
    }

    /** Table 18: what was extracted, as a table of printed and own fields. */
    PrintedRecords output() {
        return new PrintedRecords(file, main);
    }

    private static String percent(int part, int whole) {
        return digits(100.0 * part / whole, 2);
    }

    private static String share(Optional<Double> value) {
        return cell(value.map(share -> 100 * share), 2);
    }

    private static String cell(Optional<Double> value, int decimals) {
        return value.map(number -> digits(number, decimals)).orElse(NONE);
    }
}
