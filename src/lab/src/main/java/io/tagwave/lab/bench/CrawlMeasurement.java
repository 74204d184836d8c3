package io.tagwave.lab.bench;

import io.tagwave.eval.TimingComparison;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * The measurement of one crawl by a JVM.
 *
 * @param cpuMillis of the whole process with its start, without the seeding of URLs that are known beforehand
 * @param wallMillis of the crawl alone
 * @param heapMegabytes in use after a collection at the end
 */
record CrawlMeasurement(int pages, double cpuMillis, double wallMillis, double heapMegabytes) {

    /** Measures this JVM. */
    static CrawlMeasurement ofThisProcess(int pages, long startNanos) {
        double wall = (System.nanoTime() - startNanos) / 1e6;
        return new CrawlMeasurement(pages, cpuSoFar(), wall, heapInUse());
    }

    /** Returns the measurement without work that is no part of the crawl. */
    CrawlMeasurement without(double cpu, double wall) {
        return new CrawlMeasurement(pages, cpuMillis - cpu, wallMillis - wall, heapMegabytes);
    }

    /** Returns the CPU time of this process in milliseconds. */
    static double cpuSoFar() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                        .getProcessCpuTime()
                / 1e6;
    }

    /** Returns the megabytes in use after a collection. */
    private static double heapInUse() {
        System.gc();
        Runtime runtime = Runtime.getRuntime();
        return (runtime.totalMemory() - runtime.freeMemory()) / 1048576.0;
    }

    /** Returns the line that a child process prints. */
    String line() {
        return String.format(Locale.ROOT, "bench %d %f %f %f", pages, cpuMillis, wallMillis, heapMegabytes);
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
