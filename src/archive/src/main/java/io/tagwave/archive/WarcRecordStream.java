package io.tagwave.archive;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ReadableByteChannel;
import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.netpreserve.jwarc.MessageHeaders;
import org.netpreserve.jwarc.ParsingException;
import org.netpreserve.jwarc.WarcReader;
import org.netpreserve.jwarc.WarcRecord;

/**
 * Reads the WARC records of a gzip member, or of an uncompressed file, in order. A record is accepted only if the bytes
 * after it confirm its length.
 */
final class WarcRecordStream implements AutoCloseable {

    private static final byte[] MAGIC = "WARC/".getBytes(StandardCharsets.US_ASCII);
    private static final Set<String> WANTED = Set.of("response", "revisit", "resource", "conversion");
    private static final int BUFFER = 16 << 10;

    private final ReadableByteChannel channel;
    private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER).flip();
    private final int maxBytes;
    private final @Nullable PositionedChannel uncompressed;

    private final long start;
    private long recordStart;
    private int number = -1;

    private WarcRecordStream(
            ReadableByteChannel channel, @Nullable PositionedChannel uncompressed, long start, int maxBytes) {
        this.channel = channel;
        this.uncompressed = uncompressed;
        this.start = start;
        this.maxBytes = maxBytes;
        recordStart = start;
    }

    /** Reads the records of a gzip member; blocks are truncated to a size. */
    static WarcRecordStream of(GzipMember member, long start, int maxBytes) {
        return new WarcRecordStream(member, null, start, maxBytes);
    }

    /** Reads the records of an uncompressed file. */
    static WarcRecordStream of(PositionedChannel records, long start, int maxBytes) {
        return new WarcRecordStream(records, records, start, maxBytes);
    }

    /** Returns true if these bytes begin a record. */
    static boolean begins(ByteBuffer bytes) {
        if (bytes.remaining() < MAGIC.length) {
            return false;
        }
        for (int i = 0; i < MAGIC.length; i++) {
            if (bytes.get(bytes.position() + i) != MAGIC[i]) {
                return false;
            }
        }
        return true;
    }

    /** Returns the file offset of the current record or its gzip member, also if it could not be read. */
    long recordStart() {
        return recordStart;
    }

    /** Reads the next record that may hold a page; a damaged one, of whatever type, fails. */
    Optional<Capture> next() throws IOException {
        while (true) {
            skipLineEnds();
            if (!fill(1)) {
                return Optional.empty();
            }
            recordStart = uncompressed == null ? start : uncompressed.position() - buffer.remaining();
            number++;
            fill(MAGIC.length);
            if (!begins(buffer)) {
                throw new ParsingException("no record begins here");
            }
            Capture capture = capture();
            if (capture != null) {
                return Optional.of(capture);
            }
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    /** Returns null for a record that holds no page. */
    private @Nullable Capture capture() throws IOException {
        MessageHeaders headers = headers();
        try {
            String type = headers.first("WARC-Type").orElse("");
            long length = headers.sole("Content-Length").map(Long::parseLong).orElse(-1L);
            if (length < 0) {
                throw new ParsingException("a record without a length");
            }
            boolean wanted =
                    WANTED.contains(type) && headers.first("WARC-Target-URI").isPresent();
            byte[] block = block(length, wanted);
            requireEnd();
            return wanted ? capture(type, headers, block, length) : null;
        } catch (IllegalArgumentException e) {
            throw new ParsingException("damaged header: " + e.getMessage());
        }
    }

    private Capture capture(String type, MessageHeaders headers, byte[] block, long length) throws IOException {
        String target = headers.first("WARC-Target-URI").orElse("").strip();
        // The grammar of WARC 1.0 has angle brackets, which some programs write.
        boolean bracketed = target.startsWith("<") && target.endsWith(">");
        try {
            Instant date = Instant.parse(headers.first("WARC-Date").orElse(""));
            return new Capture(
                    new Capture.Place(recordStart, uncompressed == null ? number : 0),
                    type,
                    bracketed ? target.substring(1, target.length() - 1) : target,
                    date,
                    headers,
                    block,
                    block.length == length);
        } catch (DateTimeException e) {
            throw new ParsingException("damaged header: no date");
        }
    }

    private MessageHeaders headers() throws IOException {
        WarcReader reader = new WarcReader(channel, buffer);
        try {
            // Not closed, since that would close the channel. The buffer is passed in, so that no byte is lost.
            WarcRecord record = reader.next().orElseThrow(() -> new EOFException("cut off"));
            return record.headers();
        } catch (IllegalArgumentException e) {
            throw new ParsingException("damaged header: " + e.getMessage());
        } catch (ParsingException e) {
            throw new ParsingException("damaged header");
        }
    }

    private byte[] block(long length, boolean wanted) throws IOException {
        ByteArrayOutputStream block = new ByteArrayOutputStream(wanted ? (int) Math.min(length, BUFFER) : 0);
        long left = length;
        while (left > 0) {
            if (!fill(1)) {
                throw new EOFException("cut off");
            }
            int part = (int) Math.min(left, buffer.remaining());
            int kept = wanted ? Math.min(part, maxBytes - block.size()) : 0;
            block.write(buffer.array(), buffer.arrayOffset() + buffer.position(), kept);
            buffer.position(buffer.position() + part);
            left -= part;
        }
        return block.toByteArray();
    }

    /** Requires two line ends, as the format has them, or at least the end of the file or another record. */
    private void requireEnd() throws IOException {
        boolean marked = fill(4) && buffer.getInt(buffer.position()) == 0x0d0a0d0a;
        skipLineEnds();
        if (fill(1) && !marked) {
            fill(MAGIC.length);
            if (!begins(buffer)) {
                throw new ParsingException("a record of another length than it says");
            }
        }
    }

    private void skipLineEnds() throws IOException {
        while (fill(1)) {
            byte next = buffer.get(buffer.position());
            if (next != '\r' && next != '\n') {
                return;
            }
            buffer.get();
        }
    }

    private boolean fill(int bytes) throws IOException {
        while (buffer.remaining() < bytes) {
            buffer.compact();
            int read = channel.read(buffer);
            buffer.flip();
            if (read < 0) {
                return false;
            }
        }
        return true;
    }
}
