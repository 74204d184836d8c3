/**
 * Reads texts as values, in many languages: {@link io.tagwave.value.ColumnReader} reads the cells of a column as numbers, prices,
 * amounts, dates and times of day. The words come from CLDR by way of the lexicon in the resources.
 */
@Internal
@NullMarked
package io.tagwave.value;

import io.tagwave.meta.Internal;
import org.jspecify.annotations.NullMarked;
