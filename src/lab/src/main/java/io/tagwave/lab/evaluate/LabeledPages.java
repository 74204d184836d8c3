package io.tagwave.lab.evaluate;

import io.tagwave.cli.shared.UserException;
import io.tagwave.dom.ParsedPage;
import io.tagwave.eval.RecordScore;
import io.tagwave.lab.bench.StepProgress;
import io.tagwave.lab.labels.TruthPage;
import io.tagwave.learn.list.ComparedText;
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
 * @param sets the labelled sets, by name
 * @param unstructured pages without a list
 * @param failed files that could not be had, each with why; only where that was allowed
 */
record LabeledPages(List<Labelled> sets, List<ParsedPage> unstructured, List<String> failed) {

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

    /** Reads DIR/records/SET or DIR/SET, and DIR/unstructured. A page that can not be read is a mistake of the user's. */
    static LabeledPages read(Path directory, PageLoader loader, PrintWriter err) {
        LabeledPages pages = available(directory, loader, err);
        if (!pages.failed.isEmpty()) {
            throw new UserException(pages.failed.get(0));
        }
        return pages;
    }

    /** The same, but pages that can not be had are named and left out: a browser may fail at one. */
    static LabeledPages available(Path directory, PageLoader loader, PrintWriter err) {
        List<Path> folders = TruthPage.sets(directory);
        if (folders.isEmpty()) {
            throw new UserException(directory + ": expected SET/truth.jsonl below it, found none");
        }
        List<Path> bare = TruthPage.unstructured(directory);
        List<List<TruthPage>> truths = folders.stream().map(TruthPage::of).toList();
        int count = bare.size() + truths.stream().mapToInt(List::size).sum();
        List<Labelled> sets = new ArrayList<>();
        List<ParsedPage> unstructured = new ArrayList<>();
        List<String> failed = new ArrayList<>();
        try (StepProgress progress = new StepProgress("pages read", count, err)) {
            for (int i = 0; i < folders.size(); i++) {
                List<Page> pages = new ArrayList<>();
                for (TruthPage truth : truths.get(i)) {
                    labelled(truth, loader, failed).ifPresent(pages::add);
                    progress.step();
                }
                sets.add(new Labelled(folders.get(i).getFileName().toString(), pages));
            }
            for (Path file : bare) {
                page(file, loader, failed).ifPresent(unstructured::add);
                progress.step();
            }
        }
        return new LabeledPages(sets, unstructured, failed);
    }

    private static Optional<Page> labelled(TruthPage truth, PageLoader loader, List<String> failed) {
        long start = System.nanoTime();
        Optional<ParsedPage> page = page(truth.file(), loader, failed);
        double millis = (System.nanoTime() - start) / 1e6;
        return page.map(parsed -> {
                    List<String> titles = truth.titles(parsed.tree()).stream()
                            .map(ComparedText::of)
                            .toList();
                    return new Page(truth.file(), parsed, titles, truth.records(), millis);
                })
                .filter(scored -> RecordScore.isScorable(scored.titles(), scored.records()));
    }

    /** The number of labelled pages and of pages without a list together. */
    int size() {
        return unstructured.size() + labelled();
    }

    /** The number of labelled pages. */
    int labelled() {
        return sets.stream().mapToInt(set -> set.pages().size()).sum();
    }

    private static Optional<ParsedPage> page(Path file, PageLoader loader, List<String> failed) {
        try {
            return Optional.of(loader.load(file.toString()).page());
        } catch (PageLoadException e) {
            failed.add(file + ": " + e.getMessage());
            return Optional.empty();
        }
    }
}
