package io.tagwave.cli.shared;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.visit.LoadedPage;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;
import picocli.CommandLine.Command;

class PageCommandTest {

    @TempDir
    private Path folder;

    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    /** Fails on pages as their titles say. */
    @Command(name = "faulty")
    static final class Faulty extends PageCommand<List<String>> {

        @Override
        protected List<String> answer(LoadedPage page) {
            switch (page.page().title()) {
                case "fault" -> throw new IndexOutOfBoundsException("as jsoup");
                case "deep" -> throw new StackOverflowError();
                case "large" -> throw new OutOfMemoryError("heap");
                case "usage" -> throw new UserException("no such model");
                default -> {
                    return List.of(page.page().title());
                }
            }
        }

        @Override
        protected void show(List<String> answer, PrintWriter out) {
            out.println(answer);
        }

        @Override
        protected List<String> failure(String url, String error) {
            return List.of("failed", error);
        }
    }

    private int run(String... titles) throws IOException {
        String[] arguments = new String[titles.length + 2];
        arguments[0] = "--format";
        arguments[1] = "jsonl";
        for (int i = 0; i < titles.length; i++) {
            arguments[i + 2] = Files.writeString(folder.resolve(i + ".html"), "<title>" + titles[i] + "</title>")
                    .toString();
        }
        return new CommandLine(new Faulty())
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(arguments);
    }

    @Test
    void aFaultOnOnePageIsThatPagesErrorAndCostsNoOther() throws IOException {
        assertEquals(1, run("first", "fault", "deep", "large", "last"));
        List<String> lines = out.toString().lines().toList();
        assertEquals(5, lines.size());
        assertEquals("[\"first\"]", lines.get(0));
        assertTrue(lines.get(1).contains("IndexOutOfBoundsException: as jsoup"), lines.get(1));
        assertTrue(lines.get(2).contains("StackOverflowError"), lines.get(2));
        assertTrue(lines.get(3).contains("more memory"), lines.get(3));
        assertEquals("[\"last\"]", lines.get(4));
        assertEquals(3, err.toString().lines().count());
    }

    @Test
    void nothingIsDoneWhereEveryPageFails() throws IOException {
        assertEquals(2, run("fault", "deep"));
    }

    @Test
    void wrongUsageEndsTheCommand() throws IOException {
        assertTrue(run("usage", "last") != 0);
        assertEquals("", out.toString());
    }
}
