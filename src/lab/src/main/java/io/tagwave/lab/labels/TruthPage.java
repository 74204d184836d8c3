package io.tagwave.lab.labels;

import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.cli.shared.UserException;
import io.tagwave.learn.list.ComparedText;
import io.tagwave.tree.PageTree;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
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
        List<Path> sets = Stream.of(directory, directory.resolve("records"))
                .flatMap(root -> LabelFiles.children(root).stream())
                .filter(child -> Files.exists(child.resolve(TRUTH)))
                .toList();
        List<Path> ofRecords =
                sets.stream().filter(set -> isOfRecords(set.resolve(TRUTH))).toList();
        if (sets.isEmpty() && Files.exists(directory.resolve(TRUTH))) {
            return List.of(directory);
        }
        // Without any, the others are read nevertheless, which reports what is wrong with the first.
        return ofRecords.isEmpty() ? sets : ofRecords;
    }

    /** Tells whether a truth file is about records: there are truths about other things. */
    private static boolean isOfRecords(Path truth) {
        return LabelFiles.lines(truth).stream()
                .filter(line -> !line.isBlank())
                .limit(1)
                .allMatch(line -> isLabeled(LabelFiles.object(truth.toString(), line)));
    }

    /** Reads the labeled pages of a folder, one a line of {@code truth.jsonl}. */
    public static List<TruthPage> of(Path set) {
        return of(set.resolve(TRUTH), set);
    }

    /** Reads the pages of a folder that a truth file elsewhere names. */
    public static List<TruthPage> of(Path truth, Path set) {
        List<TruthPage> pages = new ArrayList<>();
        LabelFiles.objects(truth).forEach((place, page) -> {
            if (!page.path("file").isTextual() || !isLabeled(page)) {
                throw new UserException(place
                        + ": expected file, titles (or at, their positions) and records, or lists, or rows, found "
                        + page);
            }
            pages.add(labeled(find(Path.of(page.get("file").asText()), set), page));
        });
        return pages;
    }

    /** Returns a page of a folder, or of the nearest folder {@code pages} above it. */
    static Path find(Path file, Path set) {
        Path below = set.resolve(file);
        Path beside = set.resolve(file.getFileName());
        Path found = Files.exists(below) ? below : beside;
        for (Path dir = set.toAbsolutePath(); dir != null && !Files.exists(found); dir = dir.getParent()) {
            found = dir.resolve("pages").resolve(file.getFileName());
        }
        return Files.exists(found) ? found : beside;
    }

    /** Returns the folders of DIR that contain one page each, {@code source.html}, with {@code expected.json} beside it. */
    public static List<Path> cases(Path directory) {
        return LabelFiles.children(directory).stream()
                .filter(child -> Files.exists(child.resolve(EXPECTED)))
                .toList();
    }

    /** Reads the page of such a folder. */
    public static TruthPage ofCase(Path folder) {
        Path expected = folder.resolve(EXPECTED);
        JsonNode page = LabelFiles.object(expected);
        if (!isLabeled(page)) {
            throw new UserException(expected + ": expected titles and records, found " + page);
        }
        return labeled(folder.resolve("source.html"), page);
    }

    /** Returns the pages of DIR/unstructured, or those that its truth names, which contain no list. */
    public static List<Path> unstructured(Path directory) {
        Path folder = directory.resolve("unstructured");
        Path truth = folder.resolve(TRUTH);
        List<Path> here = LabelFiles.pages(folder);
        return !here.isEmpty() || !Files.exists(truth)
                ? here
                : LabelFiles.objects(truth).values().stream()
                        .map(page -> find(Path.of(page.path("file").asText()), folder))
                        .toList();
    }

    /** Returns the titles in Unicode's normal form KC; those given by position are read from the page. */
    public List<String> normalizedTitles(PageTree tree) {
        for (int node : at) {
            if (node < 0 || node >= tree.size()) {
                throw new UserException(file + ": expected positions below " + tree.size() + ", found " + node);
            }
        }
        Stream<String> texts =
                at.isEmpty() ? titles.stream() : at.stream().map(node -> tree.text(node, tree.end(node)));
        return texts.map(ComparedText::of).toList();
    }

    private static boolean isLabeled(JsonNode page) {
        boolean titled = page.path("titles").isArray() || page.path("at").isArray();
        return page.path("lists").isArray()
                || page.path("rows").isArray()
                || titled && page.path("records").isInt();
    }

    TruthPage with(List<List<String>> all) {
        return new TruthPage(file, titles, all, at, records, weight);
    }

    private static TruthPage labeled(Path file, JsonNode page) {
        List<String> titles = LabelFiles.texts(page.path("titles"));
        page.path("rows").forEach(row -> titles.add(longest(row)));
        List<List<String>> lists = new ArrayList<>();
        page.path("lists").forEach(list -> lists.add(LabelFiles.texts(list)));
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
        return LabelFiles.texts(row).stream()
                .max(Comparator.comparingInt(String::length))
                .orElse("");
    }
}
