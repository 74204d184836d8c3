package io.tagwave.cli.shared;

/** How a command on pages prints its answers. */
public enum OutputFormat {
    /** For people. */
    TEXT,
    /** One JSON object a line for each page. */
    JSONL,
    /** A table of the main list, for spreadsheets and data frames. */
    CSV
}
