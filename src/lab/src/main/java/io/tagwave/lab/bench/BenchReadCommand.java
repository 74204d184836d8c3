package io.tagwave.lab.bench;

import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.UserException;
import io.tagwave.lab.evaluate.PrintedTable;
import io.tagwave.report.ReportTable;
import io.tagwave.visit.PageArguments;
import io.tagwave.visit.PageLoadException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "read",
        description =
                "Measures CPU of reading pages, their menus and content, pass after pass in one thread of a fresh JVM,"
                        + " beside the parser's.")
final class BenchReadCommand extends ConsoleCommand {

    @Parameters(paramLabel = "DIR", description = "A folder of pages.")
    private Path folder;

    @Option(names = "--passes", defaultValue = "20")
    private int passes;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (passes < 1) {
            throw new UserException("--passes: expected at least 1, found " + passes);
        }
        List<Path> files = files();
        StageTimes times = StageTimes.measure(files, passes);
        ReportTable table = PrintedTable.empty("bench-passes");
        for (int pass :
                Stream.of(1, 5, passes).filter(p -> p <= passes).distinct().toList()) {
            double parse = times.of(pass, "parse");
            double judge = times.of(pass, StageTimes.JUDGING);
            double filter = times.of(pass, "filter");
            table = table.row(
                    pass,
                    number(parse / files.size()),
                    number(times.of(pass, "tree") / parse),
                    number(judge / parse),
                    Stream.of("segment", "locate", "align", "rows", "menu")
                            .map(stage -> number(times.of(pass, stage) / parse))
                            .toList(),
                    number(filter / judge),
                    number(filter / (judge + times.of(pass, "rows"))));
        }
        out().print(table.toText());
        return ExitStatus.DONE;
    }

    private static String number(double value) {
        return ReportTable.digits(value, 2);
    }

    private List<Path> files() {
        try {
            return PageArguments.of(folder.toString()).stream().map(Path::of).toList();
        } catch (PageLoadException e) {
            throw new UserException(folder + ": expected a folder with HTML pages, found none");
        }
    }
}
