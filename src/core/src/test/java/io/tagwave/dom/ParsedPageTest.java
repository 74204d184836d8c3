package io.tagwave.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.tree.XPaths;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.jsoup.nodes.Node;
import org.junit.jupiter.api.Test;

class ParsedPageTest {

    private static final String PAGE = "http://example.org/a/page.html";

    private final HtmlParser parser = new HtmlParser();

    private ParsedPage parsed(String html) {
        return parser.parse(html, PAGE);
    }

    @Test
    void linksInTemplatesAreNotShownAndNotFollowed() {
        String html = "<template><base href=/t/><meta name=robots content=none></template><a href=a>a</a>"
                + "<template><p><a href='/{{id}}'>x</a></template>"
                + "<div><template shadowrootmode=open><a href=/shadow>s</a></template></div><a href=/b>b</a>";
        ParsedPage page =
                new HtmlParser().parse(html.getBytes(StandardCharsets.UTF_8), StandardCharsets.UTF_8, "http://e.org/");
        assertEquals(
                List.of("http://e.org/a", "http://e.org/shadow", "http://e.org/b"),
                page.links().stream().map(Hyperlink::url).toList());
        assertEquals("", page.robots());
    }

    @Test
    void aPageAsksToLogInByAPasswordANameOrACode() {
        String search = "<form><input type=search></form>";
        for (String form : List.of(
                "<form><input type=PASSWORD></form>",
                "<form><input autocomplete='section-a Username webauthn'></form>",
                "<input type=tel autocomplete=one-time-code>",
                "<form method=POST><input type=hidden><input name=n><button>Next</button></form>")) {
            assertTrue(parsed("<p>Hello" + form).asksToLogIn(), form);
        }
        for (String form : List.of(
                search,
                "<form method=get><input name=q></form>",
                search + "<form method=post><input type=email></form>",
                "<form method=post><input type=email><textarea></textarea></form>",
                "<form><input autocomplete=name></form>",
                "<p>" + "words ".repeat(100) + "<form method=post><input type=email></form>")) {
            assertFalse(parsed("<p>Hello" + form).asksToLogIn(), form);
        }
    }

    @Test
    void titleAndMetaAreReadWhateverTheirCase() {
        ParsedPage page = parsed("<title> Two  words </title><META NAME=' Robots ' CONTENT=NoIndex>"
                + "<meta name=robots content=NoFollow><meta name=author content=me><meta name=robots>"
                + "<meta property=robots content=none><meta charset=utf-8>");
        assertEquals("Two words", page.title());
        assertEquals("robots:noindex\nrobots:nofollow", page.robots());
        assertEquals(
                "otherbot:none", parsed("<meta name=OtherBot content=NONE>").robots());
        assertEquals("", parsed("<meta name=description content='a index'>").robots());
        assertEquals("", parsed("").title());
    }

    @Test
    void aPageOfUnknownAddressIsWhereItSaysThatItIs() {
        String html = "<link rel=canonical href=https://e.org/de/list><p><a href=a>a</a>";
        assertEquals("https://e.org/de/a", parser.parse(html, "").absolute("a"));
        assertEquals("http://here/a", parser.parse(html, "http://here/").absolute("a"));
        assertEquals("a", parser.parse("<link rel=canonical href=list>", "").absolute("a"));
        assertEquals(
                "http://there/a",
                parser.parse("<base href=http://there/>" + html, "").absolute("a"));
    }

    private String resolved(String canonical, String shared) {
        String html =
                "<head><link rel=canonical href='" + canonical + "'><meta property='og:url' content='" + shared + "'>";
        return parser.parse(html, "").absolute("?page=2");
    }

