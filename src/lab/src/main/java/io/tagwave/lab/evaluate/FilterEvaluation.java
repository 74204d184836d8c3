package io.tagwave.lab.evaluate;

import io.tagwave.cli.shared.UserException;
import io.tagwave.crawl.HttpPageSource;
import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.html.PrunedHtml;
import io.tagwave.eval.FilterTable;
import io.tagwave.eval.FilterTable.Mined;
import io.tagwave.eval.FilterTable.Row;
import io.tagwave.eval.RecordScore;
import io.tagwave.lab.evaluate.LabeledPages.Page;
import io.tagwave.lab.labels.TruthPage;
import io.tagwave.learn.list.ComparedText;
import io.tagwave.mdr.Mdr;
import io.tagwave.mdr.MdrSettings;
import io.tagwave.noise.FilterResult;
import io.tagwave.papers.PublishedPageFilter;
import io.tagwave.tree.PageTree;
import io.tagwave.visit.FilterVersion;
import io.tagwave.visit.PageFilter;
import io.tagwave.visit.PageLoader;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Filters labeled pages and mines them before and after: the experiment of the TPS filter papers (their Figure 1). */
final class FilterEvaluation {

    private final HtmlParser parser = new HtmlParser();
    private final Mdr mdr = new Mdr(MdrSettings.PUBLISHED);
    private final List<Page> pages;
    private final Runnable step;
    private final List<Mined> raw = new ArrayList<>();

    /** Mines the pages before filtering; every page is a step, then and in each table. */
    FilterEvaluation(List<Page> pages, Runnable step) {
        this.pages = pages;
        this.step = step;
        pages.forEach(page -> {
            raw.add(mined(page, page.page().tree()));
            step.run();
        });
    }

    /** Reads the pages of some sets that have records: without a list, a page has no titles by which to find its content. */
    static List<Page> pages(List<Path> sets, Path directory) {
        List<Page> pages = new ArrayList<>();
        try (PageLoader loader = PageLoader.parsing(HttpPageSource::new)) {
            for (Path set : sets) {
                TruthPage.of(set).stream()
                        .filter(truth -> truth.records() > 1)
                        .map(truth -> LabeledPages.labeled(truth, loader))
                        .forEach(pages::add);
            }
        }
        if (pages.isEmpty()) {
            throw new UserException(directory + ": expected a truth.jsonl that names pages with records, found none");
        }
        return pages;
    }

    /** Runs every version on every page, ours last. */
    static List<FilterTables> run(List<Page> pages, PrintWriter err) {
        FilterVersion[] versions = FilterVersion.values();
        try (StepProgress progress = new StepProgress("pages filtered", pages.size() * (1 + versions.length), err)) {
            FilterEvaluation evaluation = new FilterEvaluation(pages, progress::step);
            return Arrays.stream(versions)
                    .map(version -> new FilterTables(version, evaluation.table(PublishedPageFilter.of(version))))
                    .toList();
        }
    }

    FilterTable table(PageFilter filter) {
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < pages.size(); i++) {
            rows.add(row(pages.get(i), raw.get(i), filter));
            step.run();
        }
        return new FilterTable(rows);
    }

    private Row row(Page page, Mined before, PageFilter filter) {
        FilterResult filtered = filter.filter(page.page());
        String html = PrunedHtml.of(page.page(), filtered.kept()::contains);
        double titles = RecordScore.shareOfTitles(
                page.titles(), ComparedText.of(filtered.kept().text()));
        return new Row(
                page.file().getFileName().toString(),
                page.page().tree().size(),
                filtered.kept().count(),
                titles >= FilterTable.PRESENT,
                before,
                mined(page, parser.parse(html, "").tree()));
    }

    private Mined mined(Page page, PageTree tree) {
        List<String> records = mdr.regions(tree).stream()
                .flatMap(region -> region.records().stream())
                .map(record -> ComparedText.of(record.text(tree)))
                .toList();
        return new Mined(
                records.size(),
                RecordScore.of(page.titles(), page.titles().size(), records).right());
    }
}
