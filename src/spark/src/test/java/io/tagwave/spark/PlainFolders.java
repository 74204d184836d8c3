package io.tagwave.spark;

import io.tagwave.site.ListShape;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.TaskAttemptID;
import org.apache.hadoop.mapreduce.task.TaskAttemptContextImpl;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.catalyst.CatalystTypeConverters;
import org.apache.spark.sql.catalyst.InternalRow;
import org.apache.spark.sql.execution.datasources.OutputWriter;
import org.apache.spark.sql.execution.datasources.parquet.ParquetFileFormat;
import org.apache.spark.sql.types.StructType;
import scala.Function1;
import scala.collection.immutable.Map$;
import scala.jdk.javaapi.CollectionConverters;

/**
 * All folders, items too, written without Spark's engine: one loop over the archives and maps of Java. Rows are made and encoded as Parquet by the
 * same code, so that what is between the two is tasks, shuffles and SQL.
 */
final class PlainFolders {

    /** Places of a record's cells in its row. */
    private static final int URL = 1;

    private static final int HOST = 2;
    private static final int FETCHED_AT = 3;
    private static final int LIST = 4;
    private static final int FORM = 5;
    private static final int REGION = 6;
    private static final int ORDINAL = 8;
    private static final int TEXT = 10;
    private static final int HREF = 11;
    private static final int IMAGE = 12;
    private static final int CELLS = 13;
    private static final int MODEL = 14;

    private static final Comparator<Object[]> LATEST = Comparator.<Object[], Instant>comparing(
                    row -> (Instant) row[FETCHED_AT])
            .thenComparing(row -> (String) row[0])
            .thenComparing(row -> (Integer) row[REGION])
            .thenComparing(row -> (Integer) row[ORDINAL]);

    private final TaskOutput files;
    private final Map<Form, Lists> forms = new LinkedHashMap<>();
    private final Map<Item, Seen> items = new HashMap<>();

    private record Form(String list, String form) {}

    private record Item(String list, String form, String key) {}

    /** Lists of one form at one place. */
    private static final class Lists {
        private String first;
        private long number;
        private Object[] columns;
    }

    /** An item as it was seen last. */
    private static final class Seen {
        private Object[] latest;
        private long times;

        void add(Object[] row, long more) {
            latest = latest == null || LATEST.compare(row, latest) > 0 ? row : latest;
            times += more;
        }
    }

    private PlainFolders(TaskOutput files) {
        this.files = files;
    }

    /**
     * Reads archives to their ends and writes their folders.
     *
     * @param items columns of the folder of items
     */
    static void write(SparkSession session, Path out, List<Path> archives, StructType items) throws IOException {
        ParquetOutput format = new ParquetOutput(session);
        Path place = Files.createDirectories(out.resolve("_written"));
        PlainFolders folders = new PlainFolders(new TaskOutput(format, place.toString(), 0, 0));
        PageRowWriter rows = new PageRowWriter(ArchivePageExtractor.ofThisJvm(), folders::take);
        for (Path archive : archives) {
            new ArchivePartPages(ArchivePart.whole("file:" + archive), format.configuration()).forEach(rows::write);
        }
        for (WrittenFile written : folders.files.close()) {
            Path folder = Files.createDirectories(out.resolve(written.folder().title()));
            Path file = Path.of(written.path());
            Files.move(file, folder.resolve(file.getFileName()));
        }
        folders.writeItems(session, out.resolve("items").resolve("part.parquet"), items);
    }

    private void take(OutputFolder folder, Object... cells) {
        files.add(folder, cells);
        if (folder == OutputFolder.LISTS) {
            Lists lists = forms.computeIfAbsent(new Form((String) cells[2], (String) cells[3]), form -> new Lists());
            String first = cells[0] + " " + String.format("%06d", (Integer) cells[5]);
            lists.first = lists.first == null || first.compareTo(lists.first) < 0 ? first : lists.first;
            lists.columns = (Object[]) cells[8];
            lists.number++;
        } else if (folder == OutputFolder.RECORDS) {
            String key = (String) (cells[HREF] == null ? cells[TEXT] : cells[HREF]);
            items.computeIfAbsent(new Item((String) cells[LIST], (String) cells[FORM], key), item -> new Seen())
                    .add(cells, 1);
        }
    }

    private Map<Form, ListFormGroups.Placed> placed() {
        Map<String, List<ListFormGroups.Form>> byList = new TreeMap<>();
        forms.forEach((form, lists) -> {
            List<ListShape.Part> columns = new ArrayList<>();
            for (Object column : lists.columns) {
                Row row = (Row) column;
                columns.add(new ListShape.Part(
                        columns.size() + 1, row.getString(0), row.getString(1), row.getString(2), row.getBoolean(3)));
            }
            byList.computeIfAbsent(form.list(), list -> new ArrayList<>())
                    .add(new ListFormGroups.Form(form.form(), lists.first, lists.number, new ListShape(columns)));
        });
        Map<Form, ListFormGroups.Placed> placed = new HashMap<>();
        byList.forEach(
                (list, all) -> ListFormGroups.of(all).forEach(form -> placed.put(new Form(list, form.hash()), form)));
        return placed;
    }

    private record Merged(String list, int part, String key) {}

    private void writeItems(SparkSession session, Path file, StructType schema) throws IOException {
        Map<Form, ListFormGroups.Placed> placed = placed();
        Map<Merged, Seen> merged = new HashMap<>();
        items.forEach((item, seen) -> merged.computeIfAbsent(
                        new Merged(
                                item.list(),
                                placed.get(new Form(item.list(), item.form())).part(),
                                item.key()),
                        key -> new Seen())
                .add(seen.latest, seen.times));
        Job job = Job.getInstance(session.sparkContext().hadoopConfiguration());
        OutputWriter writer = new ParquetFileFormat()
                .prepareWrite(session, job, Map$.MODULE$.<String, String>empty(), schema)
                .newInstance(
                        file.toString(),
                        schema,
                        new TaskAttemptContextImpl(job.getConfiguration(), new TaskAttemptID()));
        Function1<Object, Object> rows = CatalystTypeConverters.createToCatalystConverter(schema);
        merged.forEach((item, seen) -> writer.write((InternalRow) rows.apply(row(
                item,
                seen,
                placed.get(new Form((String) seen.latest[LIST], (String) seen.latest[FORM]))
                        .fields()))));
        writer.close();
    }

    private static Row row(Merged item, Seen seen, List<String> names) {
        Object[] record = seen.latest;
        Map<String, Row> fields = new LinkedHashMap<>();
        for (Object each : (Object[]) record[CELLS]) {
            Row cell = (Row) each;
            String name = names.get(cell.getInt(0));
            if (name != null) {
                fields.put(
                        name,
                        RowFactory.create(
                                cell.get(2),
                                cell.get(3),
                                cell.get(4),
                                cell.get(5),
                                cell.get(6),
                                cell.get(7),
                                cell.get(8)));
            }
        }
        return RowFactory.create(
                item.list(),
                item.part(),
                item.key(),
                record[HOST],
                record[URL],
                record[0],
                record[FETCHED_AT],
                record[TEXT],
                record[HREF],
                record[IMAGE],
                CollectionConverters.asScala(fields),
                record[MODEL],
                seen.times);
    }
}
