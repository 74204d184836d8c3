package io.tagwave.lab.evaluate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.eval.RecordScore;
import io.tagwave.lab.RegionTable;
import io.tagwave.lab.train.HeldOutScores;
import io.tagwave.model.ContentModel;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The report on all papers, and what it puts beside the printed numbers. */
@Tag("slow")
class PapersReportTest {

    @TempDir
    private Path folder;

    private static String shop(int items) {
        return "<body><h1>Shop</h1><ul class=nav>"
                + IntStream.range(0, 9)
                        .mapToObj(i -> "<li><a href='/m" + i + "'>Menu " + i + "</a></li>")
                        .collect(Collectors.joining())
                + "</ul><div>"
                + IntStream.range(0, items)
                        .mapToObj(i -> "<div class='item'><h2>Lamp number " + i + "</h2><p>a lamp<b>new</b></p><i>1" + i
                                + ".99</i></div>")
                        .collect(Collectors.joining())
                + "</div><p>end</p></body>";
    }

    private void records() throws IOException {
        Path set = Files.createDirectories(folder.resolve("records/tpsf"));
        Files.writeString(set.resolve("shop.html"), shop(15));
        String titles = IntStream.range(0, 15)
                .mapToObj(i -> "\"Lamp number " + i + "\"")
                .collect(Collectors.joining(","));
        Files.writeString(
                set.resolve("truth.jsonl"),
                "{\"file\":\"tpsf/shop.html\",\"records\":15,\"titles\":[" + titles + "]}\n");
    }

    private void menusAndTemplates() throws IOException {
        Path template = Files.createDirectories(folder.resolve("template/shop"));
        for (int page = 0; page < 3; page++) {
            Files.writeString(template.resolve(page + ".html"), shop(5 + page));
        }
        String links = IntStream.range(0, 9)
                .mapToObj(i -> "{\"text\":\"Menu " + i + "\",\"href\":\"/m" + i + "\"}")
                .collect(Collectors.joining(","));
        Files.writeString(
                folder.resolve("menus.jsonl"), "{\"file\":\"template/shop/0.html\",\"menu\":[" + links + "]}\n");
    }

    private String report(Cli run, int status) throws IOException {
        assertEquals(status, run.status(), run.err());
        return Files.readString(folder.resolve("out/papers.html"));
    }

    private Cli all() {
        return Cli.run(
                "evaluate",
                "all",
                folder.toString(),
                "--out",
                folder.resolve("out").toString(),
                "--repeats",
                "1");
    }

    @Test
    void everyPaperHasItsTablesWithPrintedValuesBesideOurs() throws IOException {
        records();
        RegionTable.write(folder.resolve("regions"));
        menusAndTemplates();
        Cli run = all();
        String html = report(run, 0);
        for (String held : List.of(
                "At a glance",
                "what is where",
                "Table 3: the records of Figure 5a",
                "Table 6: content by k-means",
                "Table 7: feature importance",
                "Table 11: all documents",
                "VOT, hard",
                "Table 15: dataset #3",
                "profile published, full, measured here",
                "Table 17: parameters",
                "Table 18: output example",
                "Figure 5: variation of record sizes",
                "(Figure 15)",
                "printed (Alarte et al., their 50 pages)",
                "What keeps the published menu method below",
                "mean of all rows of the paper",
                "its figures on these are in sample",
                "Recall without penalty (Figure 5.1c)",
                "printed: NPR-Music",
                "Figure 5.15)",
                "Test sets (Table 5.1)",
                "printed: the authors&#39; pages",
                "Main menus: milliseconds a page",
                "Table 16: what rendering costs")) {
            assertTrue(html.contains(held), held);
        }
        // One set of pages.
        assertEquals(List.of("Table 13", "Table 14"), CoverageTest.promisedButMissing(html));
        String markdown = Files.readString(folder.resolve("out/papers.md"));
        assertTrue(markdown.startsWith("# Five papers, measured again\n\nRows called printed"), markdown);
        assertTrue(markdown.contains("\n| feature | χ² | published | ANOVA | published |\n| --- | --- |"), markdown);
        assertFalse(html.contains("Not measured:"), "all parts are there");
        assertTrue(run.err().contains("evaluate all: templates"), run.err());
        assertTrue(run.err().contains("pages filtered: 4 of 4"), run.err());
    }

    @Test
    void missingPartsAreNamedAndTheRestIsMeasured() throws IOException {
        records();
        String html = report(all(), 1);
        assertTrue(html.contains("Not measured: labeled regions"), "regions");
        assertTrue(html.contains("Not measured: main menus"), "menus");
        assertTrue(html.contains("Not measured: templates"), "templates");
        assertTrue(html.contains("Table 15: dataset #3"), "records");
    }

    @Test
    void noColumnOfTheAlignedExampleHoldsTwoCodes() {
        assertEquals(1, AlignmentExample.mixed(AlignmentExample.printed()));
        assertEquals(0, AlignmentExample.mixed(AlignmentExample.aligned()));
        assertEquals(15, AlignmentExample.aligned().get(0).size());
        for (int i = 0; i < 20; i++) {
            assertEquals(
                    AlignmentExample.printed().get(i).stream()
                            .filter(code -> !code.equals("-"))
                            .toList(),
                    AlignmentExample.aligned().get(i).stream()
                            .filter(code -> !code.equals("-"))
                            .toList());
        }
    }

    @Test
    void leftOutFiguresOfTheShippedModelAreThereForEverySetItLearnedFrom() {
        HeldOutScores figures = HeldOutScores.ofShippedModel();
        assertTrue(figures.sets().keySet().containsAll(Set.of("yamada", "zhao1", "clustvx", "tpsf")));
        assertTrue(figures.current(), "the figures are those of the model in the jar");
        assertTrue(figures.unstructured() > figures.silent() && figures.silent() > 0);
        HeldOutScores other =
                HeldOutScores.read(List.of("another model", "own\t1\t0\t3\t4\t5"), ContentModel.shipped());
        assertFalse(other.current());
        assertEquals(new RecordScore(3, 4, 5), other.sets().get("own"));
        RecordTables tables = new RecordTables("tagwave", other);
        assertTrue(tables.caution().contains("train content --figures"), tables.caution());
    }
}
