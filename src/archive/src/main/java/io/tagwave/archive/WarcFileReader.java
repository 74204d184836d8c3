package io.tagwave.archive;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads the captures of one WARC file in order, and the damage between them: unreadable bytes are skipped up to the
 * next offset where a record begins. Not safe for use by several threads.
 */
final class WarcFileReader implements AutoCloseable {

    private static final int BLOCK_BYTES = 64 << 10;
    private static final int HEAD_BYTES = 64;
    private static final Pattern BEGINNING = Pattern.compile("WARC/\\d\\.\\d+\\r?\\n[A-Za-z-]+:");

    private final FileChannel file;
    private final long size;
    private final int maxBytes;
    private @Nullable WarcRecordStream stream;
    /** Null between members, and in uncompressed files. */
    private @Nullable GzipMember member;

    private long offset;

    /** Opens a file; blocks are truncated to a size. */
    WarcFileReader(Path path, int maxBytes) throws IOException {
        file = FileChannel.open(path);
        size = file.size();
        this.maxBytes = maxBytes;
    }

    /** Returns the next capture or damage, empty at the end of the file. */
    Optional<ArchiveEntry> next() throws IOException {
        while (true) {
            if (stream == null && offset >= size) {
                return Optional.empty();
            }
            WarcRecordStream open = stream == null ? open() : stream;
            ArchiveEntry entry = open == null ? garbage() : next(open);
            if (entry != null) {
                return Optional.of(entry);
            }
        }
    }

    /** Returns the capture at a place where one was found before. */
    Optional<Capture> read(Capture.Place place) throws IOException {
        leave();
        offset = place.offset();
        WarcRecordStream open = open();
        if (open == null) {
            return Optional.empty();
        }
        try {
            Optional<Capture> capture = open.next();
            while (capture.isPresent() && !capture.get().place().equals(place)) {
                capture = open.next();
            }
            return capture;
        } finally {
            leave();
        }
    }

    /** Returns the offset after the last complete member: a killed process may have left a torn one behind it. */
    long wholeUpTo() throws IOException {
        long end = 0;
        while (offset < size) {
            WarcRecordStream open = open();
            if (open == null) {
                return end;
            }
            try {
                while (open.next().isPresent()) {
                    // Only the end matters.
                }
            } catch (IOException torn) {
                return end;
            }
            offset = member == null ? size : member.end();
            end = offset;
            leave();
        }
        return end;
    }

    @Override
    public void close() throws IOException {
        leave();
        file.close();
    }

    /** Returns null at the end of the stream. */
    private @Nullable ArchiveEntry next(WarcRecordStream open) throws IOException {
        try {
            Optional<Capture> capture = open.next();
            if (capture.isPresent()) {
                return capture.get();
            }
            offset = member == null ? size : member.end();
            leave();
            return null;
        } catch (IOException broken) {
            long start = open.recordStart();
            leave();
            offset = nextStart(start + 1);
            return new ArchiveEntry.Damage(start, broken.getMessage() == null ? "cut off" : broken.getMessage());
        }
    }

    private ArchiveEntry garbage() throws IOException {
        long start = offset;
        offset = nextStart(offset + 1);
        return new ArchiveEntry.Damage(start, offset - start + " bytes that are no record");
    }

    /** Opens the stream at the offset; returns null if none begins there. */
    private @Nullable WarcRecordStream open() throws IOException {
        ByteBuffer head = ByteBuffer.allocate(8);
        file.read(head, offset);
        head.flip();
        if (WarcRecordStream.begins(head)) {
            stream = WarcRecordStream.of(new PositionedChannel(file, offset), offset, maxBytes);
        } else if (GzipMember.begins(head) && (offset == 0 || holdsRecord(offset))) {
            try {
                member = new GzipMember(file, offset);
            } catch (IOException cutOff) {
                return null;
            }
            stream = WarcRecordStream.of(member, offset, maxBytes);
        }
        return stream;
    }

    private void leave() throws IOException {
        if (stream != null) {
            stream.close();
        }
        stream = null;
        member = null;
    }

    /**
     * Returns the next offset at which a record, or a member with one, begins; the end of the file if there is none.
     */
    private long nextStart(long from) throws IOException {
        ByteBuffer block = ByteBuffer.allocate(BLOCK_BYTES);
        for (long start = from; start < size; start += BLOCK_BYTES - 8) {
            block.clear();
            while (block.hasRemaining() && file.read(block, start + block.position()) >= 0) {
                // until the block is full
            }
            block.flip();
            // Starts in the last bytes of a block are found in the next one.
            int end = start + block.limit() >= size ? block.limit() : block.limit() - 8;
            for (int i = 0; i < end; i++) {
                if (begins(block, start, i)) {
                    return start + i;
                }
            }
        }
        return size;
    }

    private boolean begins(ByteBuffer block, long start, int index) throws IOException {
        byte first = block.get(index);
        if (first == 'W') {
            return WarcRecordStream.begins(block.duplicate().position(index)) && isHead(start + index);
        }
        return first == 0x1f && GzipMember.begins(block.duplicate().position(index)) && holdsRecord(start + index);
    }

    /** Requires a version and a header field, since pages mention WARC too. */
    private boolean isHead(long place) throws IOException {
        ByteBuffer head = ByteBuffer.allocate(HEAD_BYTES);
        int length = Math.max(0, file.read(head, place));
        return BEGINNING
                .matcher(new String(head.array(), 0, length, StandardCharsets.ISO_8859_1))
                .lookingAt();
    }

    /** Requires that the text of a member begins a record, since compressed bytes may look like a member. */
    private boolean holdsRecord(long place) throws IOException {
        ByteBuffer text = ByteBuffer.allocate(8);
        try (GzipMember candidate = new GzipMember(file, place)) {
            while (text.position() < 5 && candidate.read(text) >= 0) {
                // until the buffer holds enough
            }
        } catch (IOException noMember) {
            return false;
        }
        return WarcRecordStream.begins(text.flip());
    }
}
