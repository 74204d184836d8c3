package io.tagwave.spark;

import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.explode;

import java.io.IOException;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Spliterator;
import java.util.Spliterators;
import java.util.stream.StreamSupport;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.util.SerializableConfiguration;

/**
 * Reads archives and writes what their pages hold as folders of Parquet files: {@code pages}, {@code lists}, {@code records}, {@code items} and
 * {@code failures}.
 *
 * <pre>spark-submit tagwave-spark.jar OUT ARCHIVE…</pre>
 *
 * An archive is a WARC or WACZ file, a folder or glob of them, or an index (CDX, CDXJ) beside them, of which the records that it names are read.
 */
public final class ExtractArchives {

    private static final List<String> FOLDERS = List.of("pages", "lists", "records", "items", "failures");

    /** Pages with all that was found on them, as they were extracted. It goes when all else is written. */
    private static final String EXTRACTED = "_extracted";

    private static final int MOST_PARTITIONS = 10_000;
    private static final int FAILURES_TOLD = 20;

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
        read(session, out, archives, partitions);
        return new ExtractArchives(session, out).unfold();
    }

    /** The first half of it, which does the work: extracts the pages, and leaves all that was found on them where the folders are made of it. */
    static void read(SparkSession session, String out, List<String> archives, int partitions) throws IOException {
        session.conf().set("spark.sql.session.timeZone", "UTC");
        ExtractArchives job = new ExtractArchives(session, out);
        job.requireFresh();
        List<Part> parts = new Inputs(job.configuration()).parts(archives);
        job.write(job.pages(parts, partitions), EXTRACTED);
    }

    private Configuration configuration() {
        return session.sparkContext().hadoopConfiguration();
    }

    private void requireFresh() throws IOException {
        FileSystem files = new Path(out).getFileSystem(configuration());
        for (String folder : FOLDERS) {
            if (files.exists(new Path(out, folder))) {
                throw new IOException(new Path(out, folder) + " is there already");
            }
        }
        files.delete(new Path(out, EXTRACTED), true);
    }

    private Dataset<Row> pages(List<Part> parts, int partitions) {
        int tasks = partitions > 0 ? partitions : Math.max(1, Math.min(parts.size(), MOST_PARTITIONS));
        SerializableConfiguration configuration = new SerializableConfiguration(configuration());
        JavaRDD<Row> pages = JavaSparkContext.fromSparkContext(session.sparkContext())
                .parallelize(parts, tasks)
                .flatMap(part -> rows(part, configuration.value()));
        return session.createDataFrame(pages, Schemas.PAGE);
    }

    private static Iterator<Row> rows(Part part, Configuration configuration) {
        PageRows rows = new PageRows(PageExtractor.ofThisJvm());
        PartPages pages = new PartPages(part, configuration);
        return StreamSupport.stream(Spliterators.spliteratorUnknownSize(pages, Spliterator.ORDERED), false)
                .map(rows::row)
                .iterator();
    }

    /** Each page was extracted once and lies on the disk: the folders are made of that. */
    private Counts unfold() throws IOException {
        Dataset<Row> all = read(EXTRACTED);
        Dataset<Row> read = all.filter(col("reason").isNull());
        write(read.drop("failure", "reason", "lists"), "pages");
        Dataset<Row> lists = read.select(col("page"), col("url"), col("host"), col("fetched_at"), col("model"), list());
        write(lists.select(col("page"), col("host"), col("list.*")).drop("items"), "lists");
        write(records(lists), "records");
        write(
                all.filter(col("reason").isNotNull())
                        .select(col("failure").as("name"), col("archive"), col("at"), col("reason")),
                "failures");
        write(MergedLists.items(session, read("lists"), read("records")), "items");
        new Path(out).getFileSystem(configuration()).delete(new Path(out, EXTRACTED), true);
        tellFailures();
        return new Counts(
                read("pages").count(), read("records").count(), read("failures").count());
    }

    private static Column list() {
        return explode(col("lists")).as("list");
    }

    private static Dataset<Row> records(Dataset<Row> lists) {
        return lists.select(
                        col("page"),
                        col("url"),
                        col("host"),
                        col("fetched_at"),
                        col("list.list"),
                        col("list.form"),
                        col("list.region"),
                        col("list.main"),
                        explode(col("list.items")).as("item"),
                        col("model"))
                .select("page", "url", "host", "fetched_at", "list", "form", "region", "main", "item.*", "model");
    }

    private void tellFailures() {
        read("failures")
                .orderBy("archive", "at")
                .limit(FAILURES_TOLD)
                .collectAsList()
                .forEach(failure -> System.err.println(failure.getAs("name") + ": " + failure.getAs("reason")));
    }

    private Dataset<Row> read(String folder) {
        return session.read().parquet(new Path(out, folder).toString());
    }

    private void write(Dataset<Row> rows, String folder) {
        rows.write().parquet(new Path(out, folder).toString());
    }
}
