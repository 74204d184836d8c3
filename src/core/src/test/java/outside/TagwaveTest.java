package outside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.Kind;
import io.tagwave.Page;
import io.tagwave.PageColumn;
import io.tagwave.PageList;
import io.tagwave.PageRecord;
import io.tagwave.PageTable;
import io.tagwave.Tagwave;
import io.tagwave.Value;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.IntStream;
import org.jsoup.Jsoup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a program of somebody else's sees: it stands in another package on purpose. */
class TagwaveTest {

    private static final String URL = "https://shop.example/lamps/?page=2";
    private static final String MENU =
            "<ul><li><a href='/'>Home</a><li><a href='/new'>New</a><li><a href='/help'>Help</a>"
                    + "<li><a href='/news'>News</a><li><a href='/about'>About us</a><li><a href='/jobs'>Work here</a></ul>";
    private static final List<String> NAMES = List.of(
            "Älba",
            "Bruno",
            "Clara lamp",
            "Dora",
            "Emil the tall",
            "Frida",
            "Gustav",
            "Hilma",
            "Ivo",
            "Jutta",
            "Karl",
            "Lina");

    private static String shop(String charset) {
        StringBuilder html = new StringBuilder("<meta charset='" + charset + "'><title>Lamps</title><body>" + MENU
                + "<h1>All our lamps, from the smallest to the largest</h1><div>");
        for (int i = 1; i <= 12; i++) {
            html.append("<div class='item'><a href='lamp/" + i + "'><img src='/pictures/" + i + ".jpg'><h2>"
                    + NAMES.get(i - 1) + "</h2></a><p>Made of the best glass of the village by " + NAMES.get(12 - i)
                    + "</p><i>" + i
                    + ".99 €</i><b>2024-03-" + (10 + i) + "</b>" + (i % 3 == 0 ? "<em>Only a few left</em>" : "")
                    + "</div>");
        }
        return html + "</div><p>Imprint and contact</p></body>";
    }

    private static PageList lamps() {
        return Tagwave.extract(shop("utf-8"), URL).lists().get(0);
    }

    private static String named(PageList list, String kind) {
        return list.columns().stream()
                .filter(column -> column.kind().equals(kind))
                .findFirst()
                .map(PageColumn::name)
                .orElseThrow();
    }

    @Test
    void aPageSaysWhereItsListGoesOn() {
        assertNull(Tagwave.extract(shop("utf-8"), URL).next());
        String pager = "<p><a href='?page=1'>1</a> <b>2</b> <a href='?page=3'>3</a></p></body>";
        String html = shop("utf-8").replace("</body>", pager);
        assertEquals(
                "https://shop.example/lamps/?page=3", Tagwave.extract(html, URL).next());
    }

    @Test
    void theListOfAPageIsThere() {
        Page page = Tagwave.extract(shop("utf-8"), URL);
        assertEquals("Lamps", page.title());
        assertEquals(URL, page.url());
        PageList list = page.lists().get(0);
        assertEquals(
                NAMES,
                list.records().stream().map(record -> record.text("title")).toList());
        assertTrue(list.isContent());
        assertTrue(list.score() > 0.5 && list.score() <= 1, list.toString());
    }

    @Test
    void whatACellStandsInIsItsLink() {
        PageRecord third = lamps().records().get(2);
        assertEquals("https://shop.example/lamps/lamp/3", third.link());
        assertEquals(third.link(), third.link("title"));
        assertNull(third.link(named(lamps(), "price")));
    }

    @Test
    void theImageInTheLinkOfATextIsItsImage() {
        PageRecord third = lamps().records().get(2);
        assertEquals("https://shop.example/pictures/3.jpg", third.image());
        assertEquals(third.image(), third.image("title"));
        assertEquals(third.image(), third.image(named(lamps(), "image")));
        assertNull(third.image(named(lamps(), "price")));
    }

    @Test
    void pricesAndDatesAreValues() {
        PageRecord third = lamps().records().get(2);
        assertEquals(new Value(3.99, null, "EUR", null, null, null, null, null), third.value(named(lamps(), "price")));
        assertEquals(
                new Value(null, null, null, null, null, null, LocalDate.of(2024, 3, 13), null),
                third.value(named(lamps(), "date")));
        assertNull(third.value("title"));
    }

    @Test
    void aFieldThatARecordLacksIsNull() {
        PageList list = lamps();
        int column = IntStream.range(0, list.columns().size())
                .filter(i -> Objects.equals(list.records().get(2).cells().get(i), "Only a few left"))
                .findFirst()
                .orElseThrow();
        String name = list.columns().get(column).name();
        assertNull(list.records().get(0).text(name));
        assertNull(list.records().get(0).link(name));
        assertNull(list.records().get(0).image(name));
        assertNull(list.records().get(0).value(name));
        assertEquals("Only a few left", list.records().get(5).text(name));
    }

