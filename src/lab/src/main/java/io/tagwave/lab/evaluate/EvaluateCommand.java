package io.tagwave.lab.evaluate;

import io.tagwave.cli.shared.ExitStatus;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

@Command(
        name = "evaluate",
        description = "Scores answers against the truth, in the form of the papers' tables.",
        subcommands = {
            EvaluateRecordsCommand.class,
            EvaluateRegionsCommand.class,
            EvaluateFilterCommand.class,
            EvaluateMenuCommand.class,
            EvaluateTemplateCommand.class,
            EvaluatePagersCommand.class,
            EvaluateAllCommand.class
        })
public final class EvaluateCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        spec.commandLine().usage(spec.commandLine().getErr());
        return ExitStatus.NOTHING;
    }
}
