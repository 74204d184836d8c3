package io.tagwave.lab.evaluate;

import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.dom.html.PrunedHtml;
import io.tagwave.eval.FilterRow;
import io.tagwave.eval.FilterRow.Mined;
import io.tagwave.eval.FilterTable;
import io.tagwave.eval.RecordScore;
import io.tagwave.eval.TitlesHeld;
import io.tagwave.lab.bench.StepProgress;
import io.tagwave.lab.labels.TruthPage;
import io.tagwave.learn.list.ComparedText;
import io.tagwave.mdr.Mdr;
import io.tagwave.mdr.MdrSettings;
import io.tagwave.noise.FilterResult;
import io.tagwave.tree.PageTree;
import io.tagwave.visit.FilterVersion;
import io.tagwave.visit.PageFilter;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Filters labelled pages and mines them before and after: the experiment of the TPS filter papers (their Figure 1). */
final class FilterEvaluation {

    private final HtmlParser parser = new HtmlParser();
    private final List<Labelled> pages;
    private final Mdr mdr;
    private final Runnable step;
    private final List<Mined> raw = new ArrayList<>();

    /**
     * A page with the titles of its true records.
     *
     * @param name the file's name
     * @param titles in Unicode's normal form KC
     */
    record Labelled(String name, ParsedPage page, List<String> titles) {

        static Labelled of(TruthPage truth, ParsedPage page) {
            return new Labelled(
                    truth.file().getFileName().toString(),
                    page,
                    truth.titles(page.tree()).stream().map(ComparedText::of).toList());
        }
    }

    /** What a version comes to. */
    record Outcome(FilterVersion version, FilterTable table) {}

    FilterEvaluation(List<Labelled> pages, Mdr mdr) {
        this(pages, mdr, () -> {});
    }

    private FilterEvaluation(List<Labelled> pages, Mdr mdr, Runnable step) {
        this.pages = pages;
        this.mdr = mdr;
        this.step = step;
        pages.forEach(page -> {
            raw.add(mined(page, page.page().tree()));
            step.run();
        });
    }

    /** Every version on every page. */
    static List<Outcome> run(List<Labelled> pages, PrintWriter err) {
        FilterVersion[] versions = FilterVersion.values();
        try (StepProgress progress = new StepProgress("pages filtered", pages.size() * (1 + versions.length), err)) {
            FilterEvaluation trial = new FilterEvaluation(pages, new Mdr(MdrSettings.PUBLISHED), progress::step);
            return Arrays.stream(versions)
                    .map(version ->
                            new Outcome(version, trial.table(new PageFilter(version, PageFilter.MARGIN, false))))
                    .toList();
        }
    }

    FilterTable table(PageFilter filter) {
        List<FilterRow> rows = new ArrayList<>();
        for (int i = 0; i < pages.size(); i++) {
            rows.add(row(pages.get(i), raw.get(i), filter));
            step.run();
        }
        return new FilterTable(rows);
    }

    private FilterRow row(Labelled page, Mined before, PageFilter filter) {
        FilterResult filtering = filter.filter(page.page());
        String html = PrunedHtml.of(page.page(), filtering.kept()::contains);
        double held =
                TitlesHeld.share(page.titles(), ComparedText.of(filtering.kept().text()));
        return new FilterRow(
                page.name(),
                page.page().tree().size(),
                filtering.kept().count(),
                held >= FilterRow.PRESENT,
                before,
                mined(page, parser.parse(html, "").tree()));
    }

    private Mined mined(Labelled page, PageTree tree) {
        List<String> records = mdr.regions(tree).stream()
                .flatMap(region -> region.records().stream())
                .map(record -> ComparedText.of(record.text(tree)))
                .toList();
        return new Mined(
                records.size(),
                RecordScore.of(page.titles(), page.titles().size(), records).right());
    }
}
