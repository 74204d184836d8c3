package io.tagwave.extract;

import static io.tagwave.extract.WrittenPage.items;
import static io.tagwave.extract.WrittenPage.words;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.column.Column;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/**
 * The same field has the same column on every page and visit of a list: thirty lists in twenty variants each. A field is found by
 * its texts, and identified by the path of its column.
 */
class ColumnIdentityTest {

    private static final int RECORDS = 10;
    private static final int MIN_WHOLE = 540;

    /** The fields of an item, null where it lacks one. */
    private record Item(
            int number,
            String title,
            String price,
            String old,
            String stock,
            String brand,
            String note,
            boolean linked,
            boolean sponsored) {}

    /** Changes the items of a list. */
    private interface Variant {
        Item item(Item usual, int place);
    }

    private static Item usual(int number) {
        return new Item(
                number,
                "The " + words(number) + " lamp " + number,
                "$" + (number * 7 + 12) + ".50",
                number % 3 == 1 ? "$" + (number * 9 + 40) + ".00" : null,
                "In stock",
                "By " + words(number + 60),
                "Stands for " + words(number + 30) + " beside " + words(number + 90),
                true,
                false);
    }

    private static Item with(Item i, String price, String old, String stock, String note) {
        return new Item(i.number, i.title, price, old, stock, i.brand, note, i.linked, i.sponsored);
    }

    private static Item soldOut(Item i) {
        return with(i, null, null, "Sold out", i.note);
    }

    private static Item linked(Item i, boolean linked, boolean sponsored) {
        return new Item(i.number, i.title, i.price, i.old, i.stock, i.brand, i.note, linked, sponsored);
    }

    private static Map<String, Variant> variants() {
        Map<String, Variant> variants = new LinkedHashMap<>();
        variants.put("sold out, one", (i, at) -> at == 4 ? soldOut(i) : i);
        variants.put("sold out, four", (i, at) -> at % 5 == 1 || at % 5 == 3 ? soldOut(i) : i);
        variants.put("sold out, the first", (i, at) -> at == 0 ? soldOut(i) : i);
        variants.put("sold out, the last", (i, at) -> at == RECORDS - 1 ? soldOut(i) : i);
        variants.put("sponsored, the first", (i, at) -> linked(i, true, at == 0));
        variants.put("sponsored, two", (i, at) -> linked(i, true, at == 2 || at == 7));
        variants.put("sponsored, the last", (i, at) -> linked(i, true, at == RECORDS - 1));
        variants.put("unlinked title, the first", (i, at) -> linked(i, at != 0, false));
        variants.put("unlinked titles, three", (i, at) -> linked(i, at % 3 != 1, false));
        variants.put("price on request first", (i, at) -> at == 0 ? with(i, "on request", null, i.stock, i.note) : i);
        variants.put("no old price", (i, at) -> with(i, i.price, null, i.stock, i.note));
        variants.put(
                "old price in most", (i, at) -> at == 3 ? i : with(i, i.price, "$400." + i.number, i.stock, i.note));
        variants.put(
                "old price in the first alone",
                (i, at) -> with(i, i.price, at == 0 ? "$99.00" : null, i.stock, i.note));
        variants.put("no note in the first", (i, at) -> at == 0 ? with(i, i.price, i.old, i.stock, null) : i);
        variants.put("no notes in four", (i, at) -> at % 5 < 2 ? with(i, i.price, i.old, i.stock, null) : i);
        variants.put("reordered", (i, at) -> usual((at * 7 + 3) % RECORDS));
        variants.put("another page", (i, at) -> usual(at + 40));
        variants.put("another visit", (i, at) -> with(usual(at + 3), "$" + (at + 5) + ".25", i.old, i.stock, i.note));
        variants.put(
                "several stocks", (i, at) -> with(i, i.price, i.old, at % 2 == 0 ? "In stock" : "Few left", i.note));
        variants.put(
                "all at once", (i, at) -> at == 0 ? soldOut(linked(i, true, true)) : linked(i, at % 4 != 1, at == 5));
        return variants;
    }

    /** A way to write items: what is around an item, and its parts. */
    private record Form(String name, String head, String tail, boolean classes, String order) {}

