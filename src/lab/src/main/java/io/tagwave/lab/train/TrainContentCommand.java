package io.tagwave.lab.train;

import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.OutputFile;
import io.tagwave.cli.shared.UserException;
import io.tagwave.lab.labels.LabelFiles;
import io.tagwave.lab.labels.LabeledRegions;
import io.tagwave.lab.labels.TrainingPageReader;
import io.tagwave.learn.list.ContentTrainer;
import io.tagwave.learn.list.HeldOutGroup;
import io.tagwave.learn.list.LabeledPage;
import io.tagwave.learn.list.TrainingSet;
import io.tagwave.learn.region.ConfusionMatrix;
import io.tagwave.learn.region.CrossValidation;
import io.tagwave.learn.region.FoldScores;
import io.tagwave.learn.region.LabeledRows;
import io.tagwave.learn.region.ThesisModels;
import io.tagwave.model.ContentModel;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "content",
        description = {
            "Learns to find the main list of a page.",
            "DIR/records/SET/truth.jsonl names pages and their true titles, DIR/unstructured contains pages without a"
                    + " list,",
            "DIR/CASE/expected.json has the true titles of DIR/CASE/source.html.",
            "DIR/lists/truth.jsonl has all lists of a page; DIR/sources.tsv names the site of a page.",
            "With --content, learns a model of the thesis from the labeled regions in DIR/regions.csv instead."
        })
public final class TrainContentCommand extends ConsoleCommand {

    @Parameters(paramLabel = "DIR", arity = "1..*", description = "Labeled pages.")
    private List<Path> dirs;

    @Option(names = "--labels", paramLabel = "FILE")
    private List<Path> labels = List.of();

    @Option(names = "--pages", paramLabel = "DIR")
    private List<Path> pagesOfLabels = List.of();

    @Option(names = "--content")
    private @Nullable ThesisModels thesis;

    @Option(names = "--seed", defaultValue = "1")
    private long seed;

    @Option(
            names = {"--model", "--out"},
            paramLabel = "FILE")
    private @Nullable Path out;

    @Option(names = "--figures", paramLabel = "FILE")
    private @Nullable Path figures;

    @Option(names = "--per-page")
    private boolean perPage;

    @Option(names = "--left-out", paramLabel = "PATTERN", defaultValue = "")
    private Pattern leftOutPattern;

    @Override
    public Integer call() {
        PrintWriter text = out();
        if (thesis != null) {
            train(thesis, text);
            return ExitStatus.DONE;
        }
        TrainingPageReader reader = new TrainingPageReader();
        List<LabeledPage> pages = reader.read(dirs);
        if (!pagesOfLabels.isEmpty() && pagesOfLabels.size() != labels.size()) {
            throw new UserException(
                    "expected as many --pages as --labels, found " + pagesOfLabels.size() + " and " + labels.size());
        }
        for (int i = 0; i < labels.size(); i++) {
            Path beside = Objects.requireNonNull(labels.get(i).toAbsolutePath().getParent());
            pages.addAll(reader.readApart(labels.get(i), pagesOfLabels.isEmpty() ? beside : pagesOfLabels.get(i)));
        }
        if (pages.isEmpty()) {
            throw new UserException("expected DIR/records/SET/truth.jsonl below " + dirs + ", found none");
        }
        ContentTrainer trainer = new ContentTrainer();
        TrainingSet set = TrainingSet.of(pages);
        List<HeldOutGroup> leftOut = HeldOutGroup.all(trainer, set, leftOutPattern.asPredicate());
        leftOut.forEach(left -> show(left, text));
        if (out != null || figures != null) {
            ContentModel model = trainer.train(set);
            write(model.lines(), out);
            write(HeldOutScores.lines(leftOut, model), figures);
        }
        return ExitStatus.DONE;
    }

    /** Trains a model of the thesis on labeled regions, prints its scores on unseen ones, and writes it. */
    private void train(ThesisModels model, PrintWriter text) {
        if (dirs.size() != 1) {
            throw new UserException("expected one directory with regions.csv, found " + dirs.size());
        }
        LabeledRows rows = LabeledRegions.read(dirs.get(0)).samples();
        FoldScores scores = new CrossValidation(5, 2, seed).run(model.learner(), rows);
        text.printf(
                "%s on %d regions, five-fold cross-validation: precision %.4f recall %.4f f1 %.4f ± %.4f%n",
                model.title(),
                rows.y().length,
                scores.mean(ConfusionMatrix::precision),
                scores.mean(ConfusionMatrix::recall),
                scores.f1(),
                scores.deviation(ConfusionMatrix::f1));
        if (out != null) {
            OutputFile.whole(out, file -> {
                try (OutputStream stream = Files.newOutputStream(file)) {
                    model.train(rows, seed).write(stream);
                    return file;
                }
            });
        }
    }

    private void show(HeldOutGroup left, PrintWriter text) {
        text.printf(
                "%s left out: pages %d, perfect %d, silent %d, precision %.4f recall %.4f f1 %.4f, all lists %.4f%n",
                left.group(),
                left.pages(),
                left.perfect(),
                left.silent(),
                left.records().precision(),
                left.records().recall(),
                left.records().f1(),
                left.allLists());
        for (HeldOutGroup.Case c : left.cases()) {
            if (perPage && !c.found().perfect()) {
                text.printf(
                        "    %s: probability %.3f right %d extracted %d true %d, of the best list %d and %d%n",
                        c.page(),
                        c.probability(),
                        c.found().right(),
                        c.found().extracted(),
                        c.found().expected(),
                        c.score().right(),
                        c.score().extracted());
            }
        }
    }

    private static void write(List<String> lines, @Nullable Path file) {
        if (file != null) {
            LabelFiles.write(lines, file);
        }
    }
}
