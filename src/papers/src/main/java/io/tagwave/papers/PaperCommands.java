package io.tagwave.papers;

import io.tagwave.cli.shared.CommandProvider;
import java.util.List;

/** Adds the commands of the papers to the command line. */
public final class PaperCommands implements CommandProvider {

    @Override
    public List<Class<?>> commands() {
        return List.of(MdrCommand.class);
    }
}
