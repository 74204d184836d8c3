package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.list;
import static io.tagwave.extract.WrittenPage.names;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.column.Column;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** Page in, columns out: how they are called, of what kind they are, and where they stand. */
class ColumnsOfPagesTest {

    private static final int RECORDS = 12;

    private static String table(String head, int rows) {
        return "<table><tr>" + head + "</tr>"
                + items(
                        rows,
                        i -> "<tr><td>" + words(i) + "</td><td>" + (i * 31 + 100) + "</td><td><a href=/" + i + ">"
                                + words(i + 20) + "</a></td></tr>")
                + "</table>";
    }

    @Test
    void aTablesHeadNamesItsColumns() {
        assertEquals(
                List.of("Town (old)", "Area %", "Web page link", "Web page"),
                names(table("<th>Town (old):</th><th>Area % </th><th>- Web \t page</th>", RECORDS)));
    }

    @Test
    void ofNamesThatDifferInCaseAloneTheSecondHasANumber() {
        assertEquals(
                List.of("Town", "town 2", "text link", "text 1"),
                names(table("<th>Town</th><th>town</th><th></th>", RECORDS)).stream()
                        .map(name -> name.equals("link") ? "text link" : name.equals("title") ? "text 1" : name)
                        .toList());
    }

    @Test
    void eachHeadNamesItsColumnWhateverTheOthersAre() {
        String longName = "<th>" + "Town of the people that live here and beside it ".repeat(2)
                + "</th><th>Area</th><th>Web</th>";
        assertEquals(List.of("text 1", "Area", "Web link", "Web"), names(table(longName, RECORDS)));
        assertEquals(
                List.of("Pts", "Pts 2", "Web link", "Web"),
                names(table("<th>Pts</th><th>Pts</th><th>Web</th>", RECORDS)));
        assertEquals(
                List.of("Town", "24h %", "2023 link", "2023"),
                names(table("<th>Town</th><th>24h %</th><th>2023</th>", RECORDS)));
        assertEquals(
                List.of("Town", "Area", "Web link", "Web"),
                names(table("<th>Town</th><th>Area</th><th>Web</th><th>More</th>", RECORDS)));
    }

    @Test
    void oneMarkedCellIsNoHead() {
        assertTrue(names(table("<th>Town</th><th></th><th></th>", RECORDS)).stream()
                .noneMatch(name -> name.startsWith("Town")));
    }

    @Test
    void cellsThatNothingMarksAreHeadsIfMostHaveNoDigit() {
        String heads = "<td><b>Town</b></td><td><b>Area</b></td><td><b>24h %</b></td>";
        assertEquals(List.of("Town", "Area", "24h % link", "24h %"), names(table(heads, RECORDS)));
        String values = "<td><b>Town 1</b></td><td><b>7</b></td><td><b>Web</b></td>";
        assertTrue(names(table(values, RECORDS)).stream().noneMatch(name -> name.startsWith("Web")));
    }

    @Test
    void aHeadAboveAllColumnsIsATitleAndARowOfOneCellASection() {
        String heads = "<th colspan=3>Our towns<tr><th>Town<th colspan=2>Size<tr><th><th>Area<th>Web"
                + "<tr><td colspan=3><b>North</b>";
        assertEquals(List.of("Town", "Size Area", "Size Web link", "Size Web"), names(table(heads, RECORDS)));
    }

    @Test
    void theHeadMayStandInAPartOfItsOwn() {
        String rows = items(RECORDS, i -> "<tr><td>" + words(i) + "</td><td>" + (i * 7 + 1) + "</td></tr>");
        assertEquals(
                List.of("Name", "Length"),
                names(
                        "<table><thead><tr><td colspan=2>All</td></tr><tr><th>Name</th><th>Length</th></tr></thead><tbody>"
                                + rows + "</tbody></table>"));
    }

    @Test
    void aColumnIsIdentifiedByWhereMostOfItsCellsStand() {
        String usual = "<div class=hit><h3>%s</h3><b class=price>$%d.50</b><i>%s</i></div>";
        String first = "<div class='hit top'><h3>%s</h3><b class=request>$%d.50</b><i class=new>%s</i></div>";
        List<String> paths = list(
                        items(RECORDS, i -> (i == 0 ? first : usual).formatted(words(i), i + 7, words(i + 40))))
                .columns()
                .stream()
                .map(Column::path)
                .toList();
        assertEquals(List.of("div.hit/h3/#text", "div.hit/b.price/#text", "div.hit/i/#text"), paths);
    }

