package io.tagwave.lab.bench;

import io.tagwave.bench.TimingComparison.Task;
import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.eval.Bag;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.Extraction;
import io.tagwave.extract.Extractor;
import io.tagwave.render.BrowserPool;
import io.tagwave.render.RenderedPage;
import io.tagwave.render.ScriptSigns;
import io.tagwave.visit.ScriptSignReader;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * One way from pages to their records: parsed as they are, or rendered first. Rendering gets the page from a server on this
 * machine, parsing from memory.
 *
 * @param browser the browser that renders, if any
 */
record RenderTask(String mode, List<BenchPage> pages, Extractor extractor, Optional<BrowserPool> browser) {

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

    /** The content of a page, seen this way. */
    record Facts(int nodes, int regions, Bag<String> records, ScriptSigns signs) {}

    /** The facts of a page, or the reason why it could not be rendered. */
    record Look(Optional<Facts> facts, String error) {}

    /** Returns the work of a page, with times by stage. */
    Task task() {
        return new Task(mode, this::run);
    }

    private Map<String, Double> run(int page) {
        Map<String, Double> stages = new LinkedHashMap<>();
        long start = System.nanoTime();
        ParsedPage parsed = parse(pages.get(page), stages);
        long before = System.nanoTime();
        extractor.extract(parsed.tree(), parsed);
        stages.put("extract", (System.nanoTime() - before) / 1e6);
        double fetch = browser.isEmpty() ? pages.get(page).fetchMillis() : 0;
        if (browser.isEmpty()) {
            stages.put("fetch", fetch);
        }
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

    /** Looks at a page without timing it; warms up too. */
    Look look(int page) {
        if (browser.isEmpty()) {
            return new Look(Optional.of(facts(PARSER.parse(pages.get(page).bytes(), null, ""))), "");
        }
        FetchedPage shown = browser.get().fetch(PageRequest.of(pages.get(page).url()));
        return shown.outcome() == Outcome.DONE
                ? new Look(Optional.of(facts(PARSER.parse(shown.body(), shown.charset(), ""))), "")
                : new Look(Optional.empty(), shown.outcome().code() + ": " + shown.error());
    }

    private Facts facts(ParsedPage parsed) {
        Extraction found = extractor.extract(parsed.tree(), parsed);
        List<String> texts = found.content().stream()
                .flatMap(region -> region.records().stream())
                .map(DataRecord::text)
                .toList();
        return new Facts(
                found.nodes(), found.content().size(), Bag.ofRecords(texts), ScriptSignReader.of(parsed, found));
    }
}
