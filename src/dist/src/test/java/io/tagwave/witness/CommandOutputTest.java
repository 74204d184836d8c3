package io.tagwave.witness;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.cli.Main;
import io.tagwave.demo.DemoSite;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The command lines in {@code witness/commands.txt} end and print as their files say, in one run from top to bottom. Times,
 * ports and folders are left out. What they printed lies in {@code target/witness}; {@code -Dtagwave.witness.write=true} writes the files anew.
 */
class CommandOutputTest {

    private static final Path EXPECTED = Path.of("src/test/resources/witness");
    private static final Path PRINTED = Path.of("target/witness");
    private static final boolean WRITE = Boolean.getBoolean("tagwave.witness.write");
    private static final Path PAGES = Path.of("../core/src/test/resources");
    private static final Pattern ARGUMENT = Pattern.compile("\"([^\"]*)\"|\\S+");

    @TempDir
    private static Path out;

    private static DemoSite site;

    @BeforeAll
    static void serve() {
        site = DemoSite.start(0);
    }

    @AfterAll
    static void close() {
        site.close();
    }

    @Test
    void commandsPrintWhatTheyPrintedBefore() throws IOException {
        Files.createDirectories(PRINTED);
        List<String> differing = new ArrayList<>();
        for (String line : Files.readAllLines(EXPECTED.resolve("commands.txt"))) {
            if (!line.isBlank() && !line.startsWith("#")) {
                String[] parts = line.split("\\s+", 2);
                String printed = normalized(run(arguments(parts[1])));
                Path file = EXPECTED.resolve(parts[0] + ".txt");
                Files.writeString((WRITE ? EXPECTED : PRINTED).resolve(file.getFileName()), printed);
                if (!Files.exists(file) || !Files.readString(file).equals(printed)) {
                    differing.add(parts[0]);
                }
            }
        }
        assertEquals(List.of(), differing, "compare: diff -r " + EXPECTED + " " + PRINTED);
    }

    private static List<String> arguments(String line) throws IOException {
        List<String> arguments = new ArrayList<>();
        Matcher argument = ARGUMENT.matcher(line);
        while (argument.find()) {
            String text = argument.group(1) == null ? argument.group() : argument.group(1);
            arguments.add(text.replace("{pages}", PAGES.resolve("pages").toString())
                    .replace("{held}", PAGES.resolve("pages-held-out").toString())
                    .replace("{site}", site.root().toString())
                    .replace("{out}", out.toString())
                    .replace("{db}", out.resolve("crawled").toString())
                    .replace("{warc}", text.contains("{warc}") ? archive() : ""));
        }
        return arguments;
    }

    private static String archive() throws IOException {
        return files(out.resolve("warc")).stream()
                .map(Path::toString)
                .filter(file -> file.endsWith(".warc.gz"))
                .findFirst()
                .orElseThrow();
    }

    private static String run(List<String> arguments) throws IOException {
        if (arguments.get(0).equals("show")) {
            StringBuilder shown = new StringBuilder();
            for (String argument : arguments.subList(1, arguments.size())) {
                for (Path file : files(Path.of(argument))) {
                    shown.append("== " + file + "\n" + Files.readString(file));
                }
            }
            return shown.toString();
        }
        boolean statusOnly = arguments.get(0).equals("status");
        StringWriter printed = new StringWriter();
        int status = Main.run(
                new PrintWriter(printed, true),
                new PrintWriter(new StringWriter(), true),
                arguments.stream().skip(statusOnly ? 1 : 0).toArray(String[]::new));
        return "exit " + status + "\n" + (statusOnly ? "" : printed);
    }

    private static List<Path> files(Path place) throws IOException {
        try (Stream<Path> files = Files.walk(place)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    private static String normalized(String printed) {
        LocalDate today = LocalDate.now(ZoneOffset.UTC);
        // The length of an exported file and its hash depend on the digits of the site's port.
        return printed.replace("\r\n", "\n")
                .replace(site.root().toString(), "http://demo.example/")
                .replace("127.0.0.1:" + site.root().getPort(), "demo.example")
                .replace("127.0.0.1_" + site.root().getPort(), "demo.example")
                .replace(out.toString(), "OUT")
                .replaceAll("(\"(timings_ms|millis)\":)(\\{[^}]*\\}|[0-9.]+)", "$1TIME")
                .replaceAll(
                        "(" + today + "|" + today.minusDays(1) + ")([T ]\\d\\d:\\d\\d(:\\d\\d(\\.\\d+)?)?Z?)?", "DATE")
                .replaceAll("(\"(bytes|sha256)\" : )[^,\n]*", "$1PORT");
    }
}
