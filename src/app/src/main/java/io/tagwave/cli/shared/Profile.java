package io.tagwave.cli.shared;

/** Which way of extraction is used. */
public enum Profile {
    /** Ours. */
    TAGWAVE,
    /** As published. */
    THESIS
}
