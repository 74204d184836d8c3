package io.tagwave.render;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.Set;

/**
 * Which browser to start and how: a file of {@code drivers/}.
 *
 * @param engine whose driver speaks to it
 * @param binaries names on the PATH or paths, the first that is found counts; none found leaves it to Selenium
 * @param drivers the same for the driver program
 * @param flags arguments of the browser
 * @param blockedTypes of image, font, media, stylesheet
 * @param blockedUrls patterns of addresses with {@code *} for any run of characters
 */
public record BrowserConfig(
        Engine engine,
        List<String> binaries,
        List<String> drivers,
        List<String> flags,
        Set<String> blockedTypes,
        List<String> blockedUrls) {

    /** The drivers that are known. */
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
     * @throws IOException when the file can not be read
     * @throws IllegalArgumentException when it says something that is not understood
     */
    public static BrowserConfig load(String nameOrFile) throws IOException {
        Properties properties = new Properties();
        try (InputStream in = open(nameOrFile)) {
            properties.load(in);
        }
        return of(properties, nameOrFile);
    }

    /** The same browser with other blocked types, of image, font, media, stylesheet. */
    public BrowserConfig withBlockedTypes(Set<String> types) {
        return new BrowserConfig(engine, binaries, drivers, flags, types, blockedUrls);
    }

    /** Whether a browser's name is none that is known, so that it names a file. */
    public static boolean isFile(String nameOrFile) {
        return !nameOrFile.matches("[a-z]+") || BrowserConfig.class.getResource(nameOrFile + ".properties") == null;
    }

    private static InputStream open(String nameOrFile) throws IOException {
        if (!isFile(nameOrFile)) {
            return BrowserConfig.class.getResourceAsStream(nameOrFile + ".properties");
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
