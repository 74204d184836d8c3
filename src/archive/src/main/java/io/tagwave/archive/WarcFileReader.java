package io.tagwave.archive;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The captures of one WARC file in their order, and the damage between them: what can not be read is passed over up to the next
 * place where a record begins. Not for use by two threads at once.
 */
final class WarcFileReader implements AutoCloseable {

    private static final int BLOCK = 64 << 10;
    private static final int HEAD = 64;
    private static final Pattern BEGINNING = Pattern.compile("WARC/\\d\\.\\d+\\r?\\n[A-Za-z-]+:");

    private final FileChannel file;
    private final long size;
    private final int mostBytes;
    private WarcRecordStream stream;
    /** Null between members, and in files without compression. */
    private GzipMember member;

    private long at;

    /**
     * Opens a file.
     *
     * @param mostBytes longer blocks are cut there
     */
    WarcFileReader(Path path, int mostBytes) throws IOException {
        file = FileChannel.open(path);
        size = file.size();
        this.mostBytes = mostBytes;
    }

    /** The next capture or damage, empty at the end of the file. */
    Optional<ArchiveEntry> next() throws IOException {
        while (true) {
            if (stream == null && at >= size) {
                return Optional.empty();
            }
            if (stream == null && !open()) {
                return Optional.of(garbage());
            }
            ArchiveEntry found = inStream();
            if (found != null) {
                return Optional.of(found);
            }
        }
    }

    /** Whether the record that was read last is not the first of its gzip member, whose end alone can be found again fast. */
    boolean isDeep() {
        return member != null && stream != null && stream.holdsSeveral();
    }

    /** The capture at a place where one was found before. */
    Optional<Capture> read(Capture.Place place) throws IOException {
        leave();
        at = place.at();
        if (!open()) {
            return Optional.empty();
        }
        try {
            Optional<Capture> capture = stream.next();
            while (capture.isPresent() && !capture.get().place().equals(place)) {
                capture = stream.next();
            }
            return capture;
        } finally {
            leave();
        }
    }

    /** Where the last member ends that is whole, with all before it: what a killed process wrote behind it is torn. */
    long wholeUpTo() throws IOException {
        long end = 0;
        while (at < size) {
            if (!open()) {
                return end;
            }
            try {
                while (stream.next().isPresent()) {
                    // Only its end is of interest.
                }
            } catch (IOException torn) {
                return end;
            }
            at = member == null ? size : member.end();
            end = at;
            leave();
        }
        return end;
    }

    @Override
    public void close() throws IOException {
        leave();
        file.close();
    }

    /** Null when the stream came to its end. */
    private ArchiveEntry inStream() throws IOException {
        try {
            Optional<Capture> capture = stream.next();
            if (capture.isPresent()) {
                return capture.get();
            }
            at = member == null ? size : member.end();
            leave();
            return null;
        } catch (IOException broken) {
            long start = stream.recordStart();
            leave();
            at = nextStart(start + 1);
            return new ArchiveEntry.Damage(start, broken.getMessage() == null ? "cut off" : broken.getMessage());
        }
    }

    private ArchiveEntry garbage() throws IOException {
        long start = at;
        at = nextStart(at + 1);
        return new ArchiveEntry.Damage(start, at - start + " bytes that are no record");
    }

    private boolean open() throws IOException {
        ByteBuffer head = ByteBuffer.allocate(8);
        file.read(head, at);
        head.flip();
        if (WarcRecordStream.begins(head)) {
            stream = WarcRecordStream.of(new PositionedChannel(file, at), at, mostBytes);
        } else if (GzipMember.begins(head) && (at == 0 || holdsRecord(at))) {
            try {
                member = new GzipMember(file, at);
            } catch (IOException cutOff) {
                return false;
            }
            stream = WarcRecordStream.of(member, at, mostBytes);
        }
        return stream != null;
    }

    private void leave() throws IOException {
        if (stream != null) {
            stream.close();
        }
        stream = null;
        member = null;
    }

    /** The first place from there on where a record or a member with one begins; the end of the file when there is none. */
    private long nextStart(long from) throws IOException {
        ByteBuffer block = ByteBuffer.allocate(BLOCK);
        for (long start = from; start < size; start += BLOCK - 8) {
            block.clear();
            while (block.hasRemaining() && file.read(block, start + block.position()) >= 0) {
                // Until the block is full.
            }
            block.flip();
            // What begins in the last bytes of a block is seen whole in the next.
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

    /** Pages speak of WARC too: a version and a named field must follow. */
    private boolean isHead(long place) throws IOException {
        ByteBuffer head = ByteBuffer.allocate(HEAD);
        int length = Math.max(0, file.read(head, place));
        return BEGINNING
                .matcher(new String(head.array(), 0, length, StandardCharsets.ISO_8859_1))
                .lookingAt();
    }

    /** Compressed bytes hold the mark of a member by chance: the text must begin a record too. */
    private boolean holdsRecord(long place) throws IOException {
        ByteBuffer text = ByteBuffer.allocate(8);
        try (GzipMember candidate = new GzipMember(file, place)) {
            while (text.position() < 5 && candidate.read(text) >= 0) {
                // Until enough is there.
            }
        } catch (IOException noMember) {
            return false;
        }
        return WarcRecordStream.begins(text.flip());
    }
}
