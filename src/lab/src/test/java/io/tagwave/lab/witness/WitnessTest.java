package io.tagwave.lab.witness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.tagwave.cli.Cli;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Pages are read as the digests in {@code src/test/resources/witness} say. A change of what is read is reviewed page by
 * page; {@code -Dtagwave.witness.write=true} then writes the digests anew.
 */
class WitnessTest {

    private static final Path DIGESTS = Path.of("src/test/resources/witness");
    private static final Path QUALITY = Path.of("../core/src/test/resources");

    @TempDir
    private Path folder;

    @Test
    void qualityPagesAreReadAsBefore() {
        List<Path> folders =
                List.of(QUALITY.resolve("pages"), QUALITY.resolve("pages-held-out"), QUALITY.resolve("pages-blind"));
        compare(folders, DIGESTS.resolve("quality-pages.tsv"));
    }

    /** The pages are not ours to keep in the repository: who has them names their folder. */
    @Test
    @Tag("slow")
    void sharedPagesAreReadAsBefore() throws IOException {
        String data = System.getProperty("tagwave.data", System.getenv("TAGWAVE_DATA"));
        assumeTrue(data != null, "set TAGWAVE_DATA to the folder of the shared pages to compare how they are read");
        try (Stream<Path> files = Files.list(Path.of(data))) {
            compare(files.filter(Files::isDirectory).sorted().toList(), DIGESTS.resolve("shared-pages.tsv"));
        }
    }

    @Test
    void changedNewAndMissingPagesAreNamed() throws IOException {
        Path pages = Files.createDirectories(folder.resolve("lamps"));
        Files.writeString(pages.resolve("changed.html"), page("Alba", "Bruno", "Clara"));
        Files.writeString(pages.resolve("missing.htm"), page("Alba", "Bruno", "Clara"));
        Files.writeString(pages.resolve("same.html"), page("Alba", "Bruno", "Clara"));
        Path digests = folder.resolve("digests.tsv");
        assertEquals(0, witness(List.of(pages), "--out", digests).status());

        Files.writeString(pages.resolve("changed.html"), page("Alba", "Bruno", "Clava"));
        Files.delete(pages.resolve("missing.htm"));
        Files.writeString(pages.resolve("new.html"), page("Alba", "Bruno", "Clara"));
        Cli compared = witness(List.of(pages), "--against", digests);
        assertEquals(1, compared.status(), compared.err());
        assertEquals(
                List.of(
                        "lamps/changed.html: cells, titles, filter, mdr, thesis",
                        "lamps/missing.htm: missing",
                        "lamps/new.html: new",
                        "3 pages, 3 differ"),
                compared.out().lines().toList());
    }

    @Test
    void oneOfTheOptionsIsRequired() {
        assertEquals(2, Cli.run("witness", folder.toString()).status());
    }

    private static void compare(List<Path> folders, Path digests) {
        if (Boolean.getBoolean("tagwave.witness.write")) {
            assertEquals(0, witness(folders, "--out", digests).status());
        } else {
            Cli compared = witness(folders, "--against", digests);
            assertEquals(0, compared.status(), () -> compared.out() + compared.err());
        }
    }

    private static Cli witness(List<Path> folders, String option, Path file) {
        List<String> command = new ArrayList<>(List.of("witness"));
        folders.forEach(folder -> command.add(folder.toString()));
        command.addAll(List.of(option, file.toString()));
        return Cli.run(command.toArray(String[]::new));
    }

    private static String page(String... names) {
        StringBuilder page = new StringBuilder("<h1>Lamps of the village</h1><ul>");
        for (String name : names) {
            page.append("<li><a href='lamp'>" + name + "</a><p>All about the lamp " + name
                    + ", which is made by hand and sold here.</p></li>");
        }
        return page.append("</ul>").toString();
    }
}
