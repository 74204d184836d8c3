/**
 * The front door: {@link io.tagwave.Tagwave} reads a page, and what it found is {@linkplain io.tagwave.Page pages} of {@linkplain
 * io.tagwave.PageList lists} of {@linkplain io.tagwave.PageRecord records}. All other packages are internal.
 */
@NullMarked
package io.tagwave;

import org.jspecify.annotations.NullMarked;
