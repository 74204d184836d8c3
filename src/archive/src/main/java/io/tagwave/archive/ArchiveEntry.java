package io.tagwave.archive;

/** A part of an archive: a record that may hold a page, or a damaged range. */
sealed interface ArchiveEntry permits Capture, ArchiveEntry.Damage {

    /**
     * A range of an archive that cannot be read.
     *
     * @param offset byte of the file where it begins
     * @param reason the cause, as the end of a sentence
     */
    record Damage(long offset, String reason) implements ArchiveEntry {}
}
