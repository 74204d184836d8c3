/**
 * What a column of values is, whatever its language: {@link io.tagwave.column.ColumnValues}.
 */
@Internal
package io.tagwave.column;

import io.tagwave.meta.Internal;
