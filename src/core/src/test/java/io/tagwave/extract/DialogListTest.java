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

    /** One list of both would end in the dialog. */
    @Test
    void itemsAndPartnersAreNeverOneList() {
        for (String open : new String[] {"<div role=dialog>", "<div role=alertdialog>", "<dialog open>"}) {
            StringBuilder items = new StringBuilder("<h1>Lamps</h1><main><ul>");
            for (int i = 0; i < 4; i++) {
                items.append("<li class=card><a href=/i/" + i + ">Lamp " + i + " of polished brass</a><p>Shines for "
                        + i + " hours in the dark</p><b>" + (4 + i) + ".50 €</b></li>");
            }
            items.append("</ul></main>").append(open).append("<h2>We value your privacy</h2><ul>");
            for (int i = 0; i < 14; i++) {
                items.append("<li><a href=/priv/" + i + ">Vendor " + i + " GmbH</a><p>Uses cookies for " + (30 + 7 * i)
                        + " days</p><b>Active</b></li>");
            }
            String end = "</ul><button>Accept</button></" + open.substring(1, open.contains("div") ? 4 : 7) + ">";
            assertEquals(
                    4,
                    extract(items + end).main().stream()
                            .mapToInt(list -> list.records().size())
                            .sum(),
                    open);
        }
    }

    private static Extraction extract(String html) {
        ParsedPage page = new HtmlParser().parse("<title>Lamps</title>" + html, "http://e.org/");
        return new RecordExtractor(ContentModel.shipped(), true, () -> 0).extract(page.tree(), page);
    }
}
