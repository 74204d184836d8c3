package io.tagwave.cli.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.crawl.TestSite;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Single items on last pages, which repeat nothing. */
class LastPagesTest {

    @TempDir
    Path folder;

    @AutoClose
    private final TestSite site = new TestSite().otherwise((request, out) -> TestSite.html(out, "<p>A lamp."));

    /** Ways of writing an item, with what stands around all of them. */
    private enum Form {
        ITEMS("<li class=lamp>%s<p>%s</p><b>%s</b></li>", "<ul class=lamps>%s</ul>"),
        BARE("<div>%s<p>%s</p><b>%s</b></div>", "<div><div>%s</div></div>"),
        HEADINGS("<h3>%s</h3><p>%s</p><p class=price>%s</p>", "<div class=content>%s</div>"),
        TERMS("<dt>%s</dt><dd>%s</dd><dd class=price>%s</dd>", "<dl>%s</dl>"),
        ROWS(
                "<tr><td>%s</td><td>%s</td><td>%s</td></tr>",
                "<table><tr><th>Name</th><th>About</th><th>Price</th></tr>%s</table>");

        private final String item;
        private final String around;

        Form(String item, String around) {
            this.item = item;
            this.around = around;
        }

        /** Returns page 1, 2 or 3 of 20 lamps and some more. */
        private String page(int page, int more) {
            return page(page, IntStream.range(10 * (page - 1), Math.min(20 + more, 10 * page)));
        }

        private String page(int page, IntStream lamps) {
            StringBuilder items = new StringBuilder();
            for (int i : lamps.toArray()) {
                String name = "<a href=/lamp/" + i + ">Lamp " + i + " of "
                        + List.of("brass", "oak", "glass").get(i % 3) + "</a>";
                items.append(item.formatted(name, "Some words about lamp number " + i, "€ " + (20 + i) + ".50"));
            }
            StringBuilder pager = new StringBuilder("<p class=pager>");
            for (int i = 1; i <= 3; i++) {
                pager.append(i == page ? " " + i : " <a href='/lamps?page=" + i + "'>" + i + "</a>");
            }
            return "<title>" + page + "</title><h1>Lamps</h1>" + around.formatted(items) + pager
                    + "</p><p>About us, and some words of the shop.</p>";
        }
    }

    private void serve(Form form, int more) {
        site.html("/lamps", form.page(1, more));
        for (int page = 1; page <= 3; page++) {
            site.html("/lamps?page=" + page, form.page(page, more));
        }
    }

    @ParameterizedTest
    @EnumSource
    void aSingleItemHasAllItsFields(Form form) throws IOException {
        serve(form, 1);
        Path csv = folder.resolve("lamps.csv");
        Cli list = Cli.run("list", site.url("/lamps"), "-o", csv.toString(), "--delay", "0");
        assertEquals(0, list.status(), list.err());
        List<String> lines = Files.readAllLines(csv);
        assertEquals(22, lines.size(), list.err());
        String expected = lines.get(20)
                .replaceAll("(Lamp|number) 19", "$1 20")
                .replace("/19", "/20")
                .replace("page=2", "page=3")
                .replace("39.5", "40.5")
                .replace("of oak", "of glass");
        assertEquals(expected, lines.get(21));
    }

    @ParameterizedTest
    @EnumSource
    void aCrawlReadsItToo(Form form) {
        serve(form, 1);
        Cli crawl = Cli.run("crawl", site.url("/lamps"), "--db", database(), "--delay", "0", "--exclude", "/lamp/");
        assertEquals(0, crawl.status(), crawl.err());
        Cli lists = Cli.run("sql", "--db", database(), "--format", "csv", "SELECT pages, records FROM lists");
        assertTrue(lists.out().contains("3,21"), lists.out() + lists.err());
    }

    @Test
    void itIsReadWhenThePagesBeforeHaveNotChanged() throws IOException {
        serve(Form.ITEMS, 3);
        for (int page = 1; page <= 2; page++) {
            String html = Form.ITEMS.page(page, 3);
            site.page(page == 1 ? "/lamps" : "/lamps?page=2", (request, out) -> {
                boolean isKnown = request.headers().containsKey("if-none-match");
                TestSite.answer(
                        out,
                        isKnown ? 304 : 200,
                        Map.of("ETag", "\"1\"", "Content-Type", "text/html"),
                        isKnown ? "" : html);
            });
        }
        Path csv = folder.resolve("lamps.csv");
        String[] command = {"list", site.url("/lamps"), "-o", csv.toString(), "--db", database(), "--delay", "0"};
        assertEquals(0, Cli.run(command).status());
        assertEquals(24, Files.readAllLines(csv).size());
        site.html("/lamps?page=3", Form.ITEMS.page(3, 1));
        Cli again = Cli.run(command);
        assertEquals(22, Files.readAllLines(csv).size(), again.err());
        site.html("/lamps?page=3", "<title>Sign in</title><h1>Sign in</h1><p>Only members see more.");
        Cli none = Cli.run(command);
        assertTrue(none.err().contains("No list was found on " + site.url("/lamps?page=3")), none.err());
    }

