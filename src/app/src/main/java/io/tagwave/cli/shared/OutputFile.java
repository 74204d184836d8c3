package io.tagwave.cli.shared;

import io.tagwave.report.HtmlReport;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.UUID;

/** Writes what a command was asked to keep. */
public final class OutputFile {

    private OutputFile() {}

    /** Writes a report, unless no file was named. */
    public static void page(HtmlReport report, Path file) {
        if (file != null) {
            text(report.toHtml(), file);
        }
    }

    /** Writes text as UTF-8, and the folders it stands in. */
    public static void text(String text, Path file) {
        whole(file, part -> Files.writeString(part, text));
    }

    /**
     * Writes a file, and the folders it stands in, wholly or not at all: what was there before stays until then. Of several programs that
     * write it at once, the last to finish wins. A device or a pipe is written to as it is.
     *
     * @param writing is given the file to write to
     */
    public static void whole(Path file, Writing writing) {
        beside(file, part -> {
            writing.to(part);
            if (!part.equals(file)) {
                Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
            }
        });
    }

    /** Refuses a file that can not be written, before the work is done that is to be written there. */
    public static void requireWritable(Path file) {
        if (!isStream(file)) {
            beside(file, part -> Files.write(part, new byte[0]));
        }
    }

    /** Refuses a folder, which is made where it is missing, if nothing can be written in it. */
    public static void requireFolder(String option, Path folder) {
        UserException.requireFolder(option, folder);
        try {
            Files.createDirectories(folder);
            Files.delete(Files.createTempFile(folder, ".tagwave", null));
        } catch (IOException e) {
            throw new UserException(option + ": " + folder + " can not be written: " + reason(e));
        }
    }

    private static void beside(Path file, Writing writing) {
        // An empty one would give way to the file.
        if (Files.isDirectory(file)) {
            throw new UserException(file + " can not be written: it is a folder");
        }
        Path part = isStream(file) ? file : part(file);
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            try {
                writing.to(part);
            } finally {
                if (!part.equals(file)) {
                    Files.deleteIfExists(part);
                }
            }
        } catch (IOException e) {
            throw new UserException(file + " can not be written: " + reason(e));
        }
    }

    /** A name that nobody else has. Ctrl-C removes it, too, as no other run would. */
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
                        ? e.getMessage() + " is no folder"
                        : String.valueOf(e.getMessage()).replaceFirst("^.*: (?=No space left)", "");
    }

    /** What writes a file. */
    public interface Writing {
        void to(Path file) throws IOException;
    }
}
