package io.tagwave.sites;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.rows.JsonText;
import io.tagwave.site.Site;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** A file with what is wanted of one site: JSON in a fixed order, a line for each column, to be read and changed by people. */
public final class SiteFile {

    private SiteFile() {}

    /**
     * Reads a file.
     *
     * @throws SiteFileException when there is none, or it is none of this kind
     */
    public static Site read(Path file) {
        String text;
        try {
            text = Files.readString(file);
        } catch (NoSuchFileException e) {
            throw new SiteFileException(
                    file + ": there is no such site file; 'tagwave list URL -o FILE --learn' writes one");
        } catch (IOException e) {
            throw new SiteFileException(file + ": the site file can not be read: " + e.getMessage());
        }
        try {
            JsonNode root = JsonText.MAPPER.readTree(text);
            return SiteJsonReader.read(root);
        } catch (JsonProcessingException e) {
            JsonLocation at = e.getLocation();
            throw new SiteFileException(file + ": expected JSON, found something else in line " + at.getLineNr()
                    + ", column " + at.getColumnNr() + ": " + e.getOriginalMessage());
        } catch (IllegalArgumentException e) {
            throw new SiteFileException(file + ": " + e.getMessage());
        }
    }

    /**
     * Writes a file, whole or not at all; its folder is made where it is missing.
     *
     * @throws SiteFileException when it can not be written
     */
    public static void write(Path file, Site site) {
        try {
            Path folder = file.toAbsolutePath().getParent();
            Files.createDirectories(folder);
            // Two programs may write it at the same time.
            Path part = folder.resolve(
                    file.getFileName() + "." + ProcessHandle.current().pid() + ".part");
            try {
                Files.write(part, SiteJsonWriter.of(site).getBytes(StandardCharsets.UTF_8));
                move(part, file);
            } finally {
                Files.deleteIfExists(part);
            }
        } catch (IOException e) {
            throw new SiteFileException(file + ": the site file can not be written: " + e.getMessage());
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
