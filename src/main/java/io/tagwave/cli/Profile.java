package io.tagwave.cli;

/** Which way of extraction is used. */
enum Profile {
    /** As published. */
    THESIS
}
