package io.tagwave.spark;

import org.apache.spark.sql.SparkSession;

/** One Spark for all tests of a JVM. */
final class Sessions {

    private Sessions() {}

    static SparkSession local() {
        return SparkSession.builder()
                .master("local[2]")
                .appName("tests")
                .config("spark.ui.enabled", "false")
                .config("spark.log.level", "ERROR")
                .config("spark.sql.shuffle.partitions", 2)
                .getOrCreate();
    }
}
