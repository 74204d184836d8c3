/**
 * Writes the records of archives as Parquet. {@link io.tagwave.spark.ExtractArchives} is the program: a first job extracts the
 * pages of archives, a second one merges the lists of a host. The only package that uses Spark.
 */
@NullMarked
package io.tagwave.spark;

import org.jspecify.annotations.NullMarked;
