package io.tagwave.lab.train;

import io.tagwave.cli.shared.ExitStatus;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "train",
        description = "Learns a model from labeled pages.",
        subcommands = {TrainContentCommand.class, TrainMenuCommand.class})
public final class TrainCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getErr());
        return ExitStatus.NOTHING;
    }
}
