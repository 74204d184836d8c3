package io.tagwave.store.list;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.column.ColumnKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyLearnerTest {

    private static final int PAGE = 10;

    private static final List<ListField> FIELDS = List.of(
            new ListField("a", ColumnKind.LINK, "link", null),
            new ListField("t", ColumnKind.TEXT, "title", null),
            new ListField("n", ColumnKind.NUMBER, "number_text", "number"));

    /** In the links, ID is a number of the item, PLACE where it stands on its page, ANY other for each item, PAGE the page's. */
    @ParameterizedTest
    @CsvSource({
        "/item/ID, /item/37",
        "/item/ID?ref=list, /item/37",
        "/item/ID?pos=PLACE&t=ANY, /item/37",
        "/item?id=ID&pos=PLACE, /item?id=37",
        "/item?pos=PLACE&id=ID, /item?id=37",
        "/item?lang=en&id=ID&sid=PAGE, /item?id=37",
        "/item?id=ID&color=red, /item?id=37",
        "/item;sid=PAGE?id=ID, /item?id=37",
        "/list#ID, /list#37",
    })
    void aLinkIsTheKeyWithoutWhatTellsNothing(String pattern, String key) {
        List<ListItem> items = items(i -> pattern.replace("ID", String.valueOf(i * 7 % 40))
                .replace("PLACE", String.valueOf(i % PAGE + 1))
                .replace("ANY", Integer.toHexString(i * 7919))
                .replace("PAGE", "s" + i / PAGE));
        KeyRule rule = new KeyLearner(FIELDS, items).learn();
        // The item with the number 37 is the eleventh: 11 times 7 is 37 modulo 40.
        assertEquals(key, rule.key(items.get(11), FIELDS));
    }

    @Test
    void withoutLinksOfTheirOwnTheTitleTellsItemsApart() {
        KeyRule rule = new KeyLearner(FIELDS, items(i -> "/cart")).learn();
        assertEquals(new KeyRule(KeyRule.Source.TEXT, "t", List.of()), rule);
        assertEquals(rule, KeyRule.parse(rule.line()));
    }

    @Test
    void aNumberThatCountsTheItemsOfAPageIsNoneOfTheirs() {
        KeyLearner learner = new KeyLearner(FIELDS, items(i -> "/item/" + i));
        assertEquals(Set.of(2), learner.counters());
    }

    @Test
    void aLinkThatIsMadeAnewForEachVisitGivesWayToTheTitle() {
        List<ListItem> before = items(i -> "/s1-" + i * 31);
        List<ListItem> now = items(i -> "/s2-" + i * 37);
        KeyRule first = new KeyLearner(FIELDS, before).learn();
        assertEquals(KeyRule.Source.LINK, first.source());
        assertEquals(
                KeyRule.Source.TEXT,
                new KeyLearner(FIELDS, now).keep(first, before).source());
        assertEquals(first, new KeyLearner(FIELDS, before).keep(first, before));
    }

    @Test
    @Tag("slow")
    @Timeout(120)
    void linksThatEachHaveAParameterOfTheirOwnDoNotHoldUpACrawl() {
        List<ListItem> items = new ArrayList<>();
        for (int i = 0; i < 2000; i++) {
            String link = "/list?item" + i + "=1";
            String[] texts = {link, "Lamp number " + i * 13, "1"};
            items.add(new ListItem(0, "/page", 0, i, link, null, texts, new Object[] {null, null, 1.0}));
        }
        assertEquals("t", new KeyLearner(FIELDS, items).learn().path());
    }

    /** What of nine in ten pairs of neighbours follows each other counts; where there is a single pair, nothing is known. */
    @ParameterizedTest
    @CsvSource({"0, true", "1, true", "3, true", "4, false"})
    void aCountMayHaveAFewGaps(int gaps, boolean counts) {
        List<ListItem> items = items(i -> "/item/" + i);
        for (int gap = 0; gap < gaps; gap++) {
            items.get(gap * PAGE + 9).values()[2] = null;
        }
        assertEquals(counts ? Set.of(2) : Set.of(), new KeyLearner(FIELDS, items).counters());
        assertEquals(Set.of(), new KeyLearner(FIELDS, items.subList(0, 2)).counters());
    }

    @Test
    void whereLinksOfAFieldAloneTellItemsApartTheyAreTheKey() {
        List<ListItem> items = new ArrayList<>();
        for (ListItem item : items(i -> "/item?id=" + i * 7)) {
            items.add(copy(item, "/cart", item.texts()));
        }
        KeyRule rule = new KeyLearner(FIELDS, items).learn();
        assertEquals(new KeyRule(KeyRule.Source.LINK, "a", List.of("id")), rule);
        assertEquals("/item?id=21", rule.key(items.get(3), FIELDS));
    }

    /** A number of the item's own is a key, one that counts the rows of a page is none. */
    @Test
    void whereAllTitlesAreTheSameANumberOfTheItemsTellsThemApart() {
        List<ListItem> counted = items(i -> "/cart");
        counted.forEach(item -> item.texts()[1] = "Lamp");
        assertEquals(
                KeyRule.Source.RECORD, new KeyLearner(FIELDS, counted).learn().source());
        for (int i = 0; i < counted.size(); i++) {
            counted.get(i).texts()[2] = String.valueOf(i * 17 % 41);
            counted.get(i).values()[2] = i * 17 % 41 + 0.0;
        }
        assertEquals(new KeyRule(KeyRule.Source.TEXT, "n", List.of()), new KeyLearner(FIELDS, counted).learn());
    }

    /** Thirty-six of forty items is enough for a key, thirty-five are too few. */
    @ParameterizedTest
    @CsvSource({"0, LINK", "4, LINK", "5, TEXT"})
    void aFewItemsMayHaveNoKeyOfTheirOwn(int without, KeyRule.Source source) {
        List<ListItem> items = new ArrayList<>();
        List<ListItem> all = items(i -> "/item/" + i);
        for (int i = 0; i < all.size(); i++) {
            String[] texts = all.get(i).texts().clone();
            texts[0] = null;
            texts[1] = without > 0 && i < 2 ? null : texts[1];
            items.add(copy(all.get(i), i < without ? null : all.get(i).href(), texts));
        }
        assertEquals(source, new KeyLearner(FIELDS, items).learn().source());
        assertEquals(
                source == KeyRule.Source.LINK ? "" : "t",
                new KeyLearner(FIELDS, items).learn().path());
    }

    /** A rule that finds half of the items again stays; one that finds fewer gives way to another that finds 30 % more. */
    @ParameterizedTest
    @CsvSource({"40, LINK", "20, LINK", "19, TEXT", "0, TEXT"})
    void aRuleIsDoubtedThatFindsFewerThanHalfOfTheItemsAgain(int found, KeyRule.Source source) {
        List<ListItem> before = items(i -> "/item/" + i);
        List<ListItem> now = items(i -> i < found ? "/item/" + i : "/other/" + i);
        KeyRule first = new KeyLearner(FIELDS, before).learn();
        assertEquals(source, new KeyLearner(FIELDS, now).keep(first, before).source());
    }

    @Test
    void anotherRuleHasToFindFarMoreThanTheDoubtedOne() {
        List<ListItem> before = items(i -> "/item/" + i);
        List<ListItem> now = items(i -> i < 12 ? "/item/" + i : "/other/" + i);
        for (int i = 24; i < now.size(); i++) {
            now.get(i).texts()[1] = "Renamed " + i;
        }
        KeyRule first = new KeyLearner(FIELDS, before).learn();
        assertEquals(first, new KeyLearner(FIELDS, now).keep(first, before), "0.6 is not more than 0.3 and 0.3");
        now.get(24).texts()[1] = before.get(24).texts()[1];
        assertEquals("t", new KeyLearner(FIELDS, now).keep(first, before).path());
    }

    @Test
    void aLongKeyIsCutAndStaysItsOwn() {
        KeyRule rule = new KeyRule(KeyRule.Source.TEXT, "t", List.of());
        String half = "long ".repeat(99) + "rest";
        ListItem whole = items(i -> "/").get(0);
        whole.texts()[1] = half + "!";
        assertEquals(500, rule.key(whole, FIELDS).length());
        whole.texts()[1] = half + "!a";
        String one = rule.key(whole, FIELDS);
        whole.texts()[1] = half + "!b";
        String other = rule.key(whole, FIELDS);
        assertTrue(one.startsWith(half + "!…") && other.startsWith(half + "!…"), one);
        assertNotEquals(one, other);
    }

    @Test
    void anItemWithoutItsKeyIsKnownByAllItSays() {
        ListItem item =
                new ListItem(0, "/", 0, 0, null, "all of it", new String[] {null, " a  b ", "3"}, new Object[3]);
        assertEquals("a b | 3", new KeyRule(KeyRule.Source.LINK, "", List.of()).key(item, FIELDS));
        assertEquals("a b | 3", new KeyRule(KeyRule.Source.LINK, "a", List.of()).key(item, FIELDS));
        assertEquals("a b", new KeyRule(KeyRule.Source.TEXT, "t", List.of()).key(item, FIELDS));
        assertEquals("a b | 3", new KeyRule(KeyRule.Source.TEXT, "gone", List.of()).key(item, FIELDS));
        ListItem bare = new ListItem(0, "/", 0, 0, null, "all  of it", new String[3], new Object[3]);
        assertEquals("all of it", KeyRule.RECORD.key(bare, FIELDS));
    }

    @Test
    void aRuleIsOneLine() {
        KeyRule rule = new KeyRule(KeyRule.Source.LINK, "ul/li/a", List.of("id", "size"));
        assertEquals("LINK\tul/li/a\tid&size", rule.line());
        assertEquals(rule, KeyRule.parse(rule.line()));
    }

    private static ListItem copy(ListItem item, String href, String[] texts) {
        return new ListItem(
                item.page(), item.pageUrl(), item.region(), item.ordinal(), href, item.text(), texts, item.values());
    }

    private static List<ListItem> items(IntFunction<String> link) {
        List<ListItem> items = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            String number = String.valueOf(i % PAGE + 1);
            items.add(new ListItem(
                    i / PAGE,
                    "/page" + i / PAGE,
                    i / PAGE,
                    i % PAGE,
                    link.apply(i),
                    null,
                    new String[] {link.apply(i), "Lamp number " + i * 13, number},
                    new Object[] {null, null, Double.valueOf(number)}));
        }
        return items;
    }
}
