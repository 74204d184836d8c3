package io.tagwave.cli;

import java.lang.management.ManagementFactory;
import java.util.Locale;

/**
 * One measured run of a JVM.
 *
 * @param cpuMillis of the whole process, its start included
 * @param wallMillis of the crawl alone
 * @param heapMegabytes in use after a collection at the end
 */
record BenchRun(int pages, double cpuMillis, double wallMillis, double heapMegabytes) {

    /** Measures this JVM. */
    static BenchRun ofThisProcess(int pages, long startNanos) {
        double wall = (System.nanoTime() - startNanos) / 1e6;
        double cpu = ((com.sun.management.OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean())
                        .getProcessCpuTime()
                / 1e6;
        System.gc();
        double heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed() / 1048576.0;
        return new BenchRun(pages, cpu, wall, heap);
    }

    /** As the line that a child prints. */
    String line() {
        return String.format(Locale.ROOT, "bench %d %f %f %f", pages, cpuMillis, wallMillis, heapMegabytes);
    }

    static BenchRun parse(String line) {
        String[] parts = line.split(" ");
        return new BenchRun(
                Integer.parseInt(parts[1]),
                Double.parseDouble(parts[2]),
                Double.parseDouble(parts[3]),
                Double.parseDouble(parts[4]));
    }

    double cpuMillisAPage() {
        return cpuMillis / pages;
    }

    double pagesPerSecond() {
        return pages * 1000 / wallMillis;
    }
}
