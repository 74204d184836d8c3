package io.tagwave.cli.shared;

import io.tagwave.report.HtmlReport;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Writes what a command was asked to keep. */
public final class Saved {

    private Saved() {}

    /** Writes a report, unless no file was named. */
    public static void page(HtmlReport report, Path file) {
        if (file != null) {
            text(report.toHtml(), file);
        }
    }

    /** Writes text as UTF-8, and the folders it stands in. */
    public static void text(String text, Path file) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UserException(file + " can not be written: " + e.getMessage());
        }
    }
}
