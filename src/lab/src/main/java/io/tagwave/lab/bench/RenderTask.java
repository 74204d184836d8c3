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

/**
 * One way from a page to its records: parsed as it is when there is no browser, otherwise rendered first. Rendering gets the
 * page from a server on this machine, parsing from memory.
 */
final class RenderTask {

    private final String mode;
    private final List<BenchPage> pages;
    private final Extractor extractor;
    private final BrowserPool browser;
    private final HtmlParser parser = new HtmlParser();

    /**
     * A way.
     *
     * @param browser null for parsing
     */
    RenderTask(String mode, List<BenchPage> pages, Extractor extractor, BrowserPool browser) {
        this.mode = mode;
        this.pages = pages;
        this.extractor = extractor;
        this.browser = browser;
    }

    /**
     * A page of the comparison.
     *
     * @param name as the user named it
     * @param bytes in UTF-8, or as its own declaration says
     * @param url where it is served
     */
    record BenchPage(String name, byte[] bytes, String url) {}

    /** What a page holds, seen this way. */
    record Facts(int nodes, int regions, Bag<String> records, ScriptSigns signs, String error) {}

    Task task() {
        return new Task(mode, this::run);
    }

    private Map<String, Double> run(int page) {
        Map<String, Double> stages = new LinkedHashMap<>();
        long start = System.nanoTime();
        ParsedPage parsed = parse(page, stages);
        long before = System.nanoTime();
        extractor.extract(parsed.tree(), parsed);
        stages.put("extract", (System.nanoTime() - before) / 1e6);
        stages.put("total", (System.nanoTime() - start) / 1e6);
        return stages;
    }

    /** Looks at a page without timing it; warms up too. */
    Facts look(int page) {
        ParsedPage parsed;
        if (browser == null) {
            parsed = parser.parse(pages.get(page).bytes(), null, "");
        } else {
            FetchedPage shown = browser.fetch(PageRequest.of(pages.get(page).url()));
            if (shown.outcome() != Outcome.DONE) {
                return new Facts(
                        0, 0, Bag.ofRecords(List.of()), null, shown.outcome().code() + ": " + shown.error());
            }
            parsed = parser.parse(shown.body(), shown.charset(), "");
        }
        Extraction found = extractor.extract(parsed.tree(), parsed);
        List<String> texts = found.content().stream()
                .flatMap(region -> region.records().stream())
                .map(DataRecord::text)
                .toList();
        return new Facts(
                found.nodes(), found.content().size(), Bag.ofRecords(texts), ScriptSignReader.of(parsed, found), null);
    }

    private ParsedPage parse(int page, Map<String, Double> stages) {
        byte[] bytes = pages.get(page).bytes();
        RenderedPage shown = null;
        if (browser != null) {
            shown = browser.render(PageRequest.of(pages.get(page).url()));
            RenderedPage.Times times = shown.times();
            stages.put("start", times.start());
            stages.put("navigate", times.navigate());
            stages.put("wait", times.waiting());
            stages.put("serialise", times.serialise());
            bytes = shown.page().body();
        }
        long before = System.nanoTime();
        ParsedPage parsed =
                parser.parse(bytes, shown == null ? null : shown.page().charset(), "");
        double made = (System.nanoTime() - before) / 1e6;
        stages.put("parse", made - parsed.treeMillis());
        stages.put("tree", parsed.treeMillis());
        return parsed;
    }
}