    @Test
    void ofEqualPlacesThoseThatMostRecordsHaveComeFirst() {
        String label = "<p class='x few'>Only left %d at %s</p>";
        List<Column> columns = list(items(
                        RECORDS,
                        i -> "<div class=hit><h3><a href=/" + i + ">" + words(i) + "</a></h3><p class='x by'>By "
                                + words(i + 3) + "</p>"
                                + (i % 3 == 0 ? label.formatted(i, words(i + 5)) : "") + "<p class='x cost'>$"
                                + (i * 7 + 3)
                                + ".50</p></div>"))
                .columns();
        assertEquals("div.hit/p.x/#text#2", columns.get(columns.size() - 1).path());
    }

    /** A card of a shop. */
    private static String card(int i) {
        return "<div class='hit x" + i + "'><a href=/d" + i + "><img src=/i" + i + ".png></a><h3><a href=/d" + i + ">"
                + words(i) + "</a></h3><b>$</b><i>" + (i * 13 + 5) + ".50</i><u>Weight:</u><s>" + words(i + 2)
                + "</s><u>Seats</u><s>" + (i % 5 + 2) + "</s><p class='note7 b'>some of " + words(i + 40) + " here</p>"
                + (i % 3 == 0 ? "<em>Sold out</em>" : "") + "<small>Add to cart</small><a href=/m" + i
                + ">More</a><img src=/j" + i + ".png><tt>2023-0" + (i % 9 + 1) + "-1" + i % 9 + "</tt></div>";
    }

    @Test
    void columnsHaveRolesLabelsAndFlagsForNames() {
        assertEquals(
                List.of(
                        "link link div.hit/a",
                        "image image div.hit/a/img",
                        "link 2 link div.hit/h3/a",
                        "title text div.hit/h3/a/#text",
                        "price price div.hit/b/#text",
                        "text 1 text div.hit/u/#text constant",
                        "Weight text div.hit/s/#text[Weight]",
                        "text 2 text div.hit/u/#text#2 constant",
                        "Seats number div.hit/s/#text[Seats]",
                        "text 3 text div.hit/p.note0/#text",
                        "Sold out boolean div.hit/em/#text",
                        "text 4 text div.hit/small/#text constant",
                        "link 3 link div.hit/a#2",
                        "text 5 text div.hit/a/#text constant",
                        "image 2 image div.hit/img",
                        "date date div.hit/tt/#text"),
                list("<div class=hits>" + items(RECORDS, ColumnsOfPagesTest::card) + "</div>").columns().stream()
                        .map(c -> c.name() + " " + c.kind() + " " + c.path() + (c.constant() ? " constant" : ""))
                        .toList());
    }

