package io.tagwave.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.TestSignals;
import io.tagwave.rows.JsonText;
import io.tagwave.store.Database;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/** One run of the command line inside the test's JVM. */
public record Cli(int status, String out, String err) {

    public static Cli run(String... args) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int status = Main.run(new PrintWriter(out, true), new PrintWriter(err, true), args);
        return new Cli(status, out.toString(), err.toString());
    }

    /** One run in a JVM of its own, which can be interrupted or killed; what it prints goes to a file. */
    public static Process start(Path log, String... args) throws IOException {
        return startIn(Path.of(""), log, args);
    }

    /** The same from another folder. */
    public static Process startIn(Path folder, Path log, String... args) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                Main.class.getName()));
        command.addAll(List.of(args));
        Process started = TestSignals.interruptible(new ProcessBuilder(command))
                .directory(folder.toAbsolutePath().toFile())
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        // Whatever becomes of the test.
        Runtime.getRuntime().addShutdownHook(new Thread(started::destroyForcibly, "program-end"));
        return started;
    }

    /** The one number that a query of a database gives. */
    public static double number(String database, String sql) throws SQLException {
        try (Database open = Database.open(database);
                Connection connection = open.connect();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            row.next();
            return row.getDouble(1);
        }
    }

    /** The first column of all rows that a query of a database gives, as text. */
    public static List<String> texts(String database, String sql) throws SQLException {
        List<String> texts = new ArrayList<>();
        try (Database open = Database.open(database);
                Connection connection = open.connect();
                Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(sql)) {
            while (row.next()) {
                texts.add(row.getString(1));
            }
        }
        return texts;
    }

    /** The keys of a JSON object in order. */
    public static List<String> names(JsonNode object) {
        List<String> names = new ArrayList<>();
        object.fieldNames().forEachRemaining(names::add);
        return names;
    }

    /** The last part of the url of a JSON line. */
    public static String fileName(String line) {
        try {
            return JsonText.MAPPER.readTree(line).get("url").asText().replaceFirst(".*/", "");
        } catch (JsonProcessingException e) {
            throw new AssertionError(line, e);
        }
    }
}
