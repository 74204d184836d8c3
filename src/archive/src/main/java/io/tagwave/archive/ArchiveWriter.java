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
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.netpreserve.jwarc.WarcRecord;

/**
 * Writes what a crawl sends and receives to WARC files in a directory (ISO 28500:2017, WARC 1.1). A run never appends
 * to the file of another run. Used by many threads at once.
 */
public final class ArchiveWriter implements ExchangeListener, AutoCloseable {

    /** Size above which a file is completed and the next one begun. */
    public static final long FILE_BYTES = 1_000_000_000;

    private static final DateTimeFormatter TIME =
            DateTimeFormatter.ofPattern("yyyyMMddHHmmssSSS", Locale.ROOT).withZone(ZoneOffset.UTC);

    private final Path directory;
    private final Map<String, String> info;
    private final long fileBytes;
    private final WarcRecordBuilder records = new WarcRecordBuilder();
    private final Object syncing = new Object();
    private WarcFileWriter file;
    private int serial;
    private long writtenExchanges;
    private long forcedExchanges;
    private @Nullable IOException fault;

    private ArchiveWriter(Path directory, Map<String, String> info, long fileBytes) throws IOException {
        this.directory = directory;
        this.info = info;
        this.fileBytes = fileBytes;
        file = begin();
    }

    /**
     * Opens the archive of a run: completes the files of killed runs and begins a new one.
     *
     * @param software name of the writing program
     * @param userAgent user agent of the crawl
     * @param fileBytes see {@link #FILE_BYTES}
     * @throws UncheckedIOException if the directory cannot be written to
     */
    public static ArchiveWriter open(Path directory, String software, String userAgent, long fileBytes) {
        Map<String, String> info = new LinkedHashMap<>();
        info.put("software", software);
        info.put("format", "WARC File Format 1.1");
        info.put("conformsTo", "http://iipc.github.io/warc-specifications/specifications/warc-format/warc-1.1/");
        info.put("http-header-user-agent", userAgent);
        try {
            Files.createDirectories(directory);
            WarcFileWriter.completeLeftOver(directory);
            return new ArchiveWriter(directory, info, fileBytes);
        } catch (IOException e) {
            throw failure(directory, e);
        }
    }

    @Override
    public synchronized void onExchange(HttpExchange exchange) {
        write(() -> records.of(exchange));
    }

    /** Writes a page that a browser rendered. */
    public synchronized void addRendered(FetchedPage page) {
        write(() -> List.of(records.rendered(page)));
    }

    /**
     * Returns when everything written so far is on disk. Threads that call this at the same time share one sync.
     *
     * @throws UncheckedIOException if it cannot be written
     */
    public void sync() {
        long mine;
        synchronized (this) {
            requireWriting();
            mine = writtenExchanges;
        }
        synchronized (syncing) {
            if (forcedExchanges >= mine) {
                return;
            }
            WarcFileWriter current;
            long upTo;
            synchronized (this) {
                current = file;
                upTo = writtenExchanges;
            }
            try {
                current.force();
            } catch (IOException e) {
                throw failure(directory, e);
            }
            forcedExchanges = upTo;
        }
    }

    /**
     * Completes the last file.
     *
     * @throws UncheckedIOException if something could not be written
     */
    @Override
    public synchronized void close() {
        try {
            file.close();
        } catch (IOException e) {
            fault = fault == null ? e : fault;
        }
        requireWriting();
    }

    private void write(Supplier<List<WarcRecord>> made) {
        if (fault != null) {
            return;
        }
        try {
            if (file.size() >= fileBytes) {
                file.close();
                file = begin();
            }
            for (WarcRecord record : made.get()) {
                file.append(record);
            }
            writtenExchanges++;
        } catch (IOException e) {
            fault = e;
        }
    }

    private WarcFileWriter begin() throws IOException {
        String time = TIME.format(Instant.now());
        while (true) {
            String serialNumber = String.format(Locale.ROOT, "-%05d", serial++);
            try {
                WarcFileWriter begun = WarcFileWriter.begin(
                        directory, WarcFileWriter.PREFIX + time + serialNumber + WarcFileWriter.ENDING);
                begun.append(records.info(begun.name(), info));
                return begun;
            } catch (FileAlreadyExistsException anotherRuns) {
                // Another process has this serial number: the next one is tried.
            }
        }
    }

    private void requireWriting() {
        if (fault != null) {
            throw failure(directory, fault);
        }
    }

    private static UncheckedIOException failure(Path directory, IOException e) {
        return new UncheckedIOException("the archive in " + directory + " cannot be written: " + e.getMessage(), e);
    }
}
