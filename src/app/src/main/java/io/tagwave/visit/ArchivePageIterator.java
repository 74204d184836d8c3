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

/** The pages of an archive, one after the other as they are asked for. What is damaged stands among them, and fails to load. */
final class ArchivePageIterator implements Iterator<NamedPage>, AutoCloseable {

    private final String name;
    private final int mostBytes;
    private final Parser parser;
    private Archive archive;
    private NamedPage next;
    private boolean ended;

    /** Parses a page of an archive. */
    interface Parser {
        LoadedPage parse(FetchedPage page) throws PageLoadException;
    }

    /**
     * The pages of the archive of that name, which is opened when the first is asked for.
     *
     * @param mostBytes larger pages are refused
     */
    ArchivePageIterator(String name, int mostBytes, Parser parser) {
        this.name = name;
        this.mostBytes = mostBytes;
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
            if (next == null || ended) {
                close();
            }
        }
        return next != null;
    }

    @Override
    public NamedPage next() {
        if (!hasNext()) {
            throw new NoSuchElementException();
        }
        NamedPage page = next;
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

    private NamedPage read() throws IOException {
        if (archive == null) {
            archive = Archive.open(Path.of(name), mostBytes);
        }
        Optional<ArchivedPage> found = archive.next();
        if (found.isEmpty()) {
            return null;
        }
        ArchivedPage page = found.get();
        return page.error() == null
                ? new NamedPage(page.name(), () -> parser.parse(page.page()))
                : failing(page.name(), page.error());
    }

    private static NamedPage failing(String name, String reason) {
        return new NamedPage(name, () -> {
            throw new PageLoadException(reason);
        });
    }

    private static String message(IOException e) {
        return e instanceof NoSuchFileException ? "no such file" : "can not be read: " + e.getMessage();
    }
}
