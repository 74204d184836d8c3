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
import io.tagwave.rows.ManualPage;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.AutoComplete;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
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

    @Spec
    private CommandSpec spec;

    @Option(names = "--verbose", scope = ScopeType.INHERIT)
    private boolean verbose;

    private @Nullable LogLines log;

    @Option(names = "--log-format", scope = ScopeType.INHERIT, paramLabel = "FORMAT")
    private void logFormat(LogLines.Format format) {
        CommandLine root = spec.root().commandLine();
        if (format != LogLines.Format.PLAIN && log == null) {
            log = new LogLines(root.getErr(), format);
            root.setErr(new PrintWriter(log, true));
        }
    }

    /** Ends the log, if there is one, with the exit status. */
    void end(int status) {
        try {
            if (log != null) {
                log.end(status);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Prints the help. */
    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getErr());
        return ExitStatus.NOTHING;
    }

    @Command(name = "generate-man", description = "Prints the manual for man: tagwave generate-man | man -l -")
    int manual() {
        Map<String, String> commands = new LinkedHashMap<>();
        spec.subcommands().forEach((name, command) -> commands.put(name, command.getUsageMessage(Help.Ansi.OFF)));
        String about = String.join(" ", spec.usageMessage().description());
        ManualPage.print(spec.commandLine().getOut(), spec.name(), about, commands);
        return ExitStatus.DONE;
    }

    static boolean verbose(CommandLine command) {
        CommandLine root = command;
        while (root.getParent() != null) {
            root = root.getParent();
        }
        return root.getCommand() instanceof TagwaveCommand tagwave && tagwave.verbose;
    }
}
