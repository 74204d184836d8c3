package io.tagwave.site;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.tagwave.column.Column;
import io.tagwave.column.ColumnKind;
import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import io.tagwave.pager.PageNumbers;
import io.tagwave.value.PageHints;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;

/** Pages of a site whose list was learned, as they are and as they become. */
class SiteExtractorTest {

    private static final List<String> WOODS = List.of("oak", "teak", "ash", "larch", "elm", "pine", "fir", "rowan");

    private static final IntFunction<String> LAMP =
            i -> item(i, "<span>" + price(i) + "</span><span>" + stock(i) + "</span>");

    private final SiteExtractor extractor =
            new SiteExtractor(new RecordExtractor(ContentModel.shipped(), true, () -> 0));

    @Test
    void theListIsShownAsItIsWanted() {
        SiteList wanted = learned(LAMP);
        wanted = wanted.with(column(wanted, "title").named("Lamp"))
                .with(column(wanted, "link").hidden(true))
                .with(column(wanted, "price").named("Costs"));
        SitePage page = read(page(LAMP), wanted);
        assertNull(page.drift());
        ExtractedList list = page.extraction().main().get(0);
        assertEquals(
                List.of("Lamp", "Costs", "text 1"),
                list.columns().stream().map(Column::name).toList());
        assertEquals(
                List.of("Lamp of oak", "€ 10.50", "3 left"),
                list.records().get(0).cells());
        assertEquals(10.5, list.records().get(0).values().get(1).number());
    }

    @Test
    void aColumnBetweenIsToldByTheKindsOfTheOthers() {
        SitePage page = read(
                page(i -> item(i, "<span>by hand</span><span>" + price(i) + "</span><span>" + stock(i) + "</span>")),
                learned(LAMP));
        assertNull(page.drift());
        assertEquals(cells(page(LAMP)), cells(page));
    }

    @Test
    void aColumnThatNothingTellsFromAnotherIsDrift() {
        SitePage page = read(
                page(i -> item(i, "<span>" + price(i) + "</span><span>by hand</span><span>" + stock(i) + "</span>")),
                learned(LAMP));
        assertEquals(new SiteDrift(SiteDrift.Reason.MORE_COLUMNS, List.of("text 1")), page.drift());
        assertEquals(List.of(), page.extraction().content());
    }

    @Test
    void aColumnThatIsGoneIsDriftUnlessPagesMayLackIt() {
        String without = page(i -> item(i, "<span>" + stock(i) + "</span>"));
        SiteList wanted = learned(LAMP);
        assertEquals(
                new SiteDrift(SiteDrift.Reason.OTHER_VALUES, List.of("price")),
                read(without, wanted).drift());
        SitePage lacking = read(without, wanted.with(column(wanted, "price").optional(true)));
        assertNull(lacking.drift());
        List<String> first = cells(lacking).get(0);
        assertNull(first.get(first.size() - 2));
        assertEquals("3 left", first.get(first.size() - 1));
    }

    /** What a person writes is an instruction, also where the columns that are found are others. */
    @Test
    void pathsThatAPersonWroteAreRead() {
        SiteList learned = learned(LAMP);
        String place = learned.records().get(0);
        String top = learned.columns().get(0).path().split("/")[0];
        SiteList written = new SiteList(
                learned.from(),
                List.of(place.substring(place.lastIndexOf('/', place.lastIndexOf('/') - 1) + 1)),
                List.of(
                        new SiteColumn("cost", ColumnKind.PRICE, top + "/span[1]", false),
                        new SiteColumn("left", ColumnKind.TEXT, "li/span[2]/#text", false),
                        new SiteColumn("page", ColumnKind.LINK, "li/h3/a/@href", false),
                        new SiteColumn("none", ColumnKind.TEXT, "li/em.none/#text", true)),
                null,
                null);
        SitePage page = read(page(LAMP), written);
        assertNull(page.drift());
        assertEquals(
                Arrays.asList("€ 10.50", "3 left", "http://shop/lamp/0", null),
                page.extraction().main().get(0).records().get(0).cells());
        assertEquals(
                10.5,
                page.extraction().main().get(0).records().get(0).values().get(0).number());
        SiteList gone = new SiteList(
                learned.from(),
                List.of(place),
                List.of(new SiteColumn("none", ColumnKind.TEXT, "li/em.none/#text", false)),
                null,
                null);
        assertEquals(
                new SiteDrift(SiteDrift.Reason.COLUMNS_GONE, List.of("none")),
                read(page(LAMP), gone).drift());
    }

