package io.tagwave.archive;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.netpreserve.jwarc.WarcCompression;
import org.netpreserve.jwarc.WarcReader;
import org.netpreserve.jwarc.WarcRecord;
import org.netpreserve.jwarc.WarcWriter;
import org.netpreserve.jwarc.cdx.CdxFormat;
import org.netpreserve.jwarc.cdx.CdxWriter;

/**
 * Writes a WARC file, one gzip member a record. Until the file is complete its name ends in {@code .open} and a file
 * lock marks it as being written. A complete file has an index (CDXJ) beside it.
 */
final class WarcFileWriter implements Closeable {

    static final String PREFIX = "tagwave-";
    static final String ENDING = ".warc.gz";
    static final String OPEN = ".open";

    private final Path path;
    private final FileChannel channel;
    private final String name;
    private long size;

    private WarcFileWriter(Path path, FileChannel channel, String name) {
        this.path = path;
        this.channel = channel;
        this.name = name;
    }

    /** Creates a file that does not exist. */
    static WarcFileWriter begin(Path directory, String name) throws IOException {
        Path path = directory.resolve(name + OPEN);
        FileChannel channel = FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
        try {
            channel.tryLock();
        } catch (IOException noLocksHere) {
            // Some network file systems have no locks; then no process completes the files of another.
        }
        return new WarcFileWriter(path, channel, name);
    }

    /**
     * Completes the files that killed processes left in a directory: truncates a torn last record and removes the
     * suffix of the name. Files that are being written are left alone.
     */
    static void completeLeftOver(Path directory) throws IOException {
        try (DirectoryStream<Path> open = Files.newDirectoryStream(directory, PREFIX + "*" + ENDING + OPEN)) {
            for (Path path : open) {
                complete(path);
            }
        }
    }

    private static void complete(Path path) throws IOException {
        try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
            FileLock lock = channel.tryLock();
            if (lock == null) {
                return;
            }
            long end;
            try (WarcFileReader records = new WarcFileReader(path, 0)) {
                end = records.wholeUpTo();
            }
            channel.truncate(end);
            channel.force(true);
            finish(path, end);
        } catch (OverlappingFileLockException ours) {
            return;
        }
    }

    /** Writes the index before renaming, so that a file with its final name has one. */
    private static void finish(Path path, long size) throws IOException {
        if (size == 0) {
            Files.delete(path);
            return;
        }
        String open = path.getFileName().toString();
        String name = open.substring(0, open.length() - OPEN.length());
        Path index = path.resolveSibling(name.substring(0, name.length() - ENDING.length()) + ".cdxj");
        try (WarcReader reader = new WarcReader(path);
                CdxWriter writer = new CdxWriter(Files.newBufferedWriter(index))) {
            writer.setFormat(CdxFormat.CDXJ);
            writer.setSort(true);
            writer.process(reader, name);
        }
        Files.move(path, path.resolveSibling(name));
    }

    /** Returns the name of the complete file. */
    String name() {
        return name;
    }

    long size() {
        return size;
    }

    /** Appends a record; the operating system has the bytes when this returns. */
    void append(WarcRecord record) throws IOException {
        ByteArrayOutputStream member = new ByteArrayOutputStream();
        WarcWriter writer = new WarcWriter(Channels.newChannel(member), WarcCompression.GZIP);
        writer.write(record);
        ByteBuffer bytes = ByteBuffer.wrap(member.toByteArray());
        while (bytes.hasRemaining()) {
            channel.write(bytes, size + bytes.position());
        }
        size += bytes.limit();
    }

    /** Returns when everything appended is on disk. */
    void force() throws IOException {
        try {
            channel.force(false);
        } catch (ClosedChannelException closed) {
            // Closing has forced it.
            return;
        }
    }

    /** Completes the file; a record that was appended only in part is truncated. */
    @Override
    public void close() throws IOException {
        if (!channel.isOpen()) {
            return;
        }
        try (channel) {
            channel.truncate(size);
            channel.force(true);
        }
        finish(path, size);
    }
}
