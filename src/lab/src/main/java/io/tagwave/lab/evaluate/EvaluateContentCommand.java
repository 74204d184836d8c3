package io.tagwave.lab.evaluate;

import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.dom.HtmlParser;
import io.tagwave.eval.TextScore;
import io.tagwave.lab.labels.BenchmarkPage;
import io.tagwave.visit.ContentPageFilter;
import io.tagwave.visit.PageFilter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "content",
        description = {
            "Scores the main text that filter keeps of pages, by the measures of two public benchmarks.",
            "DIR is one split of WCXB (html, ground-truth), the article extraction benchmark (html, ground-truth.json),",
            "or has truth.jsonl with file, kind and content of each page."
        })
final class EvaluateContentCommand extends ConsoleCommand {

    /** Figures that the benchmarks publish, over all of their pages. */
    private static final String PUBLISHED = """
            published, words (WCXB, arXiv 2605.21097, 1,497 pages): rs-trafilatura .859, MinerU-HTML .827, Trafilatura .791, \
            dom-smoothie .762, Readability .675
            published, shingles (article extraction benchmark, 2019, 181 pages): AutoExtract .970, Diffbot .951, Readability .922, \
            newspaper3k .912, dragnet .907, boilerpipe .860, all text .665
            the published figures are of those programs' versions and of all pages; only figures of the same pages compare
            """;

    @Parameters(paramLabel = "DIR", description = "Pages with their main texts.")
    private Path directory;

    @Option(names = "--per-page")
    private boolean perPage;

    @Override
    public Integer call() {
        HtmlParser parser = new HtmlParser();
        PageFilter filter = new ContentPageFilter();
        Map<String, List<TextScore>> kinds = new TreeMap<>();
        List<TextScore> all = new ArrayList<>();
        BenchmarkPage.withContent(directory).forEach((page, truth) -> {
            String text = filter.filter(parser.parse(page.html(), null, page.url()))
                    .kept()
                    .text();
            TextScore score = TextScore.of(text, content(truth));
            kinds.computeIfAbsent(kind(truth), kind -> new ArrayList<>()).add(score);
            all.add(score);
            if (perPage) {
                print("  " + page.name(), List.of(score));
            }
        });
        kinds.forEach(this::print);
        print("all", all);
        out().print(PUBLISHED);
        return ExitStatus.DONE;
    }

    private void print(String name, List<TextScore> scores) {
        out().printf(
                        "%-14s %5d pages  words F1 %.4f precision %.4f recall %.4f  shingles F1 %.4f%n",
                        name,
                        scores.size(),
                        TextScore.mean(scores, TextScore::f1),
                        TextScore.mean(scores, TextScore::precision),
                        TextScore.mean(scores, TextScore::recall),
                        TextScore.shinglesF1(scores));
    }

    private static String content(JsonNode truth) {
        JsonNode published = truth.path("ground_truth").path("main_content");
        return published.asText(
                truth.path("articleBody").asText(truth.path("content").asText()));
    }

    private static String kind(JsonNode truth) {
        JsonNode published = truth.path("_internal").path("page_type");
        return published
                .path("primary")
                .asText(published.asText(truth.path("kind").asText("article")));
    }
}
