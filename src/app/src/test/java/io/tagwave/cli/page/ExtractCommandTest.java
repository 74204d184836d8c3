package io.tagwave.cli.page;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.cli.Cli;
import io.tagwave.cli.LoopbackPort;
import io.tagwave.crawl.TestSite;
import io.tagwave.rows.JsonText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExtractCommandTest {

    private static final String LIST =
            "<h1>12 items</h1><ul>" + "<li><b>Title</b> <i>text of the item</i></li>".repeat(12) + "</ul>";

    @TempDir
    private Path folder;

    private Path page(String name, String html) throws IOException {
        return Files.writeString(folder.resolve(name), html);
    }

    @Test
    void jsonlHasOneObjectAPageWithTheDocumentedKeys() throws IOException {
        Path page = page("list.html", LIST);
        Cli run = Cli.run("extract", "--format", "jsonl", page.toString(), page.toString());
        assertEquals(0, run.status(), run.err());
        assertEquals(2, run.out().lines().count());
        JsonNode answer = JsonText.MAPPER.readTree(run.out().lines().findFirst().orElseThrow());
        assertEquals(
                List.of(
                        "url",
                        "nodes",
                        "rendered",
                        "timings_ms",
                        "regions",
                        "next",
                        "more",
                        "likeliest",
                        "note",
                        "error"),
                List.copyOf(Cli.names(answer)));
        assertEquals(
                List.of("read", "parse", "tree", "sequence", "segment", "locate", "align", "classify", "rows"),
                Cli.names(answer.get("timings_ms")));
        JsonNode region = answer.get("regions").get(0);
        assertEquals(
                List.of("start", "end", "xpath", "content", "main", "score", "columns", "records"), Cli.names(region));
        assertEquals(
                List.of("start", "end", "xpath", "text", "cells", "values"),
                Cli.names(region.get("records").get(0)));
        assertEquals(12, region.get("records").size());
    }

    @Test
    void theLikeliestListIsToldInShortWhereNoneIsMain() throws IOException {
        String article = "<p>A sentence of some length that is read as prose, and not as a record.</p>".repeat(3);
        Path none = page("none.html", "<h1>Story</h1>" + article);
        JsonNode answer = JsonText.MAPPER.readTree(
                Cli.run("extract", "--format", "jsonl", none.toString()).out());
        assertEquals(0, answer.get("regions").size());
        assertEquals(List.of("start", "end", "xpath", "score", "records"), Cli.names(answer.get("likeliest")));
        assertEquals("", answer.get("note").asText());
        Path list = page("list.html", LIST);
        assertTrue(JsonText.MAPPER
                .readTree(
                        Cli.run("extract", "--format", "jsonl", list.toString()).out())
                .get("likeliest")
                .isNull());
    }

    @Test
    void aPageThatScriptsFillSaysSo() throws IOException {
        Path shell = page("shell.html", "<h1>Offers</h1><div id=root></div><script src=app.js></script>");
        JsonNode answer = JsonText.MAPPER.readTree(
                Cli.run("extract", "--format", "jsonl", shell.toString()).out());
        assertTrue(answer.get("note").asText().contains("--render"), answer.toString());
        Cli text = Cli.run("extract", shell.toString());
        assertTrue(text.out().contains("its scripts may fill one"), text.out());
    }

    @Test
    void explainNamesTheMeasuresOfTheDefaultProfile() throws IOException {
        Cli run = Cli.run("extract", "--explain", page("list.html", LIST).toString());
        assertEquals(0, run.status(), run.err());
        assertTrue(run.out().contains("main list, score"), run.out());
        assertTrue(run.out().contains("12 records, ranked first"), run.out());
        assertTrue(
                run.out()
                                .lines()
                                .filter(line -> line.matches("    [+-]\\d\\.\\d\\d  .+: -?\\d+\\.\\d\\d"))
                                .count()
                        >= 5,
                run.out());
    }

    @Test
    void theNextPageIsReadAsOfTheAddressThatIsNamed() throws IOException {
        String file = page("list.html", LIST + "<p><a href='?p=1'>1</a> <b>2</b> <a href='?p=3'>3</a></p>")
                .toString();
        Cli run = Cli.run("extract", "--format", "jsonl", "--base", "https://e.org/list?p=2", file);
        assertEquals(
                "https://e.org/list?p=3",
                JsonText.MAPPER.readTree(run.out()).get("next").asText());
        assertTrue(Cli.run("extract", "--base", "https://e.org/list?p=2", file)
                .out()
                .contains("next page: https://e.org/list?p=3\n"));
        Cli last =
                Cli.run("extract", "--format", "jsonl", page("last.html", LIST).toString());
        assertTrue(JsonText.MAPPER.readTree(last.out()).get("next").isNull());
        Cli wrong = Cli.run("extract", "--base", "e.org", file);
        assertEquals(2, wrong.status());
        assertEquals("--base: expected a URL such as https://example.org/list, found e.org\n", wrong.err());
    }

    @Test
    void eachCellHasItsValueBesideIt() throws IOException {
        StringBuilder rows = new StringBuilder("<html lang=de><body><h1>Sachen, die es hier zu kaufen gibt</h1><ul>");
        String[] names = {"Leiter", "Eimer", "Schlauch", "Tisch", "Stuhl", "Lampe"};
        for (int i = 0; i < names.length; i++) {
            rows.append("<li><a href='/" + i + "'>" + names[i] + "</a> <b>1.2" + i + "9,50 €</b> <i>1" + i
                    + ". März 2024, 16:0" + i + " Uhr</i> <u>" + (i + 2) + ",5 MB</u> <s>vor " + (i + 2)
                    + " Tagen</s></li>");
        }
        Path page = page("values.html", rows + "</ul></body></html>");
        Files.setLastModifiedTime(page, FileTime.from(Instant.parse("2024-03-20T12:00:00Z")));
        Cli run = Cli.run("extract", "--format", "jsonl", page.toString());
        JsonNode record = JsonText.MAPPER
                .readTree(run.out())
                .get("regions")
                .get(0)
                .get("records")
                .get(3);
        assertEquals(record.get("cells").size(), record.get("values").size());
        List<String> values = new ArrayList<>();
        record.get("values").forEach(value -> values.add(value.isNull() ? "" : value.toString()));
        values.removeIf(String::isEmpty);
        assertEquals(
                List.of(
                        "{\"number\":1239.5,\"currency\":\"EUR\"}",
                        "{\"datetime\":\"2024-03-13T16:03\"}",
                        "{\"number\":5500000,\"unit\":\"B\"}",
                        "{\"date\":\"2024-03-15\"}"),
                values);
    }

    @Test
    void aPageThatFailsIsNamedAndTheOthersAreDone() throws IOException {
        Path good = page("good.html", LIST);
        String missing = folder.resolve("missing.html").toString();
        Cli run = Cli.run("extract", "--format", "jsonl", missing, good.toString());
        assertEquals(1, run.status());
        assertEquals(missing + ": no such file\n", run.err());
        assertEquals(
                "no such file",
                JsonText.MAPPER
                        .readTree(run.out().lines().findFirst().orElseThrow())
                        .get("error")
                        .asText());
        assertEquals(2, run.out().lines().count());
    }

    @Test
    void eachKindOfBadInputIsOneLine() throws IOException {
        int closed = LoopbackPort.free();
        Path binary = Files.write(folder.resolve("image.html"), new byte[] {'G', 'I', 'F', 0, 1});
        for (String argument : List.of(
                page("empty.html", "").toString(),
                binary.toString(),
                Files.createDirectory(folder.resolve("none")).toString(),
                folder + "/*.nothing",
                "http://localhost:" + closed + "/",
                "http://no.such.host.invalid/")) {
            Cli run = Cli.run("extract", argument);
            assertEquals(2, run.status(), argument);
            assertEquals(1, run.err().lines().count(), run.err());
            assertTrue(run.err().startsWith(argument + ": "), run.err());
            assertFalse(run.err().contains("Exception"), run.err());
        }
    }

    @Test
    void wrongOptionsAndValuesAreBadUsage() throws IOException {
        String page = page("list.html", LIST).toString();
        for (String[] args : new String[][] {
            {"extract"}, {"extract", "--no-such", page}, {"extract", "--spectrum", "half", page}, {"no-such"}, {}
        }) {
            assertEquals(2, Cli.run(args).status(), String.join(" ", args));
        }
    }

    @Test
    void directoriesAndGlobsNameTheirPagesInOrder() throws IOException {
        page("b.html", LIST);
        page("a.HTM", LIST);
        page("c.txt", LIST);
        Cli run = Cli.run("extract", "--format", "jsonl", folder.toString(), folder + "/*.txt");
        assertEquals(0, run.status(), run.err());
        assertEquals(
                List.of("a.HTM", "b.html", "c.txt"),
                run.out().lines().map(Cli::fileName).toList());
    }

    @Test
    void textForPeopleShowsATable() throws IOException {
        Cli run = Cli.run("extract", page("list.html", LIST).toString());
        assertTrue(run.out().contains("12 records"), run.out());
        assertTrue(run.out().contains("text of the item"), run.out());
    }

    @Test
    void lineSeparatorsInsideTextDoNotEndTheJsonLine() throws IOException {
        Cli run = Cli.run(
                "extract",
                "--format",
                "jsonl",
                page("p.html", LIST.replace("Title", "a\u2028b\u0085c")).toString());
        assertTrue(run.out().contains("a\\u2028b\\u0085c"));
    }

    @Test
    void aPageThatIsReadWithLessThanABrowserShowsSaysSo() throws IOException {
        Path page = page("deep.html", "<p><b><i>" + "<li><ul>".repeat(260) + "<a href='/x'>deep down</a>");
        Cli run = Cli.run("extract", "--format", "jsonl", page.toString());
        assertEquals(0, run.status(), run.err());
        assertTrue(JsonText.MAPPER.readTree(run.out()).get("note").asText().startsWith("the parser failed"), run.out());
        assertTrue(Cli.run("filter", "--format", "jsonl", page.toString()).out().contains("the parser failed"));
        assertTrue(Cli.run("extract", page.toString()).out().contains("the parser failed"));
    }

    /** Each of its records stands in up to 512 elements: their whole addresses would be a hundred times the page. */
    @Test
    void outputOfADeepPageGrowsWithThePageAlone() throws IOException {
        String html = "<html><body>" + "<div><b>x</b>".repeat(20_000);
        Path page = page("deep.html", html);
        for (String command : List.of("extract", "menu", "filter")) {
            Cli run = Cli.run(command, "--format", "jsonl", page.toString());
            assertEquals(0, run.status(), run.err());
            assertTrue(
                    run.out().length() < 1_500_000 + 20 * html.length(),
                    command + ": " + run.out().length() + " of " + html.length());
        }
        Cli all = Cli.run("extract", "--all-regions", "--format", "jsonl", page.toString());
        assertTrue(
                all.out().length() < 1_500_000 + 20 * html.length(),
                "all: " + all.out().length());
    }

    @Test
    void whatHasTheClassOfTheRecordsAndIsLeftOutIsNamed() throws IOException {
        StringBuilder html = new StringBuilder("<main><h1>Lamps</h1><div>");
        for (int i = 0; i < 12; i++) {
            html.append("<div class=card><a href=/n" + i + "><img src=/i" + i + "></a><h3><a href=/n" + i + ">lamp " + i
                    + "</a></h3><p class=cost>$" + (i * 7 + 3) + ".50</p></div>");
            html.append(i == 5 ? "<div class='card ad'>Delivery is free</div>" : "");
        }
        String note = "1 element has the class of the records beside it and is left out of the list, such as"
                + " \"Delivery is free\"";
        Path page = page("left-out.html", html + "</div></main>");
        Cli json = Cli.run("extract", "--format", "jsonl", page.toString());
        assertEquals(note, JsonText.MAPPER.readTree(json.out()).get("note").asText());
        try (TestSite site = new TestSite()) {
            site.html("/lamps", html + "</div></main>");
            Cli list = Cli.run("list", site.url("/lamps"), "-o", "-", "--delay", "0");
            assertTrue(list.err().contains(note), list.err());
        }
    }

    /** A table of its records would have as many columns as rows. */
    @Test
    void outputOfRecordsThatShareNoFieldGrowsWithThePageAlone() throws IOException {
        StringBuilder html = new StringBuilder("<div class=list>");
        for (int i = 0; i < 1500; i++) {
            html.append("<div class=r><b>name " + i + "</b><t" + i + ">x" + i + "</t" + i + "></div>");
        }
        Path page = page("own-fields.html", html.toString());
        Cli run = Cli.run("extract", "--format", "jsonl", page.toString());
        assertTrue(
                run.out().length() < 1_500_000 + 20 * html.length(), run.out().length() + " of " + html.length());
        JsonNode answer = JsonText.MAPPER.readTree(run.out());
        assertTrue(
                answer.get("note").asText().matches("\\d+ columns that few records have were left out.*"), run.err());
        JsonNode region = answer.get("regions").get(0);
        assertEquals(1500, region.get("records").size());
        assertEquals(
                region.get("columns").size(),
                region.get("records").get(7).get("cells").size());
        assertEquals("name 7", region.get("records").get(7).get("cells").get(0).asText());
    }

    @Test
    void csvIsTheMainListWithTheTitleFirstAndWithoutLabels() throws IOException {
        String items = IntStream.range(0, 9)
                .mapToObj(i -> "<li><a href=/n" + i + "><img src=/i" + i + ".jpg></a><h3><a href=/n" + i + ">Lamp, \""
                        + (char) ('a' + i) + "\"</a></h3><i>1" + i + ".50 EUR</i> <u>Buy</u></li>")
                .collect(Collectors.joining());
        Path page = page("goods.html", "<body><h1>Goods</h1><ul>" + items + "</ul><p>Imprint</p>");
        Cli run = Cli.run("extract", "--format", "csv", page.toString(), page.toString());
        assertEquals(0, run.status(), run.err());
        List<String> lines = run.out().lines().toList();
        assertEquals("title,link,image,price", lines.get(0));
        assertEquals("\"Lamp, \"\"b\"\"\",/n1,/i1.jpg,11.50 EUR", lines.get(2));
        assertEquals(19, lines.size(), "one header for tables of the same columns");
        Cli all = Cli.run("extract", "--format", "csv", "--all-columns", page.toString());
        assertEquals(
                "link,image,link 2,title,price,text 1",
                all.out().lines().findFirst().orElseThrow());
        Cli menu = Cli.run("menu", "--format", "csv", page.toString());
        assertEquals(2, menu.status());
        assertEquals("--format csv: only extract writes CSV\n", menu.err());
    }

    @Test
    void csvSaysBesideTheRowsWhereTheListContinues() throws IOException {
        String items = IntStream.range(0, 9)
                .mapToObj(i -> "<li><h3><a href=/n" + i + ">Lampe " + (char) ('a' + i) + "</a></h3><i>1" + i
                        + ".50 EUR</i></li>")
                .collect(Collectors.joining());
        String head = "<body><h1>Lampen</h1><ul>" + items + "</ul>";
        String linked =
                page("linked.html", head + "<a rel=next href=/s?p=2>Weiter</a>").toString();
        Cli next = Cli.run("extract", "--format", "csv", "--base", "http://localhost/s", linked);
        assertEquals(linked + ": next page: http://localhost/s?p=2\n", next.err());
        assertEquals(10, next.out().lines().count());
        String pushed =
                page("pushed.html", head + "<button>Mehr anzeigen</button>").toString();
        Cli more = Cli.run("extract", "--format", "csv", pushed);
        assertTrue(more.err().startsWith(pushed + ": the list continues by a button"), more.err());
    }

    @Test
    void csvOfAPageWithoutAMainListSaysSo() throws IOException {
        String menu = IntStream.range(0, 6)
                .mapToObj(i -> "<li><a href=/m" + i + ">Part " + (char) ('a' + i) + "</a></li>")
                .collect(Collectors.joining());
        String prose =
                "<p>The house was built by the river, and nobody has lived in it for many years now.</p>".repeat(20);
        String page = page("about.html", "<body><ul>" + menu + "</ul><h1>About us</h1>" + prose)
                .toString();
        Cli run = Cli.run("extract", "--format", "csv", page);
        assertEquals(2, run.status());
        assertEquals("", run.out());
        assertTrue(
                run.err().contains("no rows were written: no list was judged content; the likeliest has"), run.err());
    }

    @Test
    void tagsAreOneList() throws IOException {
        String items = IntStream.range(0, 9)
                .mapToObj(i -> "<li><h3><a href=/n" + i + ">Lamp " + (char) ('a' + i) + "</a></h3><div>"
                        + IntStream.range(0, 1 + i % 3)
                                .mapToObj(tag ->
                                        "<a class=tag href=/t" + tag + i + ">tag" + tag + (char) ('k' + i) + "</a>")
                                .collect(Collectors.joining(", "))
                        + "</div><p>" + (char) ('a' + i) + " is a fine thing for the house</p></li>")
                .collect(Collectors.joining());
        String page =
                page("tags.html", "<body><h1>Goods</h1><ul>" + items + "</ul>").toString();
        List<String> lines =
                Cli.run("extract", "--format", "csv", page).out().lines().toList();
        assertEquals("title,link,link 2,text 1,text 2", lines.get(0));
        assertEquals(
                "Lamp c,/n2,\"/t02, /t12, /t22\",\"tag0m, tag1m, tag2m\",c is a fine thing for the house",
                lines.get(3));
        assertTrue(Cli.run("extract", "--format", "csv", "--all-columns", page)
                .out()
                .contains("\"tag0m, tag1m, tag2m\""));
        assertTrue(Cli.run("extract", "--format", "jsonl", page).out().contains("\"tag0m, tag1m, tag2m\""));
    }

    @Test
    void linksThatEveryRecordHasAreNoList() throws IOException {
        String items = IntStream.range(0, 9)
                .mapToObj(i -> "<li><h3><a href=/n" + i + ">Lamp " + (char) ('a' + i) + "</a></h3><p><a href=/o" + i
                        + ">Owner " + (char) ('a' + i) + "</a> <b>in</b> <a href=/p" + i + ">Town " + (char) ('q' - i)
                        + "</a></p></li>")
                .collect(Collectors.joining());
        String page = page("owners.html", "<body><h1>Goods</h1><ul>" + items + "</ul>")
                .toString();
        String csv = Cli.run("extract", "--format", "csv", page).out();
        assertTrue(csv.contains("Owner c,/p2,Town o"), csv);
    }
}
