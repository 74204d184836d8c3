package io.tagwave.lab;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.dom.HtmlParser;
import io.tagwave.tree.PageTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands that measure and show the thesis profile. */
class ThesisCommandsTest {

    private static final String MENU = "<ul>" + "<li><a href='/m'>Menu</a></li>".repeat(9) + "</ul>";

    @TempDir
    private Path folder;

    private static String shop(int items) {
        StringBuilder html = new StringBuilder("<body><h1>Shop</h1><em>a</em><em>b</em>" + MENU + "<div>");
        for (int i = 0; i < items; i++) {
            html.append("<div class='item'><h2>Lamp number " + i + "</h2><p>a lamp<b>new</b></p><i>1" + i
                    + ".99</i></div>");
        }
        return html + "</div><p>end</p></body>";
    }

    private Path shopPage() throws IOException {
        return Files.writeString(folder.resolve("shop.html"), shop(15));
    }

    @Test
    void explanationNamesTheNumbersOfEveryRegion() throws IOException {
        Cli run = Cli.run(
                "extract", "--profile", "thesis", "--explain", shopPage().toString());
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("dropped: too small, at least 3.0 % is asked"), run.out());
        assertTrue(run.out().contains("15 times, every 9.0 positions, CV 0.000"), run.out());
        assertTrue(run.out().contains("records begin there"), run.out());
        assertTrue(run.out().contains("content (15 records): product of features"), run.out());
    }

    @Test
    void thePublishedProfileExplainsItselfTooAndRefusesTrainedModels() throws IOException {
        String page = shopPage().toString();
        Cli run = Cli.run("extract", "--profile", "published", "--explain", page);
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("flat enough (at most 0.0785)"), run.out());
        assertTrue(run.out().contains("times the mean power (more than 3.00): records begin there"), run.out());
        Cli refused = Cli.run("extract", "--profile", "published", "--content", "lr", page);
        assertEquals(2, refused.status());
        assertTrue(refused.err().contains("expected kmeans or --profile thesis"), refused.err());
    }

    @Test
    void thresholdsOfTheThesisCanBeTurned() throws IOException {
        String page = shopPage().toString();
        Cli run = Cli.run("extract", "--profile", "published", "--psd", "1.5", "--slope", "9", "--explain", page);
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("flat enough (at most 0.1571)"), run.out());
        assertTrue(run.out().contains("(more than 1.50): records begin there"), run.out());
        Cli refused = Cli.run("extract", "--cv", "0.2", page);
        assertEquals(2, refused.status());
        assertTrue(refused.err().contains("--cv: expected --profile thesis or published"), refused.err());
    }

    @Test
    void aSweepMeasuresEachThreshold() throws IOException {
        shopWithTruth();
        Path html = folder.resolve("sweep.html");
        Cli run = Cli.run(
                "evaluate", "records", folder.toString(), "--profile", "thesis", "--sweep", "--html", html.toString());
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("8.000 (own)"), run.out());
        assertTrue(run.out().contains("0.300 (own)"), run.out());
        assertEquals(3, Files.readString(html).split("<figure", -1).length - 1);
        assertEquals(
                2, Cli.run("evaluate", "records", folder.toString(), "--sweep").status());
    }

    @Test
    void explanationKeepsOutOfJson() throws IOException {
        Cli run = Cli.run(
                "extract",
                "--profile",
                "thesis",
                "--explain",
                "--format",
                "jsonl",
                shopPage().toString());
        assertEquals(1, run.out().lines().count());
        assertTrue(run.err().contains("records begin there"));
    }

    @Test
    void theDefaultProfileSaysWhyAListIsTheMainOne() throws IOException {
        Cli run = Cli.run("extract", "--explain", shopPage().toString());
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("main list, score"), run.out());
    }

    @Test
    void aTrainedModelDecidesWhatIsContent() throws IOException {
        Path model = folder.resolve("gnb.json");
        Cli training = Cli.run(
                "train",
                "content",
                RegionTable.write(folder).toString(),
                "--content",
                "gnb",
                "--model",
                model.toString());
        assertEquals(0, training.status(), training.err());
        assertTrue(training.out().contains("Gaussian naive Bayes on 80 regions"), training.out());
        Cli run = Cli.run(
                "extract",
                "--profile",
                "thesis",
                "--content",
                "gnb",
                "--model",
                model.toString(),
                "--explain",
                shopPage().toString());
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("the model's score is"), run.out());
    }

    @Test
    void aModelThatIsMissingOrOfAnotherKindIsNamed() throws IOException {
        Path model = folder.resolve("gnb.json");
        Cli.run(
                "train",
                "content",
                RegionTable.write(folder).toString(),
                "--content",
                "gnb",
                "--model",
                model.toString());
        String page = shopPage().toString();
        Cli none = Cli.run("extract", "--profile", "thesis", "--content", "lr", page);
        assertEquals(2, none.status());
        assertTrue(none.err().contains("expected --model FILE"), none.err());
        Cli other = Cli.run("extract", "--profile", "thesis", "--content", "lr", "--model", model.toString(), page);
        assertEquals(2, other.status());
        assertTrue(other.err().contains("expected a model of kind lr, found gnb"), other.err());
        Cli broken = Cli.run("extract", "--profile", "thesis", "--content", "lr", "--model", page, page);
        assertEquals(2, broken.status());
        assertTrue(broken.err().contains("expected a model that train content wrote"), broken.err());
    }

    @Test
    void tablesOfRegionsStandBesideThePublishedNumbers() throws IOException {
        Cli run = Cli.run("evaluate", "regions", RegionTable.write(folder).toString(), "--repeats", "1");
        assertEquals(0, run.status(), run.err());
        for (int table = 7; table <= 12; table++) {
            assertTrue(run.out().contains("Table " + table + ":"), "Table " + table);
        }
        assertTrue(run.out().contains("93.57"), run.out());
        assertTrue(run.out().contains("What cannot be reproduced"), run.out());
    }

    @Test
    void wrongRegionFilesAreNamedWithTheirLine() throws IOException {
        Files.writeString(RegionTable.write(folder).resolve("regions.csv"), "row,label\n1,1\n");
        Cli columns = Cli.run("evaluate", "regions", folder.toString());
        assertEquals(2, columns.status());
        assertTrue(columns.err().contains("regions.csv:1: expected the columns"), columns.err());
        String head = "label,center_position,size,record,range,horizontal,vertical\n";
        Files.writeString(folder.resolve("regions.csv"), head + "1,0,0,0,x,0,0\n");
        Cli number = Cli.run("evaluate", "regions", folder.toString());
        assertTrue(number.err().contains("regions.csv:2: expected 7 numbers"), number.err());
    }

    private void shopWithTruth() throws IOException {
        Path set = Files.createDirectories(folder.resolve("records/own"));
        Files.writeString(set.resolve("shop.html"), shop(15));
        String titles = String.join(
                ",",
                Stream.iterate(0, i -> i < 15, i -> i + 1)
                        .map(i -> "\"Lamp number " + i + "\"")
                        .toList());
        Files.writeString(
                set.resolve("truth.jsonl"),
                "{\"file\":\"own/shop.html\",\"records\":15,\"titles\":[" + titles + "]}\n");
        Path text = Files.createDirectories(folder.resolve("unstructured"));
        Files.writeString(text.resolve("a.html"), "<p>One text.</p><p>Another text</p>");
    }

    @Test
    void recordsOfLabelledPagesAreScored() throws IOException {
        shopWithTruth();
        Cli run = Cli.run("evaluate", "records", folder.toString(), "--profile", "thesis");
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("own      1        1     100.00  100.00  100.00"), run.out());
        assertTrue(run.out().contains("nothing is reported: 1 of 1"), run.out());
    }

    @Test
    void titlesMayBeGivenByTheirPositions() throws IOException {
        Path set = Files.createDirectories(folder.resolve("own"));
        Files.writeString(set.resolve("shop.html"), shop(15));
        PageTree tree = new HtmlParser().parse(shop(15), "").tree();
        String at = String.join(
                ",",
                IntStream.range(0, tree.size())
                        .filter(node -> tree.isText(node) && tree.ownText(node).startsWith("Lamp number"))
                        .mapToObj(Integer::toString)
                        .toList());
        String truth = "{\"file\":\"own/shop.html\",\"records\":15,\"at\":[" + at + "]}\n";
        Files.writeString(set.resolve("truth.jsonl"), truth);
        Cli run = Cli.run("evaluate", "records", folder.toString(), "--profile", "thesis");
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("own      1        1     100.00  100.00  100.00"), run.out());
        Files.writeString(set.resolve("truth.jsonl"), truth.replace("[", "[100000,"));
        run = Cli.run("evaluate", "records", folder.toString(), "--profile", "thesis");
        assertEquals(2, run.status());
        assertTrue(run.err().contains("expected positions below " + tree.size() + ", found 100000"), run.err());
    }

    @Test
    void brokenTruthIsNamedWithItsLine() throws IOException {
        Path set = Files.createDirectories(folder.resolve("own"));
        Files.writeString(set.resolve("truth.jsonl"), "{\"file\":\"a.html\"}\n");
        Cli run = Cli.run("evaluate", "records", folder.toString());
        assertEquals(2, run.status());
        assertTrue(
                run.err().contains("truth.jsonl:1: expected file, titles (or at, their positions) and records"),
                run.err());
    }
}
