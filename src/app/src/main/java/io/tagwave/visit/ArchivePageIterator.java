package io.tagwave.visit;

import io.tagwave.archive.Archive;
import io.tagwave.archive.ArchivedPage;
import io.tagwave.web.FetchedPage;
import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Iterates over the pages of an archive, which are read on demand. Damaged parts are among them, and fail to load. */
final class ArchivePageIterator implements Iterator<NamedPage>, AutoCloseable {

    private final String name;
    private final int maxBytes;
    private final Parser parser;
    private @Nullable Archive archive;
    private @Nullable NamedPage next;
    private boolean ended;
    private boolean isFirst = true;

    /** Parses a page of an archive. */
    interface Parser {
        LoadedPage parse(FetchedPage page) throws PageLoadException;
    }

    /** Creates an iterator; the archive is opened when the first page is requested. */
    ArchivePageIterator(String name, int maxBytes, Parser parser) {
        this.name = name;
        this.maxBytes = maxBytes;
        this.parser = parser;
    }

    @Override
    public boolean hasNext() {
        if (next == null && !ended) {
            try {
                next = read();
            } catch (IOException e) {
                next = failing(name, message(e));
                ended = true;
            }
            if (next == null && isFirst) {
                next = failing(name, "no HTML page was found in this archive");
                ended = true;
            }
            isFirst = false;
            if (next == null || ended) {
                close();
            }
        }
        return next != null;
    }

    @Override
    public NamedPage next() {
        NamedPage page = hasNext() ? next : null;
        if (page == null) {
            throw new NoSuchElementException();
        }
        next = null;
        return page;
    }

    @Override
    public void close() {
        ended = true;
        Archive open = archive;
        archive = null;
        if (open != null) {
            try {
                open.close();
            } catch (IOException nothingIsLost) {
                return;
            }
        }
    }

    private @Nullable NamedPage read() throws IOException {
        Archive open = archive == null ? Archive.open(Path.of(name), maxBytes) : archive;
        archive = open;
        Optional<ArchivedPage> found = open.next();
        if (found.isEmpty()) {
            return null;
        }
        ArchivedPage page = found.get();
        FetchedPage fetched = page.page();
        return page.error() == null && fetched != null
                ? new NamedPage(page.name(), () -> parser.parse(fetched))
                : failing(page.name(), String.valueOf(page.error()));
    }

    private static NamedPage failing(String name, String reason) {
        return new NamedPage(name, () -> {
            throw new PageLoadException(reason);
        });
    }

    private static String message(IOException e) {
        return e instanceof NoSuchFileException ? "no such file" : "cannot be read: " + e.getMessage();
    }
}
