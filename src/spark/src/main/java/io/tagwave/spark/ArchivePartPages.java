package io.tagwave.spark;

import io.tagwave.archive.Archive;
import io.tagwave.archive.ArchivedPage;
import java.io.IOException;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.apache.hadoop.conf.Configuration;

/** The pages of a part and the damage between them, one after the other as they are asked for. */
final class ArchivePartPages implements Iterator<ArchivePartPages.Placed> {

    /** Larger pages are refused: a tree takes about ten times as much memory. */
    static final int MOST_BYTES = 100 << 20;

    private final Part part;
    private final LocalArchiveCopies files;
    private Archive archive;
    /** How many of the part's archives, or pieces of one, were opened. */
    private int opened;

    private Placed next;
    private boolean ended;

    /**
     * A page with its place.
     *
     * @param archive as a user knows it
     * @param at byte of the archive where its record begins, or the gzip member that holds it
     * @param page what stands there, or why it can not be read
     */
    record Placed(String archive, long at, ArchivedPage page) {

        /** The same on any machine, however the archive is read. */
        String id() {
            return archive + "@" + at + (page.number() == 0 ? "" : "+" + page.number());
        }

        /** What a failure is told by: the page's address, or the place in the archive. */
        String name() {
            return page.page() == null ? archive + " at byte " + at : page.name();
        }
    }

    ArchivePartPages(Part part, Configuration configuration) {
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
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        Placed page = next;
        next = null;
        return page;
    }

    /** Null at the end of an archive. */
    private Placed read() throws IOException {
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
                MOST_BYTES);
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
