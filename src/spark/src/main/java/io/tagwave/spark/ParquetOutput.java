package io.tagwave.spark;

import java.io.IOException;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.TaskAttemptID;
import org.apache.hadoop.mapreduce.task.TaskAttemptContextImpl;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.execution.datasources.OutputWriter;
import org.apache.spark.sql.execution.datasources.OutputWriterFactory;
import org.apache.spark.sql.execution.datasources.parquet.ParquetFileFormat;
import org.apache.spark.util.SerializableConfiguration;
import scala.collection.immutable.Map$;

/** Opens the files of folders for tasks: written as Spark itself writes Parquet, with the settings of the session. */
final class ParquetOutput implements Serializable {

    private static final long serialVersionUID = 1;

    /** The factory of each folder, with the configuration that contains its schema. */
    private final List<Format> formats = new ArrayList<>();

    private record Format(SerializableConfiguration configuration, OutputWriterFactory factory)
            implements Serializable {}

    ParquetOutput(SparkSession session) throws IOException {
        for (OutputFolder folder : OutputFolder.values()) {
            Job job = Job.getInstance(session.sparkContext().hadoopConfiguration());
            OutputWriterFactory factory = new ParquetFileFormat()
                    .prepareWrite(session, job, Map$.MODULE$.<String, String>empty(), folder.schema());
            formats.add(new Format(new SerializableConfiguration(job.getConfiguration()), factory));
        }
    }

    Configuration configuration() {
        return formats.get(0).configuration.value();
    }

    OutputWriter open(OutputFolder folder, String path, TaskAttemptID task) {
        Format format = formats.get(folder.ordinal());
        return format.factory.newInstance(
                path, folder.schema(), new TaskAttemptContextImpl(format.configuration.value(), task));
    }
}
