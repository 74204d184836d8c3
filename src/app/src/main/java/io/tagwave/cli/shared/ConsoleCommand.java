package io.tagwave.cli.shared;

import io.tagwave.crawl.HttpPageSource;
import io.tagwave.visit.LoadedPage;
import io.tagwave.visit.NamedPage;
import io.tagwave.visit.PageArguments;
import io.tagwave.visit.PageLoadException;
import io.tagwave.visit.PageLoader;
import io.tagwave.web.PasswordMask;
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

    /**
     * Loads the pages that arguments name, and reports those that cannot be loaded.
     *
     * @param arguments as {@link PageArguments} takes them
     * @param receiver takes each page
     * @return whether all were loaded
     */
    protected final boolean load(List<String> arguments, Consumer<LoadedPage> receiver) {
        boolean all = true;
        try (PageLoader loader = PageLoader.parsing(HttpPageSource::new)) {
            for (String argument : arguments) {
                try {
                    for (String name : PageArguments.of(argument)) {
                        for (NamedPage page : loader.pages(name)) {
                            all &= load(page, receiver);
                        }
                    }
                } catch (PageLoadException e) {
                    err().println(argument + ": " + e.getMessage());
                    all = false;
                }
            }
        }
        return all;
    }

    private boolean load(NamedPage page, Consumer<LoadedPage> receiver) {
        try {
            receiver.accept(page.load());
            return true;
        } catch (PageLoadException e) {
            err().println(PasswordMask.masked(page.name()) + ": " + e.getMessage());
            return false;
        }
    }
}