    @Test
    void recordsElsewhereAreDriftAndAPageWithoutAListIsEmpty() {
        SiteList wanted = learned(LAMP);
        SitePage elsewhere = read(page(LAMP).replace("class=lamp", "class=card"), wanted);
        assertEquals(SiteDrift.Reason.NO_RECORDS, elsewhere.drift().reason());
        assertEquals(List.of(), elsewhere.extraction().main());
        assertEquals(1, elsewhere.asFound().main().size());
        SitePage none = read("<h1>Nothing found</h1><p>Try other words.</p>", wanted);
        assertEquals(SiteDrift.Reason.NO_LIST, none.drift().reason());
    }

    @Test
    void aPagerThatIsKnownIsFollowedWhereItLeads() {
        SiteList wanted = learned(LAMP);
        SiteList paged = new SiteList(
                wanted.from(), wanted.records(), wanted.columns(), null, new PageNumbers("?start=*", 20, 20));
        String links = "<p><a href=/lamps?start=20>forth</a> <a href=/lamps?start=40>far</a></p>";
        assertEquals(
                "http://shop/lamps?start=20",
                read(page(LAMP) + links, paged).extraction().next());
        assertNull(read(page(LAMP) + "<p><a href=/lamps?start=60>far</a></p>", paged)
                .extraction()
                .next());
    }

    @Test
    void aPageWithoutItsAddressGoesOnWhereItSaysDespiteAKnownPager() {
        SiteList wanted = learned(LAMP);
        SiteList paged = new SiteList(
                wanted.from(), wanted.records(), wanted.columns(), null, new PageNumbers("?start=*", 20, 20));
        String body = "<base href=http://shop/>" + page(LAMP)
                + "<p><b>1</b> <a href=/lamps?start=20>2</a> <a href=/lamps?start=40>3</a></p>";
        assertEquals(
                "http://shop/lamps?start=20", read("", body, paged).extraction().next());
    }

    private SiteList learned(IntFunction<String> item) {
        ExtractedList list = read(page(item), null).asFound().main().get(0);
        List<SiteColumn> columns = new ArrayList<>();
        for (Column column : list.columns()) {
            columns.add(new SiteColumn(column.name(), ColumnKind.of(column.kind()), column.path(), false));
        }
        return new SiteList("http://shop/lamps", List.of(list.template()), columns, null, null);
    }

    private static SiteColumn column(SiteList list, String name) {
        return list.column(name).orElseThrow();
    }

    private List<List<String>> cells(String page) {
        return cells(read(page, learned(LAMP)));
    }

    private static List<List<String>> cells(SitePage page) {
        return page.extraction().main().get(0).records().stream()
                .map(DataRecord::cells)
                .toList();
    }

    private SitePage read(String body, SiteList wanted) {
        return read("http://shop/lamps", body, wanted);
    }

    private SitePage read(String url, String body, SiteList wanted) {
        byte[] html = ("<body>" + body + "</body>").getBytes(StandardCharsets.UTF_8);
        ParsedPage page = new HtmlParser().parse(html, StandardCharsets.UTF_8, url);
        Site site = new Site("shop", wanted == null ? List.of() : List.of(wanted));
        return extractor.extract(page.tree(), page, PageHints.NONE, site);
    }

    private static String page(IntFunction<String> item) {
        StringBuilder html = new StringBuilder("<h1>All our lamps</h1><ul class=lamps>");
        for (int i = 0; i < WOODS.size(); i++) {
            html.append(item.apply(i));
        }
        return html + "</ul><p>Prices with tax.</p>";
    }

    private static String item(int i, String rest) {
        return "<li class=lamp><h3><a href=/lamp/" + i + ">Lamp of " + WOODS.get(i) + "</a></h3>" + rest + "</li>";
    }

    private static String price(int i) {
        return "€ " + (10 + i) + ".50";
    }

    private static String stock(int i) {
        return List.of("3 left", "in stock", "sold out").get(i % 3);
    }
}
