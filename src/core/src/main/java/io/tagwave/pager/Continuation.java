package io.tagwave.pager;

import org.jspecify.annotations.Nullable;

/**
 * Says where a list continues.
 *
 * @param next absolute address of the next page, null on the last page and if there is no other
 * @param more how the list continues if no address of a next page says it, else null
 */
public record Continuation(@Nullable String next, @Nullable MoreItems more) {

    /** Of a list that ends on its page. */
    public static final Continuation NONE = new Continuation(null, null);

    /** Returns a list that continues at an address; null if it ends. */
    public static Continuation at(@Nullable String next) {
        return next == null ? NONE : new Continuation(next, null);
    }
}
