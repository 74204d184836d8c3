package io.tagwave.cli.shared;

import io.tagwave.crawl.HttpPageSource;
import io.tagwave.visit.LoadedPage;
import io.tagwave.visit.PageArguments;
import io.tagwave.visit.PageLoader;
import java.io.PrintWriter;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** A command that prints its results and, apart from them, its messages. */
public abstract class ConsoleCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    /** Returns the command line that runs this command. */
    protected final CommandLine command() {
        return spec.commandLine();
    }

    /** Returns the writer of results. */
    protected final PrintWriter out() {
        return command().getOut();
    }

    /** Returns the writer of messages. */
    protected final PrintWriter err() {
        return command().getErr();
    }

    /** Loads the pages that arguments name, reports those that cannot be loaded, and returns whether all were. */
    protected final boolean load(List<String> arguments, Consumer<LoadedPage> pages) {
        try (PageLoader loader = PageLoader.parsing(HttpPageSource::new)) {
            return PageArguments.load(arguments, loader, pages, err()::println);
        }
    }
}
