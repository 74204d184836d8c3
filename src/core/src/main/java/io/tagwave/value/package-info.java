/**
 * What texts mean, in many languages: {@link io.tagwave.value.ColumnReader} reads the cells of a column as numbers, prices,
 * amounts, days and times of day.
 */
@Internal
package io.tagwave.value;

import io.tagwave.meta.Internal;
