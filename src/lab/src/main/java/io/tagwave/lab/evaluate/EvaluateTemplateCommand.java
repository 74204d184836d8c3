package io.tagwave.lab.evaluate;

import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.UserException;
import io.tagwave.eval.TemplateEvaluation;
import io.tagwave.lab.labels.TemplatePairs;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "template",
        description = "Compares the template algorithms with top-down mapping: the tables of the"
                + " template thesis, Chapter 5, on other pages.")
public final class EvaluateTemplateCommand extends ConsoleCommand {

    @Parameters(paramLabel = "DIR", description = "One folder of pages of one template each.")
    private Path directory;

    @Option(names = "--pairs", defaultValue = "15")
    private int pairs;

    @Override
    public Integer call() {
        if (pairs < 1) {
            throw new UserException("expected --pairs of 1 or more, found " + pairs);
        }
        TemplatePairs source = new TemplatePairs(err());
        TemplateEvaluation.Result result = TemplateReport.evaluate(directory, source.below(directory, pairs), err());
        result.refused().forEach(err()::println);
        TemplateReport templates = new TemplateReport(result.scores());
        LabReport report = new LabReport("Template algorithms against top-down mapping", out());
        report.paragraph(TemplateReport.REMARK);
        templates.tables().forEach(report::table);
        return source.failed() == 0 ? ExitStatus.DONE : ExitStatus.PARTLY;
    }
}
