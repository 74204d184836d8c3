/** Rows as text, one way a format: {@link io.tagwave.rows.RowFormat}. */
package io.tagwave.rows;
