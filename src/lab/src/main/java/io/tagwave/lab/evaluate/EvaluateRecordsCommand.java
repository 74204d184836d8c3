package io.tagwave.lab.evaluate;

import static io.tagwave.report.Table.digits;

import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.ProfileOptions;
import io.tagwave.cli.shared.Saved;
import io.tagwave.cli.shared.UserException;
import io.tagwave.crawl.HttpPageSource;
import io.tagwave.eval.RecordScore;
import io.tagwave.lab.evaluate.RecordEvaluation.PageScore;
import io.tagwave.lab.labels.TruthPage;
import io.tagwave.report.HtmlReport;
import io.tagwave.report.Table;
import io.tagwave.visit.PageLoader;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "records",
        description = {
            "Scores the records of labelled pages, in the form of the thesis' Tables 13 to 15.",
            "DIR/records/SET/truth.jsonl, or DIR/SET/truth.jsonl, names pages and their true titles.",
            "DIR/unstructured, if there is one, holds pages without a list."
        })
final class EvaluateRecordsCommand implements Callable<Integer> {

    private static final String REMARK =
            "The thesis counts what its author judged acceptable by hand. Its LR and VOT rows"
                    + " of Table 13 look like counts of regions (42 of 44, 40 of 43), and Table 15 repeats the classifier's row"
                    + " of Table 10. Dataset #1 was 5 pages of each of 51 sites, #2 was 3 pages of each of 10 shops; most of #3"
                    + " is not public. Ours counts records, matched one to one with the true titles.";

    @Parameters(paramLabel = "DIR", description = "Labelled pages.")
    private Path directory;

    @Mixin
    private ProfileOptions profile;

    @Option(names = "--per-page", description = "List the pages that are not perfect.")
    private boolean perPage;

    @Option(names = "--html", paramLabel = "FILE", description = "Write the tables as a page too.")
    private Path html;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        List<Path> sets = TruthPage.sets(directory);
        if (sets.isEmpty()) {
            throw new UserException(directory + ": expected SET/truth.jsonl below it, found none");
        }
        RecordEvaluation evaluation = new RecordEvaluation(profile.extractor());
        HtmlReport report = new HtmlReport("Records found on labelled pages");
        Table table = Table.of(
                "Records, micro-averaged over the pages of a set, in percent",
                "set",
                "pages",
                "perfect",
                "precision",
                "recall",
                "F",
                "MDR precision",
                "MDR recall",
                "MDR F");
        try (PageLoader loader = PageLoader.parsing(HttpPageSource::new)) {
            for (Path set : sets) {
                List<PageScore> scores = evaluation.set(set, loader);
                table = table.row(row(set, scores));
                list(scores);
                comparison(set.getFileName().toString(), scores, report);
            }
            show(table, report);
            unstructured(evaluation, loader, report);
        }
        spec.commandLine().getOut().println(REMARK);
        Saved.page(report.paragraph(REMARK), html);
        return ExitStatus.DONE;
    }

    private static String[] row(Path set, List<PageScore> scores) {
        RecordScore ours = sum(scores, PageScore::ours);
        RecordScore mdr = sum(scores, PageScore::mdr);
        long perfect = scores.stream().filter(s -> s.ours().perfect()).count();
        return new String[] {
            set.getFileName().toString(),
            Integer.toString(scores.size()),
            Long.toString(perfect),
            percent(ours.precision()),
            percent(ours.recall()),
            percent(ours.f1()),
            percent(mdr.precision()),
            percent(mdr.recall()),
            percent(mdr.f1())
        };
    }

    /** The published comparison, for the sets that come from the thesis' datasets #1 and #2. */
    private void comparison(String set, List<PageScore> scores, HtmlReport report) {
        Table published = PublishedRecords.of(set);
        if (published != null) {
            RecordScore ours = sum(scores, PageScore::ours);
            RecordScore mdr = sum(scores, PageScore::mdr);
            show(
                    published
                            .row(
                                    "MDR, measured here",
                                    percent(mdr.precision()),
                                    percent(mdr.recall()),
                                    percent(mdr.f1()))
                            .row("this program", percent(ours.precision()), percent(ours.recall()), percent(ours.f1())),
                    report);
        }
    }

    private void unstructured(RecordEvaluation evaluation, PageLoader loader, HtmlReport report) {
        List<Path> pages = TruthPage.unstructured(directory);
        if (!pages.isEmpty()) {
            long clean = pages.stream()
                    .filter(page -> evaluation.records(page, loader) == 0)
                    .count();
            String line = "Pages without a list on which nothing is reported: " + clean + " of " + pages.size();
            spec.commandLine().getOut().println(line);
            report.paragraph(line);
        }
    }

    private void list(List<PageScore> scores) {
        for (PageScore score : scores) {
            if (perPage && !score.ours().perfect()) {
                spec.commandLine()
                        .getOut()
                        .printf(
                                "    %s: right %d extracted %d true %d%n",
                                score.file(),
                                score.ours().right(),
                                score.ours().extracted(),
                                score.ours().expected());
            }
        }
    }

    private void show(Table table, HtmlReport report) {
        spec.commandLine().getOut().println(table.toText());
        report.table(table);
    }

    private static RecordScore sum(List<PageScore> scores, Function<PageScore, RecordScore> which) {
        return scores.stream().map(which).reduce(RecordScore.NONE, RecordScore::plus);
    }

    private static String percent(double share) {
        return digits(100 * share, 2);
    }
}
