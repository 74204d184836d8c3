/** The way of a page from tree to rows: {@link io.tagwave.extract.RecordExtractor}. Read it first. */
package io.tagwave.extract;
