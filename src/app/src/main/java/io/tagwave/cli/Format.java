package io.tagwave.cli;

/** How a command on pages prints its answers. */
enum Format {
    /** For people. */
    TEXT,
    /** One JSON object a line for each page. */
    JSONL
}
