package io.tagwave.cli.shared;

/** Which way of extraction is used. */
public enum ExtractionProfile {
    /** Ours. */
    TAGWAVE,
    /** The thesis with stated repairs. */
    THESIS,
    /** The thesis to the letter. */
    PUBLISHED
}
