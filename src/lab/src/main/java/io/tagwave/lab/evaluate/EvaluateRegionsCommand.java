package io.tagwave.lab.evaluate;

import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.UserException;
import io.tagwave.lab.labels.LabeledRegions;
import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "regions",
        description =
                "Prints the thesis' Tables 7 to 12 again, from its labeled regions, beside the published numbers.")
final class EvaluateRegionsCommand extends ConsoleCommand {

    @Parameters(paramLabel = "DIR", description = "Directory with regions.csv.")
    private Path directory;

    @Option(names = "--repeats", defaultValue = "10")
    private int repeats;

    @Override
    public Integer call() {
        if (repeats < 1) {
            throw new UserException("--repeats: expected at least 1, found " + repeats);
        }
        LabReport report = new LabReport("The thesis' classification tables, measured again", out());
        new RegionEvaluation(repeats).addTo(report, LabeledRegions.read(directory), err());
        return ExitStatus.DONE;
    }
}
