package io.tagwave.archive;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
import io.tagwave.web.UrlHosts;
import io.tagwave.web.UrlKey;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Finds the responses of archives by URL. If an archive holds several responses for a URL, the document that a browser
 * rendered is preferred to the response of a server, and that to a revisit or any other record; among equals the later
 * one counts. Safe for many threads once it is built.
 */
public final class ArchiveIndex implements AutoCloseable {

    /** Records in one gzip member above which reading single records is too slow. */
    private static final int MAX_RECORDS_PER_MEMBER = 16;

    private final UnaryOperator<String> address;
    private final int maxBytes;
    private final List<Archive> archives = new ArrayList<>();
    /** By their keys, since one page may be archived under several spellings of its URL. */
    private final Map<String, Entry> entries = new LinkedHashMap<>();

    private record Entry(String url, Path file, Capture.Place place, int rank) {}

    private ArchiveIndex(UnaryOperator<String> address, int maxBytes) {
        this.address = address;
        this.maxBytes = maxBytes;
    }

    /**
     * Builds the index by reading archives once.
     *
     * @param address maps a URL to the form in which it is requested, or null if it is no web page
     * @param maxBytes size above which pages are refused
     * @param broken receives a sentence for every part that cannot be read
     */
    public static ArchiveIndex of(
            List<Path> files, UnaryOperator<String> address, int maxBytes, Consumer<String> broken) {
        ArchiveIndex index = new ArchiveIndex(address, maxBytes);
        for (Path file : files) {
            try {
                Archive archive = Archive.open(file, maxBytes);
                index.archives.add(archive);
                boolean hasPages = false;
                for (Archive.Part part : archive.parts()) {
                    hasPages |= index.add(part, broken);
                }
                if (!hasPages) {
                    broken.accept(file + ": no HTML page was found in this archive");
                }
            } catch (NoSuchFileException e) {
                broken.accept(file + ": no such file");
            } catch (IOException e) {
                broken.accept(file + ": cannot be read: " + e.getMessage());
            }
        }
        return index;
    }

    /** Returns the captured URLs, in order of first capture. */
    public List<String> urls() {
        return entries.values().stream().map(Entry::url).toList();
    }

    /** Returns the response for a URL. A URL that the archives do not hold is unreachable. */
    public FetchedPage page(String url) {
        try {
            ArchivedResponse response = response(url);
            if (response == null) {
                return failed(url, "not in the archive");
            }
            if (!response.hasBodyElsewhere()) {
                return response.page(url, response, maxBytes);
            }
            String original = address.apply(response.revisited(url));
            ArchivedResponse body = original == null ? response : response(original);
            return body == null || body.isRevisit()
                    ? failed(url, "what it repeats is not in the archive: " + original)
                    : response.page(url, body, maxBytes);
        } catch (IOException e) {
            return failed(url, "cannot be read: " + e.getMessage());
        }
    }

    @Override
    public void close() {
        for (Archive archive : archives) {
            try {
                archive.close();
            } catch (IOException temporaryCopyStays) {
                continue;
            }
        }
    }

    /**
     * Adds the records of a file, and returns true if it may hold a page. A file that is compressed as a whole adds none, since single records of it cannot be
     * read.
     */
    private boolean add(Archive.Part part, Consumer<String> broken) throws IOException {
        Map<String, Entry> added = new LinkedHashMap<>();
        try (WarcFileReader records = new WarcFileReader(part.file(), maxBytes)) {
            for (Optional<ArchiveEntry> entry = records.next(); entry.isPresent(); entry = records.next()) {
                if (entry.get() instanceof Capture capture) {
                    if (capture.place().number() > MAX_RECORDS_PER_MEMBER) {
                        added.clear();
                        throw new IOException(
                                "compressed as a whole, expected one gzip member a record; unpack it first");
                    }
                    add(part, capture, added, broken);
                } else {
                    report(part, (ArchiveEntry.Damage) entry.get(), broken);
                }
            }
            return added.values().stream().anyMatch(entry -> entry.rank() > 0);
        } finally {
            added.forEach((key, entry) -> entries.merge(key, entry, ArchiveIndex::better));
        }
    }

    private static Entry better(Entry before, Entry now) {
        return now.rank() >= before.rank() ? now : before;
    }

    private void add(Archive.Part part, Capture capture, Map<String, Entry> added, Consumer<String> broken) {
        String url = address.apply(capture.target());
        if (url == null || isRobots(url)) {
            return;
        }
        try {
            ArchivedResponse response = ArchivedResponse.of(capture);
            if (response != null) {
                Entry entry = new Entry(url, part.file(), capture.place(), rank(response));
                added.merge(UrlKey.of(url), entry, ArchiveIndex::better);
            }
        } catch (IOException e) {
            report(part, new ArchiveEntry.Damage(capture.place().offset(), String.valueOf(e.getMessage())), broken);
        }
    }

    /** robots.txt is not a page of a crawl. */
    private static boolean isRobots(String url) {
        int path = UrlHosts.pathStart(url);
        return path >= 0 && url.substring(path).equals("/robots.txt");
    }

    private static void report(Archive.Part part, ArchiveEntry.Damage damage, Consumer<String> broken) {
        ArchivedPage page = ArchivedPage.damage(part.name(), damage);
        broken.accept(page.name() + ": " + page.error());
    }

    private static int rank(ArchivedResponse response) {
        if (!response.mayBePage()) {
            return 0;
        }
        return switch (response.capture().type()) {
            case "revisit" -> 1;
            case "conversion" -> 3;
            default -> 2;
        };
    }

    private @Nullable ArchivedResponse response(String url) throws IOException {
        Entry entry = entries.get(UrlKey.of(url));
        if (entry == null) {
            return null;
        }
        try (WarcFileReader records = new WarcFileReader(entry.file(), maxBytes)) {
            Optional<Capture> capture = records.read(entry.place());
            return capture.isEmpty() ? null : ArchivedResponse.of(capture.get());
        }
    }

    private static FetchedPage failed(String url, String reason) {
        return FetchedPage.failed(url, Outcome.UNREACHABLE, Instant.EPOCH, 0, reason);
    }
}
