package io.tagwave.archive;

import io.tagwave.web.FetchedPage;
import io.tagwave.web.Outcome;
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

/**
 * The answers of archives by their addresses: a web that answers from files. Of several for an address the page as a browser
 * showed it counts before one that was answered, that before a repeated and any other answer, and the later before the earlier.
 * Used by many threads at once once it is made.
 */
public final class ArchiveIndex implements AutoCloseable {

    /** Records of one gzip member after which it is no use to look for single ones. */
    private static final int DEEPEST = 16;

    private final UnaryOperator<String> canonical;
    private final int mostBytes;
    private final List<Archive> archives = new ArrayList<>();
    private final Map<String, Entry> entries = new LinkedHashMap<>();

    private record Entry(Path file, Capture.Place place, int rank) {}

    private ArchiveIndex(UnaryOperator<String> canonical, int mostBytes) {
        this.canonical = canonical;
        this.mostBytes = mostBytes;
    }

    /**
     * Reads archives through once.
     *
     * @param canonical the form of an address under which it is known, or null for one of another kind
     * @param mostBytes larger pages are refused
     * @param broken told in a sentence of every part that can not be read
     */
    public static ArchiveIndex of(
            List<Path> files, UnaryOperator<String> canonical, int mostBytes, Consumer<String> broken) {
        ArchiveIndex index = new ArchiveIndex(canonical, mostBytes);
        for (Path file : files) {
            try {
                Archive archive = Archive.open(file, mostBytes);
                index.archives.add(archive);
                for (Archive.Part part : archive.parts()) {
                    index.add(part, broken);
                }
            } catch (NoSuchFileException e) {
                broken.accept(file + ": no such file");
            } catch (IOException e) {
                broken.accept(file + ": can not be read: " + e.getMessage());
            }
        }
        return index;
    }

    /** The addresses that were asked for, in the order in which they were first. */
    public List<String> urls() {
        return List.copyOf(entries.keySet());
    }

    /** What came back for an address. An address that the archives do not hold could not be reached. */
    public FetchedPage page(String url) {
        try {
            ArchivedResponse answer = answer(url);
            if (answer == null) {
                return failed(url, "not in the archive");
            }
            if (!answer.isRevisit()) {
                return answer.page(url, answer, mostBytes);
            }
            String original = canonical.apply(answer.repeats(url));
            ArchivedResponse body = answer.hasBodyElsewhere() && original != null ? answer(original) : answer;
            return body == null || body.isRevisit() && answer.hasBodyElsewhere()
                    ? failed(url, "what it repeats is not in the archive: " + original)
                    : answer.page(url, body, mostBytes);
        } catch (IOException e) {
            return failed(url, "can not be read: " + e.getMessage());
        }
    }

    @Override
    public void close() {
        for (Archive archive : archives) {
            try {
                archive.close();
            } catch (IOException copyThatStays) {
                continue;
            }
        }
    }

    /** Of a file that is compressed as a whole, the first records are not taken either: nobody would look for the others. */
    private void add(Archive.Part part, Consumer<String> broken) throws IOException {
        Map<String, Entry> own = new LinkedHashMap<>();
        try (WarcFileReader records = new WarcFileReader(part.file(), mostBytes)) {
            for (Optional<ArchiveEntry> found = records.next(); found.isPresent(); found = records.next()) {
                if (found.get() instanceof Capture capture) {
                    if (capture.place().number() > DEEPEST) {
                        own.clear();
                        throw new IOException(
                                "compressed as a whole, expected one gzip member a record; unpack it first");
                    }
                    add(part, capture, own, broken);
                } else {
                    tell(part, (ArchiveEntry.Damage) found.get(), broken);
                }
            }
        } finally {
            own.forEach((url, entry) -> entries.merge(url, entry, ArchiveIndex::better));
        }
    }

    private static Entry better(Entry before, Entry now) {
        return now.rank() >= before.rank() ? now : before;
    }

    private void add(Archive.Part part, Capture capture, Map<String, Entry> own, Consumer<String> broken) {
        String url = canonical.apply(capture.target());
        if (url == null || isRobots(url)) {
            return;
        }
        try {
            ArchivedResponse answer = ArchivedResponse.of(capture);
            if (answer != null) {
                Entry entry = new Entry(part.file(), capture.place(), rank(answer));
                own.merge(url, entry, ArchiveIndex::better);
            }
        } catch (IOException e) {
            tell(part, new ArchiveEntry.Damage(capture.place().at(), e.getMessage()), broken);
        }
    }

    /** Rules for crawls are no page of a crawl. */
    private static boolean isRobots(String url) {
        int path = url.indexOf('/', url.indexOf("://") + 3);
        return path >= 0 && url.substring(path).equals("/robots.txt");
    }

    private static void tell(Archive.Part part, ArchiveEntry.Damage damage, Consumer<String> broken) {
        ArchivedPage page = ArchivedPage.damage(part.name(), damage);
        broken.accept(page.name() + ": " + page.error());
    }

    private static int rank(ArchivedResponse answer) {
        if (!answer.mayBePage()) {
            return 0;
        }
        return switch (answer.capture().type()) {
            case "revisit" -> 1;
            case "conversion" -> 3;
            default -> 2;
        };
    }

    /** Null when there is none. */
    private ArchivedResponse answer(String url) throws IOException {
        Entry entry = entries.get(url);
        if (entry == null) {
            return null;
        }
        try (WarcFileReader records = new WarcFileReader(entry.file(), mostBytes)) {
            Optional<Capture> capture = records.read(entry.place());
            return capture.isEmpty() ? null : ArchivedResponse.of(capture.get());
        }
    }

    private static FetchedPage failed(String url, String reason) {
        return FetchedPage.failed(url, Outcome.UNREACHABLE, Instant.EPOCH, 0, reason);
    }
}
