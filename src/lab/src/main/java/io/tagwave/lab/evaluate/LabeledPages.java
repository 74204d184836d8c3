package io.tagwave.lab.evaluate;

import io.tagwave.cli.shared.UserException;
import io.tagwave.dom.ParsedPage;
import io.tagwave.eval.RecordScore;
import io.tagwave.lab.labels.TruthPage;
import io.tagwave.visit.PageLoadException;
import io.tagwave.visit.PageLoader;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Pages whose records are known, read once.
 *
 * @param sets the labeled sets, by name
 * @param unstructured pages without a list
 * @param failed pages that could not be loaded, each with the reason; only where that is allowed
 */
record LabeledPages(List<Labeled> sets, List<ParsedPage> unstructured, List<String> failed) {

    /**
     * A set of pages that can be scored.
     *
     * @param name its folder's name
     */
    record Labeled(String name, List<Page> pages) {}

    /**
     * A page with its truth.
     *
     * @param titles of its records, in Unicode's normal form KC
     * @param records number of its records
     * @param millis time to read and parse it, or to show it
     */
    record Page(Path file, ParsedPage page, List<String> titles, int records, double millis) {

        /** Scores the texts of records against the truth. */
        RecordScore score(List<String> texts) {
            return RecordScore.of(titles, records, texts);
        }
    }

    /** Reads DIR/records/SET or DIR/SET, and DIR/unstructured. A page that cannot be read ends the command. */
    static LabeledPages read(Path directory, PageLoader loader, PrintWriter err) {
        LabeledPages pages = available(directory, loader, err);
        if (!pages.failed.isEmpty()) {
            throw new UserException(pages.failed.get(0));
        }
        return pages;
    }

    /** Reads the same, but only names the pages that cannot be loaded: a browser may fail at one. */
    static LabeledPages available(Path directory, PageLoader loader, PrintWriter err) {
        List<Path> folders = TruthPage.sets(directory);
        if (folders.isEmpty()) {
            throw new UserException(directory + ": expected SET/truth.jsonl below it, found none");
        }
        List<Path> bare = TruthPage.unstructured(directory);
        List<List<TruthPage>> truths = folders.stream().map(TruthPage::of).toList();
        int count = bare.size() + truths.stream().mapToInt(List::size).sum();
        List<Labeled> sets = new ArrayList<>();
        List<ParsedPage> unstructured = new ArrayList<>();
        List<String> failed = new ArrayList<>();
        try (StepProgress progress = new StepProgress("pages read", count, err)) {
            for (int i = 0; i < folders.size(); i++) {
                List<Page> pages = new ArrayList<>();
                for (TruthPage truth : truths.get(i)) {
                    labeled(truth, loader, failed)
                            .filter(page -> RecordScore.isScorable(page.titles(), page.records()))
                            .ifPresent(pages::add);
                    progress.step();
                }
                sets.add(new Labeled(folders.get(i).getFileName().toString(), pages));
            }
            for (Path file : bare) {
                page(file, loader, failed).ifPresent(unstructured::add);
                progress.step();
            }
        }
        return new LabeledPages(sets, unstructured, failed);
    }

    /** Loads a page of a set; empty, and named among the failed, where it cannot be loaded. */
    static Optional<Page> labeled(TruthPage truth, PageLoader loader, List<String> failed) {
        long start = System.nanoTime();
        Optional<ParsedPage> page = page(truth.file(), loader, failed);
        double millis = (System.nanoTime() - start) / 1e6;
        return page.map(parsed ->
                new Page(truth.file(), parsed, truth.normalizedTitles(parsed.tree()), truth.records(), millis));
    }

    private static Optional<ParsedPage> page(Path file, PageLoader loader, List<String> failed) {
        try {
            return Optional.of(loader.load(file.toString()).page());
        } catch (PageLoadException e) {
            failed.add(file + ": " + e.getMessage());
            return Optional.empty();
        }
    }

    /** Returns the number of labeled pages and of pages without a list together. */
    int size() {
        return unstructured.size() + labeled();
    }

    int labeled() {
        return sets.stream().mapToInt(set -> set.pages().size()).sum();
    }
}
