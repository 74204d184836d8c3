package io.tagwave.archive;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;

/** The bytes of a file from some place on, as they are. */
final class PositionedChannel implements ReadableByteChannel {

    private final FileChannel file;
    private long position;

    PositionedChannel(FileChannel file, long start) {
        this.file = file;
        position = start;
    }

    /** Where in the file the next byte comes from. */
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

    /** The file stays its owner's. */
    @Override
    public void close() {
        // Nothing was taken.
    }
}
