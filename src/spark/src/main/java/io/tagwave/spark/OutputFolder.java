package io.tagwave.spark;

import org.apache.spark.sql.types.StructType;

/** A folder that is written while pages are read. */
enum OutputFolder {
    /** One row a page. */
    PAGES("pages", ParquetSchemas.PAGES),
    /** One row a list of a page. */
    LISTS("lists", ParquetSchemas.LISTS),
    /** One row a record. */
    RECORDS("records", ParquetSchemas.RECORDS),
    /** One row for each page that could not be read. */
    FAILURES("failures", ParquetSchemas.FAILURES);

    private final String title;
    private final StructType schema;

    OutputFolder(String title, StructType schema) {
        this.title = title;
        this.schema = schema;
    }

    /** Returns its name in the output. */
    String title() {
        return title;
    }

    StructType schema() {
        return schema;
    }
}
