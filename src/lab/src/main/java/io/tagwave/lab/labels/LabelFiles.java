package io.tagwave.lab.labels;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.cli.shared.UserException;
import io.tagwave.rows.JsonText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/** Reads and writes files of labels. A file that cannot be read ends the command with a sentence. */
public final class LabelFiles {

    private LabelFiles() {}

    private interface Access<T> {
        T run() throws IOException;
    }

    private static <T> T access(Path file, String problem, Access<T> access) {
        try {
            return access.run();
        } catch (IOException e) {
            throw new UserException(file + problem + e.getMessage());
        }
    }

    public static byte[] bytes(Path file) {
        return access(file, " cannot be read: ", () -> Files.readAllBytes(file));
    }

    public static List<String> lines(Path file) {
        return access(file, " cannot be read: ", () -> Files.readAllLines(file));
    }

    public static void write(List<String> lines, Path file) {
        access(file, " cannot be written: ", () -> Files.write(file, lines));
    }

    /** Reads a file of one JSON object a line, and returns the objects by their place, such as "truth.jsonl:1". */
    public static Map<String, JsonNode> objects(Path file) {
        Map<String, JsonNode> objects = new LinkedHashMap<>();
        List<String> lines = lines(file);
        for (int i = 0; i < lines.size(); i++) {
            if (!lines.get(i).isBlank()) {
                String place = file + ":" + (i + 1);
                objects.put(place, object(place, lines.get(i)));
            }
        }
        return objects;
    }

    /** Reads a file of one JSON value. */
    static JsonNode object(Path file) {
        return object(file.toString(), new String(bytes(file), StandardCharsets.UTF_8));
    }

    static JsonNode object(String place, String text) {
        try {
            return JsonText.MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new UserException(place + ": expected a JSON object, found " + text);
        }
    }

    public static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(text -> texts.add(text.asText()));
        return texts;
    }

    /** Returns the files and folders of a directory by name; none where it is no directory. */
    static List<Path> children(Path directory) {
        return Files.isDirectory(directory)
                ? access(directory, " cannot be listed: ", () -> {
                    try (Stream<Path> files = Files.list(directory)) {
                        return files.sorted().toList();
                    }
                })
                : List.of();
    }

    /** Returns the HTML files of a directory by name. */
    static List<Path> pages(Path directory) {
        return children(directory).stream()
                .filter(file -> file.toString().toLowerCase(Locale.ROOT).matches("(?s).*\\.x?html?"))
                .toList();
    }
}
