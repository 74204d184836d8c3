package io.tagwave.spark;

import java.io.IOException;
import java.io.Serializable;
import java.util.EnumMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.TaskAttemptContext;
import org.apache.hadoop.mapreduce.TaskAttemptID;
import org.apache.hadoop.mapreduce.task.TaskAttemptContextImpl;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.execution.datasources.OutputWriter;
import org.apache.spark.sql.execution.datasources.OutputWriterFactory;
import org.apache.spark.sql.execution.datasources.parquet.ParquetFileFormat;
import org.apache.spark.util.SerializableConfiguration;
import scala.collection.immutable.Map$;

/** How tasks write the files of folders: as Spark itself writes Parquet, with the settings of the session. */
final class ParquetOutput implements Serializable {

    private static final long serialVersionUID = 1;

    /** Of each folder: the schema that is written stands there. */
    private final EnumMap<OutputFolder, SerializableConfiguration> configurations = new EnumMap<>(OutputFolder.class);

    private final EnumMap<OutputFolder, OutputWriterFactory> factories = new EnumMap<>(OutputFolder.class);

    ParquetOutput(SparkSession session) throws IOException {
        for (OutputFolder folder : OutputFolder.values()) {
            Job job = Job.getInstance(session.sparkContext().hadoopConfiguration());
            factories.put(
                    folder,
                    new ParquetFileFormat()
                            .prepareWrite(session, job, Map$.MODULE$.<String, String>empty(), folder.schema()));
            configurations.put(folder, new SerializableConfiguration(job.getConfiguration()));
        }
    }

    /** What archives are read with. */
    Configuration configuration() {
        return configurations.get(OutputFolder.PAGES).value();
    }

    OutputWriter open(OutputFolder folder, String path, TaskAttemptID task) {
        TaskAttemptContext context =
                new TaskAttemptContextImpl(configurations.get(folder).value(), task);
        return factories.get(folder).newInstance(path, folder.schema(), context);
    }
}
