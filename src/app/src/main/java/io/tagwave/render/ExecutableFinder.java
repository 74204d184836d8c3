package io.tagwave.render;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Finds programs by name on the PATH, or by file path. */
final class ExecutableFinder {

    private ExecutableFinder() {}

    /** Returns the first of the programs that is executable. */
    static Optional<Path> find(List<String> names) {
        return names.stream()
                .flatMap(ExecutableFinder::candidates)
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static Stream<Path> candidates(String name) {
        if (name.contains("/") || name.contains(File.separator)) {
            return Stream.of(Path.of(name));
        }
        String path = System.getenv().getOrDefault("PATH", "");
        return Stream.of(path.split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty())
                .flatMap(folder -> Stream.of(Path.of(folder, name), Path.of(folder, name + ".exe")));
    }
}
