package io.tagwave.lab.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A JVM of its own for each thing that is measured, so that none is compiled, or its heap filled, by another. */
final class ChildJvm {

    private ChildJvm() {}

    /** Starts a main class of a class path. */
    static Process start(String classPath, String main, String... arguments) throws IOException {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Xmx1g", "-cp", classPath, main));
        command.addAll(Arrays.asList(arguments));
        return new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
    }

    /** What it prints until it ends. */
    static List<String> lines(Process process) throws IOException, InterruptedException {
        try (BufferedReader answer = process.inputReader()) {
            List<String> lines = answer.lines().toList();
            process.waitFor();
            return lines;
        }
    }

    /** That of this JVM. */
    static String classPath() {
        return System.getProperty("java.class.path");
    }
}
