package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;

import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extraction;
import io.tagwave.report.ReportTable;
import io.tagwave.thesis.OccurrenceDistances;
import io.tagwave.thesis.RegionFeatures;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;

/** The thesis' example in numbers: as printed, computed again from what is printed, and of another page of its site. */
final class ExamplePage {

    /** The sources of the numbers. */
    static final String REMARK = PrintedTable.notes("thesis-figures-remark").get(0);

    /** Figure 5 and section 4.1.3: the occurrences of code 255. */
    private static final int[] CODE_255 = {
        1, 32, 65, 95, 129, 159, 193, 220, 254, 283, 313, 344, 375, 402, 431, 461, 488, 518, 552, 588
    };

    private static final String NONE = "-";

    private final String file;
    private final Optional<ExtractedList> main;

    /** Takes the numbers of a page from its largest region of content. */
    ExamplePage(String file, Extraction extraction) {
        this.file = file;
        main = extraction.regions().stream()
                .filter(region -> region.verdict().content())
                .max(Comparator.comparingInt(region -> region.end() - region.start()));
    }

    /** Returns the numbers of Definition 3.4, Figures 5 and 9 to 12. */
    ReportTable numbers() {
        OccurrenceDistances printed = OccurrenceDistances.between(CODE_255);
        Optional<OccurrenceDistances> here = main.map(region -> OccurrenceDistances.between(
                region.records().stream().mapToInt(DataRecord::start).toArray()));
        List<List<String>> numbers = List.of(
                List.of(
                        digits(
                                OccurrenceDistances.between(new int[] {4, 6, 8, 11})
                                        .variation(),
                                5),
                        NONE),
                List.of(
                        Integer.toString(CODE_255.length),
                        cell(main.map(region -> (double) region.records().size()), 0)),
                List.of(digits(printed.mean(), 3), cell(here.map(OccurrenceDistances::mean), 3)),
                List.of(
                        digits(printed.mean() * printed.variation(), 4),
                        cell(here.map(d -> d.mean() * d.variation()), 4)),
                List.of(digits(printed.variation(), 6), cell(here.map(OccurrenceDistances::variation), 6)),
                List.of(percent(618, 1336), share(RegionFeatures::size)),
                List.of(percent(667 - 117, 667), share(RegionFeatures::center)),
                List.of(percent(554, 1336), share(RegionFeatures::horizontal)),
                List.of(percent(263, 391), share(RegionFeatures::vertical)),
                List.of(percent(283 - 254, 391), share(RegionFeatures::range)),
                List.of(percent(20, 31), share(RegionFeatures::record)));
        ReportTable names = PrintedTable.read("thesis-figures").table();
        ReportTable table = ReportTable.of(names.caption(), "number", "printed", "recomputed", file);
        for (int i = 0; i < numbers.size(); i++) {
            table = table.row(names.rows().get(i), numbers.get(i));
        }
        return table;
    }

    private static String percent(int part, int whole) {
        return digits(100.0 * part / whole, 2);
    }

    private String share(ToDoubleFunction<RegionFeatures> feature) {
        return cell(main.map(region -> 100 * feature.applyAsDouble(RegionFeatures.of(region.features()))), 2);
    }

    private static String cell(Optional<Double> value, int decimals) {
        return value.map(number -> digits(number, decimals)).orElse(NONE);
    }
}
