package io.tagwave.lab;

import io.tagwave.cli.shared.CommandProvider;
import io.tagwave.lab.bench.BenchCommand;
import io.tagwave.lab.evaluate.EvaluateCommand;
import io.tagwave.lab.train.TrainCommand;
import java.util.List;

/** Adds the commands of the lab to the command line. */
public final class LabCommands implements CommandProvider {

    @Override
    public List<Class<?>> commands() {
        return List.of(BenchCommand.class, EvaluateCommand.class, TrainCommand.class);
    }
}
