package io.tagwave.lab.labels;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.cli.shared.UserException;
import io.tagwave.learn.list.ComparedText;
import io.tagwave.rows.JsonText;
import io.tagwave.tree.PageTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * A page whose records are known.
 *
 * @param file the page
 * @param titles of its records in reading order; empty texts where a record has none
 * @param lists all lists of the page, each by the whole text of its records; none where only titles are known
 * @param at positions of the nodes that contain the titles, where these are given so
 * @param records number of its records
 * @param weight weight in training, 1 by default
 */
public record TruthPage(
        Path file, List<String> titles, List<List<String>> lists, List<Integer> at, int records, double weight) {

    private static final String TRUTH = "truth.jsonl";
    private static final String EXPECTED = "expected.json";

    /** Returns the folders below DIR, or DIR/records, that contain labeled pages, by name. */
    public static List<Path> sets(Path directory) {
        List<Path> sets = new ArrayList<>();
        for (Path root : List.of(directory, directory.resolve("records"))) {
            children(root).stream()
                    .filter(child -> Files.exists(child.resolve(TRUTH)))
                    .forEach(sets::add);
        }
        List<Path> ofRecords =
                sets.stream().filter(set -> isOfRecords(set.resolve(TRUTH))).toList();
        // Without any, the first is read nevertheless, which reports what is wrong with it.
        if (!ofRecords.isEmpty()) {
            return ofRecords;
        }
        if (sets.isEmpty() && Files.exists(directory.resolve(TRUTH))) {
            sets.add(directory);
        }
        return sets;
    }

    /** Tells whether a truth file is about records: there are truths about other things. */
    private static boolean isOfRecords(Path truth) {
        try (Stream<String> lines = Files.lines(truth)) {
            return lines.filter(line -> !line.isBlank())
                    .limit(1)
                    .allMatch(line -> isLabeled(object(truth.toString(), line)));
        } catch (IOException e) {
            throw new UserException(truth + " cannot be read: " + e.getMessage());
        }
    }

    /** Reads the labeled pages of a folder, one a line of {@code truth.jsonl}. */
    public static List<TruthPage> of(Path set) {
        return of(set.resolve(TRUTH), set);
    }

    /** Reads the pages of a folder that a truth file elsewhere names. */
    public static List<TruthPage> of(Path truth, Path set) {
        try {
            List<TruthPage> pages = new ArrayList<>();
            int number = 0;
            for (String line : Files.readAllLines(truth)) {
                number++;
                if (!line.isBlank()) {
                    pages.add(lineOf(set, truth + ":" + number, line));
                }
            }
            return pages;
        } catch (IOException e) {
            throw new UserException(truth + " cannot be read: " + e.getMessage());
        }
    }

    /** Returns the folders of DIR that contain one page each, {@code source.html}, with {@code expected.json} beside it. */
    public static List<Path> cases(Path directory) {
        return children(directory).stream()
                .filter(child -> Files.exists(child.resolve(EXPECTED)))
                .toList();
    }

    /** Reads the page of such a folder. */
    public static TruthPage ofCase(Path folder) {
        Path expected = folder.resolve(EXPECTED);
        try {
            String text = Files.readString(expected);
            JsonNode page = object(expected.toString(), text);
            if (!isLabeled(page)) {
                throw new UserException(expected + ": expected titles and records, found " + text);
            }
            return labeled(folder.resolve("source.html"), page);
        } catch (IOException e) {
            throw new UserException(expected + " cannot be read: " + e.getMessage());
        }
    }

    /** Returns the pages of DIR/unstructured, which contain no list. */
    public static List<Path> unstructured(Path directory) {
        return children(directory.resolve("unstructured")).stream()
                .filter(file -> file.toString().toLowerCase(Locale.ROOT).matches("(?s).*\\.x?html?"))
                .toList();
    }

    /** Returns the titles; those given by position are read from the page. */
    public List<String> titles(PageTree tree) {
        if (at.isEmpty()) {
            return titles;
        }
        return at.stream()
                .map(node -> {
                    if (node < 0 || node >= tree.size()) {
                        throw new UserException(file + ": expected positions below " + tree.size() + ", found " + node);
                    }
                    return tree.text(node, tree.end(node));
                })
                .toList();
    }

    /** Returns the titles in Unicode's normal form KC. */
    public List<String> normalizedTitles(PageTree tree) {
        return titles(tree).stream().map(ComparedText::of).toList();
    }

    private static TruthPage lineOf(Path set, String place, String line) {
        JsonNode page = object(place, line);
        if (!page.path("file").isTextual() || !isLabeled(page)) {
            throw new UserException(place
                    + ": expected file, titles (or at, their positions) and records, or lists, or rows, found " + line);
        }
        Path file = Path.of(page.get("file").asText());
        Path below = set.resolve(file);
        return labeled(Files.exists(below) ? below : set.resolve(file.getFileName()), page);
    }

    private static boolean isLabeled(JsonNode page) {
        return page.path("lists").isArray() || page.path("rows").isArray() || isTitled(page);
    }

    private static boolean isTitled(JsonNode page) {
        return (page.path("titles").isArray() || page.path("at").isArray())
                && page.path("records").isInt();
    }

    private static TruthPage labeled(Path file, JsonNode page) {
        List<String> titles = new ArrayList<>();
        page.path("titles").forEach(title -> titles.add(title.asText()));
        page.path("rows").forEach(row -> titles.add(longest(row)));
        List<List<String>> lists = new ArrayList<>();
        page.path("lists").forEach(list -> lists.add(texts(list)));
        double weight = page.path("weight").asDouble(1);
        if (!(weight > 0)) {
            throw new UserException(file + ": expected a weight above 0, found " + page.get("weight"));
        }
        List<Integer> at = new ArrayList<>();
        page.path("at").forEach(position -> at.add(position.asInt()));
        return new TruthPage(file, titles, lists, at, page.path("records").asInt(titles.size()), weight);
    }

    /** Returns the longest text of a row, which identifies it. */
    private static String longest(JsonNode row) {
        return texts(row).stream().max(Comparator.comparingInt(String::length)).orElse("");
    }

    private static List<String> texts(JsonNode array) {
        List<String> texts = new ArrayList<>();
        array.forEach(text -> texts.add(text.asText()));
        return texts;
    }

    private static JsonNode object(String place, String text) {
        try {
            return JsonText.MAPPER.readTree(text);
        } catch (JsonProcessingException e) {
            throw new UserException(place + ": expected a JSON object, found " + text);
        }
    }

    private static List<Path> children(Path directory) {
        if (!Files.isDirectory(directory)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(directory)) {
            return files.sorted().toList();
        } catch (IOException e) {
            throw new UserException(directory + " cannot be listed: " + e.getMessage());
        }
    }
}
