package io.tagwave.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileSystem;
import org.jspecify.annotations.Nullable;

/** Copies archives, or pieces of them, to files of this machine, where they can be read at any offset; local files are used in place. */
final class LocalArchiveCopies {

    private final Configuration configuration;
    private @Nullable Path copy;

    LocalArchiveCopies(Configuration configuration) {
        this.configuration = configuration;
    }

    /** Returns the whole archive as a file of this machine. */
    Path whole(String archive) throws IOException {
        org.apache.hadoop.fs.Path file = new org.apache.hadoop.fs.Path(archive);
        FileSystem system = file.getFileSystem(configuration);
        if (system.getScheme().equals("file")) {
            return Path.of(file.toUri().getPath());
        }
        try (FSDataInputStream in = system.open(file)) {
            Path whole = fresh(file.getName());
            Files.copy(in, whole);
            return whole;
        }
    }

    /** Returns some bytes of an archive as a file of this machine, which the next piece replaces. */
    Path piece(String archive, long at, int length) throws IOException {
        org.apache.hadoop.fs.Path file = new org.apache.hadoop.fs.Path(archive);
        byte[] bytes = new byte[length];
        try (FSDataInputStream in = file.getFileSystem(configuration).open(file)) {
            in.readFully(at, bytes);
        }
        // The records of any archive are those of a WARC file.
        return Files.write(fresh("piece.warc"), bytes);
    }

    /** Deletes the copy. */
    void close() throws IOException {
        if (copy != null) {
            Files.deleteIfExists(copy);
            Files.deleteIfExists(copy.getParent());
            copy = null;
        }
    }

    private Path fresh(String name) throws IOException {
        close();
        Path fresh = Files.createTempDirectory("tagwave-").resolve(name);
        copy = fresh;
        return fresh;
    }
}
