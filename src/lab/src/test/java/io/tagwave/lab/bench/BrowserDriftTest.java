package io.tagwave.lab.bench;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.lab.report.StepProgress;
import io.tagwave.render.TestBrowsers;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class BrowserDriftTest {

    private static final int PAGES = 200;
    private static final BrowserDrift.Usage NOTHING = new BrowserDrift.Usage(0, 0, 10);

    @Test
    void heavyPagesAtOneEndAreNoDrift() {
        BrowserDrift trial = trial(page -> page < 50 ? 100 : 500, place -> 1, 1);
        assertEquals(5, trial.runs().get(0).late() / trial.runs().get(0).early(), 1e-9);
        assertEquals(0.2, trial.runs().get(1).late() / trial.runs().get(1).early(), 1e-9);
        assertEquals(1, trial.samePages(), 1e-9);
    }

    @Test
    void aRunThatIsSlowerAsAWholeIsNoDrift() {
        assertEquals(1, trial(page -> 100 + page, place -> 1, 3).samePages(), 1e-9);
    }

    @Test
    void browsersThatGetSlowerAreDrift() {
        BrowserDrift trial = trial(page -> page % 7 * 100 + 100, place -> place < 100 ? 1 : 1.5, 1);
        assertEquals(1.5, trial.samePages(), 1e-9);
        assertTrue(verdicts(trial).contains("1.50  1.20  missed"), verdicts(trial));
    }

    @Test
    void leftoversAreReported() {
        BrowserDrift sound = trial(page -> 100, place -> 1, 1);
        assertFalse(verdicts(sound).contains("missed"), verdicts(sound));
        List<BrowserDrift.Shown> shown = new ArrayList<>(sound.runs().get(1).shown());
        shown.set(0, new BrowserDrift.Shown(5, "timeout: the page was not done in time"));
        BrowserDrift.Run leaky = new BrowserDrift.Run(
                shown, NOTHING, NOTHING, new BrowserDrift.Usage(1, 1, 50), List.of("its latency drifted"));
        BrowserDrift trial = new BrowserDrift(NOTHING, List.of(sound.runs().get(0), leaky));
        assertEquals(1, trial.failures());
        assertEquals("timeout: the page was not done in time", trial.error(1, PAGES - 1));
        assertEquals(1, trial.processesLeft());
        assertEquals(1, trial.foldersLeft());
        assertEquals(40, trial.heapMegabytesLeft(), 1e-9);
        assertEquals(3, verdicts(trial).split("missed", -1).length - 1, verdicts(trial));
    }

    @Test
    void progressSaysHowFarItIs() {
        assertEquals(
                "pages shown: 30 of 120 in 1 min 0 s, about 3 min 0 s left",
                StepProgress.line("pages shown", 30, 120, 60_000_000_000L));
        assertEquals("pages shown: 0 of 120 in 5 s", StepProgress.line("pages shown", 0, 120, 5_000_000_000L));
        assertEquals("pages shown: 120 of 120 in 9 s", StepProgress.line("pages shown", 120, 120, 9_000_000_000L));
    }

    @Test
    void aRunOfARealBrowserLeavesNothing(@TempDir Path folder) throws IOException {
        TestBrowsers.require("chromium");
        for (int i = 0; i < 6; i++) {
            Files.writeString(folder.resolve(i + ".html"), "<p>page " + i);
        }
        Cli run = Cli.run("bench", "render", folder.toString(), "--drift");
        assertEquals(0, run.status(), run.err());
        assertTrue(run.err().contains("pages shown: 12 of 12 in "), run.err());
        assertTrue(run.out().contains("the pages: browsers closed                      0                0"), run.out());
        assertTrue(run.out().matches("(?s).*pages that failed, of 12 +0 +0  met.*"), run.out());
        assertTrue(run.out().matches("(?s).*processes and folders left +0 +0  met.*"), run.out());
    }

    @Test
    void driftRefusesOtherMeasurements() {
        Cli run = Cli.run("bench", "render", "page.html", "--drift", "--throughput");
        assertEquals(
                "--drift: expected neither --throughput nor --images beside it",
                run.err().strip());
    }

    /** Latency by what a page weighs, where in a run it stands, and how slow the second run is. */
    private static BrowserDrift trial(IntToDoubleFunction weight, IntToDoubleFunction atPlace, double secondRun) {
        List<Double> weights = new ArrayList<>(
                IntStream.range(0, PAGES).mapToObj(weight::applyAsDouble).toList());
        BrowserDrift.Run first = run(weights, atPlace);
        Collections.reverse(weights);
        return new BrowserDrift(
                NOTHING, List.of(first, run(weights, place -> secondRun * atPlace.applyAsDouble(place))));
    }

    private static BrowserDrift.Run run(List<Double> weights, IntToDoubleFunction atPlace) {
        List<BrowserDrift.Shown> shown = IntStream.range(0, PAGES)
                .mapToObj(i -> new BrowserDrift.Shown(weights.get(i) * atPlace.applyAsDouble(i), null))
                .toList();
        return new BrowserDrift.Run(shown, NOTHING, NOTHING, NOTHING, List.of());
    }

    private static String verdicts(BrowserDrift trial) {
        return trial.tables(2).get(2).toText();
    }
}
