package io.tagwave.archive;

import io.tagwave.web.ExchangeListener;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.HttpExchange;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.netpreserve.jwarc.WarcRecord;

/**
 * Keeps what a crawl sends and receives in WARC files of a directory (ISO 28500:2017, WARC 1.1). A file is never appended to by
 * another run. Used by many threads at once.
 */
public final class ArchiveWriter implements ExchangeListener, AutoCloseable {

    /** Bytes after which a file is complete and another begun. */
    public static final long FILE_BYTES = 1_000_000_000;

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyyMMddHHmmssSSS", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final Path directory;
    private final Map<String, String> info;
    private final long fileBytes;
    private final WarcRecordBuilder entries = new WarcRecordBuilder();
    private final Object forcing = new Object();
    private WarcFileWriter file;
    private int serial;
    /** Exchanges that were written, and of them those on the disk. */
    private long written;

    private long forced;
    private IOException fault;

    private ArchiveWriter(Path directory, Map<String, String> info, long fileBytes) {
        this.directory = directory;
        this.info = info;
        this.fileBytes = fileBytes;
    }

    /**
     * Opens the archive of a run: what a killed run left there is completed, and a file begun.
     *
     * @param software who writes it
     * @param userAgent what the crawl calls itself
     * @param fileBytes see {@link #FILE_BYTES}
     * @throws UncheckedIOException when the directory can not be written to
     */
    public static ArchiveWriter open(Path directory, String software, String userAgent, long fileBytes) {
        Map<String, String> info = new LinkedHashMap<>();
        info.put("software", software);
        info.put("format", "WARC File Format 1.1");
        info.put("conformsTo", "http://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/");
        info.put("http-header-user-agent", userAgent);
        ArchiveWriter writer = new ArchiveWriter(directory, info, fileBytes);
        try {
            Files.createDirectories(directory);
            WarcFileWriter.completeLeftOver(directory);
            writer.begin();
            return writer;
        } catch (IOException e) {
            throw writer.refused(e);
        }
    }

    @Override
    public void heard(HttpExchange exchange) {
        synchronized (this) {
            write(() -> entries.of(exchange));
        }
    }

    /** Keeps a page as a browser showed it. */
    public void shown(FetchedPage page) {
        synchronized (this) {
            write(() -> List.of(entries.shown(page)));
        }
    }

    /**
     * Returns when all that was kept so far lies on the disk. Threads that ask at the same time wait for one and the same.
     *
     * @throws UncheckedIOException when it does not
     */
    public void settle() {
        long mine;
        synchronized (this) {
            requireWriting();
            mine = written;
        }
        synchronized (forcing) {
            if (forced >= mine) {
                return;
            }
            WarcFileWriter current;
            long upTo;
            synchronized (this) {
                current = file;
                upTo = written;
            }
            try {
                current.force();
            } catch (IOException e) {
                throw refused(e);
            }
            forced = upTo;
        }
    }

    /**
     * Completes the last file.
     *
     * @throws UncheckedIOException when not all could be kept
     */
    @Override
    public void close() {
        synchronized (this) {
            try {
                file.close();
            } catch (IOException e) {
                fault = fault == null ? e : fault;
            }
            requireWriting();
        }
    }

    private interface Entries {
        List<WarcRecord> records();
    }

    private void write(Entries made) {
        if (fault != null) {
            return;
        }
        try {
            if (file.size() >= fileBytes) {
                file.close();
                begin();
            }
            for (WarcRecord record : made.records()) {
                file.append(record);
            }
            written++;
        } catch (IOException e) {
            fault = e;
        }
    }

    private void begin() throws IOException {
        String time = TIME.format(Instant.now());
        while (true) {
            try {
                file = WarcFileWriter.begin(
                        directory,
                        String.format(
                                Locale.ROOT,
                                "%s%s-%05d%s",
                                WarcFileWriter.PREFIX,
                                time,
                                serial++,
                                WarcFileWriter.ENDING));
                file.append(entries.info(file.name(), info));
                return;
            } catch (FileAlreadyExistsException anotherRuns) {
                // Its serial number is taken; the next is tried.
            }
        }
    }

    private void requireWriting() {
        if (fault != null) {
            throw refused(fault);
        }
    }

    private UncheckedIOException refused(IOException e) {
        return new UncheckedIOException("the archive in " + directory + " can not be written: " + e.getMessage(), e);
    }
}
