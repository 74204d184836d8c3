package io.tagwave.render;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The scripts that run in a page, from files beside this class. */
enum PageScript {
    LOADED("loaded.js"),
    FOUND("found.js"),
    PAGE("page.js"),
    SCROLL("scroll.js"),
    LIST("list.js"),
    /** Like {@link #PAGE}, for a virtual list: the document with all of its records. */
    WHOLE_LIST("whole-list.js", "page.js"),
    STEP("step.js"),
    FRAMES("frames.js"),
    TIMERS("timers.js");

    /** Returns the body of a function that returns an array or the promise of one. */
    private final String source;

    PageScript(String... files) {
        source = Stream.of(files).map(PageScript::read).collect(Collectors.joining());
    }

    private static String read(String file) {
        try (InputStream in = Objects.requireNonNull(PageScript.class.getResourceAsStream(file), file)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    /** Body of a function that returns an array or the promise of one. */
    String source() {
        return source;
    }
}
