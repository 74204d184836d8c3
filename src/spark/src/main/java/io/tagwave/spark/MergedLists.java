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

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import scala.Tuple2;

/**
 * The second job: lists of a host that stand at the same place of its template, with like columns, become one, in which each item stands once, as
 * it was seen last. An item is told by where its first link leads to; one without a link, by all that it says.
 */
final class MergedLists {

    private static final StructType PLACED = new StructType()
            .add("list", DataTypes.StringType)
            .add("form", DataTypes.StringType)
            .add("part", DataTypes.IntegerType)
            .add("names", DataTypes.createArrayType(DataTypes.StringType));

    /** What a record says by the names of its list's fields. */
    private static final String FIELDS = "map_from_entries(transform(filter(cells, c -> names[c.column] is not null),"
            + " c -> struct(names[c.column], struct(c.kind, c.text, c.number, c.currency, c.unit, c.date, c.time))))";

    private MergedLists() {}

    /**
     * The items of all lists.
     *
     * @param lists as {@link ExtractArchives} writes them
     * @param records of the same pages
     * @param known the lists' forms, in parts: then records need not be sorted by them; null where they are too many for that
     */
    static Dataset<Row> items(
            SparkSession session, Dataset<Row> lists, Dataset<Row> records, List<ListFormCount> known) {
        Column latest = struct(col("fetched_at"), col("page"), col("region"), col("ordinal"));
        Column item = struct(
                col("host"),
                col("url"),
                col("page"),
                col("fetched_at"),
                col("text"),
                col("href"),
                col("image"),
                col("cells"),
                col("names"),
                col("model"));
        // Fields are made of the records that stay: one in several, where pages are visited again or lists overlap.
        return records.join(placed(session, lists, known), new String[] {"list", "form"})
                .withColumn("key", coalesce(col("href"), col("text")))
                .groupBy(col("list"), col("part"), col("key"))
                .agg(max_by(item, latest).as("item"), count(lit(1)).as("seen"))
                .select(col("list"), col("part"), col("key"), col("item.*"), col("seen"))
                .select(
                        col("list"),
                        col("part"),
                        col("key"),
                        col("host"),
                        col("url"),
                        col("page"),
                        col("fetched_at"),
                        col("text"),
                        col("href"),
                        col("image"),
                        expr(FIELDS).as("fields"),
                        col("model"),
                        col("seen"));
    }

    /** What becomes of each form: its list, and the names of its columns there. */
    private static Dataset<Row> placed(SparkSession session, Dataset<Row> lists, List<ListFormCount> known) {
        if (known == null) {
            return session.createDataFrame(placed(lists), PLACED);
        }
        Map<String, ListFormCount> forms = new HashMap<>();
        known.forEach(form -> forms.merge(form.key(), form, ListFormCount::and));
        Map<String, List<ListFormCount>> byList = forms.values().stream()
                .collect(Collectors.groupingBy(ListFormCount::list, TreeMap::new, Collectors.toList()));
        List<Row> placed = new ArrayList<>();
        byList.forEach((list, all) -> placed(list, all).forEachRemaining(placed::add));
        return broadcast(session.createDataFrame(placed, PLACED));
    }

    private static JavaRDD<Row> placed(Dataset<Row> lists) {
        return lists.groupBy("list", "form")
                .agg(
                        min(expr("concat(page, ' ', lpad(region, 6, '0'))")).as("first"),
                        count(lit(1)).as("lists"),
                        any_value(col("columns")).as("columns"))
                .toJavaRDD()
                .mapToPair(row -> new Tuple2<>(
                        row.getString(0),
                        new ListFormCount(
                                row.getString(0), row.getString(1), row.getString(2), row.getLong(3), row.getList(4))))
                .groupByKey()
                .flatMap(place -> placed(place._1(), place._2()));
    }

    private static Iterator<Row> placed(String list, Iterable<ListFormCount> counts) {
        List<ListFormGroups.Form> forms = new ArrayList<>();
        counts.forEach(form -> forms.add(form.toForm()));
        return ListFormGroups.of(forms).stream()
                .map(form -> RowFactory.create(
                        list, form.hash(), form.part(), form.fields().toArray()))
                .iterator();
    }
}
