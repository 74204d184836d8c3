package io.tagwave.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.apache.spark.sql.SparkSession;

/**
 * All folders written without Spark's engine, by one loop over the archives. Rows are made and encoded as Parquet by the same
 * code, so that what is between the two is tasks.
 */
final class PlainFolders {

    private PlainFolders() {}

    /** Reads archives to their ends and writes their folders. */
    static void write(SparkSession session, Path out, List<Path> archives) throws IOException {
        ParquetOutput format = new ParquetOutput(session);
        Path place = Files.createDirectories(out.resolve("_written"));
        TaskOutput files = new TaskOutput(format, place.toString(), 0, 0);
        PageRowWriter rows = new PageRowWriter(ArchivePageExtractor.ofThisJvm(), files::add);
        for (Path archive : archives) {
            new ArchivePartPages(ArchivePart.whole("file:" + archive), format.configuration()).forEach(rows::write);
        }
        for (WrittenFile written : files.close()) {
            Path folder = Files.createDirectories(out.resolve(written.folder().title()));
            Path file = Path.of(written.path());
            Files.move(file, folder.resolve(file.getFileName()));
        }
    }
}
