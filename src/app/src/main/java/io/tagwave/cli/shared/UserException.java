package io.tagwave.cli.shared;

import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** Ends the command with one sentence for the user: what was expected, and what was found where. */
public final class UserException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public UserException(@Nullable String message) {
        super(message);
    }

    /** Returns the exception for a file of an option that cannot be read. */
    public static UserException unreadable(String option, Path file, Exception e) {
        return new UserException(
                e instanceof NoSuchFileException
                        ? option + ": no such file: " + file
                        : file + " cannot be read: " + e.getMessage());
    }

    /** Rejects a file in place of a folder, which may be missing. */
    static void requireFolder(String option, @Nullable Path folder) {
        if (folder != null && Files.exists(folder) && !Files.isDirectory(folder)) {
            throw new UserException(option + ": expected a folder, found the file " + folder);
        }
    }
}
