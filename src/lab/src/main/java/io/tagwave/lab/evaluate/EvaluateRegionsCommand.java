package io.tagwave.lab.evaluate;

import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.Saved;
import io.tagwave.cli.shared.UserException;
import io.tagwave.lab.labels.RegionsFile;
import io.tagwave.learn.region.CrossValidation;
import io.tagwave.report.HtmlReport;
import io.tagwave.report.Table;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

@Command(
        name = "regions",
        description =
                "Prints the thesis' Tables 7 to 12 again, from its labelled regions, beside the published numbers.")
final class EvaluateRegionsCommand implements Callable<Integer> {

    private static final List<String> NOT_REPRODUCIBLE = List.of(
            "Table 10: the file does not mark the regions of the 61 documents without structured content. The rows used"
                    + " here (1 to 458, and the content rows after them) are inferred from the table's own arithmetic.",
            "Tables 10 and 11: the folds and seeds of the 200 runs were not published, and a fold has a deviation of"
                    + " about three points: the order of the models is within it.",
            "LR as printed in Appendix A (no scaling, no transformation) reaches about 84; with the quantile transform"
                    + " and products of features that its author's training leads to, it reaches the printed F.",
            "EXT: min_samples_split = 0.02 has no counterpart in Tribuo; min_samples_leaf = 5 nearly implies it.",
            "GB: ours is an own implementation of the same formulas, since XGBoost's native library runs on one kind of"
                    + " processor only. Depth and learning rate are not in Table 17.",
            "STCK: the meta model learns from what its parts say of regions they did not see; the library behind the"
                    + " thesis shows it regions they did see.",
            "Table 6 (k-means a document) needs to know which regions are of one document; the file does not say.");

    @Parameters(paramLabel = "DIR", description = "Directory with regions.csv.")
    private Path directory;

    @Option(
            names = "--repeats",
            defaultValue = "10",
            description = "Shuffled five-fold cross-validations a model (default: ${DEFAULT-VALUE}; the thesis: 200).")
    private int repeats;

    @Option(
            names = "--search-repeats",
            defaultValue = "2",
            description =
                    "The same for each of 63 feature sets and each point of the grid (default: ${DEFAULT-VALUE}).")
    private int searchRepeats;

    @Option(names = "--seed", defaultValue = "1", description = "Default: ${DEFAULT-VALUE}.")
    private long seed;

    @Option(names = "--grid", description = "Also try the settings around those of Table 17.")
    private boolean grid;

    @Option(names = "--html", paramLabel = "FILE", description = "Write the tables as a page too.")
    private Path html;

    @Spec
    private CommandSpec spec;

    private final HtmlReport report = new HtmlReport("The thesis' classification tables, measured again");

    @Override
    public Integer call() {
        if (repeats < 1 || searchRepeats < 0) {
            throw new UserException("--repeats, --search-repeats: expected at least 1 and 0, found " + repeats + " and "
                    + searchRepeats);
        }
        RegionsFile file = RegionsFile.read(directory);
        CrossValidation validation = new CrossValidation(5, repeats, seed);
        new FeatureTables(file).all().forEach(this::show);
        ModelTables models = new ModelTables(file, validation);
        show(models.structured());
        show(models.complete());
        if (searchRepeats > 0) {
            search(models);
        }
        showLimits();
        Saved.page(report, html);
        return ExitStatus.DONE;
    }

    private void search(ModelTables models) {
        CrossValidation quick = new CrossValidation(5, searchRepeats, seed);
        show(models.features(quick));
        if (grid) {
            show(models.grid(quick));
        }
    }

    private void show(Table table) {
        PrintWriter out = spec.commandLine().getOut();
        out.println(table.toText());
        out.flush();
        report.table(table);
    }

    private void showLimits() {
        spec.commandLine().getOut().println("What can not be reproduced, or not wholly:");
        report.section("What can not be reproduced, or not wholly");
        NOT_REPRODUCIBLE.forEach(limit -> {
            spec.commandLine().getOut().println("- " + limit);
            report.paragraph(limit);
        });
    }
}
