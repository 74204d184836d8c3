/**
 * What a column of values is, whatever its language, and the values as numbers and dates: {@link
 * io.tagwave.column.ColumnValues}.
 */
package io.tagwave.column;
