/** Writes rows as text: tables, CSV, JSON and Markdown, by {@link io.tagwave.rows.RowFormat}. */
@NullMarked
package io.tagwave.rows;

import org.jspecify.annotations.NullMarked;
