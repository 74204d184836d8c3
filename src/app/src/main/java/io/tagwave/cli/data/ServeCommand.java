package io.tagwave.cli.data;

import io.tagwave.cli.shared.DatabaseOption;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.SiteOptions;
import io.tagwave.cli.shared.UserException;
import io.tagwave.serve.LocalServer;
import io.tagwave.site.file.SiteFolder;
import io.tagwave.store.query.SavedQueries;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "serve", description = "Shows a database in the browser until Ctrl-C, by default on this machine only.")
public final class ServeCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private DatabaseOption db;

    @Mixin
    private SiteOptions sites;

    @Option(names = "--port", paramLabel = "N", defaultValue = "8080", description = "0 for any (default: 8080).")
    private int port;

    @Option(names = "--host", paramLabel = "ADDRESS", description = "Listen on this address; needs --token.")
    private String host = LocalServer.LOOPBACK;

    @Option(
            names = "--token",
            description = "Password for users of other machines, who open the URL with ?token=TOKEN once.")
    private @Nullable String token;

    @Override
    public Integer call() throws InterruptedException {
        SiteFolder wanted = sites.folder(db.name(), List.of());
        try (LocalServer server = start("--port", host, port, token, db.name(), wanted)) {
            Runtime.getRuntime().addShutdownHook(new Thread(server::close, "serve-end"));
            spec.commandLine().getOut().println(server.address());
            server.await();
            return ExitStatus.DONE;
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
            throw new UserException(option + " " + port + ": " + e.getMessage());
        }
    }
}
