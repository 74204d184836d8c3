package io.tagwave.spark;

import io.tagwave.archive.Archive;
import io.tagwave.archive.ArchivedPage;
import java.io.IOException;
import java.util.Optional;
import java.util.function.Consumer;
import org.apache.hadoop.conf.Configuration;

/** Reads the pages of a part and the damage between them. */
record ArchivePartPages(ArchivePart part, Configuration configuration) {

    /** Maximum size of a page: its tree needs about ten times as much memory. */
    static final int MAX_BYTES = 100 << 20;

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

    void forEach(Consumer<Placed> pages) {
        for (int piece = 0; piece < (part.isWhole() ? 1 : part.at().length); piece++) {
            long start = part.isWhole() ? 0 : part.at()[piece];
            try (LocalArchiveFile file = open(piece);
                    Archive archive = Archive.open(file.path(), MAX_BYTES)) {
                for (Optional<ArchivedPage> page = archive.next(); page.isPresent(); page = archive.next()) {
                    pages.accept(new Placed(part.name(), start + page.get().offset(), page.get()));
                }
            } catch (IOException e) {
                String reason = "can not be read: " + e.getMessage();
                pages.accept(new Placed(part.name(), start, new ArchivedPage(part.name(), start, 0, null, reason)));
            }
        }
    }

    private LocalArchiveFile open(int piece) throws IOException {
        return part.isWhole()
                ? LocalArchiveFile.whole(part.archive(), configuration)
                : LocalArchiveFile.piece(part.archive(), part.at()[piece], part.lengths()[piece], configuration);
    }
}
