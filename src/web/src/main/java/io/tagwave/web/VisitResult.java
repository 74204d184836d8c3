package io.tagwave.web;

import org.jspecify.annotations.Nullable;

/**
 * The result of visiting a page.
 *
 * @param <A> see {@link AnalyzedPage}
 * @param page what was fetched
 * @param read what was read; null if the outcome left nothing to read, or reading failed
 * @param fault exception that ended reading, a bug in this program
 */
public record VisitResult<A>(
        FetchedPage page,
        @Nullable AnalyzedPage<A> read,
        @Nullable Throwable fault) {

    /** Creates the result for a page that is not read. */
    public static <A> VisitResult<A> unread(FetchedPage page) {
        return new VisitResult<>(page, null, null);
    }

    /**
     * Reads a page if its outcome is {@link Outcome#DONE}. A page that breaks the reader, for instance by nesting that overflows the
     * stack, neither ends the crawl nor loses what was fetched.
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

    /** Returns the same visit, failed. */
    public VisitResult<A> broken(@Nullable Throwable reason) {
        return new VisitResult<>(page, null, reason);
    }
}
