package io.tagwave.lab.evaluate;

import io.tagwave.bench.MedianTimes;
import io.tagwave.bench.TimedTask;
import io.tagwave.bench.TimingComparison;
import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.dom.html.PrunedHtml;
import io.tagwave.eval.LinearFit;
import io.tagwave.mdr.Mdr;
import io.tagwave.noise.SplitRule;
import io.tagwave.noise.TpsFilter;
import io.tagwave.noise.TpsFilterSettings;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.visit.FilterVersion;
import io.tagwave.visit.PageFilter;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.function.IntUnaryOperator;

/** What the filters cost beside parsing, and what they save MDR. */
final class FilterTimes {

    /** The whole work of a contender. */
    static final String TOTAL = "total";

    private final HtmlParser parser = new HtmlParser();
    private final TimingComparison comparison;

    FilterTimes(int rounds) {
        comparison = new TimingComparison(2, rounds);
    }

    /**
     * Times over pages: parsing, each version of the filter, and MDR on the page as it is and as each version leaves it.
     *
     * @param html the pages
     */
    List<MedianTimes> pages(List<String> html, Mdr mdr) {
        List<ParsedPage> raw = html.stream().map(page -> parser.parse(page, "")).toList();
        PageFilter ours = new PageFilter(FilterVersion.TAGWAVE, 0, false);
        PageFilter gap = new PageFilter(FilterVersion.GAP, PageFilter.MARGIN, false);
        List<PageTree> afterGap = raw.stream().map(page -> pruned(page, gap)).toList();
        List<PageTree> afterOurs = raw.stream().map(page -> pruned(page, ours)).toList();
        return comparison.run(
                List.of(
                        timed("parse", page -> parser.parse(html.get(page), "")),
                        timed("filter 2013", page -> search(raw.get(page).tree(), SplitRule.FIRST_SPLIT)),
                        timed("filter gap", page -> search(raw.get(page).tree(), SplitRule.GAP)),
                        timed("filter tagwave", page -> ours.filter(raw.get(page))),
                        timed("mdr", page -> mdr.regions(raw.get(page).tree())),
                        timed("mdr after gap", page -> mdr.regions(afterGap.get(page))),
                        timed("mdr after tagwave", page -> mdr.regions(afterOurs.get(page)))),
                html.size());
    }

    /** Times of the gap version over chains of blocks whose alphabets are disjoint. */
    MedianTimes chains(int[] lengths) {
        List<TagPathSequence> chains =
                Arrays.stream(lengths).mapToObj(FilterTimes::chain).toList();
        TpsFilter filter = new TpsFilter(TpsFilterSettings.published(SplitRule.GAP));
        int longest = Arrays.stream(lengths).max().orElse(1);
        // Short chains are run as often as makes up for their length: else the clock and the collector are measured.
        IntUnaryOperator repeats = chain -> longest / lengths[chain];
        return comparison
                .run(
                        List.of(timed(
                                "filter gap",
                                repeats,
                                chain ->
                                        repeat(repeats.applyAsInt(chain), () -> filter.mainRegion(chains.get(chain))))),
                        lengths.length)
                .get(0);
    }

    /** The line through size and time, both as logarithms: its slope is the exponent of growth. */
    static LinearFit growth(double[] sizes, double[] millis) {
        return LinearFit.of(logs(sizes), logs(millis));
    }

    private static double[] logs(double[] values) {
        return Arrays.stream(values).map(Math::log).toArray();
    }

    private PageTree pruned(ParsedPage page, PageFilter filter) {
        return parser.parse(PrunedHtml.of(page, filter.filter(page).kept()::contains), "")
                .tree();
    }

    private static void search(PageTree tree, SplitRule rule) {
        new TpsFilter(TpsFilterSettings.published(rule))
                .filter(tree, TagPathSequence.of(tree, StepSchemes.classAndStyle()));
    }

    /** Blocks of one symbol that is found once and one that is found twice, as in (x a a)(y b b) …: a split after each. */
    private static TagPathSequence chain(int length) {
        int[] codes = new int[length];
        for (int i = 0; i < length; i++) {
            codes[i] = 1 + 2 * (i / 3) + (i % 3 == 0 ? 0 : 1);
        }
        return TagPathSequence.ofCodes(codes);
    }

    private static void repeat(int times, Runnable work) {
        for (int i = 0; i < times; i++) {
            work.run();
        }
    }

    private static TimedTask timed(String mode, IntConsumer work) {
        return timed(mode, page -> 1, work);
    }

    private static TimedTask timed(String mode, IntUnaryOperator repeats, IntConsumer work) {
        return new TimedTask() {
            @Override
            public String mode() {
                return mode;
            }

            @Override
            public Map<String, Double> run(int page) {
                long start = System.nanoTime();
                work.accept(page);
                return Map.of(TOTAL, (System.nanoTime() - start) / 1e6 / repeats.applyAsInt(page));
            }
        };
    }
}
