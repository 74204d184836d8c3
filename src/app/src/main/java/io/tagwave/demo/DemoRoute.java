package io.tagwave.demo;

import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

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

    static DemoRoute parse(String line) {
        String[] parts = line.strip().split("\\s+", 3);
        return new DemoRoute(parts[0], parts[1], parts.length > 2 ? parts[2] : "");
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
        String text = DemoResources.text("site/" + source)
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
