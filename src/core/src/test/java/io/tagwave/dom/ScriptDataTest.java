package io.tagwave.dom;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.Page;
import io.tagwave.PageList;
import io.tagwave.PageRecord;
import io.tagwave.Tagwave;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Lists that a page holds as data, documents of data, and feeds. */
class ScriptDataTest {

    private static final String[] NAMES = {"Bowl", "Cup", "Large plate", "Jug"};

    private static String each(String template) {
        StringBuilder all = new StringBuilder();
        for (int i = 0; i < NAMES.length; i++) {
            all.append(all.isEmpty() ? "" : ",")
                    .append(template.replace("NAME", NAMES[i]).replace("0", "" + (i + 1)));
        }
        return all.toString();
    }

    private static List<String> texts(Page page, String column) {
        PageList main = page.lists().stream()
                .filter(PageList::isMain)
                .findFirst()
                .orElseThrow(() -> new AssertionError("no main list; " + page.note()));
        return main.records().stream()
                .map((PageRecord record) -> record.text(column))
                .toList();
    }

    private static Page script(String type, String json, String body) {
        return Tagwave.extract(
                "<title>Pottery</title><script type='" + type + "'>" + json + "</script><body>" + body,
                "https://shop.example/l");
    }

    @Test
    void linkedDataThatThePageDoesNotShowIsItsList() {
        Page page = script(
                "application/ld+json",
                "{\"@type\":\"ItemList\",\"itemListElement\":["
                        + each(
                                "{\"@type\":\"ListItem\",\"position\":0,\"item\":{\"@type\":\"Product\",\"name\":\"NAME\","
                                        + "\"url\":\"/p/0\",\"offers\":{\"price\":\"0.50\",\"priceCurrency\":\"EUR\"}}}")
                        + "]}",
                "<div id=root></div>");
        assertEquals(List.of(NAMES), texts(page, "title"));
        assertEquals(
                List.of("1.5" + "1 EUR", "2.52 EUR", "3.53 EUR", "4.54 EUR").size(),
                texts(page, "price").size());
        assertTrue(page.note().contains("JSON"), page.note());
    }

    @Test
    void dataOfScriptsIsAListIfItsObjectsHaveTitlesAndLinks() {
        String state = "{\"props\":{\"list\":["
                + each("{\"ad\":{\"urn\":\"id:0\",\"subject\":\"NAME\",\"geo\":{\"town\":\"Town NAME\"},"
                        + "\"urls\":{\"default\":\"https://ads.example/0\"}}}")
                + "]}}";
        Page page = script("application/json", state, "<div class=skeleton></div>");
        assertEquals(List.of(NAMES), texts(page, "title"));
        assertEquals("Town Cup", texts(page, "town").get(1));
        Page pictures = script(
                "application/json",
                "[" + each("{\"text\":\"NAME\",\"src\":\"https://ads.example/0.jpg\"}") + "]",
                "<p>One.");
        assertTrue(pictures.lists().isEmpty());
        Page paths = script(
                "application/ld+json",
                "{\"@type\":\"BreadcrumbList\",\"itemListElement\":[" + each("{\"name\":\"NAME\",\"item\":\"/0\"}")
                        + "]}",
                "");
        assertTrue(paths.lists().isEmpty());
    }

    @Test
    void aListThatThePageShowsIsNotAddedAgain() {
        StringBuilder shown = new StringBuilder("<ul>");
        for (String name : NAMES) {
            shown.append("<li><a href=/p/")
                    .append(name)
                    .append(">")
                    .append(name)
                    .append("</a> <b>9.50 EUR</b></li>");
        }
        Page page = script(
                "application/json",
                "[" + each("{\"name\":\"NAME\",\"url\":\"/p/0\",\"text\":\"NAME NAME NAME NAME\"}") + "]",
                shown + "</ul>");
        assertFalse(page.note().contains("JSON"), page.note());
    }

    @Test
    void aDocumentOfDataIsAPageWithAList() {
        Page page = Tagwave.extract(
                "{\"total\":4,\"results\":[" + each("{\"id\":0,\"title\":\"NAME\",\"link\":\"/p/0\"}") + "]}",
                "https://shop.example/api");
        assertEquals(List.of(NAMES), texts(page, "title"));
    }

