/**
 * The public library: {@link io.tagwave.Tagwave} reads a page, and returns a {@linkplain io.tagwave.Page page} of {@linkplain
 * io.tagwave.PageList lists} of {@linkplain io.tagwave.PageRecord records}, or a {@linkplain io.tagwave.PageTable table} of
 * several pages. All other packages are internal.
 */
@NullMarked
package io.tagwave;

import org.jspecify.annotations.NullMarked;
