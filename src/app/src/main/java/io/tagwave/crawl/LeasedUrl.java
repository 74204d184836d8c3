package io.tagwave.crawl;

import io.tagwave.page.FetchedPage;
import io.tagwave.page.Follow;
import io.tagwave.page.Lease;
import io.tagwave.page.ReadPage;

/**
 * A leased page on its way through crawler4j's loop: what each station found out is collected here, and judged at the end by
 * {@link Verdicts}. Of one worker only.
 *
 * @param <A> see {@link ReadPage}
 */
final class LeasedUrl<A> extends PlainUrl {

    private static final long serialVersionUID = 1;

    private final transient Lease lease;
    private transient FetchedPage fetched;
    private transient ReadPage<A> read;
    private transient Follow follow = Follow.NONE;
    private transient Throwable failure;

    LeasedUrl(Lease lease) {
        super(lease.request().url());
        this.lease = lease;
        setDepth((short) Math.min(lease.depth(), Short.MAX_VALUE));
    }

    Lease lease() {
        return lease;
    }

    /** What came back, or null before anything did. */
    FetchedPage fetched() {
        return fetched;
    }

    void fetched(FetchedPage page) {
        fetched = page;
    }

    /** What was read, or null when nothing was. */
    ReadPage<A> read() {
        return read;
    }

    void read(ReadPage<A> page) {
        read = page;
    }

    /** The links to follow. */
    Follow follow() {
        return follow;
    }

    void follow(Follow links) {
        follow = links;
    }

    /** A fault of the program on the way, or null. */
    Throwable failure() {
        return failure;
    }

    void failed(Throwable reason) {
        failure = reason;
    }
}
