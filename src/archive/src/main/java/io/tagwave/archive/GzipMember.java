package io.tagwave.archive;

import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.ReadableByteChannel;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import java.util.zip.ZipException;

/**
 * Reads one gzip member of a file (RFC 1952), and only that: a record whose length is wrong cannot reach into the next
 * member. The checksum is compared at the end.
 */
final class GzipMember implements ReadableByteChannel {

    private static final int BUFFER = 16 << 10;
    private static final int DEFLATE = 8;
    private static final int RESERVED = 0xE0;
    private static final int HEADER_CRC = 2;
    private static final int EXTRA = 4;
    private static final int NAME = 8;
    private static final int COMMENT = 16;

    private final FileChannel file;
    private final ByteBuffer input = ByteBuffer.allocate(BUFFER).flip();
    private final Inflater inflater = new Inflater(true);
    private final CRC32 checksum = new CRC32();
    /** File offset of the byte after the input. */
    private long position;

    private boolean ended;

    /** Reads the header of the member at a file offset. */
    GzipMember(FileChannel file, long start) throws IOException {
        this.file = file;
        position = start;
        try {
            readHeader();
        } catch (IOException e) {
            close();
            throw e;
        }
    }

    /** Returns true if these first four bytes may begin a member. */
    static boolean begins(ByteBuffer four) {
        int at = four.position();
        return four.remaining() >= 4
                && four.get(at) == 0x1f
                && four.get(at + 1) == (byte) 0x8b
                && four.get(at + 2) == DEFLATE
                && (four.get(at + 3) & RESERVED) == 0;
    }

    /** Returns the file offset after the member, once it has been read to its end. */
    long end() {
        return position - input.remaining();
    }

    @Override
    public int read(ByteBuffer text) throws IOException {
        if (ended) {
            return -1;
        }
        if (!text.hasRemaining()) {
            return 0;
        }
        int start = text.position();
        try {
            while (text.position() == start && !inflater.finished()) {
                inflate(text);
            }
        } catch (DataFormatException e) {
            throw new ZipException("damaged compression: " + e.getMessage());
        }
        if (inflater.finished()) {
            readTrailer();
        }
        return text.position() == start ? -1 : text.position() - start;
    }

    private void inflate(ByteBuffer text) throws IOException, DataFormatException {
        if (inflater.needsInput()) {
            require(1);
            inflater.setInput(input.duplicate());
        }
        int start = text.position();
        inflater.inflate(text);
        input.position(input.limit() - inflater.getRemaining());
        checksum.update(text.duplicate().limit(text.position()).position(start));
        if (inflater.needsDictionary()) {
            throw new ZipException("damaged compression: it asks for a dictionary");
        }
    }

    private void readTrailer() throws IOException {
        ended = true;
        require(8);
        int expected = little();
        int length = little();
        if (expected != (int) checksum.getValue() || length != (int) inflater.getBytesWritten()) {
            throw new ZipException("damaged compression: the checksum differs");
        }
    }

    private int little() {
        return Integer.reverseBytes(input.getInt());
    }

    private void readHeader() throws IOException {
        require(10);
        if (!begins(input)) {
            throw new ZipException("no gzip member");
        }
        int flags = input.get(input.position() + 3);
        input.position(input.position() + 10);
        if ((flags & EXTRA) != 0) {
            require(2);
            skip(Short.toUnsignedInt(Short.reverseBytes(input.getShort())));
        }
        skipText((flags & NAME) != 0);
        skipText((flags & COMMENT) != 0);
        skip((flags & HEADER_CRC) != 0 ? 2 : 0);
    }

    private void skip(int bytes) throws IOException {
        for (int i = 0; i < bytes; i++) {
            require(1);
            input.get();
        }
    }

    private void skipText(boolean there) throws IOException {
        boolean more = there;
        while (more) {
            require(1);
            more = input.get() != 0;
        }
    }

    private void require(int bytes) throws IOException {
        while (input.remaining() < bytes) {
            input.compact();
            int read = file.read(input, position);
            input.flip();
            if (read < 0) {
                throw new EOFException("cut off");
            }
            position += read;
        }
    }

    @Override
    public boolean isOpen() {
        return file.isOpen();
    }

    /** Frees the inflater; the file stays open. */
    @Override
    public void close() {
        inflater.end();
    }
}
