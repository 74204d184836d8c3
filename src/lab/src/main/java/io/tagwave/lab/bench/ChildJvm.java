package io.tagwave.lab.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** A JVM of its own for each thing that is measured, so that none is compiled, or its heap filled, by another. */
final class ChildJvm {

    /** The first compiler alone, as the launcher starts a crawl. */
    static final List<String> LAUNCHED = List.of("-XX:TieredStopAtLevel=1");

    private ChildJvm() {}

    /** Starts a main class of a class path. */
    static Process start(String classPath, String main, String... arguments) throws IOException {
        return start(List.of(), classPath, main, List.of(arguments));
    }

    /** The same with options of the JVM. */
    static Process start(List<String> options, String classPath, String main, List<String> arguments)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-Xmx1g");
        command.addAll(options);
        command.addAll(List.of("-cp", classPath, main));
        command.addAll(arguments);
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
