package io.tagwave.demo;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Fills the page of a lamp from {@code items.tsv}. */
final class ShopItemPage {

    private static final Pattern NUMBER = Pattern.compile("[?&]no=(\\d+)");
    private static final List<String> FIELDS = List.of("no", "name", "price", "stock", "blurb");

    private ShopItemPage() {}

    /** Fills a template with the lamp of the query, or the first one; text without placeholders stays as it is. */
    static String fill(String template, String asked) {
        Matcher number = NUMBER.matcher(asked);
        if (!template.contains("{{name}}")) {
            return template;
        }
        String wanted = number.find() ? number.group(1) : "1";
        String prefix = wanted + "\t";
        String[] values = DemoRoute.lines("items.tsv")
                .filter(line -> line.startsWith(prefix))
                .findFirst()
                .map(line -> line.split("\t"))
                .orElse(new String[] {wanted, "Sold out", "", "", ""});
        String text = template;
        for (int field = 0; field < FIELDS.size(); field++) {
            text = text.replace("{{" + FIELDS.get(field) + "}}", values[field]);
        }
        return text;
    }
}