    /** The name of what stands in an i, behind something. */
    private static String nameBehind(String label, String value) {
        String body = "<h1>Things</h1><p>" + RECORDS + " things</p><ul>"
                + items(
                        RECORDS,
                        i -> "<li><em>" + words(i) + "</em>" + label + "<i>"
                                + value.replace("N", "" + (i * 3 + 10)).replace("W", words(i + 5)) + "</i></li>")
                + "</ul>";
        return list(body).columns().stream()
                .filter(column -> column.path().startsWith("li/i/#text"))
                .map(Column::name)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aLabelWithAColonNamesWhatFollows() {
        assertEquals("Part (old)", nameBehind("<b>Part (old):</b>", "W"));
        assertEquals("色", nameBehind("<b>色：</b>", "W"));
        assertEquals("Where one may see it each day", nameBehind("<b>Where one may see it each day:</b>", "W"));
        assertEquals("text 2", nameBehind("<b>Where one may see it on any one day:</b>", "W"));
        assertEquals("text 2", nameBehind("<b>:</b>", "W"));
    }

    @Test
    void aShortLabelWithoutOneNamesNumbersOnly() {
        assertEquals("Rooms", nameBehind("<b>Rooms</b>", "N"));
        assertEquals("text 2", nameBehind("<b>Rooms</b>", "W"));
        assertEquals("Rooms and halls.".replace(".", ""), nameBehind("<b>Rooms and halls.</b>", "N"));
        assertEquals("number", nameBehind("<b>Rooms and a hall.</b>", "N"));
    }

    @Test
    void aLabelMayStandInsideTheValues() {
        assertEquals("Size", nameBehind("", "Size: W"));
        assertEquals("Size", nameBehind("", "Size: N"));
    }

    @Test
    void aLabelThatOnlySomeRecordsHaveIsOne() {
        String body = "<ul>"
                + items(
                        RECORDS,
                        i -> "<li><em>" + words(i) + "</em><p>" + words(i + 30) + " and more</p>"
                                + (i % 2 == 0 ? "<b>Rooms</b><i>" + (i + 12) + "</i>" : "")
                                + (i % 3 == 0 ? "<a href=/v" + i + ">Video</a>" : "")
                                + (i % 4 == 0 ? "<em>New</em>" : "") + "</li>")
                + "</ul>";
        assertEquals(List.of("title", "text 1", "text 2", "Rooms", "link", "text 3", "New"), names(body));
    }

    @Test
    void thePriceIsTheOneThatMostRecordsHave() {
        String body = "<ul>"
                + items(
                        RECORDS,
                        i -> "<li><em>" + words(i) + "</em>" + (i % 3 == 0 ? "<del>" + (i + 50) + ".00 EUR</del>" : "")
                                + "<ins>" + (i * 3 + 5) + ".99 EUR</ins><p>" + words(i + 30) + " and more</p></li>")
                + "</ul>";
        assertEquals(List.of("title", "price 2", "price", "text 1"), names(body));
    }

    @Test
    void aSingleOtherValueAmongManyMakesAColumnData() {
        String body = "<ul>"
                + items(
                        48,
                        i -> "<li><b>" + words(i) + "</b><i>" + (i == 25 ? "rare" : "common")
                                + "</i><u>all alike</u></li>")
                + "</ul>";
        assertEquals(
                List.of(false, false, true),
                list(body).columns().stream().map(Column::constant).toList());
    }

    private static List<String> kinds(IntFunction<String> field) {
        return list("<h1>Things</h1><p>" + RECORDS + " things</p><ul>"
                        + items(RECORDS, i -> "<li><em>" + words(i) + "</em>" + field.apply(i) + "</li>") + "</ul>")
                .columns()
                .stream()
                .skip(1)
                .map(Column::kind)
                .toList();
    }

    @Test
    void aCurrencyBesideANumberMakesAPriceOfIt() {
        assertEquals(List.of("text", "price"), kinds(i -> "<u>EUR</u> <b>" + (i * 7 + 12) + "</b>"));
        assertEquals(List.of("text", "number"), kinds(i -> "<u>No.</u> <b>" + (i * 7 + 12) + "</b>"));
        assertEquals(List.of("text", "text"), kinds(i -> "<u>EUR</u> <b>" + words(i + 9) + "</b>"));
    }

    @Test
    void numbersThatFewRecordsHaveAreNumbers() {
        assertEquals(
                List.of("number", "text"),
                kinds(i -> (i % 6 == 1 ? "<b>" + (i + 12) + "</b>" : "") + "<i>" + words(i + 9) + "</i>"));
        assertEquals(List.of("text"), kinds(i -> "<b>" + (i % 6 == 1 ? "" + (i + 12) : words(i + 9)) + "</b>"));
    }

    @Test
    void theTitleIsTheFirstLinkedTextElseTheFirst() {
        String linked = "<ul>"
                + items(
                        RECORDS,
                        i -> "<li><b>" + words(i) + "</b><i><a href=/" + i + ">" + words(i + 20) + "</a></i></li>")
                + "</ul>";
        assertEquals(List.of("text 1", "link", "title"), names(linked));
        String plain =
                "<ul>" + items(RECORDS, i -> "<li><b>" + words(i) + "</b><i>" + words(i + 20) + "</i></li>") + "</ul>";
        assertEquals(List.of("title", "text 1"), names(plain));
    }

    @Test
    void ofHeadingsTheHighestIsTheTitle() {
        String body = "<ul>"
                + items(
                        RECORDS,
                        i -> "<li><h4><a href=/s" + i + ">" + words(i) + "</a></h4><h3><a href=/" + i + ">"
                                + words(i + 20) + "</a></h3></li>")
                + "</ul>";
        assertEquals(List.of("link", "text 1", "link 2", "title"), names(body));
    }

    @Test
    void theAuthorOfPostsIsNoTitle() {
        String body = "<ul>"
                + items(
                        RECORDS,
                        i -> "<li><h4><a href=/u" + i % 3 + ">" + words(i % 3) + "</a></h4><p>"
                                + (words(i) + " and so on ").repeat(16) + "</p></li>")
                + "</ul>";
        assertFalse(names(body).contains("title"));
    }

    @Test
    void ofADeepFieldTheLastStepsTellEnough() {
        String deep = items(
                8,
                i -> "<div>" + "<div>".repeat(17) + "<b>" + words(i) + " and so on</b>" + "</div>".repeat(17) + "<i>"
                        + words(i + 5) + "</i></div>");
        assertEquals(
                List.of("div/".repeat(14) + "b/#text", "div/i/#text"),
                list("<h1>Things</h1><p>8 things</p><div class=q>" + deep + "</div>").columns().stream()
                        .map(Column::path)
                        .toList());
    }

    @Test
    void aTemplateIsToldByTheLowestStepsWithAClass() {
        String hits =
                items(RECORDS, i -> "<div class=hit" + i + "><b>" + words(i) + "</b><i>" + words(i + 9) + "</i></div>");
        assertEquals("body/div/div.hit0", list("<div>" + hits + "</div>").template());
        assertEquals(
                "main.m0/div.list/div/div.hit0",
                list("<div class=banner><main class=m12><section><div class='list wide'><div>" + hits
                                + "</div></div></section></main></div>")
                        .template());
    }
}
