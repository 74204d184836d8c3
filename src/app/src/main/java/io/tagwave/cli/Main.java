package io.tagwave.cli;

import io.tagwave.cli.shared.CommandProvider;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.UserException;
import io.tagwave.rows.StandardOutput;
import io.tagwave.rows.TerminalSafeWriter;
import io.tagwave.rows.Terminals;
import io.tagwave.site.file.SiteFileException;
import io.tagwave.store.StoreException;
import io.tagwave.store.query.SqlStatementException;
import io.tagwave.visit.SeedException;
import io.tagwave.want.WishException;
import java.io.File;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.ServiceLoader;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Help;
import picocli.CommandLine.Help.ColorScheme;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.PropertiesDefaultProvider;
import picocli.CommandLine.UnmatchedArgumentException;

/** Starts the program: runs the command that the arguments name. */
public final class Main {

    private static final StandardOutput OUTPUT = new StandardOutput();

    private static final Set<String> HELP = Set.of("-h", "--help", "help");

    /** Failures whose message is a sentence for the user. */
    private static final Set<Class<?>> FOR_USERS = Set.of(
            UserException.class,
            UncheckedIOException.class,
            StoreException.class,
            SqlStatementException.class,
            SeedException.class,
            SiteFileException.class,
            WishException.class);

    private Main() {}

    /** Runs a command and exits with its status. */
    public static void main(String[] args) {
        // Where people write other digits, formatted SQL would have them, too.
        Locale.setDefault(Locale.ROOT);
        // Help has its own colors, and no text of pages.
        boolean help = args.length == 0 || Arrays.stream(args).anyMatch(HELP::contains);
        int status = run(
                writer(OUTPUT, !help && Terminals.standardOutput()),
                writer(new FileOutputStream(FileDescriptor.err), !help && Terminals.standardError()),
                args);
        if (OUTPUT.failure() != null && status == ExitStatus.DONE) {
            System.err.println("standard output cannot be written: " + OUTPUT.failure());
            status = ExitStatus.NOTHING;
        }
        if (status != ExitStatus.DONE) {
            System.exit(status);
        }
    }

    /** Runs a command in this JVM and returns its exit status. */
    public static int run(PrintWriter out, PrintWriter err, String... args) {
        for (String arg : args) {
            // Picocli would print a stack trace.
            if (arg.startsWith("@") && new File(arg.substring(1)).isDirectory()) {
                err.println("expected a file of options after @, found the folder " + arg.substring(1));
                err.flush();
                return ExitStatus.NOTHING;
            }
        }
        CommandLine program = commandLine();
        File defaults = ownDefaults();
        String problem =
                defaults.isFile() ? OwnDefaults.problem(defaults, program).orElse(null) : null;
        if (problem != null) {
            err.println(problem);
            err.flush();
            return ExitStatus.NOTHING;
        }
        int status = program.setOut(out).setErr(err).execute(args);
        program.<TagwaveCommand>getCommand().end(status);
        out.flush();
        err.flush();
        return status;
    }

    /** Returns the program with the commands of all modules. */
    static CommandLine commandLine() {
        TagwaveCommand root = new TagwaveCommand();
        CommandLine line = new CommandLine(root);
        for (CommandProvider more : ServiceLoader.load(CommandProvider.class)) {
            more.commands().forEach(line::addSubcommand);
        }
        File options = ownDefaults();
        if (options.isFile()) {
            line.setDefaultValueProvider(new PropertiesDefaultProvider(options));
        }
        return line.setInterpolateVariables(false)
                .setHelpFactory(Main::help)
                .setExecutionStrategy(root::run)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setParameterExceptionHandler(Main::badUsage)
                .setExecutionExceptionHandler(Main::failed);
    }

    private static File ownDefaults() {
        String own = System.getProperty("user.home") + "/.tagwave.properties";
        return new File(System.getProperty("tagwave.options", own));
    }

    /** Interpolates variables in help alone: in arguments, it costs more than reading a thousand names of files. */
    private static Help help(CommandSpec command, ColorScheme colors) {
        OptionTexts.describe(command.root().commandLine()).setInterpolateVariables(true);
        return new GroupedHelp(command, colors);
    }

    private static int badUsage(ParameterException e, String[] args) {
        PrintWriter err = e.getCommandLine().getErr();
        err.println(oneLine(e.getMessage()));
        if (e instanceof UnmatchedArgumentException unmatched) {
            List<String> meant = unmatched.getSuggestions();
            err.print(
                    meant.isEmpty() ? "" : "Did you mean " + String.join(" or ", meant) + "?" + System.lineSeparator());
        }
        err.println("See '" + e.getCommandLine().getCommandSpec().qualifiedName() + " --help'.");
        return ExitStatus.NOTHING;
    }

    private static int failed(Exception e, CommandLine command, ParseResult parsed) {
        if (TagwaveCommand.verbose(command)) {
            e.printStackTrace(command.getErr());
        } else if (FOR_USERS.contains(e.getClass())) {
            command.getErr().println(oneLine(e.getMessage()));
        } else {
            command.getErr().println(oneLine(e.toString()) + " (--verbose prints the stack trace)");
        }
        return ExitStatus.NOTHING;
    }

    private static String oneLine(@Nullable String message) {
        return String.valueOf(message).replaceAll("\\s*\\R\\s*", " ");
    }

    /** Writes UTF-8 whatever the locale of the terminal; to a terminal, without control characters of pages. */
    private static PrintWriter writer(OutputStream stream, boolean terminal) {
        PrintWriter plain = new PrintWriter(stream, true, StandardCharsets.UTF_8);
        return terminal ? new PrintWriter(new TerminalSafeWriter(plain), true) : plain;
    }
}
