package io.tagwave.demo;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/** Reads the text resources of the site. */
final class DemoResources {

    private DemoResources() {}

    static String text(String name) {
        try (InputStream in = DemoResources.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("the program's own resource " + name + " is missing");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("the program's own resource " + name + " cannot be read", e);
        }
    }

    /** Returns the lines that are not blank. */
    static Stream<String> lines(String name) {
        return text(name).lines().filter(line -> !line.isBlank());
    }
}
