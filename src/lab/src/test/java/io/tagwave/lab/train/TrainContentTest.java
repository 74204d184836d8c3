package io.tagwave.lab.train;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.cli.Cli;
import io.tagwave.rows.JsonText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Learns the model of the tagwave profile from a few pages in folders of their own and from labels that stand apart. */
class TrainContentTest {

    private static final Path PAGES = Path.of("../core/src/test/resources/pages");

    @TempDir
    Path folder;

    @Test
    void labelsOfSeveralFilesAreLearnedFromAndEachLeftOutOnItsOwn() throws IOException {
        cases("menu-mega", "table-with-header", "none-article", "none-front-page", "forum-topics");
        Path first = labels("first", 1, "list-plain", "gallery-captions");
        Path second = labels("second", 0.5, "grid-table", "news-teasers", "events");
        Cli run = train("a.tsv", first, folder.resolve("first"), second, folder.resolve("second"));
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("cases left out: pages 5, "), run.out());
        assertTrue(run.out().contains("first left out: pages 2, "), run.out());
        assertTrue(run.out().contains("second left out: pages 3, "), run.out());
        train("b.tsv", first, folder.resolve("first"), second, folder.resolve("second"));
        assertArrayEquals(Files.readAllBytes(folder.resolve("a.tsv")), Files.readAllBytes(folder.resolve("b.tsv")));
        Files.writeString(second, Files.readString(second).replace("\"weight\":0.5", "\"weight\":5"));
        train("c.tsv", first, folder.resolve("first"), second, folder.resolve("second"));
        assertTrue(Files.mismatch(folder.resolve("a.tsv"), folder.resolve("c.tsv")) >= 0, "weights change nothing");
        Cli used = Cli.run(
                "extract",
                "--model",
                folder.resolve("a.tsv").toString(),
                page("list-plain").toString());
        assertEquals(0, used.status(), used.err());
    }

    @Test
    void everyFileOfLabelsNeedsItsPages() throws IOException {
        cases("table-zebra", "none-article");
        Path first = labels("first", 1, "list-plain");
        Path second = labels("second", 1, "events");
        Cli run = Cli.run(
                "train",
                "content",
                folder.toString(),
                "--labels",
                first.toString(),
                "--pages",
                folder.resolve("first").toString(),
                "--labels",
                second.toString());
        assertEquals(2, run.status());
        assertEquals(
                "expected as many --pages as --labels, found 1 and 2", run.err().strip());
    }

    @Test
    void aWeightIsAboveZero() throws IOException {
        cases("table-zebra", "none-article");
        Path labels = labels("first", 0, "list-plain");
        Cli run = train("a.tsv", labels, folder.resolve("first"));
        assertEquals(2, run.status());
        assertTrue(run.err().contains("expected a weight above 0, found 0"), run.err());
    }

    private Cli train(String model, Path... labelsAndPages) {
        List<String> command = new ArrayList<>(List.of("train", "content", folder.toString()));
        for (int i = 0; i < labelsAndPages.length; i += 2) {
            command.addAll(List.of("--labels", labelsAndPages[i].toString()));
            command.addAll(List.of("--pages", labelsAndPages[i + 1].toString()));
        }
        command.addAll(List.of("--out", folder.resolve(model).toString()));
        return Cli.run(command.toArray(new String[0]));
    }

    private void cases(String... names) throws IOException {
        for (String name : names) {
            Path copy = Files.createDirectory(folder.resolve(name));
            for (String file : List.of("source.html", "expected.json")) {
                Files.copy(PAGES.resolve(name).resolve(file), copy.resolve(file));
            }
        }
    }

    private static Path page(String name) {
        return PAGES.resolve(name).resolve("source.html");
    }

    /** Copies pages into a folder, and writes a line of labels for each: where its records begin. */
    private Path labels(String set, double weight, String... names) throws IOException {
        Path pages = Files.createDirectory(folder.resolve(set));
        List<String> lines = new ArrayList<>();
        for (String name : names) {
            Files.copy(page(name), pages.resolve(name + ".html"));
            JsonNode answer = JsonText.MAPPER.readTree(
                    Cli.run("extract", "--format", "jsonl", page(name).toString())
                            .out());
            List<Integer> at = new ArrayList<>();
            answer.get("regions").forEach(region -> region.get("records")
                    .forEach(found -> at.add(found.get("start").asInt())));
            lines.add("{\"file\":\"" + name + ".html\",\"records\":" + at.size() + ",\"weight\":" + weight + ",\"at\":"
                    + at + "}");
        }
        return Files.write(folder.resolve(set + ".jsonl"), lines);
    }
}
