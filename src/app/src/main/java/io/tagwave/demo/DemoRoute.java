package io.tagwave.demo;

import io.tagwave.rows.ResourceText;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A line of {@code site.txt}.
 *
 * @param address path with query, or a path that ends with a star
 * @param source file below {@code site/}, an arrow for a redirect, or a status
 * @param type content type or target of the redirect; empty for a status
 */
record DemoRoute(String address, String source, String type) {

    private static final String REDIRECT = "->";
    private static final String CHARSET = "charset=";
    private static final Pattern ITEM = Pattern.compile("[?&]no=(\\d+)");
    private static final List<String> ITEM_FIELDS = List.of("no", "name", "price", "stock", "blurb");

    static List<DemoRoute> all() {
        return lines("site.txt")
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.strip().split("\\s+", 3))
                .map(parts -> new DemoRoute(parts[0], parts[1], parts.length > 2 ? parts[2] : ""))
                .toList();
    }

    /** Returns the lines of a resource that are not blank. */
    private static Stream<String> lines(String name) {
        return ResourceText.read(DemoRoute.class, name).lines().filter(line -> !line.isBlank());
    }

    boolean isHtml() {
        return type.startsWith("text/html");
    }

    DemoResponse answer(String asked, URI root) {
        if (source.equals(REDIRECT)) {
            return DemoResponse.redirect(type);
        }
        if (type.isEmpty()) {
            return DemoResponse.failure(Integer.parseInt(source));
        }
        String text = ResourceText.read(DemoRoute.class, "site/" + source)
                .replace("{{root}}", root.resolve("/x").toString().replace("/x", ""));
        return DemoResponse.page(contentType(), filled(text, asked).getBytes(charset()));
    }

    /** Fills a page with the lamp of the query, or the first one; text without placeholders stays as it is. */
    private static String filled(String page, String asked) {
        if (!page.contains("{{name}}")) {
            return page;
        }
        Matcher number = ITEM.matcher(asked);
        String wanted = number.find() ? number.group(1) : "1";
        String[] values = lines("items.tsv")
                .map(line -> line.split("\t"))
                .filter(item -> item[0].equals(wanted))
                .findFirst()
                .orElse(new String[] {wanted, "Sold out", "", "", ""});
        String text = page;
        for (int field = 0; field < ITEM_FIELDS.size(); field++) {
            text = text.replace("{{" + ITEM_FIELDS.get(field) + "}}", values[field]);
        }
        return text;
    }

    private Charset charset() {
        int space = type.indexOf(' ');
        return space < 0
                ? StandardCharsets.UTF_8
                : Charset.forName(type.substring(space + 1).replace(CHARSET, ""));
    }

    /** Returns the content type, without a charset that only the bytes tell. */
    private String contentType() {
        return type.contains(CHARSET) ? type : type.replaceFirst(" .*", "");
    }
}
