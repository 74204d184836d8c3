package io.tagwave.cli;

import io.tagwave.cli.crawl.CrawlCommand;
import io.tagwave.cli.crawl.ImportCommand;
import io.tagwave.cli.crawl.ListCommand;
import io.tagwave.cli.data.ChangesCommand;
import io.tagwave.cli.data.ExportCommand;
import io.tagwave.cli.data.ForgetCommand;
import io.tagwave.cli.data.ReportCommand;
import io.tagwave.cli.data.ServeCommand;
import io.tagwave.cli.data.SqlCommand;
import io.tagwave.cli.data.WhyCommand;
import io.tagwave.cli.page.DiffCommand;
import io.tagwave.cli.page.ExtractCommand;
import io.tagwave.cli.page.FilterCommand;
import io.tagwave.cli.page.MenuCommand;
import io.tagwave.cli.page.TemplateCommand;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.ProgramVersion;
import io.tagwave.rows.LogLines;
import java.util.Set;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.ScopeType;
import picocli.CommandLine.Spec;

/** The root command, which names the commands of this module. */
@Command(
        name = "tagwave",
        description = "Turns lists on web pages into rows of a SQL database, or of a CSV file.",
        mixinStandardHelpOptions = true,
        versionProvider = ProgramVersion.class,
        scope = ScopeType.INHERIT,
        subcommands = {
            DemoCommand.class,
            ListCommand.class,
            ChangesCommand.class,
            WhyCommand.class,
            WatchCommand.class,
            CrawlCommand.class,
            ImportCommand.class,
            SqlCommand.class,
            ExportCommand.class,
            ForgetCommand.class,
            ReportCommand.class,
            ServeCommand.class,
            McpCommand.class,
            ExtractCommand.class,
            MenuCommand.class,
            TemplateCommand.class,
            DiffCommand.class,
            FilterCommand.class,
            AutoComplete.GenerateCompletion.class,
        })
final class TagwaveCommand implements Callable<Integer> {

    private static final Set<String> ENDLESS = Set.of("watch", "serve", "mcp");

    @Spec
    private CommandSpec spec;

    @Option(names = "--verbose", scope = ScopeType.INHERIT)
    private boolean verbose;

    private @Nullable LogLines log;

    @Option(names = "--log-format", scope = ScopeType.INHERIT, paramLabel = "FORMAT")
    private void logFormat(LogLines.Format format) {
        log().format(format);
    }

    @Option(names = "--quiet", scope = ScopeType.INHERIT)
    private void quiet(boolean isQuiet) {
        if (isQuiet) {
            log().hold();
        }
    }

    private LogLines log() {
        CommandLine root = spec.root().commandLine();
        if (log == null) {
            log = new LogLines(root.getErr());
            root.setErr(log.printer());
        }
        return log;
    }

    /** Runs the command that was parsed; of one that does not end by itself, no message is held back. */
    int run(ParseResult parsed) {
        ParseResult command = parsed.hasSubcommand() ? parsed.subcommand() : parsed;
        boolean isEndless = ENDLESS.contains(command.commandSpec().name()) && !command.hasMatchedOption("--once");
        if (log != null && isEndless) {
            log.release();
        }
        return new CommandLine.RunLast().execute(parsed);
    }

    /** Ends the log, if there is one, with the exit status. */
    void end(int status) {
        if (log != null) {
            log.end(status);
        }
    }

    /** Prints the help. */
    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getErr());
        return ExitStatus.NOTHING;
    }

    static boolean verbose(CommandLine command) {
        return command.getCommandSpec().root().userObject() instanceof TagwaveCommand tagwave && tagwave.verbose;
    }
}
