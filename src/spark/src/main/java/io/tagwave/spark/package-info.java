/**
 * Writes the records of archives as Parquet. {@link io.tagwave.spark.ExtractArchives} is the program. The only
 * package that uses Spark.
 */
@NullMarked
package io.tagwave.spark;

import org.jspecify.annotations.NullMarked;
