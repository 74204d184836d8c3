package io.tagwave.cli;

/** Which way of extraction is used. */
enum Profile {
    /** Ours. */
    TAGWAVE,
    /** As published. */
    THESIS
}
