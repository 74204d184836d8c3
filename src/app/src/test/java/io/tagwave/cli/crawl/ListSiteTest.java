package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import io.tagwave.site.Site;
import io.tagwave.site.SiteColumn;
import io.tagwave.site.SiteList;
import io.tagwave.site.file.SiteFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is said once of a shop of ten pages is obeyed from then on, until the shop changes its template. */
class ListSiteTest {

    private static final String HEAD = "key,title,link,image,blurb,price,price_text,sale,stock,page_url";

    @TempDir
    Path folder;

    private final ChangingShop shop = new ChangingShop();

    @AutoClose
    private TestSite site;

    @BeforeEach
    void open() {
        site = new TestSite().otherwise(shop::serve);
    }

    @Test
    void theFileSaysWhatWasFound() throws IOException {
        Cli learned = list(0, "--learn");
        assertTrue(learned.err().contains("7 columns of the list are now described in " + file()), learned.err());
        String text = Files.readString(file());
        assertTrue(
                text.contains("{\"name\": \"price\", \"kind\": \"price\", \"path\": \"li.item/span.price/#text\"}"),
                text);
        assertTrue(text.contains("{\"name\": \"Sale\", \"kind\": \"boolean\", \"optional\": true, "), text);
        assertTrue(text.contains("\"records\": [\"ul.goods/li.item\"]") || text.contains("li.item\"]"), text);
        assertTrue(text.contains("\"key\": {\"by\": \"link\"}"), text);
        assertTrue(text.contains("\"pager\": {\"place\": \"?page=*\", \"second\": 2, \"step\": 1}"), text);
        assertTrue(text.lines().allMatch(line -> line.length() < 120), text);
        SiteFile.write(file(), SiteFile.read(file()));
        assertEquals(text, Files.readString(file()), "what is read is written as it was");
    }

    @Test
    void aFileThatCannotBeObeyedIsToldAndOneWithAByteOrderMarkIsRead() throws IOException {
        list(0, "--learn");
        String text = Files.readString(file());
        Files.writeString(file(), "\ufeff" + text);
        list(0);
        Files.writeString(file(), text.replaceFirst("127.0.0.1|localhost", "other.example"));
        assertTrue(list(2).err().contains("found other.example"));
        Files.writeString(file(), text.replaceFirst("\\{", "{\"lists\": [],"));
        assertTrue(list(2).err().contains("each name once"));
    }

    @Test
    void columnsAreRenamedAndHiddenFromThenOn() throws IOException {
        list(0, "--learn");
        assertEquals(HEAD, header());
        change(column -> switch (column.name()) {
            case "title" -> column.named("Lamp");
            case "blurb" -> column.named("About it");
            case "stock", "image", "link" -> column.hidden(true);
            default -> column;
        });
        shop.season(2);
        Cli again = list(0);
        assertEquals("key,lamp,about_it,price,price_text,sale,page_url", header());
        assertTrue(again.err().contains("12 new, 12 gone, 20 changed"), again.err());
        assertTrue(again.err().contains("240 items from 10 pages"), again.err());
        Cli changes = Cli.run("changes", "--db", database(), "--format", "jsonl");
        assertEquals(44, changes.out().lines().count());
        assertEquals("240", count("SELECT COUNT(lamp) FROM current_1"));
        assertEquals("272", count("SELECT COUNT(lamp) FROM history_1"));
        list(0);
        assertEquals(
                "", Cli.run("changes", "--db", database(), "--format", "jsonl").out());
        assertEquals(
                2, site.count("/shop?page=5") - 1, "the first run after a change reads again, the next one asks only");
    }

    @Test
    void theKeyThatIsWantedIsTheKey() throws IOException {
        list(0, "--learn");
        String text = Files.readString(file());
        Files.writeString(file(), text.replace("{\"by\": \"link\"}", "{\"by\": \"column\", \"column\": \"title\"}"));
        shop.season(2);
        Cli again = list(0);
        assertTrue(again.err().contains("12 new, 12 gone, 20 changed"), again.err());
        assertTrue(count("SELECT MIN(key) FROM current_1").contains(" no. "));
    }

    @Test
    void anotherListIsTheMainOneOnceItWasLearned() throws IOException {
        site.html("/two", lists(6, 9));
        Cli first = Cli.run(command("/two", "--learn", "--list", "2"));
        assertEquals(0, first.status(), first.err());
        assertTrue(first.err().contains("6 items from 1 page"), first.err());
        Cli second = Cli.run(command("/two"));
        assertEquals(0, second.status(), second.err());
        assertTrue(second.err().contains("6 items from 1 page"), second.err());
    }