    /** Thirty forms: five frames, with classes or without, in three orders of the fields. */
    private static List<Form> forms() {
        List<Form> forms = new ArrayList<>();
        String[][] frames = {
            {"list", "<li%s>", "</li>"},
            {"cards", "<div%s>", "</div>"},
            {"articles", "<article%s>", "</article>"},
            {"boxes in cards", "<div%s><div>", "</div></div>"},
            {"sections", "<section%s><div><div>", "</div></div></section>"},
        };
        for (String[] frame : frames) {
            for (String order : List.of("tposbn", "btpson", "tnbops")) {
                for (boolean classes : new boolean[] {true, false}) {
                    forms.add(new Form(frame[0] + " " + order, frame[1], frame[2], classes, order));
                }
            }
        }
        return forms;
    }

    private static String element(Form form, String tag, String name, String content) {
        return content == null
                ? ""
                : "<" + tag + (form.classes ? " class=" + name : "") + ">" + content + "</" + tag + ">";
    }

    private static String item(Form form, Item i) {
        StringBuilder html = new StringBuilder(form.head.replace("%s", form.classes ? " class=item" : ""));
        html.append(i.sponsored ? "<div class=sponsored>" : "");
        for (char field : form.order.toCharArray()) {
            html.append(
                    switch (field) {
                        case 't' ->
                            element(
                                    form,
                                    "h3",
                                    "name",
                                    i.linked ? "<a href=/item/" + i.number + ">" + i.title + "</a>" : i.title);
                        case 'p' -> element(form, "b", "price", i.price);
                        case 'o' -> element(form, "del", "was", i.old);
                        case 's' -> element(form, "em", i.price == null ? "sold" : "stock", i.stock);
                        case 'b' -> element(form, "small", "brand", i.brand);
                        default -> element(form, "p", "note", i.note);
                    });
        }
        return html.append(i.sponsored ? "</div>" : "").append(form.tail).toString();
    }

    /** Returns the columns that hold a field in most of the records that have it, by the field's name. */
    private static Map<String, String> columns(Form form, Variant variant) {
        List<Item> items = new ArrayList<>();
        for (int at = 0; at < RECORDS; at++) {
            items.add(variant.item(usual(at), at));
        }
        String body = items(RECORDS, at -> item(form, items.get(at)));
        ExtractedList list = WrittenPage.list("<h1>Lamps</h1><" + (form.head.startsWith("<li") ? "ul" : "div")
                + " class=lamps>" + body + "</" + (form.head.startsWith("<li") ? "ul" : "div") + ">");
        if (list.records().size() != RECORDS) {
            return Map.of();
        }
        Map<String, String> found = new TreeMap<>();
        found.put("title", column(list, items.stream().map(Item::title).toList()));
        found.put("price", column(list, items.stream().map(Item::price).toList()));
        found.put("old", column(list, items.stream().map(Item::old).toList()));
        found.put("stock", column(list, items.stream().map(Item::stock).toList()));
        found.put("brand", column(list, items.stream().map(Item::brand).toList()));
        found.put("note", column(list, items.stream().map(Item::note).toList()));
        return found;
    }

    /** Returns the path and name of the one column that holds texts where there are some, and nothing else. */
    private static String column(ExtractedList list, List<String> texts) {
        if (texts.stream().allMatch(Objects::isNull)) {
            return null;
        }
        for (int at = 0; at < list.columns().size(); at++) {
            int column = at;
            List<String> cells =
                    list.records().stream().map(one -> one.cells().get(column)).toList();
            if (cells.equals(texts)) {
                Column one = list.columns().get(at);
                return one.path();
            }
        }
        return "in no column of its own";
    }

    @Test
    void theSameFieldHasTheSameColumnInEveryVariantOfAList() {
        List<String> wrong = new ArrayList<>();
        int all = 0;
        for (Form form : forms()) {
            Map<String, String> usual = columns(form, (item, at) -> item);
            for (Map.Entry<String, Variant> variant : variants().entrySet()) {
                Map<String, String> there = columns(form, variant.getValue());
                all += there.isEmpty() ? 0 : 1;
                there.forEach((field, column) -> {
                    if (column != null && !column.equals(usual.get(field))) {
                        wrong.add(form.name + (form.classes ? " " : " bare ") + variant.getKey() + ": " + field + " "
                                + usual.get(field) + " -> " + column);
                    }
                });
            }
        }
        assertEquals(List.of(), wrong, () -> String.join("\n", wrong));
        // In some forms a wrapped card is no record of the list, which is not about columns.
        assertTrue(all >= MIN_WHOLE, "of 600 lists are whole: " + all);
    }
}
