package io.tagwave.store;

import io.tagwave.cli.LoopbackPort;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** A PostgreSQL server of its own: Debian's programs, a temporary folder, a free loopback port, an unprivileged user. */
public final class PostgresServer implements AutoCloseable {

    private static final Path PROGRAMS = Path.of("/usr/lib/postgresql");

    private final Path bin;
    private final Path folder;
    private final int port;

    private PostgresServer(Path bin, Path folder, int port) {
        this.bin = bin;
        this.folder = folder;
        this.port = port;
    }

    /** The folder of the newest installed server's programs. */
    public static Optional<Path> installed() {
        if (!Files.isDirectory(PROGRAMS)) {
            return Optional.empty();
        }
        try (Stream<Path> versions = Files.list(PROGRAMS)) {
            return versions.map(v -> v.resolve("bin"))
                    .filter(b -> Files.isExecutable(b.resolve("initdb")))
                    .max(Comparator.naturalOrder());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Starts a server as {@link #start} does; where none is installed the tests that ask are left out. */
    public static PostgresServer startIfInstalled() {
        Assumptions.assumeTrue(installed().isPresent(), "PostgreSQL is not installed: apt-get install postgresql");
        return start();
    }

    /** Starts a server with an empty database. */
    public static PostgresServer start() {
        try {
            Path folder = Files.createTempDirectory("tagwave-postgres");
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
            PostgresServer server = new PostgresServer(installed().orElseThrow(), folder, LoopbackPort.free());
            server.run("initdb", "-D", server.data(), "-U", "tagwave", "-A", "trust", "-E", "UTF8", "--no-sync");
            String options = "-p " + server.port + " -c listen_addresses=127.0.0.1 -c fsync=off"
                    + " -c unix_socket_directories=" + folder;
            server.run("pg_ctl", "-D", server.data(), "-l", folder + "/log", "-w", "-t", "60", "-o", options, "start");
            return server;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public String url() {
        return "jdbc:postgresql://127.0.0.1:" + port + "/postgres?user=tagwave";
    }

    @Override
    public void close() {
        run("pg_ctl", "-D", data(), "-m", "immediate", "-w", "stop");
        command(List.of("rm", "-rf", data(), folder + "/log"));
        try {
            Files.deleteIfExists(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private String data() {
        return folder + "/data";
    }

    private void run(String program, String... arguments) {
        List<String> command = new ArrayList<>(List.of(bin.resolve(program).toString()));
        command.addAll(List.of(arguments));
        command(command);
    }

    /** As an unprivileged user: the server refuses to run as root. */
    private static void command(List<String> command) {
        List<String> whole = new ArrayList<>(command);
        if ("root".equals(System.getProperty("user.name"))) {
            whole.addAll(0, List.of("runuser", "-u", "postgres", "--"));
        }
        try {
            Path output = Files.createTempFile("tagwave-postgres", ".log");
            Process process = new ProcessBuilder(whole)
                    .directory(output.getParent().toFile())
                    .redirectErrorStream(true)
                    .redirectOutput(output.toFile())
                    .start();
            boolean ended = process.waitFor(90, TimeUnit.SECONDS);
            String said = Files.readString(output);
            Files.delete(output);
            if (!ended || process.exitValue() != 0) {
                throw new IllegalStateException(String.join(" ", whole) + ": " + said);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }
}
