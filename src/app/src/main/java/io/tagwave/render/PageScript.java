package io.tagwave.render;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The scripts that run in a page. They stand as files beside this class. */
enum PageScript {
    LOADED("loaded.js"),
    FOUND("found.js"),
    PAGE("page.js"),
    SCROLL("scroll.js"),
    FRAMES("frames.js");

    private final String source;

    PageScript(String file) {
        try (InputStream in = PageScript.class.getResourceAsStream(file)) {
            source = new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    /** Body of a function that returns an array or the promise of one. */
    String source() {
        return source;
    }
}
