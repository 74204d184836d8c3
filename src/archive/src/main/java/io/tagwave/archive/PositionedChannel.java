package io.tagwave.archive;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;

/** Reads the bytes of a file from an offset on, and knows its position. */
final class PositionedChannel implements ReadableByteChannel {

    private final FileChannel file;
    private long position;

    PositionedChannel(FileChannel file, long start) {
        this.file = file;
        position = start;
    }

    /** Returns the file offset of the next byte. */
    long position() {
        return position;
    }

    @Override
    public int read(ByteBuffer bytes) throws IOException {
        int read = file.read(bytes, position);
        position += Math.max(read, 0);
        return read;
    }

    @Override
    public boolean isOpen() {
        return file.isOpen();
    }

    @Override
    public void close() {
        // The file stays open.
    }
}
