package io.tagwave.spark;

import org.apache.spark.sql.types.StructType;

/** A folder that is written while pages are read. */
enum Folder {
    /** One row a page. */
    PAGES("pages", Schemas.PAGES),
    /** One row a list of a page. */
    LISTS("lists", Schemas.LISTS),
    /** One row a record. */
    RECORDS("records", Schemas.RECORDS),
    /** One row for each page that could not be read. */
    FAILURES("failures", Schemas.FAILURES);

    private final String title;
    private final StructType schema;

    Folder(String title, StructType schema) {
        this.title = title;
        this.schema = schema;
    }

    /** Its name in the output. */
    String title() {
        return title;
    }

    StructType schema() {
        return schema;
    }
}