    @Test
    void aPageOfUnknownAddressIsNotTheStartOfItsSiteWhereItSaysMore() {
        String page = "https://e.org/de/list?page=2";
        assertEquals(page, resolved("https://e.org", "https://e.org:443/de/list?offset=0"));
        assertEquals(page, resolved("https://e.org/de/list", "https://e.org/de/other"));
        assertEquals(page, resolved("Saved_files/list.htm", "https://e.org/de/list"));
        assertEquals("https://e.org/?page=2", resolved("https://e.org/", "https://e.org"));
        assertEquals("https://e.org/?page=2", resolved("https://e.org/", "https://other.example/a"));
        assertEquals("?page=2", resolved("list", "https://e.org/"));
        assertEquals("?page=2", resolved("list", "list"));
        assertEquals(
                page,
                parser.parse("<meta property=og:url content=https://e.org/de/list>", "")
                        .absolute("?page=2"));
    }

    @Test
    void theFirstCanonicalAddressCountsAndIsMadeAbsolute() {
        assertEquals(
                "http://example.org/list",
                parsed("<link rel=stylesheet href=/x.css><link rel=canonical><link rel=' Canonical ' href=/list>"
                                + "<link rel=canonical href=/other>")
                        .canonical());
        assertNull(parsed("<link rel=stylesheet href=/x.css><a rel=canonical href=/a>a</a>")
                .canonical());
        assertNull(parser.parse("<link rel=canonical href=list>", "").canonical());
    }

    @Test
    void whatIsDeclaredToBeNextIsReadFromLinksOfHeadAndBody() {
        ParsedPage page = parsed("<link rel=prev href=/1><link rel='NEXT' href=/3><link rel=next>"
                + "<a rel='nofollow next' href='?page=3'>3</a><a rel=nextdoor href=/door>door</a>");
        assertEquals(List.of("http://example.org/3", PAGE + "?page=3"), page.declaredNext());
        assertEquals(PAGE, page.url());
    }

    @Test
    void theBaseElementBeatsThePagesOwnAddress() {
        assertEquals(PAGE, parsed("<p>x").baseUri());
        assertEquals("http://example.org/b/", parsed("<base href=/b/><p>x").baseUri());
        assertEquals("http://example.org/a/b/c", parsed("<base href=b/>").absolute("c"));
        assertEquals("http://other.org/c", parsed("<base href=//other.org>").absolute("c"));
        assertEquals(PAGE, parsed("<base href=''><p>x").baseUri());
        assertEquals("http://example.org/c", parsed("<p>x<base href=/late/>").absolute("../c"));
    }

    /** Only the first base element with an address counts, and only if links can be resolved against it. */
    @Test
    void aBaseThatIsNoAddressIsPassedOver() {
        for (String none : List.of("javascript:void(0)", "data:text/html,x", "http://", "http://a b/", "//[")) {
            assertEquals(
                    PAGE,
                    parsed("<base href='" + none + "'><base href=/b/><p>x").baseUri(),
                    none);
        }
        assertEquals(
                "http://example.org/one/",
                parsed("<base target=_top><base href=/one/><base href=/two/>").baseUri());
    }

    @Test
    void queriesOfLinksAreEscapedInThePagesEncoding() {
        byte[] html = "<meta charset=gb2312><a href='/\u4e2d?q=\u4e2d&amp;z=1&amp;a='>\u4e2d</a>"
                .getBytes(Charset.forName("GBK"));
        ParsedPage page = parser.parse(html, null, PAGE);
        assertEquals(
                "http://example.org/%E4%B8%AD?q=%D6%D0&z=1&a=",
                page.links().get(0).url());
        assertEquals("http://example.org/a/x?%D6%D0", page.copy().absolute("x?\u4e2d"));
        assertEquals("http://example.org/a/x?%E4%B8%AD", parsed("<p>x").absolute("x?\u4e2d"));
    }

    @Test
    void anchorsAndAreasWithAnAddressAreLinks() {
        ParsedPage page = parsed("<a href=' one ' rel='NoFollow Next'>One</a><a name=x>no</a><a>bare</a>"
                + "<map><area href=/two></map><div href=/three>no</div><a href=''></a>");
        assertEquals(
                List.of(
                        new Hyperlink("http://example.org/a/one", "One", "nofollow next"),
                        new Hyperlink("http://example.org/two", "", ""),
                        new Hyperlink(PAGE, "", "")),
                page.links());
        List<String> links = IntStream.range(0, page.tree().size())
                .filter(page.tree()::isLink)
                .mapToObj(page.tree()::address)
                .toList();
        assertEquals(List.of(" one ", "/two", ""), links);
    }

