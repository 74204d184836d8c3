package io.tagwave.cli;

import io.tagwave.cli.shared.ConsoleCommand;
import io.tagwave.cli.shared.DatabaseOption;
import io.tagwave.cli.shared.ExitStatus;
import io.tagwave.cli.shared.ProgramVersion;
import io.tagwave.mcp.McpServer;
import io.tagwave.mcp.McpTools;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "mcp",
        description = "Serves lists to an assistant on standard input and output (Model Context Protocol).")
public final class McpCommand extends ConsoleCommand {

    @Mixin
    private DatabaseOption db;

    @Override
    public Integer call() throws IOException, InterruptedException {
        McpTools tools = new McpTools(db.name(), McpCommand::run);
        new McpServer(tools, ProgramVersion.number(), out())
                .serve(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
        return ExitStatus.DONE;
    }

    private static String run(List<String> words) {
        StringWriter messages = new StringWriter();
        PrintWriter nothing = new PrintWriter(new StringWriter());
        int status = Main.run(nothing, new PrintWriter(messages), words.toArray(String[]::new));
        if (status >= ExitStatus.NOTHING) {
            throw new IllegalArgumentException(messages.toString().strip());
        }
        return messages.toString().strip();
    }
}
