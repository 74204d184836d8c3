package io.tagwave.cli.shared;

import io.tagwave.web.PasswordMask;
import picocli.CommandLine.Option;

/** The option for the database that a command reads or writes. */
public final class DatabaseOption {

    @Option(names = "--db", paramLabel = "DATABASE", defaultValue = "db/tagwave")
    private String database;

    /** Its file without the ending, or its JDBC URL. */
    public String name() {
        return database;
    }

    /** Returns the name without passwords, for messages. */
    public String shown() {
        return PasswordMask.masked(database);
    }
}