    @Test
    void linksAreFoundAtTheirPositionsInTheTree() {
        ParsedPage page =
                parsed("<p><a href=1>1</a><a href=2>2</a><noscript><a href=3>3</a></noscript><a href=4>4</a>");
        int[] positions = IntStream.range(0, page.tree().size())
                .filter(page.tree()::isLink)
                .toArray();
        assertEquals(bits(0, 3), page.linksAt(List.of(positions[0], positions[2])), "a hidden link has a number too");
        assertEquals(bits(1), page.linksAt(List.of(0, positions[1])));
        assertEquals(bits(), page.linksAt(List.of()));
    }

    private static BitSet bits(int... set) {
        BitSet bits = new BitSet();
        IntStream.of(set).forEach(bits::set);
        return bits;
    }

    /** Most link texts are taken as they stand; that must give what the parser makes of them. */
    @Test
    void theTextOfALinkIsWhatTheParserShows() {
        String[] parts = {"a", "B", "é", " ", "\n", "\t", "\u00a0", "\u00ad", "\u200b", "~", "<b>c</b>", "<br>", "0"};
        Random random = new Random(4);
        for (int trial = 0; trial < 2000; trial++) {
            StringBuilder text = new StringBuilder();
            random.ints(random.nextInt(6), 0, parts.length).forEach(part -> text.append(parts[part]));
            ParsedPage page = parsed("<a href=x>" + text + "</a>");
            String shown = page.document().select("a[href]").first().text();
            assertEquals(shown, page.links().get(0).text(), () -> text.toString());
        }
    }

    @Test
    void anAddressIsStrippedAndMadeAbsoluteWhereThatIsPossible() {
        ParsedPage page = parsed("<p>x");
        assertEquals("http://example.org/a/b", page.absolute(" b\n"));
        assertEquals("http://example.org/a/b", page.absolute("b"));
        assertEquals("http://example.org/b~", page.absolute("/b~"));
        assertEquals(PAGE, page.absolute(" "));
        assertEquals("http://other.org/../x", page.absolute("\u2003http://other.org/../x"), "written out: left alone");
        assertEquals("https://other.org/./x", page.absolute("https://other.org/./x\u2003"));
        assertEquals("http://example.org/a/x%20y", page.absolute("x y"));
        assertEquals("foo:bar", page.absolute("foo:bar"), "a scheme that nobody knows");
        assertEquals("b", parser.parse("<p>x", "").absolute(" b "));
    }

    @Test
    void onlyScriptsThatRunAreCountedButAllWeigh() {
        ParsedPage page = parsed("<script>1234</script><script>5</script><script type='text/JavaScript'>12</script>"
                + "<script type=module src=x></script><script type='application/ld+json'>{}</script>");
        assertEquals(new ScriptVolume(4, 9), page.scripts());
        assertEquals(new ScriptVolume(0, 0), parsed("<p>x").scripts());
    }

    @Test
    void theTimeForTheTreeIsPartOfTheTimeForThePage() {
        long start = System.nanoTime();
        ParsedPage page = parsed("<p>x".repeat(1000));
        double all = (System.nanoTime() - start) / 1e6;
        assertTrue(page.treeMillis() > 0 && page.treeMillis() <= all);
    }

    @Test
    void shortAddressesSkipWhatIsNotShown() {
        ParsedPage page = parsed("<noscript><b>no</b></noscript><template><b>no</b></template><script>no()</script>"
                + "<style>b {}</style>" + "<div>".repeat(400) + "<b>x</b>".repeat(3000));
        XPaths paths = new XPaths(page.tree());
        for (int node = 0; node < page.tree().size(); node++) {
            String path = paths.of(node);
            if (node % 500 < 3 && path.startsWith("(")) {
                assertEquals(List.of(page.node(node)), page.document().selectXpath(path, Node.class), path);
            }
        }
        assertTrue(paths.of(page.tree().size() - 1).startsWith("(/html/body//text()"));
    }
}
