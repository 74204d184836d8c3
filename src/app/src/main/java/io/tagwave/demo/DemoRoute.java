package io.tagwave.demo;

import io.tagwave.rows.ResourceText;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;
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

    static List<DemoRoute> all() {
        return lines("site.txt")
                .filter(line -> !line.startsWith("#"))
                .map(line -> line.strip().split("\\s+", 3))
                .map(parts -> new DemoRoute(parts[0], parts[1], parts.length > 2 ? parts[2] : ""))
                .toList();
    }

    /** Returns the lines of a resource that are not blank. */
    static Stream<String> lines(String name) {
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
        return DemoResponse.page(contentType(), ShopItemPage.fill(text, asked).getBytes(charset()));
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
