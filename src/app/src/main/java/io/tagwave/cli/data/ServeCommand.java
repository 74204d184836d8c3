package io.tagwave.cli.data;

import io.tagwave.cli.shared.DatabaseOption;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.UserException;
import io.tagwave.serve.LocalServer;
import io.tagwave.store.query.SqlSession;
import java.io.IOException;
import java.net.BindException;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(name = "serve", description = "Shows a database in the browser, on this machine alone, until Ctrl-C.")
public final class ServeCommand implements Callable<Integer> {

    @Spec
    private CommandSpec spec;

    @Mixin
    private DatabaseOption db;

    @Option(
            names = "--port",
            paramLabel = "N",
            defaultValue = "8080",
            description = "0 for any (default: ${DEFAULT-VALUE}).")
    private int port;

    @Override
    public Integer call() throws IOException, InterruptedException {
        if (port < 0 || port > 65535) {
            throw new UserException("--port: expected 0 to 65535, found " + port);
        }
        try (LocalServer server = LocalServer.start(db.name(), port, saved())) {
            Runtime.getRuntime().addShutdownHook(new Thread(server::close, "serve-end"));
            spec.commandLine().getOut().println(server.address());
            spec.commandLine().getOut().flush();
            server.await();
            return ExitStatus.DONE;
        } catch (BindException e) {
            throw new UserException("--port " + port + " can not be listened on: " + e.getMessage());
        }
    }

    private static Map<String, String> saved() {
        Map<String, String> saved = new LinkedHashMap<>();
        SavedQueries.load()
                .all()
                .forEach(query -> saved.put(query.name(), SqlSession.filledIn(query.sql(), query.defaults())));
        return saved;
    }
}
