package io.tagwave.lab.bench;

import io.tagwave.eval.TimingComparison;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;

/**
 * The measurement of one crawl by a JVM.
 *
 * @param cpuMillis of the whole process with its start
 * @param peakMegabytes the most memory that the process had, as Linux tells; 0 elsewhere
 */
record CrawlMeasurement(int pages, double cpuMillis, double wallMillis, double peakMegabytes) {

    /** Measures this JVM. */
    static CrawlMeasurement ofThisProcess(int pages, long startNanos) {
        double wall = (System.nanoTime() - startNanos) / 1e6;
        return new CrawlMeasurement(pages, cpuSoFar(), wall, peakMemory());
    }

    /** Returns the CPU time of this process in milliseconds. */
    static double cpuSoFar() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                        .getProcessCpuTime()
                / 1e6;
    }

    private static double peakMemory() {
        try (Stream<String> lines = Files.lines(Path.of("/proc/self/status"))) {
            return lines.filter(line -> line.startsWith("VmHWM"))
                    .mapToDouble(line -> Double.parseDouble(line.replaceAll("\\D", "")) / 1024)
                    .sum();
        } catch (IOException elsewhere) {
            return 0;
        }
    }

    /** Returns the line that a child process prints. */
    String line() {
        return String.format(Locale.ROOT, "bench %d %f %f %f", pages, cpuMillis, wallMillis, peakMegabytes);
    }

    /** Reads such a line. */
    static CrawlMeasurement parse(String line) {
        String[] parts = line.split(" ");
        return new CrawlMeasurement(
                Integer.parseInt(parts[1]),
                Double.parseDouble(parts[2]),
                Double.parseDouble(parts[3]),
                Double.parseDouble(parts[4]));
    }

    double cpuMillisPerPage() {
        return cpuMillis / pages;
    }

    double pagesPerSecond() {
        return pages * 1000 / wallMillis;
    }

    /** Returns the median of a measure over several runs. */
    static double median(List<CrawlMeasurement> runs, ToDoubleFunction<CrawlMeasurement> measure) {
        return TimingComparison.median(runs.stream().mapToDouble(measure).toArray());
    }
}
