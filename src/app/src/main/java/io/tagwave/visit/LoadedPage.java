package io.tagwave.visit;

import io.tagwave.dom.ParsedPage;
import io.tagwave.value.PageHints;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;

/**
 * A page that a command works on.
 *
 * @param url URL or file name as the user typed it
 * @param page the parsed page
 * @param rendered true if a browser ran its scripts
 * @param fetched when it was fetched, or its file was written
 * @param readMillis time to read or fetch the bytes
 * @param parseMillis time to decode and parse them
 */
public record LoadedPage(
        String url, ParsedPage page, boolean rendered, Instant fetched, double readMillis, double parseMillis) {

    /** Returns what the page says about the meaning of its texts. */
    public PageHints hints() {
        return PageHints.of(page.language(), page.baseUri(), LocalDateTime.ofInstant(fetched, ZoneOffset.UTC));
    }

    /** Returns the time to build the tree. */
    public double treeMillis() {
        return page.treeMillis();
    }
}
