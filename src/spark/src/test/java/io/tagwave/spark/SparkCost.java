package io.tagwave.spark;

import com.sun.management.OperatingSystemMXBean;
import io.tagwave.archive.WarcText;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.apache.spark.sql.SparkSession;

/**
 * CPU a page in one run: of a loop that writes nothing, of one that writes the folders ({@link PlainFolders}), and of
 * Spark. {@code SparkCost DIR PAGES ROUNDS} takes the pages of a folder, again and again
 * until they are enough, as four archives. One round warms up; the others are taken in turns.
 */
final class SparkCost {

    private static final int ARCHIVES = 4;
    private static final long LARGEST = 400_000;

    private SparkCost() {}

    private interface Work {
        void run(int round) throws IOException;
    }

    public static void main(String[] arguments) throws IOException {
        int pages = Integer.parseInt(arguments[1]);
        int rounds = Integer.parseInt(arguments[2]);
        Path folder = Files.createTempDirectory("spark-cost-");
        List<Path> archives = archives(Path.of(arguments[0]), pages, folder);
        List<String> names = archives.stream().map(Path::toString).toList();
        try (SparkSession session = Sessions.local()) {
            List<Work> ways = List.of(
                    round -> PlainLoop.of(archives),
                    round -> PlainFolders.write(session, folder.resolve("plain" + round), archives),
                    round -> ExtractArchives.extract(session, out(folder, "all", round), names, 0));
            double[][] cost = new double[ways.size()][rounds];
            for (int round = 0; round <= rounds; round++) {
                for (int way = 0; way < ways.size(); way++) {
                    double millis = cpu(ways.get(way), round, pages);
                    cost[way][Math.max(0, round - 1)] = millis;
                }
                print(round == 0 ? "warming up" : "round " + round, cost, Math.max(0, round - 1));
            }
            for (double[] way : cost) {
                Arrays.sort(way);
            }
            print("medians", cost, rounds / 2);
        }
        System.out.println("written to " + folder);
    }

    private static double cpu(Work work, int round, int pages) throws IOException {
        OperatingSystemMXBean system = (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
        System.gc();
        long start = system.getProcessCpuTime();
        work.run(round);
        return (system.getProcessCpuTime() - start) / 1e6 / pages;
    }

    private static String out(Path folder, String way, int round) {
        return folder.resolve(way + round).toString();
    }

    private static void print(String what, double[][] cost, int round) {
        System.out.printf(
                Locale.ROOT,
                "%s, ms a page: loop that writes nothing %.2f, loop that writes all %.2f, Spark %.2f; that to the loop that"
                        + " writes all %.3f, to the other %.3f%n",
                what,
                cost[0][round],
                cost[1][round],
                cost[2][round],
                cost[2][round] / cost[1][round],
                cost[2][round] / cost[0][round]);
    }

    private static List<Path> archives(Path from, int pages, Path folder) throws IOException {
        List<Path> sources = sources(from);
        List<Path> archives = new ArrayList<>();
        for (int archive = 0; archive < ARCHIVES; archive++) {
            Path file = folder.resolve("pages-" + archive + ".warc.gz");
            archives.add(file);
            try (OutputStream out = Files.newOutputStream(file)) {
                for (int page = archive; page < pages; page += ARCHIVES) {
                    String url = "http://site" + page % 97 + ".example.org/" + page;
                    byte[] html = Files.readAllBytes(sources.get(page % sources.size()));
                    out.write(WarcText.gzip(WarcText.response(url, "Content-Type: text/html\r\n", html)));
                }
            }
        }
        return archives;
    }

    private static List<Path> sources(Path from) {
        try (Stream<Path> files = Files.walk(from)) {
            return files.filter(file -> file.toString().endsWith(".html"))
                    .filter(file -> file.toFile().length() < LARGEST)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