    @Test
    void whatWasLearnedOfOneListHoldsForNoOther() throws IOException {
        list(0, "--learn");
        site.html("/two", lists(0, 9));
        Cli other = Cli.run(command("/two"));
        assertEquals(0, other.status(), other.err());
        assertTrue(other.err().contains("9 items from 1 page"), other.err());
        StringBuilder offers = new StringBuilder("<title>Offers</title><h1>Offers</h1><ul class=goods>");
        for (int i = 0; i < 8; i++) {
            offers.append("<li class=item><h4>Offer " + i + "</h4><a href=/offer/" + i + ">Words about offer number "
                    + i + " of this week</a></li>");
        }
        site.html("/offers", offers + "</ul>");
        Cli alike = Cli.run(command("/offers"));
        assertEquals(0, alike.status(), alike.err());
        assertTrue(alike.err().contains("8 items from 1 page"), alike.err());
    }

    @Test
    void anotherTemplateIsToldAndColumnsAreFoundByKnownValues() throws IOException {
        list(0, "--learn");
        change(column -> switch (column.name()) {
            case "image" -> column.hidden(true);
            case "blurb" -> column.named("about");
            default -> column;
        });
        list(0);
        String before = Files.readString(csv());
        String told = Files.readString(file());
        shop.redesign(html -> html.replace("class=item", "class=card").replace("class=goods", "class=wares"));
        Cli drifted = list(1);
        assertTrue(drifted.err().contains(file() + " does not match 10 pages"), drifted.err());
        assertTrue(drifted.err().contains("no records stand at "), drifted.err());
        assertEquals(
                1,
                drifted.err()
                        .lines()
                        .filter(line -> line.contains("does not match"))
                        .count(),
                drifted.err());
        assertTrue(drifted.err().contains("title: 240 of 240 equal"), drifted.err());
        assertTrue(drifted.err().contains("\n-      \"records\": [\"body/main/ul.goods/li.item\"]"), drifted.err());
        assertTrue(drifted.err().contains("\n+      \"records\": [\"body/main/ul.wares/li.card\"]"), drifted.err());
        assertEquals(before, Files.readString(csv()), "names and what is hidden stay");
        assertEquals("240", count("SELECT COUNT(*) FROM current_1"));
        String changes = Cli.run("changes", "--db", database()).out();
        assertTrue(changes.contains(": 0 new, 0 gone, 0 changed since "), changes);
        assertEquals(1, changes.lines().count());
        assertEquals(told, Files.readString(file()), "a person's file is left alone");
        Files.move(file().resolveSibling(file().getFileName() + ".new"), file(), StandardCopyOption.REPLACE_EXISTING);
        list(0);
        assertFalse(header().contains("image"));
    }

    @Test
    void columnsThatAreGoneAreNamed() throws IOException {
        list(0, "--learn");
        shop.redesign(html -> html.replaceAll("<span class=price>([^<]*)</span>", ""));
        Cli drifted = list(2);
        assertTrue(drifted.err().contains("the records have no price where it was"), drifted.err());
        shop.redesign(html -> html.replace("class=price>€", "class=price>Ask us about no."));
        Cli other = list(2);
        assertTrue(other.err().contains("the records hold something else in price"), other.err());
    }

    @Test
    void aPageThatDriftedKeepsWhatWasKnownOfIt() throws IOException {
        list(0, "--learn");
        shop.redesign(html -> html.contains("<b>4</b>") ? html.replace("class=price", "class=cost") : html);
        Cli drifted = list(1);
        assertTrue(drifted.err().contains("does not match 1 page, such as " + site.url("/shop?page=4")), drifted.err());
        assertTrue(drifted.err().contains("240 items"), drifted.err());
        String changes = Cli.run("changes", "--db", database()).out();
        assertTrue(changes.contains(": 0 new, 0 gone, 0 changed since "), changes);
        assertEquals(1, changes.lines().count());
    }

    @Test
    void aCrawlObeysTheFileBesideItsDatabase() throws IOException {
        list(0, "--learn");
        change(column -> column.name().equals("title") ? column.named("lamp") : column);
        String db = folder.resolve("crawl").toString();
        Cli crawl = Cli.run("crawl", site.url("/shop"), "--db", db, "--delay", "0");
        assertEquals(0, crawl.status(), crawl.err());
        assertFalse(crawl.err().contains("fits"), crawl.err());
        Cli rows = Cli.run("sql", "--db", db, "--format", "csv", "SELECT COUNT(lamp) FROM current_1");
        assertEquals("240", rows.out().lines().skip(1).findFirst().orElseThrow());
        shop.redesign(html -> html.replace("class=item", "class=card"));
        Cli drifted = Cli.run("crawl", site.url("/shop"), "--db", db, "--delay", "0", "--new");
        assertEquals(0, drifted.status(), drifted.err());
        assertTrue(drifted.err().contains("does not match 1 page, such as " + site.url("/shop")), drifted.err());
    }

