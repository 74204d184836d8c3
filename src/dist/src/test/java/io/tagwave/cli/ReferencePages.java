package io.tagwave.cli;

import io.tagwave.crawl.CrawlScope;
import io.tagwave.dom.html.LinkSource;
import io.tagwave.store.Database;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.TableInfo;
import io.tagwave.web.Outcome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Writes the reference from the program: commands, outcomes and the schema of a new database. */
final class ReferencePages {

    private static final String NOTE = "<!-- Generated from the program by ReferencePagesTest; do not edit. -->\n\n";
    private static final Path ROOT = Path.of("../..");

    private ReferencePages() {}

    /** Returns the pages by their file names. */
    static Map<String, String> all(Path folder) throws IOException {
        Map<String, String> pages = new LinkedHashMap<>();
        pages.put("commands.md", commands());
        pages.put("outcomes.md", outcomes());
        pages.put("links.md", links());
        pages.put("schema.md", schema(folder.resolve("reference").toString()));
        return pages;
    }

    private static String commands() {
        CommandSpec root = OptionTexts.describe(Main.commandLine())
                .setInterpolateVariables(false)
                .getCommandSpec();
        StringBuilder page = new StringBuilder("# Commands\n\n" + NOTE);
        page.append("""
                Options may stand in a file that is named as `@FILE`. Defaults of your own stand in `~/.tagwave.properties`:
                `db = lamps` for every command with that option, `tagwave.crawl.user-agent = ExampleBot (bot@example.org)` for
                one. Exit status: 0 everything succeeded; 1 some pages failed; 2 bad usage, or nothing succeeded; 130 after
                Ctrl-C.

                """);
        root.subcommands()
                .values()
                .forEach(command -> page.append("- [" + command.getCommandSpec().qualifiedName()
                        + "](#" + command.getCommandSpec().qualifiedName().replace(' ', '-') + "): "
                        + description(command) + "\n"));
        root.subcommands().values().forEach(command -> command(command, page));
        return page.toString();
    }

    private static void command(CommandLine line, StringBuilder page) {
        CommandSpec command = line.getCommandSpec();
        page.append("\n## ").append(command.qualifiedName()).append("\n\n").append(description(line));
        page.append("\n\n    ").append(command.qualifiedName()).append(' ').append(GroupedHelp.arguments(command));
        String example = GroupedHelp.example(command);
        page.append(example.isEmpty() ? "\n" : "\n\nExample:\n\n    " + example + "\n");
        command.positionalParameters().forEach(one -> page.append("\n`")
                .append(one.paramLabel())
                .append("`: ")
                .append(text(one))
                .append('\n'));
        GroupedHelp.groups(command).forEach((heading, options) -> {
            List<OptionSpec> shown =
                    options.stream().filter(one -> !one.inherited()).toList();
            if (!heading.equals("Help") && !shown.isEmpty()) {
                page.append("\n| ").append(heading).append(" | |\n| --- | --- |\n");
                shown.forEach(one -> page.append("| `" + String.join("`, `", names(one)) + "` | "
                        + text(one).replace("|", "\\|") + " |\n"));
            }
        });
        // generate-completion and the like have an alias, which is the same command again.
        new LinkedHashSet<>(command.subcommands().values())
                .stream().filter(sub -> !sub.getCommandName().equals("help")).forEach(sub -> command(sub, page));
    }

    private static List<String> names(OptionSpec option) {
        String label = option.arity().max() == 0 ? "" : " " + option.paramLabel();
        return Arrays.stream(option.names()).map(name -> name + label).toList();
    }

    private static String description(CommandLine line) {
        return String.join(" ", line.getCommandSpec().usageMessage().description())
                .replaceAll("\\$\\{[A-Z-]*COMMAND[A-Z-]*NAME:-the[^}]*}|\\$\\{[A-Z-]*NAME:-[^}]*}", "tagwave")
                .replace("${COMMAND-NAME}", line.getCommandName())
                .replaceAll("\\s+", " ")
                .strip();
    }

    private static String text(ArgSpec argument) {
        String candidates = argument.completionCandidates() == null
                ? ""
                : String.join(", ", argument.completionCandidates()).toLowerCase(Locale.ROOT);
        return String.join(" ", argument.description())
                .replace("${DEFAULT-VALUE}", String.valueOf(argument.defaultValue()))
                .replace("${COMPLETION-CANDIDATES}", candidates)
                .replaceAll("\\s+", " ");
    }

    private static String outcomes() throws IOException {
        String source = Files.readString(ROOT.resolve("src/web/src/main/java/io/tagwave/web/Outcome.java"));
        StringBuilder page =
                new StringBuilder("# Outcomes\n\n" + NOTE + "Column `outcome` of table `page` tells how the"
                        + " visit of a page ended.\n\n| outcome | meaning |\n| --- | --- |\n");
        for (Outcome outcome : Outcome.values()) {
            Matcher comment = Pattern.compile("/\\*\\* ([^*]+?)\\s*\\*/\\s*" + outcome.name() + "[,;]")
                    .matcher(source);
            if (!comment.find()) {
                throw new IllegalStateException("expected a comment of " + outcome + " in Outcome.java");
            }
            page.append("| `" + outcome.code() + "` | " + comment.group(1) + " |\n");
        }
        return page.toString();
    }

    private static String links() {
        StringBuilder page = new StringBuilder("# Links\n\n" + NOTE + """
                What a crawl follows in a page, given that scope and options allow the address. Links of more than %,d
                characters are left out, and `page.error` says so.

                | in the page | followed | |
                | --- | --- | --- |
                """.formatted(CrawlScope.MAX_URL_LENGTH));
        for (LinkSource source : LinkSource.values()) {
            page.append("| `" + source.selector() + "` | " + (source.isFollowed() ? "yes" : "no") + " | "
                    + source.note() + " |\n");
        }
        return page.toString();
    }

    private static String schema(String database) throws IOException {
        String sources = Files.readString(ROOT.resolve("db/schema/tables.sql"))
                + Files.readString(ROOT.resolve("db/schema/views.sql"))
                + Files.readString(ROOT.resolve("db/schema/h2.sql"));
        Database.open(database).close();
        StringBuilder page = new StringBuilder("# Schema\n\n" + NOTE + """
                Tables and views of a database, with the types of H2. Each list of view `lists` also has the views `merged_N`
                (as its crawl read it), `current_N` (as the latest crawl left it) and `history_N` (each state of each item),
                and each region of a page the view `region_N`, with a column for each field.
                """);
        try (SqlSession session = SqlSession.open(database, false)) {
            for (TableInfo table : session.relations()) {
                page.append("\n## " + table.name() + " (" + table.kind() + ")\n\n" + comment(sources, table.name()));
                page.append("| column | type |\n| --- | --- |\n");
                table.columns().forEach(one -> page.append("| `" + one.name() + "` | " + one.type() + " |\n"));
            }
        }
        return page.toString();
    }

    /** Returns the comment before the statement that creates a table or view. */
    private static String comment(String sources, String name) {
        Matcher found = Pattern.compile(
                        "((?:^-- .*\\n)+)CREATE (?:OR REPLACE )?(?:CACHED )?(?:TABLE|VIEW)" + "(?: IF NOT EXISTS)? "
                                + name + "\\b",
                        Pattern.MULTILINE)
                .matcher(sources);
        return found.find()
                ? found.group(1).lines().map(line -> line.substring(3)).collect(Collectors.joining("\n")) + "\n\n"
                : "";
    }
}