    @Test
    void feedsAreLists() {
        StringBuilder rss = new StringBuilder("<?xml version='1.0'?><rss version='2.0'><channel><title>News</title>");
        StringBuilder atom = new StringBuilder("<feed xmlns='http://www.w3.org/2005/Atom'><title>Blog</title>");
        for (int i = 0; i < NAMES.length; i++) {
            rss.append("<item><title>" + NAMES[i] + "</title><link>https://n.example/" + i + "</link><description>"
                    + "&lt;p&gt;About " + NAMES[i] + "&lt;/p&gt;</description><pubDate>Mon, 0" + (i + 2)
                    + " Nov 2026 10:00:00 GMT</pubDate></item>");
            atom.append("<entry><title>" + NAMES[i] + "</title><link href='https://b.example/" + i
                    + "'/><updated>2026-11-0" + (i + 1) + "T10:00:00Z</updated></entry>");
        }
        Page news = Tagwave.extract(rss + "</channel></rss>", "https://n.example/feed");
        assertEquals(List.of(NAMES), texts(news, "title"));
        assertEquals("About Jug", texts(news, "description").get(3));
        assertEquals(List.of(NAMES), texts(Tagwave.extract(atom + "</feed>", "https://b.example/"), "title"));
    }

    @Test
    void theGuidOfAFeedIsTheLinkWhereThereIsNone() {
        for (String permanent : List.of("", " isPermaLink='true'", " isPermaLink='false'")) {
            StringBuilder rss = new StringBuilder("<rss version='2.0'><channel><title>News</title>");
            for (int i = 0; i < NAMES.length; i++) {
                rss.append("<item><title>" + NAMES[i] + "</title>"
                        + (i != 1 ? "<link>https://n.example/" + i + "</link>" : "")
                        + "<guid" + permanent + ">https://n.example/" + i + "</guid></item>");
            }
            List<String> links = new HtmlParser()
                    .parse(rss + "</channel></rss>", "https://n.example/feed").links().stream()
                            .map(Hyperlink::url)
                            .toList();
            assertEquals(NAMES.length - (permanent.contains("false") ? 1 : 0), links.size(), permanent);
        }
    }

    @Test
    void aTableInACommentIsRead() {
        ParsedPage page = new HtmlParser()
                .parse(
                        "<body><p>Players</p><!-- <table><tr><th>Name<th>Goals<tr><td>Ann<td>3</table> --><!-- x -->",
                        "");
        assertEquals("Players Name Goals Ann 3", page.tree().text(0, page.tree().size()));
    }

    private static final String GOODS =
            each("{'@type':'Product','name':'NAME','url':'https://shop.example/p/0','sku':'S-0',"
                            + "'brand':{'@type':'Brand','name':'Maker NAME'},'image':['/i/0.jpg','/i/b0.jpg'],"
                            + "'offers':[{'@type':'Offer','price':'0.50','priceCurrency':'EUR',"
                            + "'availability':'https://schema.org/InStock'}]}")
                    .replace('\'', '"');

    private static String shown(String rest) {
        StringBuilder shown = new StringBuilder("<main><h1>Pottery</h1><ul>");
        for (int i = 0; i < NAMES.length; i++) {
            shown.append("<li><a href='/p/" + (i + 1) + "'>" + NAMES[i] + "</a>"
                    + rest.replace("0", "" + (i + 1)).replace("NAME", NAMES[i]) + "</li>");
        }
        return shown + "</ul></main>";
    }

    @Test
    void linkedDataNamesAndAddsColumnsOfTheListThatIsShown() {
        String graph =
                "{\"@context\":\"https://schema.org\",\"@graph\":[{\"@type\":\"WebSite\",\"name\":\"Pots\",\"url\":\"/\"},"
                        + GOODS + "]}";
        Page page = script("application/ld+json", graph, shown("<p>Maker NAME</p><b>0,50 \u20ac</b>"));
        assertEquals(List.of("S-1", "S-2", "S-3", "S-4"), texts(page, "sku"));
        assertEquals("Maker Cup", texts(page, "brand").get(1));
        assertEquals("2,52 \u20ac", texts(page, "price").get(1));
        assertFalse(page.note().contains("JSON"), page.note());
    }

    @Test
    void linkedDataOfOtherThingsIsNotJoined() {
        String others = GOODS.replace("\"name\":\"", "\"name\":\"Other ").replace("/p/", "/q/");
        Page page = script("application/ld+json", "[" + others + "]", shown("<p>Maker NAME</p><b>0,50 \u20ac</b>"));
        assertFalse(page.main().orElseThrow().has("sku"));
    }

    @Test
    void linkedDataOfOneScriptForEachItemIsAList() {
        StringBuilder scripts = new StringBuilder();
        for (String item : GOODS.split("(?<=\\}),(?=\\{\"@type\":\"Product)")) {
            scripts.append("</script><script type='application/ld+json'>\n<!--\n"
                    + item.replace("\"InStock", "\n\"InStock") + "\n-->\n");
        }
        Page page = script(
                "application/ld+json", "{\"@type\":\"Organization\",\"name\":\"Pots\"}" + scripts, "<div></div>");
        assertEquals(List.of(NAMES), texts(page, "title"));
        assertEquals(List.of("S-1", "S-2", "S-3", "S-4"), texts(page, "sku"));
    }
}
