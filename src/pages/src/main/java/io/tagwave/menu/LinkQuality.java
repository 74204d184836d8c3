package io.tagwave.menu;

/** Yes-or-no qualities of a link; see {@link MenuEvidence} for what each one says. */
enum LinkQuality {
    LONG,
    SHORT,
    DIGIT,
    EMPTY,
    IMAGE,
    BLANK,
    REPEATED,
    FRAGMENT,
    ROOT,
    QUERY,
    CHANGE
}
