package io.tagwave.lab.bench;

import io.tagwave.cli.shared.UserException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * CPU of the stages of pages, in a fresh JVM pass after pass.
 *
 * @param millis by the pass, from 1, and the name of the stage, joined by a blank
 */
record StageTimes(Map<String, Double> millis) {

    /** From the tag path sequence to the verdict: what a page costs when it is judged alone. */
    static final List<String> JUDGING = List.of("sequence", "segment", "locate", "align", "classify");

    /** Measures files. */
    static StageTimes measure(List<Path> files, int passes) throws IOException, InterruptedException {
        Path names = Files.createTempFile("tagwave-bench", ".txt");
        try {
            Files.write(names, files.stream().map(Path::toString).toList());
            return read(ChildJvm.lines(ChildJvm.start(
                    ChildJvm.classPath(),
                    StageTimesProcess.class.getName(),
                    String.valueOf(passes),
                    names.toString())));
        } finally {
            Files.delete(names);
        }
    }

    private static StageTimes read(List<String> lines) {
        Map<String, Double> millis = new HashMap<>();
        for (String line : lines) {
            String[] parts = line.split(" ");
            if (parts.length == 4 && parts[0].equals("pass")) {
                millis.put(parts[1] + " " + parts[2], Double.parseDouble(parts[3]));
            }
        }
        if (millis.isEmpty()) {
            throw new UserException("the pages gave no figures, but: " + lines);
        }
        return new StageTimes(millis);
    }

    /** A stage of a pass over all pages. */
    double of(int pass, String stage) {
        return millis.get(pass + " " + stage);
    }

    /** Several stages. */
    double of(int pass, List<String> stages) {
        return stages.stream().mapToDouble(stage -> of(pass, stage)).sum();
    }
}
