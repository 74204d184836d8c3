package io.tagwave.lab.evaluate;

import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.eval.Bag;
import io.tagwave.eval.GreedyMatching;
import io.tagwave.eval.RecordScore;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.Extractor;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.lab.labels.BenchmarkPage;
import io.tagwave.lab.labels.LabelFiles;
import io.tagwave.model.ContentModel;
import io.tagwave.tree.PageTree;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "lists",
        description = {
            "Scores all lists of pages against the true ones by the words of their records, as NEXT-EVAL does.",
            "DIR is NEXT-EVAL's folder of pages (html, groundTruth), or has truth.jsonl with file and lists of each page."
        })
final class EvaluateListsCommand extends ConsoleCommand {

    @Parameters(paramLabel = "DIR", description = "Pages with their true records.")
    private Path directory;

    @Option(names = "--per-page")
    private boolean perPage;

    private int pages;
    private double precisions;
    private double recalls;
    private double f1s;

    @Override
    public Integer call() {
        HtmlParser parser = new HtmlParser();
        Extractor extractor = new RecordExtractor(ContentModel.shipped(), System::nanoTime);
        BenchmarkPage.withLists(directory).forEach((page, truth) -> {
            ParsedPage parsed = parser.parse(page.html(), null, page.url());
            List<Bag<String>> found = new ArrayList<>();
            for (ExtractedList list : extractor.extract(parsed.tree(), parsed).content()) {
                list.records().stream().map(DataRecord::text).map(Bag::ofWords).forEach(found::add);
            }
            add(page.name(), found, records(truth, parsed.tree()));
        });
        out().printf(
                        "lists of %d pages: precision %.4f recall %.4f F1 %.4f%n",
                        pages, precisions / pages, recalls / pages, f1s / pages);
        out().println(
                        "published by NEXT-EVAL's authors (arXiv 2505.17125), over all of its pages: a language model .957;"
                                + " its own measure is of XPaths, this one of words");
        return ExitStatus.DONE;
    }

    private void add(String name, List<Bag<String>> found, List<Bag<String>> truth) {
        double same = GreedyMatching.likeness(found, truth);
        double precision = found.isEmpty() ? 0 : same / found.size();
        double recall = truth.isEmpty() ? 0 : same / truth.size();
        double f1 = RecordScore.harmonic(precision, recall);
        pages++;
        precisions += precision;
        recalls += recall;
        f1s += f1;
        if (perPage) {
            out().printf("  %s: precision %.3f recall %.3f F1 %.3f%n", name, precision, recall, f1);
        }
    }

    /** Returns the words of all true records: of texts, or of the elements that XPaths lead to. */
    private static List<Bag<String>> records(JsonNode truth, PageTree tree) {
        List<Bag<String>> records = new ArrayList<>();
        if (truth.isArray()) {
            truth.forEach(record -> records.add(Bag.ofWords(String.join(
                    " ",
                    LabelFiles.texts(record).stream()
                            .map(xpath -> text(tree, xpath))
                            .toList()))));
        } else {
            truth.path("lists").forEach(list -> LabelFiles.texts(list).forEach(text -> records.add(Bag.ofWords(text))));
        }
        return records;
    }

    /** Returns the text at an XPath from the body on, such as {@code /body[1]/div[3]/text()[1]}; empty if it leads nowhere. */
    private static String text(PageTree tree, String xpath) {
        int node = 0;
        String[] steps = xpath.split("/");
        for (int i = 2; node >= 0 && i < steps.length; i++) {
            int number = steps[i].indexOf('[');
            String tag = number < 0 ? steps[i] : steps[i].substring(0, number);
            int left = number < 0 ? 1 : Integer.parseInt(steps[i].substring(number + 1, steps[i].length() - 1));
            node = tree.firstChild(node);
            while (node >= 0 && !(tag.equals(tree.isText(node) ? "text()" : tree.tagName(node)) && --left == 0)) {
                node = tree.nextSibling(node);
            }
        }
        return node < 0 ? "" : tree.text(node, tree.end(node));
    }
}
