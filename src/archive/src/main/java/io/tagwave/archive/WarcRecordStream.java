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
import org.netpreserve.jwarc.MessageHeaders;
import org.netpreserve.jwarc.ParsingException;
import org.netpreserve.jwarc.WarcReader;
import org.netpreserve.jwarc.WarcRecord;

/**
 * The records of a gzip member, or of a file without any, one behind the other. A record is taken only when what comes behind
 * it says that its length is right.
 */
final class WarcRecordStream implements AutoCloseable {

    private static final byte[] MAGIC = "WARC/".getBytes(StandardCharsets.US_ASCII);
    private static final Set<String> WANTED = Set.of("response", "revisit", "resource", "conversion");
    private static final int BUFFER = 16 << 10;

    private final ReadableByteChannel channel;
    private final ByteBuffer buffer = ByteBuffer.allocate(BUFFER).flip();
    private final int mostBytes;
    /** Null for a gzip member. */
    private final PositionedChannel plain;

    private final long start;
    private long recordStart;
    private int number = -1;

    private WarcRecordStream(ReadableByteChannel channel, PositionedChannel plain, long start, int mostBytes) {
        this.channel = channel;
        this.plain = plain;
        this.start = start;
        this.mostBytes = mostBytes;
        recordStart = start;
    }

    /**
     * The records of a gzip member.
     *
     * @param mostBytes longer blocks are cut there
     */
    static WarcRecordStream of(GzipMember member, long start, int mostBytes) {
        return new WarcRecordStream(member, null, start, mostBytes);
    }

    /** Those of a file without compression. */
    static WarcRecordStream of(PositionedChannel records, long start, int mostBytes) {
        return new WarcRecordStream(records, records, start, mostBytes);
    }

    /** Whether these first bytes begin a record. */
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

    /** Where in the file the record begins, or its member, that was read last or could not be read. */
    long recordStart() {
        return recordStart;
    }

    /**
     * The next record that may hold a page.
     *
     * @return empty at the end
     * @throws IOException when the next record, of whatever kind, is damaged
     */
    Optional<Capture> next() throws IOException {
        while (true) {
            passLineEnds();
            if (!fill(1)) {
                return Optional.empty();
            }
            recordStart = plain == null ? start : plain.position() - buffer.remaining();
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

    /** Whether the stream held more than one record so far. */
    boolean holdsSeveral() {
        return number > 0;
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }

    /** Null for a record that holds no page. */
    private Capture capture() throws IOException {
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
        // The grammar of WARC 1.0 had angle brackets, which some programs write.
        boolean bracketed = target.startsWith("<") && target.endsWith(">");
        try {
            Instant date = Instant.parse(headers.first("WARC-Date").orElse(""));
            return new Capture(
                    new Capture.Place(recordStart, plain == null ? number : 0),
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
            // The reader is not closed: it would close the channel; its buffer is ours, so that nothing is lost.
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
            int kept = wanted ? Math.min(part, mostBytes - block.size()) : 0;
            block.write(buffer.array(), buffer.arrayOffset() + buffer.position(), kept);
            buffer.position(buffer.position() + part);
            left -= part;
        }
        return block.toByteArray();
    }

    /** Two line ends, as the format has them, or else at least the end or another record. */
    private void requireEnd() throws IOException {
        boolean marked = fill(4) && buffer.getInt(buffer.position()) == 0x0d0a0d0a;
        passLineEnds();
        if (fill(1) && !marked) {
            fill(MAGIC.length);
            if (!begins(buffer)) {
                throw new ParsingException("a record of another length than it says");
            }
        }
    }

    private void passLineEnds() throws IOException {
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
