package io.tagwave.lab.train;

import io.tagwave.cli.shared.UserException;
import io.tagwave.lab.labels.LabelFiles;
import io.tagwave.lab.labels.MenuLabels;
import io.tagwave.lab.report.StepProgress;
import io.tagwave.learn.menu.MenuGrid;
import io.tagwave.learn.menu.MenuGridSearch;
import io.tagwave.papers.menu.PublishedMenuSettings;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;

/** Runs the paper's training with progress on standard error; with a state file it continues after a stop. */
final class MenuGridRun {

    private final MenuGridSearch search;
    private final int pages;
    private final String identity;
    private final @Nullable Path state;
    private final CommandLine command;
    private final Map<Integer, MenuGridSearch.Row> rows = new TreeMap<>();

    MenuGridRun(List<MenuLabels.Page> labeled, @Nullable Path state, CommandLine command) {
        List<MenuLabels.Page> withMenu =
                labeled.stream().filter(p -> !p.menu().absent()).toList();
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
        int[] left = IntStream.range(0, search.weightings())
                .filter(weighting -> !rows.containsKey(weighting))
                .toArray();
        try (StepProgress progress = new StepProgress("weightings of the paper's grid", left.length, command.getErr());
                Writer log = state == null ? Writer.nullWriter() : open(state)) {
            IntStream.of(left).parallel().mapToObj(search::row).forEach(row -> {
                keep(row, log);
                progress.step();
            });
        } catch (IOException | UncheckedIOException e) {
            throw new UserException(state + " cannot be written: " + e.getMessage());
        }
        print(folds, repeats);
    }

    private void print(int folds, int repeats) {
        PrintWriter out = command.getOut();
        List<MenuGridSearch.Row> all = List.copyOf(rows.values());
        MenuGridSearch.Best best = search.best(all, IntStream.range(0, pages).toArray());
        PublishedMenuSettings s = best.settings();
        out.printf(
                "best setting: %s, candidate %.2f, root %.2f, menu %.2f%n",
                s.weights(), s.candidate(), s.root(), s.menu());
        out.printf(
                "over links, on the %d pages it was chosen on: f1 %.4f, perfect %.3f%n",
                pages,
                best.f1(),
                Arrays.stream(best.pages()).filter(f -> f > 0.9999).count() / (double) pages);
        for (int repeat = 0; repeat < repeats; repeat++) {
            out.printf(
                    "over links, on pages it was not chosen on: f1 %.4f%n", search.crossValidated(all, folds, repeat));
        }
    }

    private synchronized void keep(MenuGridSearch.Row row, Writer log) {
        rows.put(row.weighting(), row);
        StringJoiner line = new StringJoiner(" ", "", " .\n");
        line.add(Integer.toString(row.weighting())).add(Integer.toString(row.candidates()));
        for (double[] threshold : row.f1()) {
            Arrays.stream(threshold).forEach(f1 -> line.add(Double.toString(f1)));
        }
        try {
            log.write(line.toString());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private BufferedWriter open(Path file) throws IOException {
        boolean old = Files.exists(file);
        BufferedWriter log = Files.newBufferedWriter(file, StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        // Always a new line: a stop may have left half of one.
        log.write(old ? "\n" : identity + "\n");
        return log;
    }

    private void resume() {
        if (state != null && Files.exists(state)) {
            List<String> lines = LabelFiles.lines(state);
            if (lines.isEmpty() || !lines.get(0).equals(identity)) {
                throw new UserException(
                        state + ": expected \"" + identity + "\" in the first line; it is of another training");
            }
            lines.stream().skip(1).forEach(this::recall);
        }
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
