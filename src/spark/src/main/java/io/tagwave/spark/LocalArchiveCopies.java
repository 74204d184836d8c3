package io.tagwave.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileSystem;

/** Brings archives, or pieces of them, to where they can be read at any place: files of this machine stay where they are. */
final class LocalArchiveCopies {

    private final Configuration configuration;
    private Path copy;

    LocalArchiveCopies(Configuration configuration) {
        this.configuration = configuration;
    }

    /** The whole archive as a file of this machine. */
    Path whole(String archive) throws IOException {
        org.apache.hadoop.fs.Path file = new org.apache.hadoop.fs.Path(archive);
        FileSystem system = file.getFileSystem(configuration);
        if (system.getScheme().equals("file")) {
            return Path.of(file.toUri().getPath());
        }
        try (FSDataInputStream in = system.open(file)) {
            Files.copy(in, fresh(file.getName()));
        }
        return copy;
    }

    /** Some bytes of an archive as a file of this machine, which the next piece takes the place of. */
    Path piece(String archive, long at, int length) throws IOException {
        org.apache.hadoop.fs.Path file = new org.apache.hadoop.fs.Path(archive);
        byte[] bytes = new byte[length];
        try (FSDataInputStream in = file.getFileSystem(configuration).open(file)) {
            in.readFully(at, bytes);
        }
        // Whatever the archive is named, its records are those of a WARC file.
        return Files.write(fresh("piece.warc"), bytes);
    }

    /** Deletes what was copied. */
    void close() throws IOException {
        if (copy != null) {
            Files.deleteIfExists(copy);
            Files.deleteIfExists(copy.getParent());
            copy = null;
        }
    }

    private Path fresh(String name) throws IOException {
        close();
        copy = Files.createTempDirectory("tagwave-").resolve(name);
        return copy;
    }
}
