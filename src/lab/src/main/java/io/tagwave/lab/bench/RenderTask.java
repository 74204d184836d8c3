package io.tagwave.lab.bench;

import io.tagwave.cli.shared.UserException;
import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.eval.Bag;
import io.tagwave.eval.TimingComparison.Task;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.Extractor;
import io.tagwave.render.BrowserPool;
import io.tagwave.render.RenderedPage;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One way from a page to its records: parsed as it is, or rendered first. Rendering gets the page from a server on this
 * machine, parsing from memory.
 *
 * @param browser the browser that renders, if any
 */
record RenderTask(String mode, Extractor extractor, Optional<BrowserPool> browser) {

    private static final HtmlParser PARSER = new HtmlParser();

    /**
     * A page of the comparison.
     *
     * @param name as the user named it
     * @param bytes in UTF-8, or as its own declaration says
     * @param url URL on this machine, or its own with --live
     * @param fetchMillis time of fetching it for the parser with --live, otherwise 0
     */
    record BenchPage(String name, byte[] bytes, String url, double fetchMillis) {}

    /** The content of a page, seen one way. */
    record Facts(int nodes, int regions, Bag<String> records) {}

    /** Returns the work on some pages, with times by stage. */
    Task task(List<BenchPage> pages) {
        return new Task(mode, page -> run(pages.get(page)));
    }

    private Map<String, Double> run(BenchPage page) {
        Map<String, Double> stages = new LinkedHashMap<>();
        long start = System.nanoTime();
        ParsedPage parsed = parse(page, stages);
        long before = System.nanoTime();
        extractor.extract(parsed.tree(), parsed);
        stages.put("extract", (System.nanoTime() - before) / 1e6);
        double fetch = browser.isEmpty() ? page.fetchMillis() : 0;
        stages.putIfAbsent("fetch", fetch);
        stages.put("total", fetch + (System.nanoTime() - start) / 1e6);
        return stages;
    }

    private ParsedPage parse(BenchPage page, Map<String, Double> stages) {
        Optional<RenderedPage> shown = browser.map(pool -> pool.render(PageRequest.of(page.url())));
        shown.map(RenderedPage::times).ifPresent(times -> {
            stages.put("start", times.start());
            stages.put("fetch", times.fetch());
            stages.put("navigate", times.navigate());
            stages.put("wait", times.waiting());
            stages.put("serialize", times.serialise());
        });
        long before = System.nanoTime();
        ParsedPage parsed = shown.map(rendered ->
                        PARSER.parse(rendered.page().body(), rendered.page().charset(), ""))
                .orElseGet(() -> PARSER.parse(page.bytes(), null, ""));
        double millis = (System.nanoTime() - before) / 1e6;
        stages.put("parse", millis - parsed.treeMillis());
        stages.put("tree", parsed.treeMillis());
        return parsed;
    }

    /**
     * Looks at a page without timing it; warms up too.
     *
     * @throws UserException if the page cannot be rendered
     */
    Facts look(BenchPage page) {
        if (browser.isEmpty()) {
            return facts(PARSER.parse(page.bytes(), null, ""));
        }
        FetchedPage shown = browser.get().fetch(PageRequest.of(page.url()));
        if (shown.outcome() != Outcome.DONE) {
            throw new UserException(page.name() + ": " + shown.outcome().code() + ": " + shown.error());
        }
        return facts(PARSER.parse(shown.body(), shown.charset(), ""));
    }

    private Facts facts(ParsedPage parsed) {
        Extraction found = extractor.extract(parsed.tree(), parsed);
        List<String> texts = found.content().stream()
                .flatMap(region -> region.records().stream())
                .map(DataRecord::text)
                .toList();
        return new Facts(found.nodes(), found.content().size(), Bag.ofRecords(texts));
    }
}
