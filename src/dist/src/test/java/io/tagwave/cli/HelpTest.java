package io.tagwave.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;

/** The commands of all modules. */
class HelpTest {

    private static final Pattern COMMAND = Pattern.compile("(?m)^  ([a-z]+) {2,}\\S");

    @Test
    void everyCommandExplainsItself() {
        List<String> explained = new ArrayList<>();
        explain(List.of(), explained);
        for (String command : List.of("crawl", "extract", "filter", "bench render", "evaluate records", "train menu")) {
            assertTrue(explained.contains(command), command + " is not among " + explained);
        }
    }

    @Test
    void everyOptionIsDescribed() {
        CommandLine program = OptionTexts.describe(Main.commandLine());
        assertDescribed(program);
        CommandLine bench =
                program.getSubcommands().get("bench").getSubcommands().get("crawl");
        assertTrue(
                bench.getCommandSpec().findOption("--threads").description()[0].startsWith("Workers"),
                "a description below the name of a command comes before that of other commands");
    }

    private static void assertDescribed(CommandLine command) {
        for (OptionSpec option : command.getCommandSpec().options()) {
            assertNotEquals(
                    "",
                    String.join("", option.description()),
                    command.getCommandSpec().qualifiedName() + " " + option.longestName());
        }
        command.getSubcommands().values().forEach(HelpTest::assertDescribed);
    }

    private static void explain(List<String> command, List<String> explained) {
        List<String> arguments = new ArrayList<>(command);
        arguments.add("--help");
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = Main.run(new PrintWriter(out, true), new PrintWriter(err, true), arguments.toArray(String[]::new));
        String name = String.join(" ", command);
        assertEquals(0, status, name + ": " + err);
        assertTrue(out.toString().startsWith(("Usage: tagwave " + name).strip()), out.toString());
        explained.add(name);
        int at = out.toString().indexOf("Commands:");
        if (at >= 0) {
            COMMAND.matcher(out.toString().substring(at)).results().forEach(found -> {
                List<String> more = new ArrayList<>(command);
                more.add(found.group(1));
                explain(more, explained);
            });
        }
    }
}
