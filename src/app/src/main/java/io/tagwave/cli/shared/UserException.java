package io.tagwave.cli.shared;

import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/** Ends the command with one sentence for the user: what was expected, what was found, and where. */
public final class UserException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UserException(String message) {
        super(message);
    }

    /** What to say of a file that an option names and that can not be read. */
    static UserException unreadable(String option, Path file, Exception e) {
        return new UserException(
                e instanceof NoSuchFileException
                        ? option + ": no such file: " + file
                        : file + " can not be read: " + e.getMessage());
    }

    /** Refuses a file where a folder is meant, which need not be there. */
    static void requireFolder(String option, Path folder) {
        if (folder != null && Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new UserException(option + ": expected a folder, found the file " + folder);
        }
    }
}
