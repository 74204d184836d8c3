package io.tagwave.lab.evaluate;

import io.tagwave.cli.shared.UserException;
import io.tagwave.dom.ParsedPage;
import io.tagwave.eval.RecordScore;
import io.tagwave.lab.bench.StepProgress;
import io.tagwave.lab.labels.TruthPage;
import io.tagwave.learn.list.ComparedText;
import io.tagwave.visit.PageException;
import io.tagwave.visit.PageLoader;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Pages whose records are known, read once.
 *
 * @param sets the labelled sets, by name
 * @param unstructured pages without a list
 */
record LabelledPages(List<Labelled> sets, List<ParsedPage> unstructured) {

    /**
     * A set of pages that can be scored.
     *
     * @param name its folder's name
     */
    record Labelled(String name, List<Page> pages) {}

    /**
     * A page with its truth.
     *
     * @param titles of its records, in Unicode's normal form KC
     * @param records number of its records
     * @param millis what it took to read and parse it, or to show it
     */
    record Page(Path file, ParsedPage page, List<String> titles, int records, double millis) {

        /** How texts of records do against the truth. */
        RecordScore score(List<String> texts) {
            return RecordScore.of(titles, records, texts);
        }
    }

    /** Reads DIR/records/SET or DIR/SET, and DIR/unstructured. */
    static LabelledPages read(Path directory, PageLoader loader, PrintWriter err) {
        List<Path> folders = TruthPage.sets(directory);
        if (folders.isEmpty()) {
            throw new UserException(directory + ": expected SET/truth.jsonl below it, found none");
        }
        List<Path> bare = TruthPage.unstructured(directory);
        List<List<TruthPage>> truths = folders.stream().map(TruthPage::of).toList();
        int count = bare.size() + truths.stream().mapToInt(List::size).sum();
        List<Labelled> sets = new ArrayList<>();
        List<ParsedPage> unstructured = new ArrayList<>();
        try (StepProgress progress = new StepProgress("pages read", count, err)) {
            for (int i = 0; i < folders.size(); i++) {
                List<Page> pages = new ArrayList<>();
                for (TruthPage truth : truths.get(i)) {
                    long start = System.nanoTime();
                    ParsedPage page = page(truth.file(), loader);
                    double millis = (System.nanoTime() - start) / 1e6;
                    List<String> titles = truth.titles(page.tree()).stream()
                            .map(ComparedText::of)
                            .toList();
                    if (RecordScore.isScorable(titles, truth.records())) {
                        pages.add(new Page(truth.file(), page, titles, truth.records(), millis));
                    }
                    progress.step();
                }
                sets.add(new Labelled(folders.get(i).getFileName().toString(), pages));
            }
            for (Path file : bare) {
                unstructured.add(page(file, loader));
                progress.step();
            }
        }
        return new LabelledPages(sets, unstructured);
    }

    /** The number of labelled pages and of pages without a list together. */
    int size() {
        return unstructured.size() + labelled();
    }

    /** The number of labelled pages. */
    int labelled() {
        return sets.stream().mapToInt(set -> set.pages().size()).sum();
    }

    private static ParsedPage page(Path file, PageLoader loader) {
        try {
            return loader.load(file.toString()).page();
        } catch (PageException e) {
            throw new UserException(file + ": " + e.getMessage());
        }
    }
}
