package io.tagwave.lab.labels;

import io.tagwave.cli.shared.UserException;
import io.tagwave.crawl.HttpPageSource;
import io.tagwave.eval.TemplateEvaluation.Pair;
import io.tagwave.tree.PageTree;
import io.tagwave.visit.PageLoadException;
import io.tagwave.visit.PageLoader;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads pairs of pages of one site: each folder of pages below a directory is a set, or the directory itself. The pairs of
 * a set are neighbors in alphabetical order first, then pages further apart.
 */
public final class TemplatePairs {

    private final PrintWriter err;
    private int failed;

    public TemplatePairs(PrintWriter err) {
        this.err = err;
    }

    /** Returns the number of pages that could not be read. */
    public int failed() {
        return failed;
    }

    /** Reads at most {@code most} pairs of each set. */
    public List<Pair> below(Path directory, int most) {
        List<Pair> pairs = new ArrayList<>();
        for (Path set : sets(directory)) {
            List<Path> files = LabelFiles.pages(set);
            List<PageTree> trees = load(files);
            int found = 0;
            for (int apart = 1; apart < files.size(); apart++) {
                for (int i = 0; i + apart < files.size() && found < most; i++) {
                    if (trees.get(i) != null && trees.get(i + apart) != null) {
                        String name = files.get(i).getFileName() + " "
                                + files.get(i + apart).getFileName();
                        pairs.add(new Pair(set.getFileName().toString(), name, trees.get(i), trees.get(i + apart)));
                        found++;
                    }
                }
            }
        }
        return pairs;
    }

    private List<PageTree> load(List<Path> files) {
        List<PageTree> trees = new ArrayList<>();
        try (PageLoader loader = PageLoader.parsing(HttpPageSource::new)) {
            for (Path file : files) {
                try {
                    trees.add(loader.load(file.toString()).page().tree());
                } catch (PageLoadException e) {
                    err.println(file + ": " + e.getMessage());
                    failed++;
                    trees.add(null);
                }
            }
        }
        return trees;
    }

    private static List<Path> sets(Path directory) {
        if (!Files.isDirectory(directory)) {
            throw new UserException(directory + ": expected a directory of pages, found none");
        }
        List<Path> folders = LabelFiles.children(directory).stream()
                .filter(Files::isDirectory)
                .toList();
        return folders.isEmpty() ? List.of(directory.toAbsolutePath().normalize()) : folders;
    }
}
