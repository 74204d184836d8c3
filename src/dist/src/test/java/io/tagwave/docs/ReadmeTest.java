package io.tagwave.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.Tagwave;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the README shows is what happens. */
class ReadmeTest {

    private static final Pattern PROGRAM = Pattern.compile("```java\\R(.*?)```", Pattern.DOTALL);
    private static final int FIRST_SCREEN = 50;

    @TempDir
    private Path folder;

    @Test
    void theProgramOfTheFirstScreenRunsWithTheCoreAndJsoupAlone() throws Exception {
        String readme = Files.readString(Path.of("../../README.md"));
        Matcher program = PROGRAM.matcher(readme);
        assertTrue(program.find(), "no program in the README");
        assertTrue(readme.substring(0, program.start()).lines().count() < FIRST_SCREEN, "far down");
        assertTrue(program.group(1).lines().count() <= 6, program.group(1));

        Path source = Files.writeString(folder.resolve("Titles.java"), program.group(1));
        assertEquals(
                "Alba  https://example.org/alba\nBruno  https://example.org/bruno\nClara  https://example.org/clara\n",
                run(source.toString(), page().toUri().toString()));
    }

    private Path page() throws IOException {
        StringBuilder page = new StringBuilder("<base href='https://example.org/'><h1>Lamps of the village</h1><ul>");
        for (String name : List.of("Alba", "Bruno", "Clara")) {
            page.append("<li><a href='" + name.toLowerCase(Locale.ROOT) + "'>" + name + "</a><p>All about the lamp "
                    + name + ", which is made by hand and sold here.</p></li>");
        }
        return Files.writeString(folder.resolve("page.html"), page + "</ul>");
    }

    private String run(String... arguments) throws IOException, InterruptedException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        List<String> command =
                new ArrayList<>(List.of(java, "-cp", place(Tagwave.class) + File.pathSeparator + place(Jsoup.class)));
        command.addAll(List.of(arguments));
        Path out = folder.resolve("out.txt");
        int status = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(out.toFile())
                .start()
                .waitFor();
        String text = Files.readString(out, StandardCharsets.UTF_8);
        assertEquals(0, status, text);
        return text.replace(System.lineSeparator(), "\n");
    }

    /** The jar or folder that a class comes from. */
    private static String place(Class<?> type) {
        return Path.of(type.getProtectionDomain().getCodeSource().getLocation().getPath())
                .toString();
    }
}
