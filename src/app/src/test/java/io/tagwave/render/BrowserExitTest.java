package io.tagwave.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.TestSignals;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.io.BufferedReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Nothing of a browser stays behind, however the program that used it ends. */
@Tag("slow")
class BrowserExitTest {

    @BeforeAll
    static void onlyWithABrowser() throws IOException {
        TestBrowsers.require("chromium");
    }

    private final List<ProcessHandle> programs = new ArrayList<>();

    /** A test that fails must not leave browsers behind either. */
    @AfterEach
    void killPrograms() {
        programs.forEach(ProcessTree::killTree);
    }

    @Test
    void closingThePoolEndsEverything() throws IOException {
        List<ProcessHandle> started;
        try (TestSite site = new TestSite().page("/", "<p>x");
                BrowserPool pool = new BrowserPool(BrowserPoolTest.settings().sessions(2))) {
            assertEquals(Outcome.DONE, pool.fetch(PageRequest.of(site.url("/"))).outcome());
            started = ProcessTree.tree(ProcessHandle.current());
            started.remove(0);
            assertTrue(started.size() >= 3, started.toString());
        }
        assertNoneRuns(started);
    }

    @Test
    void interruptingTheProgramEndsEverything(@TempDir Path folder) throws Exception {
        Process program = program(folder);
        List<ProcessHandle> started = startedBy(program);
        TestSignals.interrupt(program);
        assertTrue(program.waitFor(30, TimeUnit.SECONDS));
        assertNoneRuns(started);
        assertEquals(List.of(), profiles(folder));
    }

    @Test
    void whatAKilledProgramLeftIsClearedAtTheNextStart(@TempDir Path folder) throws Exception {
        Process program = program(folder);
        List<ProcessHandle> started = startedBy(program);
        program.destroyForcibly().waitFor();
        assertFalse(profiles(folder).isEmpty());
        Process next = program(folder);
        startedBy(next);
        assertNoneRuns(started);
        assertEquals(1, profiles(folder).size());
        TestSignals.terminate(next);
        assertTrue(next.waitFor(30, TimeUnit.SECONDS));
        assertEquals(List.of(), profiles(folder));
    }

    /** A program of its own that shows a page and then waits. */
    private Process program(Path folder) throws IOException {
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        Process program = TestSignals.interruptible(new ProcessBuilder(
                        java,
                        "-XX:TieredStopAtLevel=1",
                        "-XX:+UseSerialGC",
                        "-Djava.io.tmpdir=" + folder,
                        "-cp",
                        System.getProperty("java.class.path"),
                        Holder.class.getName()))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        programs.add(program.toHandle());
        return program;
    }

    private List<ProcessHandle> startedBy(Process program) throws IOException {
        BufferedReader out = program.inputReader();
        assertEquals("shown", out.readLine());
        List<ProcessHandle> started = ProcessTree.tree(program.toHandle());
        started.remove(0);
        programs.addAll(started);
        assertTrue(started.size() >= 3, started.toString());
        return started;
    }

    private static void assertNoneRuns(List<ProcessHandle> processes) {
        for (int i = 0; i < 100 && processes.stream().anyMatch(ProcessTree::runs); i++) {
            ProcessTree.pause(50);
        }
        assertEquals(
                List.of(),
                processes.stream()
                        .filter(ProcessTree::runs)
                        .map(process -> process.pid() + " "
                                + process.info().commandLine().orElse(""))
                        .toList());
    }

    /** The session folders that are there. */
    private static List<Path> profiles(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder, 3)) {
            return all.filter(path -> folder.relativize(path).getNameCount() == 3
                            && path.getName(path.getNameCount() - 3).toString().startsWith("tagwave-browsers-"))
                    .toList();
        }
    }

    /** The program. */
    static final class Holder {
        private Holder() {}

        public static void main(String[] arguments) throws Exception {
            TestSite site = new TestSite().page("/", "<p>x");
            BrowserPool pool = new BrowserPool(BrowserPoolTest.settings());
            if (pool.fetch(PageRequest.of(site.url("/"))).outcome() == Outcome.DONE) {
                System.out.println("shown");
            }
            Thread.sleep(TimeUnit.MINUTES.toMillis(2));
        }
    }
}