    @Test
    void aFileServesSinglePages() throws IOException {
        list(0, "--learn");
        change(column -> switch (column.name()) {
            case "title" -> column.named("Lamp");
            case "price" -> column;
            default -> column.hidden(true);
        });
        String[] extract = {"extract", site.url("/shop?page=2"), "--format", "csv", "--site", file().toString()};
        Cli page = Cli.run(extract);
        assertEquals(0, page.status(), page.err());
        assertEquals("Lamp,price", page.out().lines().findFirst().orElseThrow());
        assertEquals(25, page.out().lines().count());
        shop.redesign(html -> html.replace("class=price", "class=cost"));
        Cli drifted = Cli.run(extract);
        assertEquals(2, drifted.status());
        assertTrue(
                drifted.err().contains("does not match the page: the records have no price where it was"),
                drifted.err());
        assertEquals("", drifted.out());
    }

    private static boolean isDone(String... command) throws IOException {
        try {
            return new ProcessBuilder(command).start().waitFor() == 0;
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    @Test
    void mistakesInAFileAreToldInASentence() throws IOException {
        Path none = folder.resolve("none.json");
        Cli missing = Cli.run("extract", site.url("/shop"), "--site", none.toString());
        assertEquals(2, missing.status());
        assertTrue(missing.err().contains(none + ": there is no such site file; 'tagwave list"), missing.err());
        for (String made : List.of("mkfifo", "mkdir", "ln -s /dev/zero")) {
            Path odd = folder.resolve("odd" + made.length() + ".json");
            assertTrue(isDone("sh", "-c", made + " '" + odd + "'"));
            Cli refused = Cli.run("extract", site.url("/shop"), "--site", odd.toString());
            assertEquals(2, refused.status());
            assertTrue(refused.err().contains("it is no file with content"), refused.err());
        }
        list(0, "--learn");
        String text = Files.readString(file());
        assertMistake(text.replace("\"optional\"", "\"opional\""), "in lists[0], columns[", "found \"opional\"");
        assertMistake(
                text.replace("\"price\", \"path\"", "\"prize\", \"path\""), "expected one of text, number", "prize");
        assertMistake(text.replace("\"link\"}", "\"column\", \"column\": \"sku\"}"), "one of the columns", "sku");
        assertMistake(text.replace("?page=*", "page"), "expected a place such as ?page=*", "found page");
        assertMistake(text.substring(0, 200), "expected JSON", "line ");
    }

    private void assertMistake(String text, String... said) throws IOException {
        Files.writeString(file(), text);
        Cli list = list(2);
        assertEquals(1, list.err().strip().lines().count(), list.err());
        for (String part : said) {
            assertTrue(list.err().contains(part), list.err());
        }
    }

    private static String lists(int few, int many) {
        StringBuilder html = new StringBuilder("<title>two</title><div><h1>Lamps</h1><ul class=lamps>");
        for (int i = 0; i < many; i++) {
            html.append(
                    "<li class=lamp><h3><a href=/lamp/" + i + ">Lamp " + i + " of brass and oak</a></h3><p>Shines on "
                            + "table " + i + " all night long.</p><b>€ " + (10 + i) + ".50</b></li>");
        }
        html.append("</ul></div><div><h2>News</h2>");
        for (int i = 0; i < few; i++) {
            html.append("<div class=news><a href=/news/" + i + ">News of day " + i + " in the shop</a><i>2024-03-0"
                    + (1 + i) + "</i><p>What the shop had to say that day, number " + i + ".</p></div>");
        }
        return html + "</div>";
    }

    private void change(UnaryOperator<SiteColumn> how) {
        Site before = SiteFile.read(file());
        List<SiteList> lists = new ArrayList<>();
        for (SiteList list : before.lists()) {
            SiteList now = list;
            for (SiteColumn column : list.columns()) {
                now = now.with(how.apply(column));
            }
            lists.add(now);
        }
        SiteFile.write(file(), new Site(before.host(), lists));
    }

    private Cli list(int status, String... options) {
        Cli list = Cli.run(command("/shop", options));
        assertEquals(status, list.status(), list.err());
        return list;
    }

    private String[] command(String path, String... options) {
        List<String> command = new ArrayList<>(
                List.of("list", site.url(path), "-o", csv().toString(), "--db", database(), "--delay", "0"));
        command.addAll(List.of(options));
        return command.toArray(String[]::new);
    }

    private String count(String sql) {
        Cli answer = Cli.run("sql", "--db", database(), "--format", "csv", sql);
        assertEquals(0, answer.status(), answer.err());
        return answer.out().lines().skip(1).findFirst().orElseThrow();
    }

    private String header() throws IOException {
        return Files.readAllLines(csv()).get(0);
    }

    private Path file() {
        return folder.resolve("sites").resolve("127.0.0.1.json");
    }

    private String database() {
        return folder.resolve("shop").toString();
    }

    private Path csv() {
        return folder.resolve("goods.csv");
    }
}
