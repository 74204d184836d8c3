package io.tagwave.spark;

import java.io.IOException;
import java.util.ArrayList;
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
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;

/**
 * Reads archives and writes what their pages hold as folders of Parquet files: {@code pages}, {@code lists}, {@code records}, {@code items} and
 * {@code failures}.
 *
 * <pre>spark-submit tagwave-spark.jar OUT ARCHIVE…</pre>
 *
 * An archive is a WARC or WACZ file, a folder or glob of them, or an index (CDX, CDXJ) beside them, of which the records that it names are read.
 */
public final class ExtractArchives {

    /** Made of lists and records, when these are written. */
    private static final String ITEMS = "items";

    /** Files of tasks, which go to their folders when all tasks are done. */
    private static final String UNDER_WORK = "_written";

    /** By this a reader of folders knows that they are whole. */
    private static final String SUCCESS = "_SUCCESS";

    private static final int MOST_PARTITIONS = 10_000;

    /** Forms of lists that tasks tell the driver of: some 100 MB. */
    private static final int MOST_FORMS = 200_000;

    static final int FAILURES_TOLD = 20;

    private final SparkSession session;
    private final String out;

    private ExtractArchives(SparkSession session, String out) {
        this.session = session;
        this.out = out;
    }

    /** The program: see the class. The last line of standard output says how much was written. */
    public static void main(String[] arguments) throws IOException {
        if (arguments.length < 2) {
            throw new IllegalArgumentException("expected OUT ARCHIVE…, found " + Arrays.toString(arguments));
        }
        try (SparkSession session = session()) {
            List<String> archives = Arrays.asList(arguments).subList(1, arguments.length);
            System.out.println(extract(session, arguments[0], archives, 0));
        }
    }

    /** How much was written. */
    record Counts(long pages, long records, long failures) {
        @Override
        public String toString() {
            return "pages " + pages + " records " + records + " failures " + failures;
        }
    }

    /** That of spark-submit or, without one, of this machine. */
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
     * Reads archives and writes what their pages hold.
     *
     * @param partitions among which the archives are shared out, 0 for one each: what is written does not depend on it
     */
    static Counts extract(SparkSession session, String out, List<String> archives, int partitions) throws IOException {
        List<WrittenFile> written = read(session, out, archives, partitions);
        new ExtractArchives(session, out).merge(forms(written));
        return new Counts(
                rows(written, OutputFolder.PAGES),
                rows(written, OutputFolder.RECORDS),
                rows(written, OutputFolder.FAILURES));
    }

    /** The first job: all folders but that of the items, in one pass over the pages. */
    static List<WrittenFile> read(SparkSession session, String out, List<String> archives, int partitions)
            throws IOException {
        session.conf().set("spark.sql.session.timeZone", "UTC");
        ExtractArchives job = new ExtractArchives(session, out);
        job.requireFresh();
        List<Part> parts = new ArchiveInputs(job.configuration()).parts(archives);
        ParquetOutput format = new ParquetOutput(session);
        List<WrittenFile> written = job.pages(format, parts, partitions);
        job.settle(format, written);
        tellFailures(written);
        return written;
    }

    /** The forms of all lists, or null where a task met too many. */
    private static List<ListFormCount> forms(List<WrittenFile> written) {
        List<ListFormCount> forms = new ArrayList<>();
        for (WrittenFile file : written) {
            if (file.folder() == OutputFolder.LISTS) {
                if (file.forms() == null) {
                    return null;
                }
                forms.addAll(file.forms());
            }
        }
        return forms;
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
        List<String> all = new ArrayList<>(List.of(ITEMS));
        for (OutputFolder folder : OutputFolder.values()) {
            all.add(folder.title());
        }
        for (String folder : all) {
            if (files.exists(new Path(out, folder))) {
                throw new IOException(new Path(out, folder) + " is there already");
            }
        }
        files.delete(new Path(out, UNDER_WORK), true);
    }

    private FileSystem files() throws IOException {
        return new Path(out).getFileSystem(configuration());
    }

    /** What the tasks have written; of one that was tried more than once, what was written by the try that counts. */
    private List<WrittenFile> pages(ParquetOutput format, List<Part> parts, int partitions) {
        int tasks = partitions > 0 ? partitions : Math.max(1, Math.min(parts.size(), MOST_PARTITIONS));
        String place = new Path(out, UNDER_WORK).toString();
        return JavaSparkContext.fromSparkContext(session.sparkContext())
                .parallelize(parts, tasks)
                .mapPartitions(own -> written(own, format, place, MOST_FORMS / tasks))
                .collect();
    }

    private static Iterator<WrittenFile> written(
            Iterator<Part> parts, ParquetOutput format, String place, int mostForms) throws IOException {
        TaskContext task = TaskContext.get();
        TaskOutput files = new TaskOutput(format, place, task.partitionId(), task.taskAttemptId(), mostForms);
        PageRowWriter rows = new PageRowWriter(ArchivePageExtractor.ofThisJvm(), files::add);
        while (parts.hasNext()) {
            new ArchivePartPages(parts.next(), format.configuration()).forEachRemaining(rows::write);
        }
        return files.close().iterator();
    }

    /** Puts files of tasks into their folders. */
    private void settle(ParquetOutput format, List<WrittenFile> written) throws IOException {
        FileSystem files = files();
        for (OutputFolder folder : OutputFolder.values()) {
            List<WrittenFile> own =
                    written.stream().filter(file -> file.folder() == folder).toList();
            Path to = new Path(out, folder.title());
            files.mkdirs(to);
            if (own.isEmpty()) {
                // Of a folder without rows the columns are to be read nevertheless.
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
        files.delete(new Path(out, UNDER_WORK), true);
    }

    /**
     * The second job.
     *
     * @param forms see {@link MergedLists#items}
     */
    private void merge(List<ListFormCount> forms) {
        MergedLists.items(session, folder(OutputFolder.LISTS), folder(OutputFolder.RECORDS), forms)
                .write()
                .parquet(new Path(out, ITEMS).toString());
    }

    private Dataset<Row> folder(OutputFolder folder) {
        return session.read().schema(folder.schema()).parquet(new Path(out, folder.title()).toString());
    }

    private static void tellFailures(List<WrittenFile> written) {
        written.stream()
                .flatMap(file -> file.failures().stream())
                .sorted(Comparator.comparing((Row failure) -> failure.getString(1))
                        .thenComparing(failure -> failure.getLong(2)))
                .limit(FAILURES_TOLD)
                .forEach(failure -> System.err.println(failure.get(0) + ": " + failure.get(3)));
    }
}
