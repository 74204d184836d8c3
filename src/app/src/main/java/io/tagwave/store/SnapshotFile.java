package io.tagwave.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;
import org.h2.store.fs.FileBaseDefault;
import org.h2.store.fs.FilePath;
import org.h2.store.fs.FilePathWrapper;

/**
 * A file of H2 as it is at the time it is opened, for reading, whoever writes it meanwhile. H2 appends to its files and
 * does not write over what it replaced for 45 s, its retention time: whoever opens the file sees the last commit, and
 * keeps seeing it for as long. No lock is taken, so that readers neither wait for a crawl nor stop one. What H2 itself
 * writes, such as the end of a transaction that a killed process had begun, stays in memory.
 */
public final class SnapshotFile extends FilePathWrapper {

    /** Time for which an opened file can be read while another process writes it, in milliseconds. */
    static final int LIFETIME_MILLIS = 45_000;

    private static final String SCHEME = "snapshot";
    private static final AtomicLong NUMBERS = new AtomicLong();

    static {
        FilePath.register(new SnapshotFile());
    }

    /** Called by H2, which copies the registered object by its constructor. */
    public SnapshotFile() {}

    /** Returns the URL of a database's file as it is now; H2 would let openings of one URL share an old state. */
    static String url(String database) {
        return "jdbc:h2:" + SCHEME + ":" + NUMBERS.incrementAndGet() + ":"
                + Path.of(database).toAbsolutePath();
    }

    @Override
    public String getScheme() {
        return SCHEME;
    }

    @Override
    protected String getPrefix() {
        return name.substring(0, numberEnd(name));
    }

    @Override
    protected FilePath unwrap(String fileName) {
        return FilePath.get(fileName.substring(numberEnd(fileName)));
    }

    private static int numberEnd(String name) {
        return name.indexOf(':', SCHEME.length() + 1) + 1;
    }

    @Override
    public FileChannel open(String mode) throws IOException {
        return new Channel(getBase().open("r"));
    }

    /** Reads the file below the blocks that were written. */
    private static final class Channel extends FileBaseDefault {

        private static final int BLOCK = 4096;

        private final FileChannel base;
        private final Map<Long, byte[]> written = new HashMap<>();
        private long size;

        Channel(FileChannel base) throws IOException {
            this.base = base;
            size = base.size();
        }

        @Override
        public long size() {
            return size;
        }

        @Override
        public synchronized int read(ByteBuffer to, long position) throws IOException {
            if (position >= size) {
                return -1;
            }
            int length = (int) Math.min(BLOCK - position % BLOCK, Math.min(to.remaining(), size - position));
            byte[] block = written.get(position / BLOCK);
            if (block != null) {
                to.put(block, (int) (position % BLOCK), length);
                return length;
            }
            if (written.isEmpty()) {
                return base.read(to, position);
            }
            ByteBuffer part = to.slice().limit(length);
            int read = base.read(part, position);
            to.position(to.position() + Math.max(0, read));
            return read;
        }

        @Override
        public synchronized int write(ByteBuffer from, long position) throws IOException {
            int length = (int) Math.min(BLOCK - position % BLOCK, from.remaining());
            long number = position / BLOCK;
            byte[] block = written.get(number);
            if (block == null) {
                block = new byte[BLOCK];
                ByteBuffer before = ByteBuffer.wrap(block);
                while (before.hasRemaining() && base.read(before, number * BLOCK + before.position()) > 0) {
                    // Continue until the block is complete or the file ends.
                }
                written.put(number, block);
            }
            from.get(block, (int) (position % BLOCK), length);
            size = Math.max(size, position + length);
            return length;
        }

        @Override
        protected synchronized void implTruncate(long newSize) {
            size = Math.min(size, newSize);
        }

        @Override
        public void force(boolean metaData) {
            // Nothing reaches the disk.
        }

        @Override
        public FileLock tryLock(long position, long length, boolean shared) {
            return new FileLock(this, position, length, shared) {
                @Override
                public boolean isValid() {
                    return true;
                }

                @Override
                public void release() {
                    // There is no lock.
                }
            };
        }

        @Override
        protected void implCloseChannel() throws IOException {
            base.close();
        }
    }
}
