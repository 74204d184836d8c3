package io.tagwave.cli.shared;

import io.tagwave.crawl.SessionCredentials;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options by which pages behind a login are fetched. */
public final class SessionOptions {

    @Option(names = "--header", paramLabel = "NAME:VALUE")
    private List<String> headers = new ArrayList<>();

    @Option(names = "--cookie-file", paramLabel = "FILE")
    private @Nullable Path cookieFile;

    /** Reads what is to be sent. */
    public SessionCredentials credentials() {
        try {
            return SessionCredentials.of(headers, cookieFile);
        } catch (IllegalArgumentException e) {
            throw new UserException(e.getMessage());
        }
    }

    /** Returns the options for a command that this one runs in the same process. */
    public List<String> arguments() {
        List<String> arguments = new ArrayList<>();
        headers.forEach(header -> arguments.addAll(List.of("--header", header)));
        if (cookieFile != null) {
            arguments.addAll(List.of("--cookie-file", cookieFile.toString()));
        }
        return arguments;
    }
}
