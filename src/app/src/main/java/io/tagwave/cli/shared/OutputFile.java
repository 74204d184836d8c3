package io.tagwave.cli.shared;

import io.tagwave.report.HtmlReport;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/** Writes files of commands. */
public final class OutputFile {

    private OutputFile() {}

    /** Writes a report, if a file was named. */
    public static void page(HtmlReport report, @Nullable Path file) {
        if (file != null) {
            text(report.toHtml(), file);
        }
    }

    /** Writes text as UTF-8; missing folders are created. */
    public static void text(String text, Path file) {
        whole(file, part -> Files.writeString(part, text));
    }

    /**
     * Writes a file completely or not at all; an existing file stays until then, and missing folders are created. If several
     * programs write it at once, the last one wins. Devices and pipes are written directly.
     *
     * @param writing writes to the file it is given
     * @return what {@code writing} returns
     */
    public static <T, E extends Exception> T whole(Path file, Writing<T, E> writing) throws E {
        return beside(file, part -> {
            T result = writing.to(part);
            if (!part.equals(file)) {
                Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
            }
            return result;
        });
    }

    /** Rejects a file that cannot be written, before the work for it is done. */
    public static void requireWritable(Path file) {
        if (!isStream(file)) {
            beside(file, part -> Files.write(part, new byte[0]));
        }
    }

    /** Rejects a folder that cannot be written; a missing one is created. */
    public static void requireFolder(String option, Path folder) {
        UserException.requireFolder(option, folder);
        try {
            Files.createDirectories(folder);
            Files.delete(Files.createTempFile(folder, ".tagwave", null));
        } catch (IOException e) {
            throw new UserException(option + ": " + folder + " cannot be written: " + reason(e));
        }
    }

    private static <T, E extends Exception> T beside(Path file, Writing<T, E> writing) throws E {
        // An empty folder would be replaced by the file.
        if (Files.isDirectory(file)) {
            throw new UserException(file + " cannot be written: it is a folder");
        }
        Path part = isStream(file) ? file : part(file);
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            try {
                return writing.to(part);
            } finally {
                if (!part.equals(file)) {
                    Files.deleteIfExists(part);
                }
            }
        } catch (IOException e) {
            throw new UserException(file + " cannot be written: " + reason(e));
        }
    }

    /** Returns a unique name, which Ctrl-C deletes too, since no other run would. */
    private static Path part(Path file) {
        String own = UUID.randomUUID().toString().substring(0, 8);
        Path part = file.resolveSibling(file.getFileName() + "." + own + ".part");
        part.toFile().deleteOnExit();
        return part;
    }

    private static boolean isStream(Path file) {
        return Files.exists(file) && !Files.isRegularFile(file) && !Files.isDirectory(file);
    }

    private static String reason(IOException e) {
        return e instanceof AccessDeniedException
                ? "no permission"
                : e instanceof FileAlreadyExistsException
                        ? e.getMessage() + " is not a folder"
                        : String.valueOf(e.getMessage()).replaceFirst("^.*: (?=No space left)", "");
    }

    /** Writes a file. */
    public interface Writing<T, E extends Exception> {
        T to(Path file) throws IOException, E;
    }
}
