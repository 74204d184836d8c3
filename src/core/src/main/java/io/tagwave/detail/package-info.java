/**
 * Finds the fields of the pages of a list's items: {@link io.tagwave.detail.DetailTemplate} learns them from many pages, and
 * {@link io.tagwave.detail.DetailPage} is one page.
 */
@Internal
@NullMarked
package io.tagwave.detail;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
