package io.tagwave.cli.shared;

import java.util.List;

/** Adds commands of modules that this one does not know; found by {@link java.util.ServiceLoader}. */
public interface CommandProvider {

    /** Returns classes that are commands for picocli. */
    List<Class<?>> commands();
}
