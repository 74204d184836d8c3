package io.tagwave.lab.bench;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Starts a JVM of its own for each thing that is measured, so that no other affects its compiled code or its heap. */
final class ChildJvm {

    /** The options of the launcher for crawls. */
    static final List<String> LAUNCHED = List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx2g");

    static final String CLASS_PATH = System.getProperty("java.class.path");

    private ChildJvm() {}

    static Process start(Class<?> main, String... arguments) throws IOException {
        return start(List.of(), CLASS_PATH, main.getName(), List.of(arguments));
    }

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

    /** Returns the lines that a process prints until it ends. */
    static List<String> lines(Process process) throws IOException, InterruptedException {
        try (BufferedReader answer = process.inputReader()) {
            List<String> lines = answer.lines().toList();
            process.waitFor();
            return lines;
        }
    }
}
