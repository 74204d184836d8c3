package io.tagwave.visit;

import io.tagwave.dom.ParsedPage;

/**
 * A page that a command works on.
 *
 * @param url the page as the user named it
 * @param page the parsed page
 * @param rendered whether a browser ran its scripts
 * @param readMillis time to read or fetch the bytes
 * @param parseMillis time to decode and parse them
 */
public record LoadedPage(String url, ParsedPage page, boolean rendered, double readMillis, double parseMillis) {

    /** Time to make the tree of what was parsed. */
    public double treeMillis() {
        return page.treeMillis();
    }
}
