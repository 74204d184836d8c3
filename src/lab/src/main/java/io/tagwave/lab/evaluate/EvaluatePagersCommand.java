package io.tagwave.lab.evaluate;

import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.UserException;
import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.Extractor;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import io.tagwave.rows.JsonText;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(name = "pagers", description = "Scores the next pages that are found on pages against the true ones.")
final class EvaluatePagersCommand implements Callable<Integer> {

    @Parameters(
            paramLabel = "DIR",
            description = "Pages and truth.jsonl: file, base, next and pages (addresses of numbered pages) of each.")
    private Path directory;

    @Option(names = "--per-page", description = "Name the pages that are wrong.")
    private boolean perPage;

    @Spec
    private CommandSpec spec;

    private int withNext;
    private int right;
    private int without;
    private int leftAlone;
    private int astray;

    @Override
    public Integer call() {
        HtmlParser parser = new HtmlParser();
        Extractor extractor = new RecordExtractor(ContentModel.shipped(), System::nanoTime);
        for (JsonNode truth : truths()) {
            Path file = directory.resolve(truth.path("file").asText());
            try {
                ParsedPage page = parser.parse(
                        Files.readAllBytes(file), null, truth.path("base").asText());
                count(file, truth, extractor.next(page.tree(), extractor.judge(page.tree()), page));
            } catch (IOException e) {
                throw new UserException(file + ": cannot be read: " + e.getMessage());
            }
        }
        spec.commandLine()
                .getOut()
                .printf(
                        "next page %d/%d; pages without a pager left alone %d/%d; led astray %d%n",
                        right, withNext, leftAlone, without, astray);
        return ExitStatus.DONE;
    }

    private List<JsonNode> truths() {
        try (var lines = Files.lines(directory.resolve("truth.jsonl"))) {
            return lines.filter(line -> !line.isBlank())
                    .map(EvaluatePagersCommand::json)
                    .toList();
        } catch (IOException e) {
            throw new UserException(directory + ": expected truth.jsonl in it, found none that can be read");
        }
    }

    private static JsonNode json(String line) {
        try {
            return JsonText.MAPPER.readTree(line);
        } catch (IOException e) {
            throw new UserException("truth.jsonl: expected one JSON object a line, found " + line);
        }
    }

    private void count(Path file, JsonNode truth, @Nullable String found) {
        List<String> next = texts(truth.path("next"));
        List<String> pages = texts(truth.path("pages"));
        boolean hit = next.contains(found);
        boolean strays = found != null && !hit && !pages.contains(found);
        if (!next.isEmpty()) {
            withNext++;
            right += hit ? 1 : 0;
        } else if (pages.isEmpty()) {
            without++;
            leftAlone += found == null ? 1 : 0;
        }
        astray += strays ? 1 : 0;
        if (perPage && (strays || !next.isEmpty() && !hit)) {
            PrintWriter out = spec.commandLine().getOut();
            out.printf("  %s: found %s, expected %s%n", file.getFileName(), found, next);
        }
    }

    private static List<String> texts(JsonNode array) {
        return StreamSupport.stream(array.spliterator(), false)
                .map(JsonNode::asText)
                .toList();
    }
}
