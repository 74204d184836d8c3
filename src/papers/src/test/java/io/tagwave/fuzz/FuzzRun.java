package io.tagwave.fuzz;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import io.tagwave.cli.Cli;
import io.tagwave.rows.JsonText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * Runs the commands that read pages over damaged ones, and tells what should not be: a page that costs another, a line that
 * is missing or no JSON, a fault of the program, an output out of proportion.
 */
final class FuzzRun {

    static final List<String> COMMANDS =
            List.of("extract --all-regions", "extract --profile thesis --all-regions", "mdr", "menu", "filter");

    /** Two pages at a time; some pages are too large for them or hold nothing, which they say. */
    private static final List<String> PAIRS = List.of("template", "diff");

    private static final int PORTION = 250;

    /** Output may have this many characters for each byte of a page, beside what the addresses of its records may take. */
    private static final int FACTOR = 20;

    private static final int FREE = 1_500_000;

    private final long seed;
    private final Path folder;
    /** Whether every command reads every page, or extract alone and the others by turns. */
    private final boolean whole;

    private final List<String> findings = new ArrayList<>();
    private long pageRuns;

    private FuzzRun(long seed, Path folder, boolean whole) {
        this.whole = whole;
        this.seed = seed;
        this.folder = folder;
    }

    /** What should not be, a line for each; of the commands beside extract each reads a part of the pages. */
    static List<String> run(long seed, int pages, Path folder) throws IOException {
        FuzzRun run = new FuzzRun(seed, folder, false);
        for (int first = 0; first < pages; first += PORTION) {
            run.portion(first, Math.min(pages, first + PORTION));
        }
        return run.findings;
    }

    /**
     * As many pages as one likes: {@code FuzzRun PAGES SEED}.
     *
     * @param args number of pages, and the seed
     */
    public static void main(String[] args) throws IOException {
        long start = System.nanoTime();
        Path folder = Files.createTempDirectory("damaged-pages");
        FuzzRun run = new FuzzRun(Long.parseLong(args[1]), folder, true);
        int pages = Integer.parseInt(args[0]);
        for (int first = 0; first < pages; first += PORTION) {
            run.portion(first, Math.min(pages, first + PORTION));
            System.out.printf(
                    "%d pages, %d page runs, %d findings, %.0f s%n",
                    Math.min(pages, first + PORTION),
                    run.pageRuns,
                    run.findings.size(),
                    (System.nanoTime() - start) / 1e9);
        }
        run.findings.forEach(System.out::println);
        System.exit(run.findings.isEmpty() ? 0 : 1);
    }

    private void portion(int first, int end) throws IOException {
        List<Path> files = new ArrayList<>();
        for (int number = first; number < end; number++) {
            files.add(Files.write(folder.resolve(number + ".html"), DamagedPages.page(seed, number)));
        }
        for (int command = 0; command < COMMANDS.size(); command++) {
            if (whole || command == 0 || command == 1 + first / PORTION % (COMMANDS.size() - 1)) {
                every(COMMANDS.get(command), files);
            }
        }
        for (String command : PAIRS) {
            for (int i = 0; i + 1 < files.size(); i += 20) {
                pair(command, files.get(i), files.get(i + 1));
            }
        }
        for (Path file : files) {
            Files.delete(file);
        }
    }

    private void every(String command, List<Path> files) throws IOException {
        Cli run = Cli.run(Stream.of(
                        Arrays.stream(command.split(" ")),
                        Stream.of("--format", "jsonl"),
                        files.stream().map(Path::toString))
                .flatMap(words -> words)
                .toArray(String[]::new));
        List<String> lines = run.out().lines().toList();
        if (lines.size() != files.size()) {
            findings.add(command + ": " + lines.size() + " lines for " + files.size() + " pages, " + files.get(0));
            return;
        }
        for (int i = 0; i < lines.size(); i++) {
            pageRuns++;
            line(command, files.get(i), lines.get(i));
        }
    }

    private void line(String command, Path file, String line) throws IOException {
        JsonNode answer;
        try {
            answer = JsonText.MAPPER.readTree(line);
        } catch (JsonProcessingException e) {
            findings.add(command + " " + file + ": no JSON: " + e.getOriginalMessage());
            return;
        }
        if (!answer.path("url").asText().equals(file.toString())) {
            findings.add(command + " " + file + ": the line of another page, " + answer.path("url"));
        }
        String error = answer.path("error").asText("");
        if (error.contains("could not be read because of a bug")) {
            findings.add(command + " " + file + ": " + error);
        }
        if (line.length() > FREE + FACTOR * Files.size(file)) {
            findings.add(command + " " + file + ": " + line.length() + " characters of " + Files.size(file) + " bytes");
        }
    }

    private void pair(String command, Path one, Path other) {
        pageRuns++;
        Cli run = Cli.run(command, "--format", "jsonl", one.toString(), other.toString());
        boolean fault =
                run.err().contains("--verbose shows where") || run.err().contains("could not be read because of a bug");
        if (fault || run.status() == 0 && run.out().lines().count() != 1) {
            findings.add(command + " " + one + " " + other + ": " + run.err().strip());
        }
    }
}
