package io.tagwave.cli.data;

import io.tagwave.cli.shared.DatabaseOption;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.UserException;
import io.tagwave.serve.LocalServer;
import io.tagwave.store.query.SavedQueries;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "serve",
        description = "Shows a database in the browser, on this machine alone unless told otherwise, until Ctrl-C.")
public final class ServeCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private DatabaseOption db;

    @Option(names = "--port", paramLabel = "N", defaultValue = "8080", description = "0: any (default: 8080).")
    private int port;

    @Option(names = "--host", paramLabel = "ADDRESS", description = "Another address to listen on; needs --token.")
    private String host = LocalServer.LOOPBACK;

    @Option(names = "--token", description = "What others have to know: open the address with ?token=TOKEN once.")
    private String token;

    @Override
    public Integer call() throws InterruptedException {
        try (LocalServer server = start("--port", host, port, token, db.name())) {
            Runtime.getRuntime().addShutdownHook(new Thread(server::close, "serve-end"));
            spec.commandLine().getOut().println(server.address());
            server.await();
            return ExitStatus.DONE;
        }
    }

    /** Serves on the port that an option names. */
    public static LocalServer start(String option, String host, int port, String token, String database) {
        try {
            return LocalServer.start(database, host, port, token, SavedQueries.load());
        } catch (IOException e) {
            throw new UserException(option + " " + port + ": " + e.getMessage());
        }
    }
}
