package io.tagwave.cli.shared;

import java.nio.file.Files;
import java.nio.file.Path;

/** Ends the command with one sentence for the user: what was expected, what was found, and where. */
public final class UserException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UserException(String message) {
        super(message);
    }

    /** Refuses a file where a folder is meant, which need not be there. */
    static void requireFolder(String option, Path folder) {
        if (folder != null && Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new UserException(option + ": expected a folder, found the file " + folder);
        }
    }
}