    @Test
    void aColumnThatIsNotThereIsNamedWithThoseThatAre() {
        PageRecord record = lamps().records().get(0);
        String message = assertThrows(IllegalArgumentException.class, () -> record.text("colour"))
                .getMessage();
        assertTrue(message.contains("title") && message.endsWith("found colour"), message);
        assertThrows(IllegalArgumentException.class, () -> record.link("colour"));
        assertThrows(IllegalArgumentException.class, () -> record.value("colour"));
    }

    @Test
    void bytesAndStreamsTellTheirEncoding() throws IOException {
        List<String> titles = titles(Tagwave.extract(shop("utf-8"), URL));
        byte[] latin = shop("iso-8859-1").getBytes(Charset.forName("ISO-8859-1"));
        assertEquals(titles, titles(Tagwave.extract(latin, URL)));
        try (InputStream in = new ByteArrayInputStream(shop("utf-8").getBytes(StandardCharsets.UTF_8))) {
            assertEquals(titles, titles(Tagwave.extract(in, URL)));
        }
    }

    private static List<String> titles(Page page) {
        return page.lists().get(0).records().stream()
                .map(record -> record.text("title"))
                .toList();
    }

    @Test
    void aListIsAskedForColumnsAndPlaces() throws IOException {
        Page page = Tagwave.extract(
                new ByteArrayInputStream(shop("utf-8").getBytes(StandardCharsets.UTF_8)), StandardCharsets.UTF_8, URL);
        PageList list = page.main().orElseThrow();
        assertTrue(list.has("price") && !list.has("color"));
        assertEquals("price", list.column(Kind.PRICE).orElseThrow().name());
        assertTrue(list.column(Kind.TIME).isEmpty());
        PageRecord record = list.records().get(0);
        assertEquals(new java.math.BigDecimal("1.99"), record.value("price").amount());
        assertEquals("1.99 €", record.asMap().get("price"));
        assertEquals(list.columns().size(), record.asMap().size());
        org.jsoup.nodes.Document document = org.jsoup.Jsoup.parse(shop("utf-8"), URL);
        assertEquals(
                "1.99 €",
                document.selectXpath(record.xpath("price"), org.jsoup.nodes.TextNode.class)
                        .get(0)
                        .text());
        assertEquals("1.99 €", record.html("price"));
        assertTrue(record.html("image").startsWith("<img "), record.html("image"));
        assertTrue(document.selectXpath(record.xpath()).text().startsWith("Älba Made of the best glass"));
        String before = document.outerHtml();
        Page parsed = Tagwave.extract(document);
        assertEquals(
                record.cells(), parsed.main().orElseThrow().records().get(0).cells());
        assertEquals(before, document.outerHtml());
    }

    @Test
    void aPageWithoutAListHasNone() {
        for (String html : List.of("", "<", "<p>One sentence stands here alone.</p>")) {
            assertEquals(List.of(), Tagwave.extract(html, "").lists(), html);
        }
    }

    @Test
    void noiseIsThereForThoseWhoAskForIt() throws IOException {
        byte[] article = TagwaveTest.class
                .getResourceAsStream("/pages/none-article/source.html")
                .readAllBytes();
        assertEquals(List.of(), Tagwave.extract(article, URL).lists());
        Page page = Tagwave.builder().lists(2).noise(true).build().read(article, URL);
        assertFalse(page.lists().get(0).isContent());
        assertTrue(page.lists().get(0).score() < 0.5);
    }

