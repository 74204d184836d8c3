package io.tagwave.lab.witness;

import io.tagwave.cli.shared.CommandProvider;
import java.util.List;

/** Adds command {@code witness} to the command line of tests, and to any other with the test classes on its class path. */
public final class WitnessProvider implements CommandProvider {

    @Override
    public List<Class<?>> commands() {
        return List.of(WitnessCommand.class);
    }
}
