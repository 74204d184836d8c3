package io.tagwave.spark;

import java.io.IOException;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.mapreduce.TaskAttemptID;
import org.apache.spark.TaskContext;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * Reads archives and writes the data of their pages as folders of Parquet files: {@code pages}, {@code lists}, {@code
 * records} and {@code failures}.
 *
 * <pre>spark-submit tagwave-spark.jar OUT ARCHIVE…</pre>
 *
 * An archive is a WARC or WACZ file, a folder or glob of them, or an index (CDX, CDXJ) beside them, whose records are read.
 */
public final class ExtractArchives {

    /** Folder for the files of tasks, which are moved to their folders when all tasks are done. */
    private static final String UNFINISHED = "_written";
    /** File by which a reader recognizes a complete folder. */
    private static final String SUCCESS = "_SUCCESS";

    private static final int MAX_PARTITIONS = 10_000;
    static final int MAX_FAILURES_PRINTED = 20;

    private final SparkSession session;
    private final String out;

    private ExtractArchives(SparkSession session, String out) {
        this.session = session;
        this.out = out;
    }

    /** Runs the program. The last line of standard output contains the numbers of rows. */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 2) {
            throw new IllegalArgumentException("expected OUT ARCHIVE…, found " + Arrays.toString(arguments));
        }
        try (SparkSession session = session()) {
            List<String> archives = Arrays.asList(arguments).subList(1, arguments.length);
            System.out.println(extract(session, arguments[0], archives, 0));
        }
    }

    /** Numbers of rows that were written. */
    record Counts(long pages, long records, long failures) {
        @Override
        public String toString() {
            return "pages " + pages + " records " + records + " failures " + failures;
        }
    }

    /** Returns the session of spark-submit or, without one, of this machine. */
    private static SparkSession session() {
        SparkSession.Builder builder = SparkSession.builder().appName("tagwave");
        if (System.getProperty("spark.master") == null) {
            builder.master("local[*]")
                    .config("spark.ui.enabled", "false")
                    .config("spark.log.level", "ERROR")
                    .config("spark.sql.shuffle.partitions", Runtime.getRuntime().availableProcessors());
        }
        return builder.getOrCreate();
    }

    /**
     * Reads archives and writes the data of their pages.
     *
     * @param partitions number of partitions, 0 for one for each archive; the output does not depend on it
     */
    static Counts extract(SparkSession session, String out, List<String> archives, int partitions) throws IOException {
        List<WrittenFile> written = read(session, out, archives, partitions);
        return new Counts(
                rows(written, OutputFolder.PAGES),
                rows(written, OutputFolder.RECORDS),
                rows(written, OutputFolder.FAILURES));
    }

    /** Writes all folders in one pass over the pages. */
    static List<WrittenFile> read(SparkSession session, String out, List<String> archives, int partitions)
            throws IOException {
        session.conf().set("spark.sql.session.timeZone", "UTC");
        ExtractArchives job = new ExtractArchives(session, out);
        job.requireFresh();
        List<ArchivePart> parts = new ArchiveInputs(job.configuration()).parts(archives);
        ParquetOutput format = new ParquetOutput(session);
        List<WrittenFile> written = job.pages(format, parts, partitions);
        job.moveIntoFolders(format, written);
        printFailures(written);
        return written;
    }

    private static long rows(List<WrittenFile> written, OutputFolder folder) {
        return written.stream()
                .filter(file -> file.folder() == folder)
                .mapToLong(WrittenFile::rows)
                .sum();
    }

    private Configuration configuration() {
        return session.sparkContext().hadoopConfiguration();
    }

    private void requireFresh() throws IOException {
        FileSystem files = files();
        for (OutputFolder folder : OutputFolder.values()) {
            if (files.exists(new Path(out, folder.title()))) {
                throw new IOException(new Path(out, folder.title()) + " exists already");
            }
        }
        files.delete(new Path(out, UNFINISHED), true);
    }

    private FileSystem files() throws IOException {
        return new Path(out).getFileSystem(configuration());
    }

    /** Runs the tasks, and returns their files; of a task that was retried, those of the try that counts. */
    private List<WrittenFile> pages(ParquetOutput format, List<ArchivePart> parts, int partitions) {
        int tasks = partitions > 0 ? partitions : Math.max(1, Math.min(parts.size(), MAX_PARTITIONS));
        String place = new Path(out, UNFINISHED).toString();
        return JavaSparkContext.fromSparkContext(session.sparkContext())
                .parallelize(parts, tasks)
                .mapPartitions(own -> written(own, format, place))
                .collect();
    }

    private static Iterator<WrittenFile> written(Iterator<ArchivePart> parts, ParquetOutput format, String place)
            throws IOException {
        TaskContext task = TaskContext.get();
        TaskOutput files = new TaskOutput(format, place, task.partitionId(), task.taskAttemptId());
        PageRowWriter rows = new PageRowWriter(ArchivePageExtractor.ofThisJvm(), files::add);
        while (parts.hasNext()) {
            new ArchivePartPages(parts.next(), format.configuration()).forEach(rows::write);
        }
        return files.close().iterator();
    }

    private void moveIntoFolders(ParquetOutput format, List<WrittenFile> written) throws IOException {
        FileSystem files = files();
        for (OutputFolder folder : OutputFolder.values()) {
            List<WrittenFile> own =
                    written.stream().filter(file -> file.folder() == folder).toList();
            Path to = new Path(out, folder.title());
            files.mkdirs(to);
            if (own.isEmpty()) {
                // A folder without rows has one empty file, so that its columns can be read.
                format.open(folder, new Path(to, "none.parquet").toString(), new TaskAttemptID())
                        .close();
            }
            for (WrittenFile file : own) {
                Path path = new Path(file.path());
                if (!files.rename(path, new Path(to, path.getName()))) {
                    throw new IOException("cannot move " + path + " to " + to);
                }
            }
            files.create(new Path(to, SUCCESS)).close();
        }
        files.delete(new Path(out, UNFINISHED), true);
    }

    private static void printFailures(List<WrittenFile> written) {
        written.stream()
                .flatMap(file -> file.failures().stream())
                .sorted(Comparator.comparing((Row failure) -> failure.getString(1))
                        .thenComparing(failure -> failure.getLong(2)))
                .limit(MAX_FAILURES_PRINTED)
                .forEach(failure -> System.err.println(failure.get(0) + ": " + failure.get(3)));
    }
}
