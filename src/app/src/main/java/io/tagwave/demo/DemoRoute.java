package io.tagwave.demo;

import java.net.URI;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * One line of {@code site.txt}.
 *
 * @param address path with query, or a path that ends with a star
 * @param source file below {@code site/}, an arrow for a redirect, or a status
 * @param type content type or the redirect's target; empty for a status
 */
record DemoRoute(String address, String source, String type) {

    private static final String REDIRECT = "->";
    private static final String TOLD_CHARSET = "charset=";

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
        return DemoResponse.page(toldType(), ShopItemPage.fill(text, asked).getBytes(charset()));
    }

    private Charset charset() {
        int space = type.indexOf(' ');
        return space < 0
                ? StandardCharsets.UTF_8
                : Charset.forName(type.substring(space + 1).replace(TOLD_CHARSET, ""));
    }

    /** Without the charset that only the bytes know. */
    private String toldType() {
        return type.contains(TOLD_CHARSET) ? type : type.replaceFirst(" .*", "");
    }
}
