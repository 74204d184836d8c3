package io.tagwave.lab.evaluate;

import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.UserException;
import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.Extractor;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.lab.labels.LabelFiles;
import io.tagwave.model.ContentModel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(name = "pagers", description = "Scores the next pages that are found on pages against the true ones.")
final class EvaluatePagersCommand extends ConsoleCommand {

    @Parameters(
            paramLabel = "DIR",
            description = "Pages and truth.jsonl: file, base, next and pages (addresses of numbered pages) of each.")
    private Path directory;

    @Option(names = "--per-page")
    private boolean perPage;

    private int withNext;
    private int right;
    private int without;
    private int leftAlone;
    private int astray;

    @Override
    public Integer call() {
        HtmlParser parser = new HtmlParser();
        Extractor extractor = new RecordExtractor(ContentModel.shipped(), System::nanoTime);
        Path truths = directory.resolve("truth.jsonl");
        if (!Files.isReadable(truths)) {
            throw new UserException(directory + ": expected truth.jsonl in it, found none that can be read");
        }
        for (JsonNode truth : LabelFiles.objects(truths).values()) {
            Path file = directory.resolve(truth.path("file").asText());
            ParsedPage page = parser.parse(
                    LabelFiles.bytes(file), null, truth.path("base").asText());
            count(
                    file,
                    truth,
                    extractor
                            .continuation(page.tree(), extractor.judge(page.tree()), page)
                            .next());
        }
        out().printf(
                        "next page %d/%d; pages without a pager left alone %d/%d; led astray %d%n",
                        right, withNext, leftAlone, without, astray);
        return ExitStatus.DONE;
    }

    private void count(Path file, JsonNode truth, @Nullable String found) {
        List<String> next = LabelFiles.texts(truth.path("next"));
        List<String> pages = LabelFiles.texts(truth.path("pages"));
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
            out().printf("  %s: found %s, expected %s%n", file.getFileName(), found, next);
        }
    }
}
