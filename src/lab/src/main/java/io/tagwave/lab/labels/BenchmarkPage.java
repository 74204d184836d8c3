package io.tagwave.lab.labels;

import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.cli.shared.UserException;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.GZIPInputStream;

/**
 * A page of a public benchmark, in the layout in which it is published.
 *
 * @param file the page, perhaps compressed with gzip
 * @param url its address, empty if it is not known
 */
public record BenchmarkPage(Path file, String url) {

    /** Returns the name of the file. */
    public String name() {
        return file.getFileName().toString();
    }

    public byte[] html() {
        byte[] bytes = LabelFiles.bytes(file);
        if (!name().endsWith(".gz")) {
            return bytes;
        }
        try (GZIPInputStream html = new GZIPInputStream(new ByteArrayInputStream(bytes))) {
            return html.readAllBytes();
        } catch (IOException e) {
            throw new UserException(file + " cannot be read: " + e.getMessage());
        }
    }

    /** Returns pages and what is known of the main text of each, by file. */
    public static Map<BenchmarkPage, JsonNode> withContent(Path directory) {
        Map<BenchmarkPage, JsonNode> pages = new LinkedHashMap<>();
        Path one = directory.resolve("ground-truth.json");
        if (Files.exists(one)) {
            LabelFiles.object(one)
                    .fields()
                    .forEachRemaining(entry -> add(pages, directory, entry.getKey(), entry.getValue()));
        } else {
            addEach(pages, directory, "ground-truth");
        }
        return orLabeled(pages, directory);
    }

    /** Returns pages and what is known of all lists of each, by file. */
    public static Map<BenchmarkPage, JsonNode> withLists(Path directory) {
        Map<BenchmarkPage, JsonNode> pages = new LinkedHashMap<>();
        addEach(pages, directory, "groundTruth");
        return orLabeled(pages, directory);
    }

    private static void addEach(Map<BenchmarkPage, JsonNode> pages, Path directory, String truths) {
        for (Path truth : LabelFiles.children(directory.resolve(truths))) {
            String name = truth.getFileName().toString();
            if (name.endsWith(".json")) {
                add(pages, directory, name.substring(0, name.length() - ".json".length()), LabelFiles.object(truth));
            }
        }
    }

    private static void add(Map<BenchmarkPage, JsonNode> pages, Path directory, String id, JsonNode truth) {
        Path html = directory.resolve("html").resolve(id + ".html");
        Path compressed = html.resolveSibling(id + ".html.gz");
        pages.put(
                new BenchmarkPage(
                        Files.exists(compressed) ? compressed : html,
                        truth.path("url").asText()),
                truth);
    }

    private static Map<BenchmarkPage, JsonNode> orLabeled(Map<BenchmarkPage, JsonNode> pages, Path directory) {
        Path labels = directory.resolve("truth.jsonl");
        if (pages.isEmpty() && Files.exists(labels)) {
            for (JsonNode truth : LabelFiles.objects(labels).values()) {
                Path file = TruthPage.find(Path.of(truth.path("file").asText()), directory);
                pages.put(new BenchmarkPage(file, truth.path("base").asText()), truth);
            }
        }
        if (pages.isEmpty()) {
            throw new UserException(
                    directory + ": expected the pages of a benchmark in its layout, or truth.jsonl, found neither");
        }
        return pages;
    }
}
