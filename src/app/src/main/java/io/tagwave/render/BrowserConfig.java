package io.tagwave.render;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;

/**
 * A browser to start, and how: a file of {@code drivers/}.
 *
 * @param engine kind of browser
 * @param binaries names on the PATH or file paths; the first that exists is started, without one Selenium looks for a
 *     browser
 * @param drivers the same for the driver program
 * @param flags command-line arguments of the browser
 * @param blockedTypes resource types that are not loaded: image, font, media, stylesheet
 * @param blockedUrls patterns of URLs that are not loaded, with {@code *} for any characters
 */
public record BrowserConfig(
        Engine engine,
        List<String> binaries,
        List<String> drivers,
        List<String> flags,
        Set<String> blockedTypes,
        List<String> blockedUrls) {

    /** The supported kinds of browsers. */
    public enum Engine {
        CHROMIUM,
        FIREFOX
    }

    private static final Set<String> TYPES = Set.of("image", "font", "media", "stylesheet");

    public BrowserConfig {
        binaries = List.copyOf(binaries);
        drivers = List.copyOf(drivers);
        flags = List.copyOf(flags);
        blockedTypes = Set.copyOf(blockedTypes);
        blockedUrls = List.copyOf(blockedUrls);
    }

    /**
     * Reads a configuration.
     *
     * @param nameOrFile {@code chromium}, {@code firefox}, or a properties file
     * @throws IOException if the file cannot be read
     * @throws IllegalArgumentException if the file is not understood
     */
    public static BrowserConfig load(String nameOrFile) throws IOException {
        Properties properties = new Properties();
        try (InputStream in = open(nameOrFile)) {
            properties.load(in);
        }
        return of(properties, nameOrFile);
    }

    /** Returns true if a browser is named by a file, not by a known name. */
    public static boolean isFile(String nameOrFile) {
        return !nameOrFile.matches("[a-z]+") || BrowserConfig.class.getResource(nameOrFile + ".properties") == null;
    }

    private static InputStream open(String nameOrFile) throws IOException {
        InputStream known =
                isFile(nameOrFile) ? null : BrowserConfig.class.getResourceAsStream(nameOrFile + ".properties");
        if (known != null) {
            return known;
        }
        Path file = Path.of(nameOrFile);
        if (!Files.isRegularFile(file)) {
            throw new IllegalArgumentException(
                    "browser: expected chromium, firefox or a properties file, found " + nameOrFile);
        }
        return Files.newInputStream(file);
    }

    private static BrowserConfig of(Properties properties, String source) {
        Set<String> types = Set.copyOf(words(properties, "block.types"));
        if (!TYPES.containsAll(types)) {
            throw new IllegalArgumentException(
                    source + ": block.types: expected some of image, font, media, stylesheet, found " + types);
        }
        return new BrowserConfig(
                engine(properties.getProperty("engine", "").strip(), source),
                words(properties, "binary"),
                words(properties, "driver"),
                words(properties, "flags"),
                types,
                words(properties, "block.urls"));
    }

    private static Engine engine(String name, String source) {
        return switch (name) {
            case "chromium" -> Engine.CHROMIUM;
            case "firefox" -> Engine.FIREFOX;
            default ->
                throw new IllegalArgumentException(
                        source + ": engine: expected chromium or firefox, found '" + name + "'");
        };
    }

    private static List<String> words(Properties properties, String key) {
        String value = properties.getProperty(key, "").strip();
        return value.isEmpty() ? List.of() : List.of(value.split("\\s+"));
    }
}
