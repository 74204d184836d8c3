package io.tagwave.architecture;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Checks the source tree itself: line budgets by module, one meaning for each simple type name, short files, and comments
 * that say what a thing does.
 */
final class SourceRules {

    /** Upper limits of main lines by module. They fall with the code; a new capability first makes room. */
    static final Map<String, Integer> LINE_BUDGETS = Map.of(
            "core", 29_759,
            "pages", 4_511,
            "web", 1_205,
            "archive", 1_892,
            "papers", 3_407,
            "app", 37_287,
            "lab", 8_262,
            "spark", 887);

    /** Upper limit of all main lines. */
    static final int TOTAL_BUDGET = 87_210;

    /** Files that still open a comment without a verb; the number only falls. */
    static final int RIDDLE_LIMIT = 0;

    /** Upper limit of one file: a longer one is usually two ideas. */
    static final int FILE_LIMIT = 400;

    /** Upper limit of the files of one package. */
    static final int PACKAGE_LIMIT = 40;

    /** Upper limit of the command line's lines: what computes or stores belongs elsewhere. */
    static final int COMMAND_LINE_LIMIT = 4_878;

    private static final Pattern RIDDLE =
            Pattern.compile("/\\*\\*\\s*(?:\\*\\s*)?(?:What|Whether|That|How|Who|Whoever) ");

    private final Map<Path, String> files = new TreeMap<>();
    private final Path source;

    /** Reads all main Java files below a folder of modules. */
    SourceRules(Path source) {
        this.source = source;
        try (Stream<Path> walk = Files.walk(source)) {
            for (Path file : walk.filter(SourceRules::isMainJava).toList()) {
                files.put(file, Files.readString(file));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Counts the main lines of each module. */
    Map<String, Integer> linesByModule() {
        Map<String, Integer> lines = new TreeMap<>();
        files.forEach(
                (file, text) -> lines.merge(source.relativize(file).getName(0).toString(), lines(text), Integer::sum));
        return lines;
    }

    /** Lists the modules over their budget, with both numbers; a module without a budget is over it. */
    List<String> overBudget() {
        List<String> over = new ArrayList<>();
        linesByModule().forEach((module, lines) -> {
            int budget = LINE_BUDGETS.getOrDefault(module, 0);
            if (lines > budget) {
                over.add(module + ": expected at most " + budget + " lines, found " + lines);
            }
        });
        return over;
    }

    int totalLines() {
        return files.values().stream().mapToInt(SourceRules::lines).sum();
    }

    /** Lists the simple type names that stand for two types. */
    List<String> namesThatExistTwice() {
        Map<String, List<Path>> places = new TreeMap<>();
        files.keySet().stream()
                .filter(file -> !file.endsWith("package-info.java"))
                .forEach(file -> places.computeIfAbsent(file.getFileName().toString(), name -> new ArrayList<>())
                        .add(source.relativize(file)));
        return places.values().stream()
                .filter(found -> found.size() > 1)
                .map(Object::toString)
                .toList();
    }

    List<String> filesOverTheLimit() {
        return files.entrySet().stream()
                .filter(file -> lines(file.getValue()) > FILE_LIMIT)
                .map(file -> source.relativize(file.getKey()) + ": " + lines(file.getValue()) + " lines")
                .toList();
    }

    /** Counts the files of packages that have more than the limit. */
    Map<Path, Long> crowdedPackages() {
        Map<Path, Long> counts = files.keySet().stream()
                .collect(Collectors.groupingBy(file -> source.relativize(file.getParent()), Collectors.counting()));
        counts.values().removeIf(count -> count <= PACKAGE_LIMIT);
        return counts;
    }

    /** Counts the lines of the command line. */
    int commandLineLines() {
        Path folder = source.resolve("app/src/main/java/io/tagwave/cli");
        return files.entrySet().stream()
                .filter(file -> file.getKey().startsWith(folder))
                .mapToInt(file -> lines(file.getValue()))
                .sum();
    }

    /** Lists the files with a Javadoc comment that opens with "What", "Whether" or the like instead of a verb. */
    List<String> commentsThatOpenWithoutAVerb() {
        List<String> found = new ArrayList<>();
        files.forEach((file, text) -> {
            Matcher riddle = RIDDLE.matcher(text);
            if (riddle.find()) {
                found.add(source.relativize(file) + ": " + riddle.group().trim());
            }
        });
        return found;
    }

    private static boolean isMainJava(Path file) {
        return file.toString().endsWith(".java")
                && file.toString().replace('\\', '/').contains("/src/main/java/");
    }

    private static int lines(String text) {
        return (int) text.chars().filter(c -> c == '\n').count();
    }
}
