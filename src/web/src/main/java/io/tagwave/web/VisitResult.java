package io.tagwave.web;

/**
 * What became of a visit, as one value: whatever was seen on the way to the page, such as what showing it in a browser
 * brought, is part of what was read.
 *
 * @param <A> see {@link AnalyzedPage}
 * @param page what came back
 * @param read what was read; null when the outcome left nothing to read, or reading broke
 * @param fault what broke reading, a fault of this program, or null
 */
public record VisitResult<A>(FetchedPage page, AnalyzedPage<A> read, Throwable fault) {

    /** A page that is not read. */
    public static <A> VisitResult<A> unread(FetchedPage page) {
        return new VisitResult<>(page, null, null);
    }

    /**
     * Reads a page whose outcome is {@link Outcome#DONE}, and no other. One page that breaks the reader, be it by a nesting
     * that overflows the stack, ends neither the crawl nor the knowledge of what came back.
     */
    public static <A> VisitResult<A> of(FetchedPage page, FetchedPageReader<A> reader) {
        if (page.outcome() != Outcome.DONE) {
            return unread(page);
        }
        try {
            return new VisitResult<>(page, reader.read(page), null);
        } catch (RuntimeException | Error fault) {
            return new VisitResult<>(page, null, fault);
        }
    }

    /** The same visit, broken. */
    public VisitResult<A> broken(Throwable reason) {
        return new VisitResult<>(page, null, reason);
    }
}
