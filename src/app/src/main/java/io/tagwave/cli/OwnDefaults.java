package io.tagwave.cli;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.util.Comparator;
import java.util.Optional;
import java.util.Properties;
import java.util.TreeSet;
import org.jline.utils.Levenshtein;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;

/** Checks the file of a user's own defaults: an unknown key there would be ignored, and its default with it. */
final class OwnDefaults {

    /** Edits from which a name is no longer a slip of another. */
    private static final int MAX_EDITS = 4;

    private OwnDefaults() {}

    /** Returns what is wrong with the keys of a file, in a sentence, or nothing. */
    static Optional<String> problem(File file, CommandLine program) {
        Properties defaults = new Properties();
        try (InputStream in = Files.newInputStream(file.toPath())) {
            defaults.load(in);
        } catch (IOException | IllegalArgumentException e) {
            return Optional.of("cannot read " + file + ": " + e.getMessage());
        }
        TreeSet<String> known = new TreeSet<>();
        collect(program, known);
        return defaults.stringPropertyNames().stream()
                .filter(key -> !known.contains(key))
                .sorted()
                .findFirst()
                .map(key -> "expected names of options in " + file + ", found " + key + suggestion(key, known));
    }

    private static void collect(CommandLine command, TreeSet<String> known) {
        for (ArgSpec arg : command.getCommandSpec().args()) {
            if (arg.descriptionKey() != null) {
                known.add(arg.descriptionKey());
            }
            String[] names = arg instanceof OptionSpec option ? option.names() : new String[] {arg.paramLabel()};
            for (String name : names) {
                String bare = name.replaceFirst("^-+", "");
                known.add(bare);
                known.add(command.getCommandSpec().qualifiedName(".") + "." + bare);
            }
        }
        command.getSubcommands().values().forEach(below -> collect(below, known));
    }

    private static String suggestion(String key, TreeSet<String> known) {
        return known.stream()
                .min(Comparator.comparingInt(name -> Levenshtein.distance(key, name)))
                .filter(name -> Levenshtein.distance(key, name) < MAX_EDITS)
                .map(name -> ": did you mean " + name + "?")
                .orElse("");
    }
}
