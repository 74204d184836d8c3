package io.tagwave.archive;

/** What stands in an archive: a capture, or damage. */
sealed interface ArchiveEntry permits Capture, ArchiveEntry.Damage {

    /**
     * A part of an archive that can not be read.
     *
     * @param at byte of the file where it begins
     * @param reason why, as the end of a sentence
     */
    record Damage(long at, String reason) implements ArchiveEntry {}
}
