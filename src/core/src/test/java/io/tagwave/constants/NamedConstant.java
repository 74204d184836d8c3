package io.tagwave.constants;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * A constant with a number in the main code.
 *
 * @param owner the binary name of the class that declares it
 * @param name its name
 * @param value its value as written
 */
record NamedConstant(String owner, String name, double value) {

    static final Pattern DECLARATION = Pattern.compile(
            "static final (int|long|float|double) ([A-Z][A-Z_0-9]*) =\\s*(-?[0-9][0-9_]*(?:\\.[0-9]+)?|-?\\.[0-9]+)([fdL]?);");

    /** Finds the constants of the classes of a source folder whose path below it begins so. */
    static List<NamedConstant> below(Path sources, String prefix) throws IOException {
        List<NamedConstant> found = new ArrayList<>();
        for (Path file : sources(sources)) {
            String path = sources.relativize(file).toString().replace('\\', '/');
            String text = Files.readString(file);
            if (path.startsWith(prefix) && isChangeable(text)) {
                String owner = path.replaceAll("\\.java$", "").replace('/', '.');
                Matcher constant = DECLARATION.matcher(text);
                while (constant.find()) {
                    NamedConstant one = new NamedConstant(
                            owner,
                            constant.group(2),
                            Double.parseDouble(constant.group(3).replace("_", "")));
                    if (one.isOfResults()) {
                        found.add(one);
                    }
                }
            }
        }
        return found;
    }

    /** Returns whether constants of a source may be fields: an enum's own values cannot be made from such a field. */
    static boolean isChangeable(String text) {
        return !text.contains("\nenum ") && !text.contains("\npublic enum ");
    }

    /** Lists the Java files of a folder in order, without the module's description. */
    static List<Path> sources(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(file -> file.toString().endsWith(".java") && !file.endsWith("module-info.java"))
                    .sorted()
                    .toList();
        }
    }

    /** Returns whether results may depend on it: those below zero are marks, capacities grow, and primes make hashes. */
    private boolean isOfResults() {
        return value >= 0 && !name.endsWith("CAPACITY") && !name.endsWith("PRIME");
    }

    /** The value changed by a third, or by one where a third of a whole number is less. */
    List<Double> changed(boolean whole) {
        double third = whole ? Math.max(1, Math.round(Math.abs(value) / 3)) : Math.abs(value) / 3;
        return List.of(value + third, value - third);
    }
}
