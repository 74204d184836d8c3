package io.tagwave.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.model.ContentModel;
import org.junit.jupiter.api.Test;

/** Extracts pages over which a dialog asks for consent, and lists more partners than the page has items. */
class DialogListTest {

    @Test
    void theListOfAConsentDialogIsNeverTheList() {
        StringBuilder partners = new StringBuilder();
        for (int i = 0; i < 40; i++) {
            partners.append(
                    "<li class=vendor><label><input type=checkbox> Vendor " + (char) ('A' + i % 26) + " Media " + i
                            + "</label><a href='https://vendor" + i
                            + ".example/privacy'>Privacy policy</a><p>Retention " + (30 + i)
                            + " days, uses cookies and legitimate interest for measuring ads</p></li>");
        }
        StringBuilder items = new StringBuilder("<h1>Lamps</h1><ul>");
        for (int i = 0; i < 12; i++) {
            items.append("<li class=item><a href='/item/" + i + "'>Lamp " + i + " of brass</a><b class=price>$"
                    + (10 + i) + ".95</b><p>Burns oil, lights " + i + " rooms.</p></li>");
        }
        String dialog = "<div role=dialog aria-modal=true><h2>We value your privacy</h2><ul class=vendors>" + partners
                + "</ul><button>Accept all</button></div>";
        assertEquals(
                12,
                extract(items + "</ul>" + dialog).main().stream()
                        .mapToInt(list -> list.records().size())
                        .sum());
        String article =
                "<p>We make lamps in the old way, since our grandparents began in a shed behind the house.</p>";
        assertFalse(extract("<h1>About us</h1>" + article.repeat(8) + dialog).main().stream()
                .findAny()
                .isPresent());
    }

    private static Extraction extract(String html) {
        ParsedPage page = new HtmlParser().parse("<title>Lamps</title>" + html, "http://e.org/");
        return new RecordExtractor(ContentModel.shipped(), true, () -> 0).extract(page.tree(), page);
    }
}
