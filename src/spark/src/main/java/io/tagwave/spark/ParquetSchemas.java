package io.tagwave.spark;

import static org.apache.spark.sql.types.DataTypes.BooleanType;
import static org.apache.spark.sql.types.DataTypes.DateType;
import static org.apache.spark.sql.types.DataTypes.DoubleType;
import static org.apache.spark.sql.types.DataTypes.IntegerType;
import static org.apache.spark.sql.types.DataTypes.LongType;
import static org.apache.spark.sql.types.DataTypes.StringType;
import static org.apache.spark.sql.types.DataTypes.TimestampType;
import static org.apache.spark.sql.types.DataTypes.createArrayType;

import org.apache.spark.sql.types.StructType;

/** The columns of the output, in the order in which {@link PageRowWriter} fills them. */
final class ParquetSchemas {

    /** A column of a list: its path is the same on every page of a template. */
    static final StructType COLUMN = new StructType()
            .add("name", StringType)
            .add("kind", StringType)
            .add("path", StringType)
            .add("constant", BooleanType);

    /**
     * A cell of a record: {@code column} is its index among the list's columns, from 0; {@code text} its words; the others
     * their typed value, where they are one.
     */
    static final StructType CELL = new StructType()
            .add("column", IntegerType)
            .add("name", StringType)
            .add("kind", StringType)
            .add("text", StringType)
            .add("number", DoubleType)
            .add("currency", StringType)
            .add("unit", StringType)
            .add("date", DateType)
            .add("time", StringType);

    /** A list of a page; {@code list} is the key by which lists of a host are merged, {@code form} a hash of its columns. */
    static final StructType LISTS = new StructType()
            .add("page", StringType)
            .add("host", StringType)
            .add("list", StringType)
            .add("form", StringType)
            .add("template", StringType)
            .add("region", IntegerType)
            .add("main", BooleanType)
            .add("score", DoubleType)
            .add("columns", createArrayType(COLUMN));

    /** A record; {@code region} is the number of its list on the page. */
    static final StructType RECORDS = new StructType()
            .add("page", StringType)
            .add("url", StringType)
            .add("host", StringType)
            .add("fetched_at", TimestampType)
            .add("list", StringType)
            .add("form", StringType)
            .add("region", IntegerType)
            .add("main", BooleanType)
            .add("ordinal", IntegerType)
            .add("xpath", StringType)
            .add("text", StringType)
            .add("href", StringType)
            .add("image", StringType)
            .add("cells", createArrayType(CELL))
            .add("model", StringType);

    /** A page. */
    static final StructType PAGES = new StructType()
            .add("page", StringType)
            .add("archive", StringType)
            .add("at", LongType)
            .add("url", StringType)
            .add("host", StringType)
            .add("status", IntegerType)
            .add("fetched_at", TimestampType)
            .add("rendered", BooleanType)
            .add("charset", StringType)
            .add("bytes", IntegerType)
            .add("nodes", IntegerType)
            .add("title", StringType)
            .add("next", StringType)
            .add("records", IntegerType)
            .add("model", StringType);

    /** A page, or a place of an archive, that could not be read. */
    static final StructType FAILURES = new StructType()
            .add("name", StringType)
            .add("archive", StringType)
            .add("at", LongType)
            .add("reason", StringType);

    private ParquetSchemas() {}
}
