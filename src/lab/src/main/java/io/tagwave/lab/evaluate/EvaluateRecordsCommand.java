package io.tagwave.lab.evaluate;

import io.tagwave.cli.shared.BrowserOptions;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.ProfileOptions;
import io.tagwave.crawl.HttpPageSource;
import io.tagwave.extract.Extractor;
import io.tagwave.lab.bench.StepProgress;
import io.tagwave.lab.evaluate.RecordEvaluation.PageScore;
import io.tagwave.lab.train.HeldOutScores;
import io.tagwave.visit.PageLoader;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
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

    static final String REMARK = "The thesis counts what its author judged acceptable by hand. Its LR and VOT rows"
            + " of Table 13 look like counts of regions (42 of 44, 40 of 43), and Table 15 repeats the classifier's row"
            + " of Table 10. Dataset #1 was 5 pages of each of 51 sites, #2 was 3 pages of each of 10 shops; most of #3"
            + " is not public. Ours counts records, matched one to one with the true titles.";

    @Parameters(paramLabel = "DIR", description = "Labelled pages.")
    private Path directory;

    @Mixin
    private ProfileOptions profile;

    @Option(names = "--per-page", description = "List the pages that are not perfect.")
    private boolean perPage;

    @Option(
            names = "--repairs",
            description = "Instead: F after each of the repairs that lead from the published thesis to profile thesis,"
                    + " with either spectrum.")
    private boolean repairs;

    @Option(
            names = "--render",
            description = "Also show each page in a browser and compare: the thesis says that precision, recall and F"
                    + " stay the same.")
    private boolean render;

    @Mixin
    private BrowserOptions browser;

    @Option(names = "--html", paramLabel = "FILE", description = "Write the tables as a page too.")
    private Path html;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        PrintWriter err = spec.commandLine().getErr();
        EvaluationReport findings = new EvaluationReport(
                "Records found on labelled pages", spec.commandLine().getOut());
        LabeledPages pages;
        try (PageLoader loader = PageLoader.parsing(HttpPageSource::new)) {
            pages = LabeledPages.read(directory, loader, err);
        }
        if (repairs) {
            findings.show(ThesisRepairs.table(pages, true, err));
            findings.show(ThesisRepairs.table(pages, false, err));
        } else {
            evaluate(pages, findings);
        }
        findings.save(html);
        return ExitStatus.DONE;
    }

    private void evaluate(LabeledPages pages, EvaluationReport findings) {
        Extractor extractor = profile.extractor();
        HeldOutScores.Figures leftOut =
                profile.isShippedModel() ? LeftOutFigures.ofShippedModel() : HeldOutScores.Figures.NONE;
        RecordTables tables = new RecordTables(profile.title(), leftOut);
        RecordRun run;
        RenderedRecords rendered = null;
        PrintWriter err = spec.commandLine().getErr();
        try (StepProgress progress = new StepProgress("pages scored", pages.labelled() + pages.size(), err)) {
            run = RecordRun.of(pages, extractor, RecordRun.baseline(pages, progress::step), progress::step);
        }
        if (render) {
            rendered = rendered(run, extractor);
        }
        run.sets().forEach(set -> list(set.ours()));
        findings.show(tables.sets(run));
        run.sets().stream().map(tables::comparison).filter(t -> t != null).forEach(findings::show);
        if (!pages.unstructured().isEmpty()) {
            findings.say(tables.silent(run));
        }
        if (rendered != null) {
            rendered.show(findings);
        }
        if (tables.learned()) {
            findings.say(tables.caution());
        }
        findings.say(REMARK);
    }

    private RenderedRecords rendered(RecordRun parsed, Extractor extractor) {
        PrintWriter err = spec.commandLine().getErr();
        try (PageLoader loader = PageLoader.rendering(() -> BrowserOptions.start(browser.settings()))) {
            LabeledPages shown = LabeledPages.available(directory, loader, err);
            try (StepProgress progress = new StepProgress("rendered pages scored", shown.size(), err)) {
                return new RenderedRecords(
                        parsed,
                        RecordRun.of(shown, extractor, RecordRun.baseline(shown, () -> {}), progress::step),
                        shown.failed());
            }
        }
    }

    private void list(List<PageScore> scores) {
        for (PageScore score : scores) {
            if (perPage && !score.score().perfect()) {
                spec.commandLine()
                        .getOut()
                        .printf(
                                "    %s: right %d extracted %d true %d%n",
                                score.page().file(),
                                score.score().right(),
                                score.score().extracted(),
                                score.score().expected());
            }
        }
    }
}
