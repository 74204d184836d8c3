package io.tagwave.spark;

import java.io.Serializable;
import java.util.List;
import org.apache.spark.sql.Row;

/**
 * A file that a task has written.
 *
 * @param path where it lies until all tasks are done
 * @param failures the first rows of a file of failures
 * @param forms those of a file of lists, null where they are too many to be told
 */
record WrittenFile(OutputFolder folder, String path, long rows, List<Row> failures, List<ListFormCount> forms)
        implements Serializable {}
