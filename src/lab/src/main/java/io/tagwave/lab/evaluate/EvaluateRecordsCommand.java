package io.tagwave.lab.evaluate;

import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.ProfileOptions;
import io.tagwave.cli.shared.UserException;
import io.tagwave.crawl.HttpPageSource;
import io.tagwave.eval.RecordScore;
import io.tagwave.extract.Extractor;
import io.tagwave.lab.evaluate.RecordEvaluation.PageScore;
import io.tagwave.lab.train.HeldOutScores;
import io.tagwave.thesis.ThesisExtractor;
import io.tagwave.visit.PageLoader;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "records",
        description = {
            "Scores the records of labeled pages, in the form of the thesis' Tables 13 to 15.",
            "DIR/records/SET/truth.jsonl, or DIR/SET/truth.jsonl, names pages and their true titles.",
            "DIR/unstructured, if there is one, holds pages without a list."
        })
final class EvaluateRecordsCommand extends ConsoleCommand {

    @Parameters(paramLabel = "DIR", description = "Labeled pages.")
    private Path directory;

    @Mixin
    private ProfileOptions profile;

    @Option(names = "--per-page")
    private boolean perPage;

    @Option(names = "--sweep")
    private boolean sweep;

    @Option(names = "--html", paramLabel = "FILE")
    private @Nullable Path html;

    @Override
    public Integer call() {
        LabReport report = new LabReport("Records found on labeled pages", out());
        LabeledPages pages;
        try (PageLoader loader = PageLoader.parsing(HttpPageSource::new)) {
            pages = LabeledPages.read(directory, loader, err());
        }
        if (sweep) {
            if (!(profile.extractor() instanceof ThesisExtractor thesis)) {
                throw new UserException("--sweep: expected --profile thesis or published beside it");
            }
            ThresholdSweep.addTo(report, thesis.stages(), pages, err());
        } else {
            evaluate(pages, report, err());
        }
        report.writeHtml(html);
        return ExitStatus.DONE;
    }

    private void evaluate(LabeledPages pages, LabReport report, PrintWriter err) {
        Extractor extractor = profile.extractor();
        RecordTables tables = new RecordTables(
                profile.title(), profile.isShippedModel() ? HeldOutScores.ofShippedModel() : HeldOutScores.NONE);
        RecordEvaluation run;
        Map<String, RecordScore> mdr;
        try (StepProgress progress = new StepProgress("pages scored", pages.labeled() + pages.size(), err)) {
            mdr = RecordEvaluation.baseline(pages, progress::step);
            run = RecordEvaluation.of(pages, extractor, progress::step);
        }
        if (perPage) {
            run.pages().forEach(this::list);
        }
        report.table(tables.sets(run, mdr));
        run.sets().forEach(set -> tables.comparison(set, mdr.getOrDefault(set.name(), RecordScore.NONE))
                .ifPresent(report::table));
        if (!pages.unstructured().isEmpty()) {
            report.paragraph(tables.silence(run));
        }
        if (tables.learned()) {
            report.paragraph(tables.caution());
        }
        report.paragraph(RecordTables.REMARK);
    }

    private void list(PageScore page) {
        RecordScore score = page.score();
        if (!score.perfect()) {
            out().printf(
                            "    %s: right %d extracted %d true %d%n",
                            page.page().file(), score.right(), score.extracted(), score.expected());
        }
    }
}
