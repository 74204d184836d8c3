package io.tagwave.lab.evaluate;

import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.lab.labels.TruthPage;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "filter",
        description = {
            "Prints the TPS filter papers' table again, from labeled pages, beside the published rows.",
            "DIR/truth.jsonl, or SET/truth.jsonl below it, names pages and their true titles."
        })
final class EvaluateFilterCommand extends ConsoleCommand {

    @Parameters(paramLabel = "DIR", description = "Labeled pages.")
    private Path directory;

    @Override
    public Integer call() {
        LabReport report = new LabReport("Noise filters on labeled pages", out());
        List<LabeledPages.Page> pages = FilterEvaluation.pages(TruthPage.sets(directory), directory);
        List<FilterTables> tables = FilterEvaluation.run(pages, err());
        tables.forEach(table -> table.addTo(report));
        return ExitStatus.DONE;
    }
}
