package io.tagwave.archive;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Enumeration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;

/**
 * Reads the pages of a web archive: a WARC file, or a WACZ file, which is a zip file of WARC files. Pages come in file
 * order. Damaged parts are returned as failed pages and skipped.
 */
public final class Archive implements AutoCloseable {

    private static final List<String> WARC = List.of(".warc", ".warc.gz", ".warc.open", ".warc.gz.open");
    private static final String WACZ = ".wacz";
    private static final List<String> ARC = List.of(".arc", ".arc.gz");
    /** The first record of an ARC file. */
    private static final byte[] ARC_START = "filedesc://".getBytes(StandardCharsets.US_ASCII);

    private final String name;
    private final int maxBytes;
    private final List<Part> parts = new ArrayList<>();
    private int next;
    private @Nullable WarcFileReader records;

    /** One WARC file with the name to show to users; a temporary copy is deleted on close. */
    record Part(String name, Path file, boolean copy) {}

    private Archive(String name, int maxBytes) {
        this.name = name;
        this.maxBytes = maxBytes;
    }

    /** Returns true if a file has the name of an archive. */
    public static boolean isNamed(String file) {
        String lower = file.toLowerCase(Locale.ROOT);
        return lower.endsWith(WACZ)
                || WARC.stream().anyMatch(lower::endsWith)
                || ARC.stream().anyMatch(lower::endsWith);
    }

    /**
     * Opens an archive.
     *
     * @param maxBytes size above which pages are refused
     * @throws IOException if the file cannot be read at all
     */
    public static Archive open(Path file, int maxBytes) throws IOException {
        if (isArc(file)) {
            throw new IOException("this is an ARC file, the format before WARC; convert it first, such as with"
                    + " \"warcio recompress FILE.arc.gz FILE.warc.gz\"");
        }
        Archive archive = new Archive(file.toString(), maxBytes);
        if (!file.toString().toLowerCase(Locale.ROOT).endsWith(WACZ)) {
            archive.parts.add(new Part(file.toString(), file, false));
            return archive;
        }
        try {
            archive.unpack(file);
            return archive;
        } catch (IOException | RuntimeException e) {
            archive.close();
            throw e;
        }
    }

    private static boolean isArc(Path file) throws IOException {
        byte[] start;
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            in.mark(2);
            boolean zipped = in.read() == 0x1f && in.read() == 0x8b;
            in.reset();
            start = (zipped ? new GZIPInputStream(in) : in).readNBytes(ARC_START.length);
        } catch (ZipException | EOFException damaged) {
            return false;
        }
        return Arrays.equals(start, ARC_START);
    }

    /** Returns the next page or damaged part, empty at the end. */
    public Optional<ArchivedPage> next() throws IOException {
        while (true) {
            if (records == null) {
                if (next == parts.size()) {
                    return Optional.empty();
                }
                records = new WarcFileReader(parts.get(next++).file(), maxBytes);
            }
            Optional<ArchiveEntry> entry = records.next();
            if (entry.isEmpty()) {
                closeRecords();
            } else {
                ArchivedPage page = page(entry.get());
                if (page != null) {
                    return Optional.of(page);
                }
            }
        }
    }

    /** Returns the WARC files of the archive. */
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

    /** Returns null if the record is no page. */
    private @Nullable ArchivedPage page(ArchiveEntry entry) {
        String file = parts.get(next - 1).name();
        if (entry instanceof ArchiveEntry.Damage damage) {
            return ArchivedPage.damage(file, damage);
        }
        Capture capture = (Capture) entry;
        try {
            ArchivedResponse response = ArchivedResponse.of(capture);
            return response != null && !response.isRevisit() && response.mayBePage()
                    ? ArchivedPage.of(capture.place(), response.page(capture.target(), response, maxBytes))
                    : null;
        } catch (IOException e) {
            return ArchivedPage.damage(
                    file, new ArchiveEntry.Damage(capture.place().offset(), String.valueOf(e.getMessage())));
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
