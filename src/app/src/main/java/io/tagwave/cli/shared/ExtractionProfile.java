package io.tagwave.cli.shared;

/** The variants of extraction. */
public enum ExtractionProfile {
    /** Ours. */
    TAGWAVE,
    /** The thesis with stated repairs. */
    THESIS,
    /** The thesis as printed. */
    PUBLISHED
}
