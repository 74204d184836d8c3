package io.tagwave.store.list;

/**
 * The changes that one visit found in one list, for one target of command {@code watch}.
 *
 * @param crawl the visit
 * @param list the number of the list when it was first seen
 * @param body JSON
 * @param attempts number of times that it was tried to be sent
 */
public record WatchMessage(long crawl, long list, String body, int attempts) {

    /** Returns an identifier by which a receiver knows a message that is sent again. */
    public String id() {
        return id(crawl, list);
    }

    /** Returns the identifier of the message about a visit of a list. */
    public static String id(long crawl, long list) {
        return crawl + "-" + list;
    }
}
