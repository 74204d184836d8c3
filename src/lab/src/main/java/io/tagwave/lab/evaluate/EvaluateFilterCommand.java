package io.tagwave.lab.evaluate;

import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.lab.labels.TruthPage;
import io.tagwave.lab.report.LabReport;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "filter",
        description = {
            "Prints the TPS filter papers' table again, from labeled pages, beside the published rows.",
            "DIR/truth.jsonl, or SET/truth.jsonl below it, names pages and their true titles."
        })
final class EvaluateFilterCommand implements Callable<Integer> {

    @Parameters(paramLabel = "DIR", description = "Labeled pages.")
    private Path directory;

    @Option(names = "--html", paramLabel = "FILE", description = "Write tables and figures as a page.")
    private @Nullable Path html;

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        LabReport report = new LabReport(
                "Noise filters on labeled pages", spec.commandLine().getOut());
        PrintWriter err = spec.commandLine().getErr();
        List<FilterEvaluation.Labeled> pages = FilterEvaluation.pages(TruthPage.sets(directory), directory);
        List<FilterTables> tables = FilterEvaluation.run(pages, err);
        tables.forEach(table -> table.addTo(report));
        report.writeHtml(html);
        return ExitStatus.DONE;
    }
}
