package io.tagwave.store;

import java.io.IOException;
import java.io.InputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/**
 * An H2 file that an older version of the program made. Its copy is brought up to date and takes its place when that is
 * done, so that the file is whole and of one version at any time: H2 changes a table by dropping it and giving its name
 * to another, and a kill in between leaves a database without the table.
 */
final class OlderFile {

    private final String database;
    private final Path file;

    private OlderFile(String database) {
        this.database = database;
        this.file = Path.of(database + Database.H2_SUFFIX).toAbsolutePath();
    }

    /**
     * Brings the file up to date, if nobody else has meanwhile, and keeps it as it was in {@code NAME.schema-N.zip}.
     *
     * @throws StoreException when that fails; the file is as it was then
     */
    static synchronized void bringUpToDate(String database) {
        OlderFile older = new OlderFile(database);
        Path lock = older.beside(".migrating.lock");
        try {
            // Two that did it at once would each move a copy over what the other goes on with.
            try (FileChannel channel = FileChannel.open(lock, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
                channel.lock();
                older.replace();
            }
            Files.deleteIfExists(lock);
        } catch (IOException e) {
            throw new StoreException("cannot bring " + database + " up to date: " + e.getMessage(), e);
        }
    }

    private void replace() throws IOException {
        Path copy = beside(".migrating" + Database.H2_SUFFIX);
        try {
            int from = version();
            if (from >= DatabaseSchema.VERSION) {
                return;
            }
            try (FileChannel old = FileChannel.open(file, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
                // As H2 locks it: nobody writes what the copy would not have.
                old.lock();
                keep(old, beside(".schema-" + from + ".zip"));
                Files.copy(fromStart(old), copy, StandardCopyOption.REPLACE_EXISTING);
                migrate(database + ".migrating", from);
            }
            Files.move(copy, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(copy);
        }
    }

    private int version() {
        try (Database old = Database.openedForWriting(database)) {
            return old.call("read the version", DatabaseSchema::version);
        }
    }

    /** An archive that is there is of an earlier attempt, or of another file of this name: it stays. */
    private void keep(FileChannel old, Path archive) throws IOException {
        if (Files.exists(archive)) {
            return;
        }
        Path part = Path.of(archive + ".part");
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(part))) {
            zip.putNextEntry(new ZipEntry(file.getFileName().toString()));
            fromStart(old).transferTo(zip);
        } catch (IOException e) {
            throw new IOException("cannot keep a copy of it as it was: " + e.getMessage(), e);
        }
        Files.move(part, archive, StandardCopyOption.ATOMIC_MOVE);
    }

    /** Not to be closed: that would let go of the file. */
    private static InputStream fromStart(FileChannel channel) throws IOException {
        return Channels.newInputStream(channel.position(0));
    }

    private static void migrate(String copy, int from) {
        try (Database migrated = Database.openedForWriting(copy)) {
            migrated.call("bring the copy up to date", connection -> {
                Migration.run(connection, from);
                return true;
            });
        }
    }

    private Path beside(String suffix) {
        return Path.of(database + suffix).toAbsolutePath();
    }
}
