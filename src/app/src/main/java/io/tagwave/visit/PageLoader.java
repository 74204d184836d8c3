package io.tagwave.visit;

import io.tagwave.archive.Archive;
import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.dom.html.ForwardLinks;
import io.tagwave.web.FetchedPage;
import io.tagwave.web.HtmlSniffer;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import io.tagwave.web.PageSource;
import io.tagwave.web.PasswordMask;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads and parses pages from files, archives, standard input and the web. */
public final class PageLoader implements AutoCloseable {

    /** The name of the page on standard input. */
    public static final String STDIN = "-";

    /** Size above which files are refused: a share of the heap, since the DOM takes about ten times as much memory. */
    private static final long MAX_BYTES =
            Math.min(200L << 20, Runtime.getRuntime().maxMemory() / 12);

    /** Size above which pages of archives are refused: their records, bodies and texts are in memory at once. */
    private static final int MAX_ARCHIVED_BYTES = (int) (MAX_BYTES / 2);

    /** Number of first bytes in which a NUL byte marks a page as binary. */
    private static final int SNIFFED = 1024;

    private final HtmlParser parser = new HtmlParser();
    private final Supplier<PageSource> web;
    private final @Nullable LocalPageServer local;
    private final String base;
    private final List<ArchivePageIterator> archives = new ArrayList<>();
    private @Nullable PageSource opened;

    private PageLoader(Supplier<PageSource> web, @Nullable LocalPageServer local, String base) {
        this.web = web;
        this.local = local;
        this.base = base;
    }

    /**
     * Creates a loader that parses pages as they are.
     *
     * @param web opens the source of pages with a URL; called once, and only for such a page
     */
    public static PageLoader parsing(Supplier<PageSource> web) {
        return new PageLoader(web, null, "");
    }

    /**
     * Creates a loader that renders every page with a browser, files too.
     *
     * @param browser opens the source of all pages; called once, and only when a page is loaded
     */
    public static PageLoader rendering(Supplier<PageSource> browser) {
        return new PageLoader(browser, new LocalPageServer(), "");
    }

    /** Returns the same loader for files and standard input that came from a URL; call it before any page is loaded. */
    public PageLoader withBase(String address) {
        return new PageLoader(web, local, address);
    }

    /** Returns true if a page is named by its URL. */
    public static boolean isUrl(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.startsWith("http://") || lower.startsWith("https://");
    }

    /** Returns the pages that a name stands for: those of an archive in order, or the one that {@link #load} reads. */
    public Iterable<NamedPage> pages(String name) {
        if (isUrl(name) || !Archive.isNamed(name)) {
            return List.of(new NamedPage(name, () -> load(name)));
        }
        return () -> {
            ArchivePageIterator pages = new ArchivePageIterator(name, MAX_ARCHIVED_BYTES, this::archived);
            archives.add(pages);
            return pages;
        };
    }

    /**
     * Reads and parses a page.
     *
     * @param name a URL, a file, an archive of one page, or {@link #STDIN}
     * @throws PageLoadException if it cannot be read
     */
    public LoadedPage load(String name) throws PageLoadException {
        long start = System.nanoTime();
        if (!isUrl(name) && Archive.isNamed(name)) {
            return onlyPage(name);
        }
        if (!isUrl(name)) {
            byte[] bytes = name.equals(STDIN) ? standardInput() : file(Path.of(name));
            return local == null
                    ? parsed(name, base, bytes, null, false, written(name), start)
                    : shown(name, base, bytes, written(name), start);
        }
        if (PasswordMask.hasLogin(name)) {
            // The login would be stored and shown wherever the URL is.
            throw new PageLoadException(
                    "expected an address without a login; crawl and list log in by --auth HOST=USER:PASSWORD");
        }
        FetchedPage page = fetch(name);
        return parsed(name, page, start);
    }

    private LoadedPage onlyPage(String name) throws PageLoadException {
        try (ArchivePageIterator pages = new ArchivePageIterator(name, MAX_ARCHIVED_BYTES, this::archived)) {
            NamedPage first = pages.hasNext() ? pages.next() : null;
            if (first == null || pages.hasNext()) {
                throw new PageLoadException(
                        "expected an archive of one page, found " + (first == null ? "none" : "several"));
            }
            return first.load();
        }
    }