    @Test
    void aCrawlNamesThePageOfAListThatHasNone() {
        serve(Form.ITEMS, 3);
        site.html("/lamps?page=3", "<title>Sign in</title><h1>Sign in</h1><p>Only members see more.");
        Cli crawl = Cli.run("crawl", site.url("/lamps"), "--db", database(), "--delay", "0", "--exclude", "/lamp/");
        assertTrue(
                crawl.err()
                        .contains("No list was found on a page to which lists lead, such as "
                                + site.url("/lamps?page=3")),
                crawl.err());
        serve(Form.ITEMS, 3);
        Cli whole = Cli.run(
                "crawl", site.url("/lamps"), "--db", database(), "--new", "--delay", "0", "--exclude", "/lamp/");
        assertFalse(whole.err().contains("No list"), whole.err());
    }

    private Cli ends(@Nullable String page, int status) {
        serve(Form.ITEMS, 5);
        if (page != null) {
            site.html("/lamps?page=2", page);
        }
        String csv = folder.resolve("lamps.csv").toString();
        Cli list = Cli.run("list", site.url("/lamps"), "-o", csv, "--delay", "0");
        assertEquals(status, list.status(), list.err());
        return list;
    }

    @Test
    void pagesThatTheListNamesBehindItsEndAreTold() {
        String said = "The list ended at " + site.url("/lamps?page=2") + ", although its pages link to one more, "
                + site.url("/lamps?page=3");
        assertTrue(ends("<title>Sign in</title><h1>Sign in</h1><p>Members only.", 1)
                .err()
                .contains(said));
        String bare = Form.ITEMS.page(2, 5).replaceAll("<p class=pager>.*?</p>", "");
        assertTrue(ends(bare, 1).err().contains(said));
        assertFalse(ends(null, 0).err().contains("The list ended"));
    }

    @Test
    void aRedirectToTheFirstPageIsNotTheEnd() {
        serve(Form.ITEMS, 5);
        site.page("/lamps?page=2", (request, out) -> TestSite.answer(out, 302, Map.of("Location", "/lamps"), ""));
        String csv = folder.resolve("lamps.csv").toString();
        Cli list = Cli.run("list", site.url("/lamps"), "-o", csv, "--delay", "0");
        assertEquals(1, list.status(), list.err());
        assertTrue(list.err().contains("The list ended at " + site.url("/lamps?page=2")), list.err());
    }

    private Cli visit(int status) {
        String csv = folder.resolve("lamps.csv").toString();
        Cli list = Cli.run("list", site.url("/lamps"), "-o", csv, "--db", database(), "--delay", "0");
        assertEquals(status, list.status(), list.err());
        return list;
    }

    private String changes() {
        return Cli.run("changes", "--db", database(), "--format", "jsonl").out();
    }

    @Test
    void itemsBehindTheEndAreNotGone() {
        serve(Form.ITEMS, 5);
        visit(0);
        site.html("/lamps?page=2", Form.ITEMS.page(2, 5).replaceAll("<p class=pager>.*?</p>", ""));
        visit(1);
        assertEquals("", changes());
        serve(Form.ITEMS, 5);
        visit(0);
        assertEquals("", changes());
    }

    @Test
    void itemsOfAListThatIsSortedAnewAreNotGone() {
        serve(Form.ITEMS, 5);
        visit(0);
        for (int page = 1; page <= 3; page++) {
            int first = 5 * page - 5;
            site.html(
                    page == 1 ? "/lamps" : "/lamps?page=" + page,
                    Form.ITEMS.page(page, IntStream.range(first, first + 10)));
        }
        assertTrue(visit(1).err().contains("10 items are on several pages: if the site sorts the list anew"));
        assertEquals("", changes());
    }

    @Test
    void itemsThatStayOnTopOfEachPageAreNoSignOfThat() {
        for (int page = 1; page <= 3; page++) {
            int first = 10 * page;
            IntStream lamps = IntStream.concat(IntStream.range(0, 3), IntStream.range(first, first + 8));
            site.html(page == 1 ? "/lamps" : "/lamps?page=" + page, Form.ITEMS.page(page, lamps));
        }
        assertFalse(visit(0).err().contains("several pages"));
    }

    private String database() {
        return folder.resolve("lamps").toString();
    }
}
