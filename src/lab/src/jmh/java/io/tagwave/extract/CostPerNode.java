package io.tagwave.extract;

import io.tagwave.model.ContentModel;
import io.tagwave.tree.PageTree;
import java.util.Arrays;
import java.util.Collection;
import java.util.DoubleSummaryStatistics;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.CommandLineOptionException;
import org.openjdk.jmh.runner.options.CommandLineOptions;
import org.openjdk.jmh.runner.options.OptionsBuilder;

/**
 * Time a node on pages of growing size, which has to stay the same: from the sequence to the verdicts, and with the rows of
 * text that are written out for them.
 *
 * <p>Measured with the parallel collector: the common one gives an array of more than half a region regions of its own, and
 * on 10<sup>6</sup> nodes that costs more than the work on it. {@code -jvmArgs} takes another.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(
        value = 1,
        jvmArgs = {"-Xms1500m", "-Xmx1500m", "-XX:+UseParallelGC"})
@Warmup(iterations = 6, time = 2)
@Measurement(iterations = 5, time = 1)
public class CostPerNode {

    @Param
    public Shape shape;

    @Param({"1000", "10000", "100000", "1000000"})
    public int nodes;

    private PageTree page;
    private RecordExtractor extractor;

    @Setup
    public void make() {
        page = shape.page(nodes);
        extractor = new RecordExtractor(ContentModel.shipped(), System::nanoTime);
    }

    @Benchmark
    public PageLists judge() {
        return extractor.judge(page);
    }

    @Benchmark
    public Extraction extract() {
        return extractor.extract(page, address -> address);
    }

    /** Runs with JMH's own options, and sums up by shape. */
    public static void main(String[] args) throws RunnerException, CommandLineOptionException {
        Collection<RunResult> results = new Runner(new OptionsBuilder()
                        .parent(new CommandLineOptions(args))
                        .include(CostPerNode.class.getName())
                        .build())
                .run();
        for (String what : new String[] {"judge", "extract"}) {
            Arrays.stream(Shape.values()).forEach(shape -> sumUp(what, shape, results));
        }
    }

    private static void sumUp(String what, Shape shape, Collection<RunResult> results) {
        StringBuilder line = new StringBuilder(what + " " + shape.name());
        DoubleSummaryStatistics all = new DoubleSummaryStatistics();
        for (RunResult result : results) {
            if (result.getParams().getBenchmark().endsWith(what)
                    && result.getParams().getParam("shape").equals(shape.name())) {
                int nodes = Integer.parseInt(result.getParams().getParam("nodes"));
                double nanos = result.getPrimaryResult().getScore() * 1000 / nodes;
                line.append(String.format("  %,d nodes: %.0f ns a node", nodes, nanos));
                all.accept(nanos);
            }
        }
        if (all.getCount() > 0) {
            System.out.printf("%s; greatest to least %.2f%n", line, all.getMax() / all.getMin());
        }
    }
}
