package io.tagwave.spark;

import io.tagwave.archive.Archive;
import io.tagwave.archive.ArchivedPage;
import java.io.IOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;
import org.jspecify.annotations.Nullable;

/** Iterates over the pages of a part and the damage between them. */
final class ArchivePartPages implements Iterator<ArchivePartPages.Placed> {

    /** Maximum size of a page: its tree needs about ten times as much memory. */
    static final int MAX_BYTES = 100 << 20;

    private final ArchivePart part;
    private final LocalArchiveCopies files;
    private @Nullable Archive archive;
    /** Number of the part's archives, or pieces of one, that were opened. */
    private int opened;

    private @Nullable Placed next;
    private boolean ended;

    /**
     * A page with its place.
     *
     * @param archive as a user knows it
     * @param at byte of the archive where its record begins, or the gzip member that contains it
     * @param page the page, or the reason why it cannot be read
     */
    record Placed(String archive, long at, ArchivedPage page) {

        /** Returns an identifier that is the same on any machine, however the archive is read. */
        String id() {
            return archive + "@" + at + (page.number() == 0 ? "" : "+" + page.number());
        }

        /** Returns the name for failures: the page's URL, or the place in the archive. */
        String name() {
            return page.page() == null ? archive + " at byte " + at : page.name();
        }
    }

    ArchivePartPages(ArchivePart part, Configuration configuration) {
        this.part = part;
        files = new LocalArchiveCopies(configuration);
    }

    @Override
    public boolean hasNext() {
        while (next == null && !ended) {
            try {
                next = read();
            } catch (IOException e) {
                next = damage("can not be read: " + e.getMessage());
                leave();
                ended = part.isWhole();
            }
        }
        return next != null;
    }

    @Override
    public Placed next() {
        Placed page = hasNext() ? next : null;
        if (page == null) {
            throw new NoSuchElementException();
        }
        next = null;
        return page;
    }

    /** Reads the next page; null at the end of an archive. */
    private @Nullable Placed read() throws IOException {
        if (archive == null) {
            if (opened == (part.isWhole() ? 1 : part.at().length)) {
                ended = true;
                files.close();
                return null;
            }
            archive = open(opened++);
        }
        Optional<ArchivedPage> page = archive.next();
        if (page.isEmpty()) {
            leave();
            return null;
        }
        return new Placed(part.name(), start() + page.get().offset(), page.get());
    }

    private Archive open(int number) throws IOException {
        return Archive.open(
                part.isWhole()
                        ? files.whole(part.archive())
                        : files.piece(part.archive(), part.at()[number], part.lengths()[number]),
                MAX_BYTES);
    }

    private long start() {
        return part.isWhole() ? 0 : part.at()[opened - 1];
    }

    private Placed damage(String reason) {
        long at = opened == 0 ? 0 : start();
        return new Placed(part.name(), at, new ArchivedPage(part.name(), at, 0, null, reason));
    }

    private void leave() {
        try {
            if (archive != null) {
                archive.close();
            }
        } catch (IOException nothingIsLost) {
            return;
        } finally {
            archive = null;
        }
    }
}
