package io.tagwave.cli;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.tagwave.dom.HtmlParser;
import io.tagwave.learn.ContentTrainer;
import io.tagwave.learn.LabelledCuts;
import io.tagwave.tree.PageTree;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** Reads pages with their true records, as {@link TrainContentCommand} describes them. */
final class TruthReader {

    /** Pages without a list are left out in so many groups. */
    private static final int FOLDS = 6;

    private final ObjectMapper json = new ObjectMapper();
    private final HtmlParser parser = new HtmlParser();

    List<LabelledCuts> read(List<Path> dirs) {
        List<LabelledCuts> pages = new ArrayList<>();
        for (Path dir : dirs) {
            try {
                for (Path set : children(dir.resolve("records"))) {
                    readSet(set, pages);
                }
                int number = 0;
                for (Path file : children(dir.resolve("unstructured"))) {
                    String group = "unstructured " + (1 + number++ % FOLDS);
                    pages.add(ContentTrainer.label(file.getFileName().toString(), group, tree(file), List.of(), 0));
                }
            } catch (IOException e) {
                throw new UserException(dir + " can not be read: " + e.getMessage());
            }
        }
        return pages;
    }

    private void readSet(Path set, List<LabelledCuts> pages) throws IOException {
        Path truth = set.resolve("truth.jsonl");
        if (!Files.exists(truth)) {
            return;
        }
        for (String line : Files.readAllLines(truth)) {
            if (line.isBlank()) {
                continue;
            }
            JsonNode page = json.readTree(line);
            List<String> titles = new ArrayList<>();
            page.get("titles").forEach(title -> titles.add(title.asText()));
            String file = page.get("file").asText();
            Path path = set.resolve(Path.of(file).getFileName());
            pages.add(ContentTrainer.label(
                    file,
                    set.getFileName().toString(),
                    tree(path),
                    titles,
                    page.get("records").asInt()));
        }
    }

    private PageTree tree(Path file) throws IOException {
        return parser.parse(Files.readAllBytes(file), null, "").tree();
    }

    private static List<Path> children(Path dir) throws IOException {
        if (!Files.isDirectory(dir)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(dir)) {
            return files.sorted().toList();
        }
    }
}
