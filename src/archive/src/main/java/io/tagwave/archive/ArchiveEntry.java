package io.tagwave.archive;

/** A part of an archive: a record that may hold a page, or a damaged range. */
sealed interface ArchiveEntry permits Capture, ArchiveEntry.Damage {

    /** A range that begins at a byte of the file and cannot be read, for a reason that ends a sentence. */
    record Damage(long offset, String reason) implements ArchiveEntry {}
}
