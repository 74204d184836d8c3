package io.tagwave.lab;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.cli.Cli;
import io.tagwave.rows.JsonText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands about menus over a folder of labeled pages. */
class MenuCommandsTest {

    private static final int SITES = 12;

    @TempDir
    Path folder;

    /** Sites with a bar of sections above or beside a text, every fourth with a text alone. */
    @BeforeEach
    void writePages() throws IOException {
        StringBuilder labels = new StringBuilder();
        for (int site = 0; site < SITES; site++) {
            boolean menu = site % 4 != 3;
            String file = (char) ('a' + site) + ".html";
            Files.writeString(folder.resolve(file), page(site, menu));
            labels.append("{\"file\":\"" + file + "\",\"menus\":[" + (menu ? "\"/html/body/div[1]/ul\"" : "") + "]}\n");
        }
        Files.writeString(folder.resolve("menus.jsonl"), labels);
    }

    private static String page(int site, boolean menu) {
        StringBuilder html = new StringBuilder("<div class=top>");
        html.append(menu ? bar("/s" + site + "-", 5 + site % 4) : "A heading");
        html.append("</div><div class=text>");
        for (int i = 0; i < 6; i++) {
            html.append("<h2><a href='/2020/" + site + "/" + i + "/story'>A rather long title of a story, number " + i
                    + " of site " + site + "</a></h2><p>" + "Words of the story. ".repeat(10 + site) + "</p>");
        }
        return html.append("</div><p><a href=/legal>Legal</a> <a href=/privacy>Privacy</a></p>")
                .toString();
    }

    private static String bar(String prefix, int links) {
        StringBuilder html = new StringBuilder("<ul>");
        for (int i = 0; i < links; i++) {
            html.append("<li><a href='" + prefix + i + "'>Section " + (char) ('A' + i) + "</a></li>");
        }
        return html.append("</ul>").toString();
    }

    private String in(String file) {
        return folder.resolve(file).toString();
    }

    private static Cli done(String... args) {
        Cli run = Cli.run(args);
        assertEquals(0, run.status(), run.err());
        return run;
    }

    @Test
    void aTrainedModelIsEvaluatedAndUsed() {
        String trained = done(
                        "train", "menu", folder.toString(), "--repeats", "1", "--folds", "3", "--out", in("model"))
                .out();
        assertTrue(
                trained.startsWith("sites left out: pages 9, perfect 9, f1 1.0000; without a menu 3/3 right"), trained);
        assertTrue(trained.contains("model of all 12 pages, penalty "), trained);
        String evaluated = done("evaluate", "menu", folder.toString(), "--model", in("model"))
                .out();
        assertTrue(evaluated.startsWith("over links: pages 9, precision 1.0000 recall 1.0000 f1 1.0000"), evaluated);
        assertTrue(evaluated.contains("pages without a menu: 3 of 3 right"), evaluated);
        String menu = done("menu", "--model", in("model"), in("a.html")).out();
        assertTrue(menu.contains("Section A"), menu);
    }

    @Test
    void trainingTwiceWritesTheSameModel() throws IOException {
        for (String model : List.of("first", "second")) {
            done("train", "menu", folder.toString(), "--repeats", "1", "--folds", "2", "--out", in(model));
        }
        assertArrayEquals(Files.readAllBytes(folder.resolve("first")), Files.readAllBytes(folder.resolve("second")));
    }

    @Test
    void furtherLabelsAreTrainedOnButNotTested() throws IOException {
        List<String> lines = Files.readAllLines(folder.resolve("menus.jsonl"));
        Files.write(folder.resolve("menus.jsonl"), lines.subList(0, 4));
        Files.write(folder.resolve("further.jsonl"), lines.subList(4, SITES));
        String[] train = {"train", "menu", folder.toString(), "--labels", in("further.jsonl"), "--repeats", "2"};
        String trained = done(train).out();
        assertEquals(2, trained.lines().count(), trained);
        assertTrue(trained.startsWith("sites left out: pages 3,"), trained);
        String evaluated = done("evaluate", "menu", folder.toString(), "--labels", in("further.jsonl"))
                .out();
        assertTrue(evaluated.startsWith("over links: pages 6,"), evaluated);
    }

    @Test
    void labelsThatNameNoNodeAreNamed() throws IOException {
        Files.writeString(folder.resolve("menus.jsonl"), "{\"file\":\"a.html\",\"menus\":[\"/html/body/nav\"]}\n");
        Cli run = Cli.run("evaluate", "menu", folder.toString());
        assertEquals(2, run.status());
        assertTrue(run.err().contains("a.html: no node at /html/body/nav"), run.err());
    }

    @Test
    void otherPagesOfTheSiteHelpToFindItsMenu() throws IOException {
        String[] topics = {"Volvo", "Saab", "Fiat"};
        for (String topic : topics) {
            String own = bar("/" + topic + "/", 5).replace("Section", topic);
            Files.writeString(
                    folder.resolve(topic + ".html"),
                    "<div>" + own + "</div><div>" + bar("/", 5) + "</div><p>" + "Words of the page. ".repeat(40));
        }
        assertEquals("Volvo A", firstLink(done("menu", "--format", "jsonl", in("Volvo.html"))));
        assertEquals(
                "Section A",
                firstLink(done(
                        "menu",
                        "--format",
                        "jsonl",
                        "--site",
                        in("*.html").replace("*", "{Volvo,Saab,Fiat}"),
                        in("Volvo.html"))));
        Cli missing = Cli.run("menu", "--site", in("none.html"), in("Volvo.html"));
        assertEquals(2, missing.status());
        assertTrue(missing.err().contains("none.html: no such file"), missing.err());
    }

    private static String firstLink(Cli run) throws JsonProcessingException {
        JsonNode answer = JsonText.MAPPER.readTree(run.out());
        return answer.path("menu").path("links").path(0).path("text").asText();
    }
}
