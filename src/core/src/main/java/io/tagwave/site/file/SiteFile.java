package io.tagwave.site.file;

import io.tagwave.site.Site;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/** Reads and writes the file of one site: JSON in a fixed order, a line for each column, to be read and changed by people. */
public final class SiteFile {

    private SiteFile() {}

    /**
     * Reads a file.
     *
     * @throws SiteFileException if there is none, or it is not a site file
     */
    public static Site read(Path file) {
        if (!Files.isRegularFile(file)) {
            String found = Files.exists(file) ? "it is no file with content" : "there is no such site file";
            throw new SiteFileException(file + ": " + found + "; 'tagwave list URL -o FILE --learn' writes one");
        }
        try {
            return SiteJsonReader.read(Files.readString(file));
        } catch (IOException e) {
            throw new SiteFileException(file + ": the site file cannot be read: " + e.getMessage());
        } catch (IllegalArgumentException e) {
            throw new SiteFileException(file + ": " + e.getMessage());
        }
    }

    static List<String> lines(Site site) {
        return SiteJsonWriter.write(site).lines().toList();
    }

    /**
     * Writes a file completely or not at all, and creates its folder if it is missing.
     *
     * @throws SiteFileException if it cannot be written
     */
    public static void write(Path file, Site site) {
        try {
            Path folder = file.toAbsolutePath().resolveSibling("");
            Files.createDirectories(folder);
            // Two programs may write the file at the same time.
            Path part = folder.resolve(
                    file.getFileName() + "." + ProcessHandle.current().pid() + ".part");
            try {
                Files.write(part, SiteJsonWriter.write(site).getBytes(StandardCharsets.UTF_8));
                move(part, file);
            } finally {
                Files.deleteIfExists(part);
            }
        } catch (IOException e) {
            throw new SiteFileException(file + ": the site file cannot be written: " + e.getMessage());
        }
    }

    private static void move(Path part, Path file) throws IOException {
        try {
            Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        }
    }
}
