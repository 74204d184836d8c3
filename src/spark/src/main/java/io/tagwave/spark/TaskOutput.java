package io.tagwave.spark;

import java.io.IOException;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.TaskAttemptID;
import org.apache.hadoop.mapreduce.TaskID;
import org.apache.hadoop.mapreduce.TaskType;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.catalyst.CatalystTypeConverters;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.execution.datasources.OutputWriter;
import org.jspecify.annotations.Nullable;
import scala.Function1;

/** The files of one task, one for each folder with rows, written side by side in one pass over the pages. */
final class TaskOutput {

    private static final String PARQUET = ".parquet";

    private final ParquetOutput format;
    private final String place;
    private final TaskAttemptID id;
    private final Map<OutputFolder, OpenFile> open = new EnumMap<>(OutputFolder.class);
    private final List<Row> failures = new ArrayList<>();

    /** A file that is being written. */
    private record OpenFile(OutputWriter writer, Function1<Object, Object> rows, long[] count) {}

    /**
     * Prepares the files of a task.
     *
     * @param place folder for unfinished files
     * @param partition of the task
     * @param attempt number that no other attempt at any task has
     */
    TaskOutput(ParquetOutput format, String place, int partition, long attempt) {
        this.format = format;
        this.place = place;
        id = new TaskAttemptID(new TaskID("tagwave", 0, TaskType.MAP, partition), (int) attempt);
    }

    void add(OutputFolder folder, @Nullable Object... cells) {
        OpenFile file = open.computeIfAbsent(folder, this::open);
        Row row = RowFactory.create(cells);
        file.writer().write((InternalRow) file.rows().apply(row));
        file.count()[0]++;
        if (folder == OutputFolder.FAILURES && failures.size() < ExtractArchives.MAX_FAILURES_PRINTED) {
            failures.add(row);
        }
    }

    private OpenFile open(OutputFolder folder) {
        String file = new Path(place, folder.title() + "-" + id + PARQUET).toString();
        OutputWriter writer = format.open(folder, file, id);
        return new OpenFile(writer, CatalystTypeConverters.createToCatalystConverter(folder.schema()), new long[1]);
    }

    List<WrittenFile> close() throws IOException {
        List<WrittenFile> written = new ArrayList<>();
        open.forEach((folder, file) -> {
            file.writer().close();
            written.add(new WrittenFile(
                    folder,
                    file.writer().path(),
                    file.count()[0],
                    folder == OutputFolder.FAILURES ? List.copyOf(failures) : List.of()));
        });
        return written;
    }
}
