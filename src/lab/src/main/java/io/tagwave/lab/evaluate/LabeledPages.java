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

/**
 * Pages whose records are known, read once.
 *
 * @param sets the labeled sets, by name
 * @param unstructured pages without a list
 */
record LabeledPages(List<Labeled> sets, List<ParsedPage> unstructured) {

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
     */
    record Page(Path file, ParsedPage page, List<String> titles, int records) {

        /** Scores the texts of records against the truth. */
        RecordScore score(List<String> texts) {
            return RecordScore.of(titles, records, texts);
        }
    }

    /** Reads DIR/records/SET or DIR/SET, and DIR/unstructured. A page that cannot be read ends the command. */
    static LabeledPages read(Path directory, PageLoader loader, PrintWriter err) {
        List<Path> folders = TruthPage.sets(directory);
        if (folders.isEmpty()) {
            throw new UserException(directory + ": expected SET/truth.jsonl below it, found none");
        }
        List<Path> bare = TruthPage.unstructured(directory);
        List<List<TruthPage>> truths = folders.stream().map(TruthPage::of).toList();
        int count = bare.size() + truths.stream().mapToInt(List::size).sum();
        List<Labeled> sets = new ArrayList<>();
        List<ParsedPage> unstructured = new ArrayList<>();
        try (StepProgress progress = new StepProgress("pages read", count, err)) {
            for (int i = 0; i < folders.size(); i++) {
                List<Page> pages = new ArrayList<>();
                for (TruthPage truth : truths.get(i)) {
                    Page page = labeled(truth, loader);
                    if (RecordScore.isScorable(page.titles(), page.records())) {
                        pages.add(page);
                    }
                    progress.step();
                }
                sets.add(new Labeled(folders.get(i).getFileName().toString(), pages));
            }
            for (Path file : bare) {
                unstructured.add(page(file, loader));
                progress.step();
            }
        }
        return new LabeledPages(sets, unstructured);
    }

    /** Loads a page of a set. */
    static Page labeled(TruthPage truth, PageLoader loader) {
        ParsedPage page = page(truth.file(), loader);
        return new Page(truth.file(), page, truth.normalizedTitles(page.tree()), truth.records());
    }

    private static ParsedPage page(Path file, PageLoader loader) {
        try {
            return loader.load(file.toString()).page();
        } catch (PageLoadException e) {
            throw new UserException(file + ": " + e.getMessage());
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