    /** Parses a page of an archive. */
    private LoadedPage archived(FetchedPage page) throws PageLoadException {
        long start = System.nanoTime();
        String url = page.url();
        return local == null
                ? parsed(url, page.redirectedTo(url), start)
                : shown(url, url, page.body(), page.fetchedAt(), start);
    }

    /** Renders a file; it keeps the URL that was named for it, not that of the local server. */
    private LoadedPage shown(String name, String address, byte[] bytes, Instant written, long start)
            throws PageLoadException {
        refuseUnreadable(bytes);
        boolean file = !name.equals(STDIN) && !isUrl(name);
        LocalPageServer server = Objects.requireNonNull(local, "a browser reads files from a server");
        FetchedPage page = fetch(file ? server.url(Path.of(name)) : server.url(bytes));
        return parsed(name, address, page.body(), page.charset(), true, written, start);
    }

    private FetchedPage fetch(String url) throws PageLoadException {
        FetchedPage page = source().fetch(PageRequest.of(url));
        if (page.outcome() != Outcome.DONE) {
            throw new PageLoadException(page.outcome().code() + (page.error() == null ? "" : ": " + page.error()));
        }
        return page;
    }

    @Override
    public void close() {
        archives.forEach(ArchivePageIterator::close);
        if (opened != null) {
            opened.close();
        }
        if (local != null) {
            local.close();
        }
    }

    private PageSource source() {
        if (opened == null) {
            opened = web.get();
        }
        return opened;
    }

    private LoadedPage parsed(String name, FetchedPage page, long start) throws PageLoadException {
        byte[] body = HtmlSniffer.asHtml(page);
        LoadedPage loaded =
                parsed(name, page.finalUrl(), body, page.charset(), page.rendered(), page.fetchedAt(), start);
        ForwardLinks.declare(loaded.page(), page.headers().get("link"));
        return loaded;
    }

    private LoadedPage parsed(
            String name,
            String address,
            byte[] bytes,
            @Nullable Charset charset,
            boolean rendered,
            Instant fetched,
            long start)
            throws PageLoadException {
        refuseUnreadable(bytes);
        long read = System.nanoTime();
        ParsedPage page = parser.parse(bytes, charset, address);
        double made = (System.nanoTime() - read) / 1e6;
        return new LoadedPage(name, page, rendered, fetched, (read - start) / 1e6, made - page.treeMillis());
    }

    /** Takes the time of the file as the time when the page was fetched. */
    private static Instant written(String name) throws PageLoadException {
        try {
            return name.equals(STDIN)
                    ? Instant.now()
                    : Files.getLastModifiedTime(Path.of(name)).toInstant();
        } catch (IOException e) {
            throw new PageLoadException("cannot be read: " + e.getMessage());
        }
    }

    private static byte[] standardInput() throws PageLoadException {
        try {
            return System.in.readAllBytes();
        } catch (IOException e) {
            throw new PageLoadException("standard input cannot be read: " + e.getMessage());
        }
    }

    private static byte[] file(Path file) throws PageLoadException {
        try {
            if (Files.size(file) > MAX_BYTES) {
                throw new PageLoadException("larger than " + (MAX_BYTES >> 20)
                        + " MB, the limit at this heap (TAGWAVE_OPTS=-Xmx8g raises it up to 200 MB)");
            }
            return Files.readAllBytes(file);
        } catch (NoSuchFileException e) {
            throw new PageLoadException("no such file");
        } catch (AccessDeniedException e) {
            throw new PageLoadException("no permission to read");
        } catch (IOException e) {
            throw new PageLoadException("cannot be read: " + e.getMessage());
        }
    }

    private static void refuseUnreadable(byte[] bytes) throws PageLoadException {
        if (bytes.length == 0) {
            throw new PageLoadException("empty");
        }
        boolean utf16 = bytes.length > 1 && (bytes[0] & 0xff) + (bytes[1] & 0xff) == 0xff + 0xfe;
        for (int i = 0; i < Math.min(SNIFFED, bytes.length) && !utf16; i++) {
            if (bytes[i] == 0) {
                throw new PageLoadException("binary data where HTML was expected (NUL byte at " + i + ")");
            }
        }
    }
}
