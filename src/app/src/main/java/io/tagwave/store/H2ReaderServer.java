package io.tagwave.store;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.sql.SQLException;
import java.util.HexFormat;
import java.util.List;
import java.util.Optional;
import org.h2.tools.Server;

/**
 * Lets other processes of this machine read an H2 file that this process writes. An H2 file belongs to one process: the
 * others ask it, over a port of 127.0.0.1 and with a key. Port and key are in a file beside the database that only its
 * owner may read, and that is of use only while the database is locked.
 */
final class H2ReaderServer implements AutoCloseable {

    private static final String SUFFIX = ".readers";
    private static final int KEY_BYTES = 24;

    static {
        // H2 listens on all addresses unless this is set before its first server.
        if (System.getProperty("h2.bindAddress") == null) {
            System.setProperty("h2.bindAddress", "127.0.0.1");
        }
    }

    private final Path note;
    private final String url;
    private final Server server;

    private H2ReaderServer(Path note, String url, Server server) {
        this.note = note;
        this.url = url;
        this.server = server;
    }

    /**
     * Starts a server.
     *
     * @param database path of the database file without its suffix
     */
    static H2ReaderServer open(String database) throws SQLException, IOException {
        String key = secret();
        String file = "file:" + Path.of(database).toAbsolutePath();
        Server server = Server.createTcpServer(
                "-tcpPort", "0", "-tcpDaemon", "-ifExists", "-tcpPassword", secret(), "-key", key, file);
        server.start();
        Path note = note(database);
        String noted = server.getPort() + " " + key;
        try {
            write(note, noted);
        } catch (IOException e) {
            server.stop();
            throw e;
        }
        return new H2ReaderServer(note, url(server.getPort(), key), server);
    }

    /** Returns the URL of a database that another process has locked, or nothing if that process admits no readers. */
    static Optional<String> url(String database) {
        try {
            String[] words = Files.readString(note(database)).strip().split(" ");
            return words.length == 2 && words[0].matches("\\d{1,5}") && words[1].matches("[0-9a-f]+")
                    ? Optional.of(url(Integer.parseInt(words[0]), words[1]))
                    : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static String url(int port, String key) {
        return "jdbc:h2:tcp://127.0.0.1:" + port + "/" + key;
    }

    /** Returns the URL of this database for readers. */
    String url() {
        return url;
    }

    /** Closes the sessions of all readers. */
    @Override
    public void close() {
        server.stop();
        try {
            Files.deleteIfExists(note);
        } catch (IOException e) {
            throw new StoreException("cannot remove " + note, e);
        }
    }

    private static Path note(String database) {
        return Path.of(database + SUFFIX).toAbsolutePath();
    }

    /** Writes the file in one step, readable for its owner alone from its first byte on. */
    private static void write(Path note, String text) throws IOException {
        Path draft = note.resolveSibling(
                note.getFileName() + "." + ProcessHandle.current().pid());
        Files.deleteIfExists(draft);
        if (draft.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            Files.createFile(draft, PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")));
        }
        Files.write(draft, List.of(text), StandardCharsets.US_ASCII);
        Files.move(draft, note, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    }

    private static String secret() {
        byte[] bytes = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(bytes);
        return HexFormat.of().formatHex(bytes);
    }
}