    @Test
    void optionsThatMakeNoSenseAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Tagwave.builder().lists(0));
        Tagwave.Builder model = Tagwave.builder().model(List.of("no model"));
        assertThrows(IllegalArgumentException.class, model::build);
    }

    @Test
    void pagesOfASiteAreReadByItsFile(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("shop.example.json");
        Files.writeString(file, """
                {"host": "shop.example", "lists": [{"from": "%s", "records": ["body/div/div.item"], "columns": [
                  {"name": "lamp", "kind": "text", "path": "div.item/a/h2/#text"},
                  {"name": "cost", "kind": "price", "path": "div.item/i/#text"}]}]}
                """.formatted(URL));
        for (Tagwave.Builder builder :
                List.of(Tagwave.builder().site(file), Tagwave.builder().sites(folder))) {
            Page page = builder.build().read(shop("utf-8"), URL);
            assertNull(page.drift());
            PageList list = page.lists().get(0);
            assertTrue(list.isMain());
            assertEquals(
                    List.of("lamp", "cost"),
                    list.columns().stream().map(PageColumn::name).toList());
            PageRecord third = list.records().get(2);
            assertEquals("Clara lamp", third.text("lamp"));
            assertEquals("https://shop.example/lamps/lamp/3", third.link("lamp"));
            assertEquals(3.99, third.value("cost").number());
            Page changed = builder.build().read(shop("utf-8").replace("class='item'", "class='thing'"), URL);
            assertTrue(changed.drift().contains("div.item"), changed.drift());
            assertNull(builder.build()
                    .read(shop("utf-8"), "https://other.example/")
                    .drift());
        }
    }

    @Test
    void aSiteFileWithAMistakeIsAnErrorThatNamesItsPlace(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("shop.json"), "{\"host\": \"shop.example\",\n \"lists\": [}");
        String message = assertThrows(
                        RuntimeException.class, () -> Tagwave.builder().site(file))
                .getMessage();
        assertTrue(message.endsWith("found \"}\" in line 2, column 12"), message);
    }

    @Test
    void listsOfSeveralPagesAreOneTable() {
        Page first = Tagwave.extract(shop("utf-8"), URL);
        Page second = Tagwave.extract(
                shop("utf-8")
                        .replace("lamp/1'", "lamp/101'")
                        .replace("lamp/2'", "lamp/102'")
                        .replace("Clara lamp", "Carla lamp"),
                "https://shop.example/lamps/?page=3");
        List<PageTable> tables = Tagwave.merge(List.of(first, second));
        assertEquals(1, tables.size());
        PageTable table = tables.get(0);
        assertEquals(14, table.rows().size());
        int title = table.columns().stream().map(PageColumn::name).toList().indexOf("title");
        assertEquals("Carla lamp", table.rows().get(2).get(title));
    }

    @Test
    void fieldsOfItemPagesAreColumns() {
        Map<String, String> pages = new LinkedHashMap<>();
        for (int i = 1; i <= 4; i++) {
            pages.put(
                    "https://shop.example/lamp/" + i,
                    "<h1>" + NAMES.get(i) + "</h1><dl><dt>Weight<dd>" + i + " kg<dt>Made in<dd>Town " + (10 - i)
                            + "</dl><p>Imprint</p>");
        }
        PageTable details = Tagwave.details(pages);
        assertEquals(
                List.of("text", "Weight", "Made in"),
                details.columns().stream().map(PageColumn::name).toList());
        assertEquals(List.of("Bruno", "1 kg", "Town 9"), details.rows().get(0));
    }

    @Test
    void threadsMayShareOne() {
        Tagwave tagwave = Tagwave.builder().build();
        List<String> titles = titles(tagwave.read(shop("utf-8"), URL));
        assertEquals(
                1,
                IntStream.range(0, 64)
                        .parallel()
                        .mapToObj(i -> titles(tagwave.read(shop("utf-8"), URL)))
                        .distinct()
                        .count());
        assertEquals(12, titles.size());
    }

    @Test
    void anArgumentThatIsMissingIsNamed() {
        String html = null;
        byte[] bytes = null;
        String url = null;
        assertEquals(
                "html",
                assertThrows(NullPointerException.class, () -> Tagwave.extract(html, ""))
                        .getMessage());
        assertEquals(
                "html",
                assertThrows(NullPointerException.class, () -> Tagwave.extract(bytes, ""))
                        .getMessage());
        assertEquals(
                "url",
                assertThrows(NullPointerException.class, () -> Tagwave.extract("", url))
                        .getMessage());
    }

    @Test
    void everythingWorksOnAPageWithoutAList() throws IOException {
        String html = "<h1>Imprint</h1><p>We are a company in a town, and this is all.</p>";
        byte[] bytes = html.getBytes(StandardCharsets.UTF_8);
        for (Page page : List.of(
                Tagwave.extract(html, ""),
                Tagwave.extract(bytes, ""),
                Tagwave.extract(new ByteArrayInputStream(bytes), StandardCharsets.UTF_8, ""),
                Tagwave.extract(Jsoup.parse(html)))) {
            assertTrue(page.main().isEmpty());
            assertEquals(List.of(), page.lists());
            assertNull(page.next());
            assertNull(page.more());
            assertEquals(List.of(), Tagwave.merge(List.of(page)));
            assertEquals(
                    "no list was found",
                    assertThrows(IllegalArgumentException.class, () -> page.want("title"))
                            .getMessage());
        }
    }
}
