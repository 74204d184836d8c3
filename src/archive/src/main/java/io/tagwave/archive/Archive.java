package io.tagwave.archive;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * An archive of the web: a WARC file, or a WACZ file, which is a zip file of them. Its pages come in the order in which they
 * stand there; what is damaged is told of by name and passed over.
 */
public final class Archive implements AutoCloseable {

    private static final List<String> WARC = List.of(".warc", ".warc.gz", ".warc.open", ".warc.gz.open");
    private static final String WACZ = ".wacz";

    private final String name;
    private final int mostBytes;
    private final List<Part> parts = new ArrayList<>();
    private int next;
    private WarcFileReader records;

    /**
     * One WARC file.
     *
     * @param name as a user knows it
     * @param copy whether it is ours to delete
     */
    record Part(String name, Path file, boolean copy) {}

    private Archive(String name, int mostBytes) {
        this.name = name;
        this.mostBytes = mostBytes;
    }

    /** Whether a file is named as archives are. */
    public static boolean isNamed(String file) {
        String lower = file.toLowerCase(Locale.ROOT);
        return lower.endsWith(WACZ) || WARC.stream().anyMatch(lower::endsWith);
    }

    /**
     * Opens an archive.
     *
     * @param mostBytes larger pages are refused
     * @throws IOException when it can not be read at all
     */
    public static Archive open(Path file, int mostBytes) throws IOException {
        Archive archive = new Archive(file.toString(), mostBytes);
        if (!file.toString().toLowerCase(Locale.ROOT).endsWith(WACZ)) {
            archive.parts.add(new Part(file.toString(), file, false));
            return archive;
        }
        boolean whole = false;
        try {
            archive.unpack(file);
            whole = true;
        } finally {
            if (!whole) {
                archive.close();
            }
        }
        return archive;
    }

    /** The next page or damage, empty at the end. */
    public Optional<ArchivedPage> next() throws IOException {
        while (true) {
            if (records == null) {
                if (next == parts.size()) {
                    return Optional.empty();
                }
                records = new WarcFileReader(parts.get(next++).file(), mostBytes);
            }
            Optional<ArchiveEntry> found = records.next();
            if (found.isEmpty()) {
                closeRecords();
            } else {
                ArchivedPage page = page(found.get());
                if (page != null) {
                    return Optional.of(page);
                }
            }
        }
    }

    /** The WARC files that it consists of. */
    List<Part> parts() {
        return List.copyOf(parts);
    }

    @Override
    public void close() throws IOException {
        closeRecords();
        for (Part part : parts) {
            if (part.copy()) {
                Files.deleteIfExists(part.file());
            }
        }
    }

    private void closeRecords() throws IOException {
        if (records != null) {
            records.close();
        }
        records = null;
    }

    /** Null for what is no page. */
    private ArchivedPage page(ArchiveEntry found) {
        String file = parts.get(next - 1).name();
        if (found instanceof ArchiveEntry.Damage damage) {
            return ArchivedPage.damage(file, damage);
        }
        Capture capture = (Capture) found;
        try {
            ArchivedResponse answer = ArchivedResponse.of(capture);
            boolean page = answer != null && !answer.isRevisit() && answer.mayBePage();
            return page ? ArchivedPage.of(capture.place(), answer.page(capture.target(), answer, mostBytes)) : null;
        } catch (IOException e) {
            return ArchivedPage.damage(
                    file, new ArchiveEntry.Damage(capture.place().at(), e.getMessage()));
        }
    }

    private void unpack(Path file) throws IOException {
        try (ZipFile zip = new ZipFile(file.toFile())) {
            for (Enumeration<? extends ZipEntry> entries = zip.entries(); entries.hasMoreElements(); ) {
                ZipEntry entry = entries.nextElement();
                if (WARC.stream().anyMatch(entry.getName().toLowerCase(Locale.ROOT)::endsWith)) {
                    Path copy = Files.createTempFile("tagwave-", ".warc");
                    parts.add(new Part(name + "!" + entry.getName(), copy, true));
                    try (InputStream in = zip.getInputStream(entry)) {
                        Files.copy(in, copy, StandardCopyOption.REPLACE_EXISTING);
                    }
                }
            }
        }
        if (parts.isEmpty()) {
            throw new IOException("no WARC file in it");
        }
    }
}
