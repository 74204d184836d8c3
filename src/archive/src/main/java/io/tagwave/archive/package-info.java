/**
 * Web archives. {@link io.tagwave.archive.Archive} reads the pages of one, {@link io.tagwave.archive.ArchiveIndex} finds pages by
 * URL, and {@link io.tagwave.archive.ArchiveWriter} writes what a crawl sends and receives. The only package that uses jwarc.
 */
@NullMarked
package io.tagwave.archive;

import org.jspecify.annotations.NullMarked;
