/**
 * Describes the columns of a list, for any language: {@link io.tagwave.column.ColumnBuilder} finds their names, kinds and paths, and
 * columns that the page does not show.
 */
@Internal
@NullMarked
package io.tagwave.column;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
