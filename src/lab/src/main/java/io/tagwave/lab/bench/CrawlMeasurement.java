package io.tagwave.lab.bench;

import java.lang.management.ManagementFactory;
import java.util.Locale;

/**
 * One measured run of a JVM.
 *
 * @param cpuMillis of the whole process, its start included; without the making of addresses that are known beforehand
 * @param wallMillis of the crawl alone
 * @param heapMegabytes in use after a collection at the end
 * @param cacheMegabytes how many of them are the database's cache of pages, which has a fixed limit
 */
record CrawlMeasurement(int pages, double cpuMillis, double wallMillis, double heapMegabytes, double cacheMegabytes) {

    /** Measures this JVM. */
    static CrawlMeasurement ofThisProcess(int pages, long startNanos) {
        return ofThisProcess(pages, startNanos, 0);
    }

    /** The same with a database open. */
    static CrawlMeasurement ofThisProcess(int pages, long startNanos, double cacheMegabytes) {
        double wall = (System.nanoTime() - startNanos) / 1e6;
        return new CrawlMeasurement(pages, cpuSoFar(), wall, HeapSampler.megabytes(), cacheMegabytes);
    }

    /** The same without work that is no part of the crawl. */
    CrawlMeasurement without(double cpu, double wall) {
        return new CrawlMeasurement(pages, cpuMillis - cpu, wallMillis - wall, heapMegabytes, cacheMegabytes);
    }

    /** CPU time of this process so far. */
    static double cpuSoFar() {
        return ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                        .getProcessCpuTime()
                / 1e6;
    }

    /** As the line that a child prints. */
    String line() {
        return String.format(
                Locale.ROOT, "bench %d %f %f %f %f", pages, cpuMillis, wallMillis, heapMegabytes, cacheMegabytes);
    }

    static CrawlMeasurement parse(String line) {
        String[] parts = line.split(" ");
        return new CrawlMeasurement(
                Integer.parseInt(parts[1]),
                Double.parseDouble(parts[2]),
                Double.parseDouble(parts[3]),
                Double.parseDouble(parts[4]),
                parts.length > 5 ? Double.parseDouble(parts[5]) : 0);
    }

    double cpuMillisAPage() {
        return cpuMillis / pages;
    }

    double pagesPerSecond() {
        return pages * 1000 / wallMillis;
    }
}
