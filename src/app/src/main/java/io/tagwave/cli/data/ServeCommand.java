package io.tagwave.cli.data;

import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.DatabaseOption;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.SiteOptions;
import io.tagwave.cli.shared.UserException;
import io.tagwave.serve.LocalServer;
import io.tagwave.site.file.SiteFolder;
import io.tagwave.store.query.SavedQueries;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(name = "serve", description = "Shows a database in the browser until Ctrl-C, by default on this machine only.")
public final class ServeCommand extends ConsoleCommand {

    @Mixin
    private DatabaseOption db;

    @Mixin
    private SiteOptions sites;

    @Option(names = "--port", paramLabel = "N", defaultValue = "8080")
    private int port;

    @Option(names = "--host", paramLabel = "ADDRESS")
    private String host = LocalServer.LOOPBACK;

    @Option(names = "--token")
    private @Nullable String token;

    @Option(names = "--token-file", paramLabel = "FILE")
    private @Nullable Path tokenFile;

    @Override
    public Integer call() throws InterruptedException {
        String password = tokenFile == null ? token : firstLine(tokenFile);
        try (LocalServer server =
                start("--port", host, port, password, db.name(), sites.folder(db.name(), List.of()))) {
            Runtime.getRuntime().addShutdownHook(new Thread(server::close, "serve-end"));
            out().println(server.address());
            server.await();
            return ExitStatus.DONE;
        }
    }

    private static String firstLine(Path file) {
        try (BufferedReader lines = Files.newBufferedReader(file)) {
            String line = lines.readLine();
            if (line == null || line.isBlank()) {
                throw new UserException("--token-file: expected a password in the first line of " + file);
            }
            return line.strip();
        } catch (IOException e) {
            throw new UserException("--token-file: " + file + " cannot be read");
        }
    }

    /** Rejects a port of an option that is in use. */
    public static void requireFree(String option, int port) {
        try {
            LocalServer.requireFree(port);
        } catch (IOException e) {
            throw new UserException(option + " " + port + ": " + e.getMessage());
        }
    }

    /** Starts a server on the port of an option. */
    public static LocalServer start(
            String option, String host, int port, @Nullable String token, String database, SiteFolder sites) {
        try {
            return LocalServer.start(database, host, port, token, SavedQueries.load(), sites);
        } catch (IOException e) {
            String what = String.valueOf(e.getMessage());
            throw new UserException(what.startsWith("--") ? what : option + " " + port + ": " + what);
        }
    }
}
