package io.tagwave.spark;

import java.io.Serializable;
import java.util.List;
import org.apache.spark.sql.Row;

/**
 * A file that a task has written.
 *
 * @param path of the unfinished file
 * @param failures the first rows of a file of failures
 */
record WrittenFile(OutputFolder folder, String path, long rows, List<Row> failures) implements Serializable {}
