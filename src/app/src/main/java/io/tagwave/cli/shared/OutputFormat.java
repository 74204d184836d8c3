package io.tagwave.cli.shared;

/** The output format of a command on pages. */
public enum OutputFormat {
    /** For people. */
    TEXT,
    /** One JSON object a line for each page. */
    JSONL,
    /** A table of the main list, for spreadsheets and data frames. */
    CSV
}
