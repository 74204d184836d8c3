package io.tagwave.content;

/** Tells what a region is to its page. */
public enum ListRole {
    /** Part of the list that the page was made for. */
    MAIN,
    /** A list of its own standing beside that, such as related items, or one on a page without a main list. */
    BESIDE,
    /** Part of the page's frame, such as a menu, or nothing that repeats by intent. */
    NOISE
}
