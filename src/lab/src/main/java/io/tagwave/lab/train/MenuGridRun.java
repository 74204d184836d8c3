package io.tagwave.lab.train;

import io.tagwave.cli.shared.UserException;
import io.tagwave.lab.labels.MenuLabels;
import io.tagwave.learn.menu.MenuGrid;
import io.tagwave.learn.menu.MenuGridSearch;
import io.tagwave.menu.PublishedMenuSettings;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** Runs the paper's training with progress on standard error; with a state file it continues after a stop. */
final class MenuGridRun {

    private static final long REPORT_NANOS = 2_000_000_000L;

    private final MenuGridSearch search;
    private final int pages;
    private final String identity;
    private final @Nullable Path state;
    private final CommandLine command;
    private final Map<Integer, MenuGridSearch.Row> rows = new TreeMap<>();
    private long reported = System.nanoTime();

    MenuGridRun(List<MenuLabels.Page> labelled, @Nullable Path state, CommandLine command) {
        List<MenuLabels.Page> withMenu =
                labelled.stream().filter(p -> !p.menu().absent()).toList();
        search = new MenuGridSearch(
                withMenu.stream().map(MenuLabels.Page::tree).toList(),
                withMenu.stream().map(MenuLabels.Page::menu).toList());
        pages = withMenu.size();
        identity = "menu grid 1 " + search.weightings() + " weightings " + pages + " pages "
                + Integer.toHexString(withMenu.stream()
                        .map(p -> p.file() + p.tree().size())
                        .toList()
                        .hashCode());
        this.state = state;
        this.command = command;
    }

    void run(int folds, int repeats) {
        resume();
        int known = rows.size();
        long start = System.nanoTime();
        try (BufferedWriter log = state == null ? null : open(state)) {
            IntStream.range(0, search.weightings()).filter(w -> !rows.containsKey(w)).boxed().toList().parallelStream()
                    .map(search::row)
                    .forEach(row -> keep(row, log, known, start));
        } catch (IOException | UncheckedIOException e) {
            throw new UserException(state + " cannot be written: " + e.getMessage());
        }
        report(known, start);
        print(rows.values(), folds, repeats);
    }

    private void print(Collection<MenuGridSearch.Row> found, int folds, int repeats) {
        List<MenuGridSearch.Row> all = List.copyOf(found);
        MenuGridSearch.Best best = search.best(all, IntStream.range(0, pages).toArray());
        PublishedMenuSettings s = best.settings();
        command.getOut()
                .printf(
                        "best setting: %s, candidate %.2f, root %.2f, menu %.2f%n",
                        s.weights(), s.candidate(), s.root(), s.menu());
        command.getOut()
                .printf(
                        "over links, on the %d pages it was chosen on: f1 %.4f, perfect %.3f%n",
                        pages,
                        best.f1(),
                        Arrays.stream(best.pages()).filter(f -> f > 0.9999).count() / (double) pages);
        for (int repeat = 0; repeat < repeats; repeat++) {
            command.getOut()
                    .printf(
                            "over links, on pages it was not chosen on: f1 %.4f%n",
                            search.crossValidated(all, folds, repeat));
        }
    }

    private synchronized void keep(MenuGridSearch.Row row, @Nullable BufferedWriter log, int known, long start) {
        rows.put(row.weighting(), row);
        if (log != null) {
            try {
                log.write(line(row));
                log.newLine();
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        if (System.nanoTime() - reported > REPORT_NANOS) {
            report(known, start);
        }
    }

    private void report(int known, long start) {
        reported = System.nanoTime();
        double seconds = (reported - start) / 1e9;
        int settings = MenuGrid.thresholds();
        command.getErr()
                .printf(
                        "%d of %d settings, %.0f settings a second, each on %d pages%n",
                        rows.size() * settings,
                        search.weightings() * settings,
                        (rows.size() - known) * settings / Math.max(1e-9, seconds),
                        pages);
        command.getErr().flush();
    }

    private BufferedWriter open(Path file) throws IOException {
        boolean old = Files.exists(file);
        BufferedWriter log = Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        log.write(old ? "" : identity);
        // Always a new line: a stop may have left half of one.
        log.newLine();
        return log;
    }

    private void resume() {
        if (state == null || !Files.exists(state)) {
            return;
        }
        try {
            List<String> lines = Files.readAllLines(state);
            if (lines.isEmpty() || !lines.get(0).equals(identity)) {
                throw new UserException(
                        state + ": expected \"" + identity + "\" in the first line; it is of another" + " training");
            }
            lines.stream().skip(1).forEach(this::recall);
        } catch (IOException e) {
            throw new UserException(state + " cannot be read: " + e.getMessage());
        }
    }

    private static String line(MenuGridSearch.Row row) {
        StringJoiner line = new StringJoiner(" ");
        line.add(Integer.toString(row.weighting())).add(Integer.toString(row.candidates()));
        for (double[] threshold : row.f1()) {
            for (double f1 : threshold) {
                line.add(Double.toString(f1));
            }
        }
        return line.add(".").toString();
    }

    /** Reads a line of the state; a line that is not complete lacks the full stop. */
    private void recall(String line) {
        String[] parts = line.split(" ");
        if (parts.length != 3 + MenuGrid.thresholds() * pages || !parts[parts.length - 1].equals(".")) {
            return;
        }
        double[][] f1 = new double[MenuGrid.thresholds()][pages];
        for (int i = 0; i < MenuGrid.thresholds() * pages; i++) {
            f1[i / pages][i % pages] = Double.parseDouble(parts[2 + i]);
        }
        int weighting = Integer.parseInt(parts[0]);
        rows.put(weighting, new MenuGridSearch.Row(weighting, f1, Integer.parseInt(parts[1])));
    }
}
