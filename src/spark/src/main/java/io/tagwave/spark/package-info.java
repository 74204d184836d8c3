/**
 * The records of archives as Parquet. {@link io.tagwave.spark.ExtractArchives} is the program: a first job reads the pages of archives and
 * extracts them, a second one merges the lists of a host. The only package that knows Spark.
 */
package io.tagwave.spark;
