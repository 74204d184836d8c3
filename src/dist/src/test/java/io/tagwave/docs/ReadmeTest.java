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

/** Runs what the README shows. */
class ReadmeTest {

    private static final Pattern PROGRAM = Pattern.compile("```java\\R(.*?)```", Pattern.DOTALL);
    private static final int MAX_LINES = 150;
    private static final int MAX_WORDS = 1500;

    @TempDir
    private Path folder;

    @Test
    void theReadmeIsShort() throws IOException {
        String readme = Files.readString(Path.of("../../README.md"));
        assertTrue(
                readme.lines().count() <= MAX_LINES,
                () -> "lines: " + readme.lines().count());
        assertTrue(readme.split("\\s+").length <= MAX_WORDS, () -> "words: " + readme.split("\\s+").length);
    }

    @Test
    void theProgramRunsWithTheLibraryAndJsoupAlone() throws Exception {
        assertEquals("""
                Alba All about the lamp Alba, which is made by hand and sold here.  https://example.org/alba
                Bruno All about the lamp Bruno, which is made by hand and sold here.  https://example.org/bruno
                Clara All about the lamp Clara, which is made by hand and sold here.  https://example.org/clara
                """, run(program().toString(), page().toUri().toString()));
    }

    @Test
    void theProgramSaysThatAPageHasNoList() throws Exception {
        String url = Files.writeString(folder.resolve("none.html"), "<p>One sentence.</p>")
                .toUri()
                .toString();
        assertEquals("no list on " + url + "\n", run(program().toString(), url));
    }

    private Path program() throws IOException {
        Matcher program = PROGRAM.matcher(Files.readString(Path.of("../../README.md")));
        assertTrue(program.find(), "no program in the README");
        return Files.writeString(folder.resolve("Titles.java"), program.group(1));
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
