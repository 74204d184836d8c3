package io.tagwave.lab.bench;

import io.tagwave.eval.TimingComparison;
import java.io.IOException;
import java.nio.file.Path;

/**
 * The time of short commands from start to end.
 *
 * @param help seconds of {@code --help}
 * @param page seconds of {@code extract} for one page
 */
record StartTimes(double help, double page) {

    private static final int TIMES = 7;

    /** Returns medians, after a first start of each that may write an archive of classes. */
    static StartTimes of(Path launcher, Path page) throws IOException, InterruptedException {
        String program = launcher.toAbsolutePath().toString();
        return new StartTimes(median(program, "--help"), median(program, "extract", page.toString()));
    }

    private static double median(String... command) throws IOException, InterruptedException {
        double[] seconds = new double[TIMES];
        for (int run = -1; run < TIMES; run++) {
            long start = System.nanoTime();
            new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
            if (run >= 0) {
                seconds[run] = (System.nanoTime() - start) / 1e9;
            }
        }
        return TimingComparison.median(seconds);
    }
}
