package io.tagwave.spark;

import org.apache.spark.sql.types.StructType;

/** A folder that is written while pages are read, with its columns in the order in which {@link PageRowWriter} fills them. */
enum OutputFolder {
    /** One row a page. */
    PAGES(
            "pages",
            "page STRING, archive STRING, at BIGINT, url STRING, host STRING, status INT, fetched_at TIMESTAMP,"
                    + " rendered BOOLEAN, charset STRING, bytes INT, nodes INT, title STRING, next STRING, records INT,"
                    + " model STRING"),
    /**
     * One row a list of a page; {@code list} is the key by which lists of a host are merged, {@code form} a hash of its
     * columns. The path of a column is the same on every page of a template.
     */
    LISTS(
            "lists",
            "page STRING, host STRING, list STRING, form STRING, template STRING, region INT, main BOOLEAN, score DOUBLE,"
                    + " columns ARRAY<STRUCT<name: STRING, kind: STRING, path: STRING, constant: BOOLEAN>>"),
    /**
     * One row a record; {@code region} is the number of its list on the page. Of a cell {@code column} is its index among
     * the list's columns, from 0; {@code text} its words; the others its typed value, if it is one.
     */
    RECORDS(
            "records",
            "page STRING, url STRING, host STRING, fetched_at TIMESTAMP, list STRING, form STRING, region INT,"
                    + " main BOOLEAN, ordinal INT, xpath STRING, text STRING, href STRING, image STRING,"
                    + " cells ARRAY<STRUCT<column: INT, name: STRING, kind: STRING, text: STRING, number: DOUBLE,"
                    + " currency: STRING, unit: STRING, date: DATE, time: STRING>>, model STRING"),
    /** One row for each page, or place of an archive, that could not be read. */
    FAILURES("failures", "name STRING, archive STRING, at BIGINT, reason STRING");

    private final String title;
    private final StructType schema;

    OutputFolder(String title, String columns) {
        this.title = title;
        schema = StructType.fromDDL(columns);
    }

    String title() {
        return title;
    }

    StructType schema() {
        return schema;
    }
}
