package io.tagwave.lab.bench;

import io.tagwave.cli.shared.ExitStatus;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "bench",
        description = "Measures things side by side, and stores the measurements.",
        subcommands = {
            BenchAllCommand.class,
            BenchCrawlCommand.class,
            BenchDatabaseCommand.class,
            BenchFrontierCommand.class,
            BenchListsCommand.class,
            BenchRenderCommand.class,
            BenchSpectrumCommand.class,
            BenchTemplateCommand.class,
        })
public final class BenchCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getErr());
        return ExitStatus.NOTHING;
    }
}
