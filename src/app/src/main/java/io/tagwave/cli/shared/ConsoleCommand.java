package io.tagwave.cli.shared;

import java.io.PrintWriter;
import java.util.concurrent.Callable;
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
}
