package io.tagwave.rows;

import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Properties;

/** Reads text resources of the program. */
public final class ResourceText {

    private ResourceText() {}

    /** Returns the UTF-8 text of a resource in the package of a class. */
    public static String read(Class<?> neighbor, String name) {
        try (InputStream in = neighbor.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("resource " + name + " is missing beside " + neighbor.getName());
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("resource " + name + " cannot be read", e);
        }
    }

    public static Properties properties(Class<?> neighbor, String name) {
        Properties properties = new Properties();
        try {
            properties.load(new StringReader(read(neighbor, name)));
        } catch (IOException e) {
            throw new UncheckedIOException("resource " + name + " cannot be read", e);
        }
        return properties;
    }
}
