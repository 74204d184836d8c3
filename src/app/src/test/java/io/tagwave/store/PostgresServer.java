package io.tagwave.store;

import io.tagwave.cli.LoopbackPort;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/**
 * A PostgreSQL server as good as new: an empty database of the one that all tests of a JVM share, since making one takes longer than most
 * of them. That one is Debian's, in a temporary folder, on a free loopback port, run by an unprivileged user.
 */
public final class PostgresServer implements AutoCloseable {

    private static final Path PROGRAMS = Path.of("/usr/lib/postgresql");

    private static Running running;
    private static int databases;

    private final Running server;
    private final String database;

    private PostgresServer(Running server, String database) {
        this.server = server;
        this.database = database;
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

    /** Makes a database as {@link #start} does; where no server is installed the tests that ask are left out. */
    public static PostgresServer startIfInstalled() {
        Assumptions.assumeTrue(installed().isPresent(), "PostgreSQL is not installed: apt-get install postgresql");
        return start();
    }

    /** Makes an empty database; the first one starts the server, which ends with the JVM. */
    public static synchronized PostgresServer start() {
        if (running == null) {
            running = Running.start();
        }
        PostgresServer made = new PostgresServer(running, "test" + ++databases);
        made.server.execute("CREATE DATABASE " + made.database);
        return made;
    }

    public String url() {
        return server.url(database);
    }

    /** Whoever is still connected, a process that was killed or is asleep, is sent away. */
    @Override
    public void close() {
        server.execute("DROP DATABASE " + database + " WITH (FORCE)");
    }

    /** The server, from the JVM's first database to its end. */
    private record Running(Path bin, Path folder, int port) {

        static Running start() {
            try {
                Path folder = Files.createTempDirectory("tagwave-postgres");
                Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxrwxrwx"));
                Running server = new Running(installed().orElseThrow(), folder, LoopbackPort.free());
                server.run("initdb", "-D", server.data(), "-U", "tagwave", "-A", "trust", "-E", "UTF8", "--no-sync");
                String options = "-p " + server.port + " -c listen_addresses=127.0.0.1 -c fsync=off"
                        + " -c unix_socket_directories=" + folder;
                Runtime.getRuntime().addShutdownHook(new Thread(server::stop, "postgres-stop"));
                server.run(
                        "pg_ctl", "-D", server.data(), "-l", folder + "/log", "-w", "-t", "60", "-o", options, "start");
                return server;
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        String url(String database) {
            return "jdbc:postgresql://127.0.0.1:" + port + "/" + database + "?user=tagwave";
        }

        void execute(String sql) {
            try (Connection connection = DriverManager.getConnection(url("postgres"));
                    Statement statement = connection.createStatement()) {
                statement.execute(sql);
            } catch (SQLException e) {
                throw new IllegalStateException(sql, e);
            }
        }

        private void stop() {
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
