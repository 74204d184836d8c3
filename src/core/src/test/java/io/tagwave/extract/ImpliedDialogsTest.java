package io.tagwave.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.model.ContentModel;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Extracts pages with a box that asks for consent, a subscription or a login, and has no role. The boxes are written in the
 * structure of twenty programs, in ten languages.
 */
class ImpliedDialogsTest {

    private static final String FIXED_LAYER = "<style>a{color:red} .layer, #x { left:0; POSITION : fixed }</style>";

    @ParameterizedTest
    @ValueSource(
            strings = {
                "borlabs", "ccmain", "ccwindow", "complianz", "consentmanager", "cookiebot", "cookieyes", "didomi",
                "fundingchoices", "iubenda", "klaro", "login", "newsletter", "onetrust", "ownhash", "owntable",
                "quantcast", "shopware", "tarteaucitron", "usercentrics"
            })
    void itsListIsNeverTheList(String name) throws IOException {
        String box;
        try (var file = getClass().getResourceAsStream("/dialogs/" + name + ".html")) {
            box = new String(file.readAllBytes(), StandardCharsets.UTF_8);
        }
        for (int items : new int[] {0, 3, 8, 30}) {
            for (String part : new String[] {"main", "div"}) {
                String page = page(part, items);
                String what = name + ", " + items + " items in " + part;
                assertEquals(items, mainRecords(page + box), what + ", at the end");
                assertEquals(items, mainRecords(box + page), what + ", at the start");
            }
        }
    }

    @Test
    void aListWithControlsIsTheList() {
        String rows = "";
        String cards = "";
        for (int i = 0; i < 9; i++) {
            rows += "<tr><td><input type=checkbox name=m" + i + "><td><a href=/mail/" + i + ">Letter " + i
                    + " of the archive</a><td>Anna B" + i + "<td>" + (10 + i) + " May 2024</tr>";
            cards += "<div class=task><input type=checkbox><label>Mend the roof of house " + i
                    + "</label><p>Ask at number " + (40 + i) + " for a ladder</p><button>Remove</button></div>";
        }
        String table = "<table>" + rows + "</table><button>Delete</button><button>Move</button>";
        String intro = "<p>All the letters that were sent to the museum since it opened its doors to the public,"
                + " with their authors and dates.</p>";
        assertEquals(9, mainRecords("<h1>Letters</h1>" + intro + "<form action=/do>" + table + "</form>"));
        assertEquals(9, mainRecords("<div class=head><h1>Letters</h1></div><div class=box>" + table + "</div>"));
        assertEquals(9, mainRecords("<div class=app><h1>Tasks</h1>" + cards + "<button>Clear</button></div>"));
        assertEquals(9, mainRecords(FIXED_LAYER + "<div class=layer>" + table + "</div>"));
    }

    @Test
    void aLayerThatAStyleElementFixesIsADialogWhereverItStands() {
        String partners = "";
        for (int i = 0; i < 30; i++) {
            partners += "<li><a href='https://p" + i + ".example/'>Partner " + i + "</a> <em>keeps data " + (30 + i)
                    + " days</em><p>Measures adverts and content of this page</p></li>";
        }
        String layer = "<section class='k layer'><ul>" + partners + "</ul><button>Yes</button></section>";
        String page = page("div", 8);
        assertEquals(
                8, mainRecords(FIXED_LAYER + "<div class=all>" + page + layer + "<p>The end of the page</p></div>"));
    }

    private static String page(String part, int items) {
        String list = items == 0 ? "<h1>About us</h1>" : "<h1>Lamps</h1><ul>";
        for (int i = 0; i < items; i++) {
            list += "<li class=card><a href=/i/" + i + "><img src=/l" + i + ".jpg></a><h3><a href=/i/" + i + ">Lamp "
                    + (char) ('A' + i % 26) + i + "</a></h3><p>Shines for " + (3 + i)
                    + " hours in the dark of a small room</p><b class=price>" + (4 + 3 * i) + ".50 €</b></li>";
        }
        list += items > 0
                ? "</ul>"
                : "<p>We make lamps in the old way, since our grandparents began in a shed behind the house.</p>"
                        .repeat(6);
        String top = "<a href=/>Lamp House</a> <a href=/a>Shop</a> <a href=/b>About</a> <a href=/c>Contact</a>";
        return "<div class=top>" + top + "</div><" + part + ">" + list + "</" + part
                + "><div class=bottom>© Lamp House</div>";
    }

    private static int mainRecords(String html) {
        ParsedPage page = new HtmlParser().parse("<title>Lamps</title>" + html, "http://e.org/");
        return new RecordExtractor(ContentModel.shipped(), true, () -> 0)
                .extract(page.tree(), page).main().stream()
                        .mapToInt(list -> list.records().size())
                        .sum();
    }
}
