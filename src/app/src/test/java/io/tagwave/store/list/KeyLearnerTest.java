package io.tagwave.store.list;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.column.ColumnKind;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KeyLearnerTest {

    private static final int PAGE = 10;

    private static final List<Field> FIELDS = List.of(
            new Field("a", ColumnKind.LINK, "link", null),
            new Field("t", ColumnKind.TEXT, "title", null),
            new Field("n", ColumnKind.NUMBER, "number_text", "number"));

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
        List<Item> items = items(i -> pattern.replace("ID", String.valueOf(i * 7 % 40))
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
        assertEquals(java.util.Set.of(2), learner.counters());
    }

    @Test
    void aLinkThatIsMadeAnewForEachVisitGivesWayToTheTitle() {
        List<Item> before = items(i -> "/s1-" + i * 31);
        List<Item> now = items(i -> "/s2-" + i * 37);
        KeyRule first = new KeyLearner(FIELDS, before).learn();
        assertEquals(KeyRule.Source.LINK, first.source());
        assertEquals(
                KeyRule.Source.TEXT,
                new KeyLearner(FIELDS, now).keep(first, before).source());
        assertEquals(first, new KeyLearner(FIELDS, before).keep(first, before));
    }

    @Test
    @Timeout(120)
    void linksThatEachHaveAParameterOfTheirOwnDoNotHoldUpACrawl() {
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < 2000; i++) {
            String link = "/list?item" + i + "=1";
            String[] texts = {link, "Lamp number " + i * 13, "1"};
            items.add(new Item(0, "/page", 0, i, link, null, texts, new Object[] {null, null, 1.0}));
        }
        assertEquals("t", new KeyLearner(FIELDS, items).learn().path());
    }

    private static List<Item> items(IntFunction<String> link) {
        List<Item> items = new ArrayList<>();
        for (int i = 0; i < 40; i++) {
            String number = String.valueOf(i % PAGE + 1);
            items.add(new Item(
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
