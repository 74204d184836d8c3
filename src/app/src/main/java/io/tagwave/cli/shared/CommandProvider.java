package io.tagwave.cli.shared;

import java.util.List;

/** Further commands of the program, from modules that the command line does not know; found by {@link java.util.ServiceLoader}. */
public interface CommandProvider {

    /** Classes that picocli knows as commands. */
    List<Class<?>> commands();
}
