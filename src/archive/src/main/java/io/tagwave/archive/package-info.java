/**
 * Archives of the web. {@link io.tagwave.archive.Archive} reads the pages of one, {@link io.tagwave.archive.ArchiveIndex} finds
 * them by address, and {@link io.tagwave.archive.ArchiveWriter} writes what a crawl sent and received. The only package that
 * knows jwarc.
 */
package io.tagwave.archive;
