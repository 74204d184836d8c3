package io.tagwave.shell;

import io.tagwave.rows.RowFormat;
import io.tagwave.store.query.SavedQueries;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.TableInfo;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.reader.impl.completer.StringsCompleter;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Reads statements from a terminal, with history and completion, or from a pipe. */
public final class SqlPrompt {

    private static final String HELP = """
            A statement ends with a semicolon and may span lines. The name of a saved query runs it.
            \\d           tables and views        \\d NAME     columns of one
            \\l           saved queries           \\f FORMAT   table, expanded, csv, excel, json or jsonl
            \\x           one line per value      \\q           quit""";

    private static final List<String> WORDS =
            List.of("SELECT,FROM,WHERE,GROUP BY,ORDER BY,LIMIT,JOIN,LEFT JOIN,ON,COUNT(*),HAVING".split(","));

    private final SqlSession session;
    private final SavedQueries saved;
    private final SqlRunner runner;
    private final Map<String, String> parameters;
    private final PrintWriter out;
    private final StatementParser parser;
    private boolean good = true;
    private boolean expanded;

    private SqlPrompt(
            SqlSession session, SavedQueries saved, SqlRunner runner, Map<String, String> parameters, PrintWriter out) {
        this.session = session;
        this.saved = saved;
        this.runner = runner;
        this.parameters = parameters;
        this.out = out;
        this.parser = new StatementParser(saved);
    }

    /** Reads until the end of input, and returns false if a statement of a pipe failed. */
    public static boolean run(
            SqlSession session, SavedQueries saved, SqlRunner runner, Map<String, String> parameters, PrintWriter out) {
        SqlPrompt prompt = new SqlPrompt(session, saved, runner, parameters, out);
        if (System.console() == null) {
            prompt.piped(new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8)));
            return prompt.good;
        }
        try (Terminal terminal = TerminalBuilder.builder().system(true).build()) {
            prompt.interactive(terminal);
        } catch (IOException e) {
            throw new UncheckedIOException("the terminal cannot be read", e);
        }
        return true;
    }

    private void interactive(Terminal terminal) {
        LineReader reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .parser(parser)
                .completer(new StringsCompleter(words()))
                .variable(LineReader.HISTORY_FILE, Path.of(System.getProperty("user.home"), ".tagwave_history"))
                .variable(LineReader.SECONDARY_PROMPT_PATTERN, "     -> ")
                .build();
        terminal.handle(Terminal.Signal.INT, signal -> session.cancel());
        runner.to(terminal);
        out.println("\\? for help, \\q to quit.");
        out.flush();
        while (true) {
            try {
                if (!take(reader.readLine("tagwave> ").strip())) {
                    return;
                }
            } catch (UserInterruptException e) {
                // Ctrl-C discards the line, as in a shell.
                continue;
            } catch (EndOfFileException e) {
                return;
            }
        }
    }

    /** Returns tables, views, columns, saved queries and common words of SQL. */
    private Set<String> words() {
        Set<String> words = new TreeSet<>(WORDS);
        for (TableInfo relation : session.relations()) {
            words.add(relation.name());
            relation.columns().forEach(column -> words.add(column.name()));
        }
        saved.all().forEach(query -> words.add(query.name()));
        return words;
    }

    private void piped(BufferedReader in) {
        StringBuilder statement = new StringBuilder();
        try {
            for (String line = in.readLine(); line != null; line = in.readLine()) {
                statement.append(line).append('\n');
                if (parser.isWhole(statement.toString())) {
                    String text = statement.toString().strip();
                    statement.setLength(0);
                    if (!take(text)) {
                        return;
                    }
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("standard input cannot be read", e);
        }
        take(statement.toString().strip());
    }

    /** Handles a line, and returns false if the user quits. */
    private boolean take(String text) {
        if (text.isEmpty()) {
            return true;
        }
        if (StatementParser.leaves(text)) {
            return false;
        }
        if (text.startsWith("\\")) {
            return command(text.split("\\s+", 2));
        }
        good &= runner.run(text.replaceFirst(";\\s*$", ""), parameters);
        return true;
    }

    private boolean command(String[] words) {
        String argument = words.length > 1 ? words[1].strip().replaceFirst(";$", "") : "";
        switch (words[0]) {
            case "\\q" -> {
                return false;
            }
            case "\\d" -> describe(argument);
            case "\\l" -> saved.all().forEach(q -> out.printf("%-20s %s%n", q.name(), q.title()));
            case "\\f" -> format(argument);
            case "\\x" -> {
                expanded = !expanded;
                runner.format(expanded ? RowFormat.EXPANDED : RowFormat.TABLE);
                out.println("expanded is " + (expanded ? "on" : "off"));
            }
            default -> out.println(HELP);
        }
        out.flush();
        return true;
    }

    private void format(String name) {
        try {
            runner.format(RowFormat.valueOf(name.toUpperCase(Locale.ROOT)));
        } catch (IllegalArgumentException e) {
            out.println("expected table, expanded, csv, excel, json or jsonl, found " + name);
        }
    }

    private void describe(String name) {
        boolean found = false;
        for (TableInfo relation : session.relations()) {
            if (name.isEmpty()) {
                out.printf("%-5s  %s%n", relation.kind(), relation.name());
            } else if (relation.name().equalsIgnoreCase(name)) {
                relation.columns().forEach(c -> out.printf("%-20s %s%n", c.name(), c.type()));
                found = true;
            }
        }
        if (name.isEmpty()) {
            out.println("and region_N for each region of a page, merged_N for each list of view lists");
        } else if (!found) {
            session.columnsOf(name).forEach(column -> out.println(column));
        }
    }
}
