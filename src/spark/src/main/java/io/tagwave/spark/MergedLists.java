package io.tagwave.spark;

import static org.apache.spark.sql.functions.any_value;
import static org.apache.spark.sql.functions.broadcast;
import static org.apache.spark.sql.functions.coalesce;
import static org.apache.spark.sql.functions.col;
import static org.apache.spark.sql.functions.count;
import static org.apache.spark.sql.functions.expr;
import static org.apache.spark.sql.functions.lit;
import static org.apache.spark.sql.functions.max_by;
import static org.apache.spark.sql.functions.min;
import static org.apache.spark.sql.functions.struct;

import io.tagwave.site.ListShape;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.storage.StorageLevel;
import scala.Tuple2;

/**
 * The second job: lists of a host at the same place of its template with similar columns become one list, which contains each
 * item once, as it was seen last. The key of an item is the URL of its first link; without a link, its whole text.
 */
final class MergedLists {

    /** Up to so many forms of lists, some 100 MB, are sent to every task, so that records need not be sorted by them. */
    static final int MAX_BROADCAST = 200_000;

    private static final StructType PLACED = new StructType()
            .add("list", DataTypes.StringType)
            .add("form", DataTypes.StringType)
            .add("part", DataTypes.IntegerType)
            .add("names", DataTypes.createArrayType(DataTypes.StringType));

    /** Maps the cells of a record by the names of its list's fields. */
    private static final String FIELDS = "map_from_entries(transform(filter(cells, c -> names[c.column] is not null),"
            + " c -> struct(names[c.column], struct(c.kind, c.text, c.number, c.currency, c.unit, c.date, c.time))))";

    private MergedLists() {}

    /**
     * Merges the items of all lists.
     *
     * @param lists as {@link ExtractArchives} writes them
     * @param records of the same pages
     * @param maxBroadcast number of forms up to which they are sent to every task
     */
    static Dataset<Row> items(SparkSession session, Dataset<Row> lists, Dataset<Row> records, int maxBroadcast) {
        Column latest = struct(col("fetched_at"), col("page"), col("region"), col("ordinal"));
        Column item = struct(
                Stream.of("host", "url", "page", "fetched_at", "text", "href", "image", "cells", "names", "model")
                        .map(name -> col(name))
                        .toArray(Column[]::new));
        // Fields are made of the records that stay: one in several, where pages are visited again or lists overlap.
        return records.join(placed(session, lists, maxBroadcast), new String[] {"list", "form"})
                .withColumn("key", coalesce(col("href"), col("text")))
                .groupBy(col("list"), col("part"), col("key"))
                .agg(max_by(item, latest).as("item"), count(lit(1)).as("seen"))
                .select(col("list"), col("part"), col("key"), col("item.*"), col("seen"))
                .withColumn("cells", expr(FIELDS))
                .withColumnRenamed("cells", "fields")
                .drop("names");
    }

    /** Assigns each form its list and the names of its columns there. */
    private static Dataset<Row> placed(SparkSession session, Dataset<Row> lists, int maxBroadcast) {
        JavaRDD<Row> placed = lists.groupBy("list", "form")
                .agg(
                        min(expr("concat(page, ' ', lpad(region, 6, '0'))")).as("first"),
                        count(lit(1)).as("lists"),
                        any_value(col("columns")).as("columns"))
                .toJavaRDD()
                .mapToPair(row -> new Tuple2<>(row.getString(0), row))
                .groupByKey()
                .flatMap(place -> placed(place._1(), place._2()))
                .persist(StorageLevel.MEMORY_AND_DISK());
        Dataset<Row> table = session.createDataFrame(placed, PLACED);
        return placed.count() <= maxBroadcast ? broadcast(table) : table;
    }

    private static Iterator<Row> placed(String list, Iterable<Row> rows) {
        List<ListFormGroups.Form> forms = new ArrayList<>();
        for (Row row : rows) {
            List<ListShape.Part> parts = new ArrayList<>();
            for (Row column : row.<Row>getList(4)) {
                parts.add(new ListShape.Part(
                        parts.size() + 1,
                        column.getString(0),
                        column.getString(1),
                        column.getString(2),
                        column.getBoolean(3)));
            }
            forms.add(
                    new ListFormGroups.Form(row.getString(1), row.getString(2), row.getLong(3), new ListShape(parts)));
        }
        return ListFormGroups.of(forms).stream()
                .map(form -> RowFactory.create(
                        list, form.hash(), form.part(), form.fields().toArray()))
                .iterator();
    }
}
