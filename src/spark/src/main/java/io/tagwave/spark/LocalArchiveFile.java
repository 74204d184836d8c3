package io.tagwave.spark;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FSDataInputStream;
import org.apache.hadoop.fs.FileSystem;

/**
 * An archive, or a piece of one, as a file of this machine, where it can be read at any offset. Local archives are used in
 * place, others are copied until the file is closed.
 */
record LocalArchiveFile(Path path, boolean copied) implements Closeable {

    static LocalArchiveFile whole(String archive, Configuration configuration) throws IOException {
        org.apache.hadoop.fs.Path file = new org.apache.hadoop.fs.Path(archive);
        FileSystem system = file.getFileSystem(configuration);
        if (system.getScheme().equals("file")) {
            return new LocalArchiveFile(Path.of(file.toUri().getPath()), false);
        }
        LocalArchiveFile copy = temporary(file.getName());
        try (FSDataInputStream in = system.open(file)) {
            Files.copy(in, copy.path);
        }
        return copy;
    }

    /** Returns some bytes of an archive. */
    static LocalArchiveFile piece(String archive, long at, int length, Configuration configuration) throws IOException {
        org.apache.hadoop.fs.Path file = new org.apache.hadoop.fs.Path(archive);
        byte[] bytes = new byte[length];
        try (FSDataInputStream in = file.getFileSystem(configuration).open(file)) {
            in.readFully(at, bytes);
        }
        // The records of any archive are those of a WARC file.
        LocalArchiveFile copy = temporary("piece.warc");
        Files.write(copy.path, bytes);
        return copy;
    }

    private static LocalArchiveFile temporary(String name) throws IOException {
        return new LocalArchiveFile(Files.createTempDirectory("tagwave-").resolve(name), true);
    }

    @Override
    public void close() throws IOException {
        if (copied) {
            Files.deleteIfExists(path);
            Files.deleteIfExists(path.resolveSibling(""));
        }
    }
}
