package io.tagwave.visit;

import io.tagwave.dom.ParsedPage;
import io.tagwave.noise.FilterResult;

/** Removes from a page what is not its content. Safe for use by many threads. */
public interface PageFilter {

    /** Finds what to keep of a page. */
    FilterResult filter(ParsedPage page);
}
