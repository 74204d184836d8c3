package io.tagwave.render;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.LoopbackPort;
import io.tagwave.web.Outcome;
import io.tagwave.web.PageRequest;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A Selenium Grid, started as a process of its own on a loopback port. */
@Tag("slow")
class GridTest {

    private static final int STARTING_SECONDS = 60;

    @Test
    void aGridIsAskedForABrowser(@TempDir Path folder) throws Exception {
        BrowserConfig chromium = TestBrowsers.require("chromium");
        String libraries = libraries(folder);
        int port = LoopbackPort.free();
        Process grid = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:TieredStopAtLevel=1",
                        "-cp",
                        libraries,
                        "org.openqa.selenium.grid.Main",
                        "standalone",
                        "--host",
                        "127.0.0.1",
                        "--port",
                        Integer.toString(port))
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("grid.log").toFile())
                .start();
        URI address = URI.create("http://127.0.0.1:" + port);
        try (TestSite site = new TestSite().page("/", "<body><script>document.body.append('written')</script>")) {
            assertTrue(becomesReady(address), () -> read(folder.resolve("grid.log")));
            RenderSettings settings =
                    RenderSettings.of(RemoteDriverTest.asRoot(chromium)).webdriver(address);
            try (BrowserPool pool = new BrowserPool(settings)) {
                RenderedPage page = pool.render(PageRequest.of(site.url("/")));
                assertEquals(Outcome.DONE, page.page().outcome(), page.page().error());
                assertTrue(new String(page.page().body(), StandardCharsets.UTF_8).contains("written"));
            }
        } finally {
            ProcessTree.killTree(grid.toHandle());
        }
    }

    /** The Grid's class path, as Maven resolves it; its libraries differ from the project's. */
    private static String libraries(Path folder) throws IOException, InterruptedException {
        Path maven = BrowserLauncher.executable(List.of("mvn")).orElse(null);
        Assumptions.assumeTrue(maven != null, "skipped: mvn is not on the PATH, which resolves the Grid");
        Path pom = folder.resolve("pom.xml");
        try (InputStream in = GridTest.class.getResourceAsStream("grid/pom.xml")) {
            Files.copy(in, pom);
        }
        Path list = folder.resolve("libraries");
        ProcessBuilder resolve = new ProcessBuilder(
                        maven.toString(),
                        "-q",
                        "-B",
                        "-f",
                        pom.toString(),
                        "org.apache.maven.plugins:maven-dependency-plugin:3.7.0:build-classpath",
                        "-Dmdep.outputFile=" + list)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("maven.log").toFile());
        resolve.environment().merge("MAVEN_OPTS", "-XX:TieredStopAtLevel=1", (own, ours) -> own + " " + ours);
        Process resolving = resolve.start();
        boolean resolved = resolving.waitFor(2, TimeUnit.MINUTES) && resolving.exitValue() == 0;
        Assumptions.assumeTrue(
                resolved, () -> "skipped: the Grid cannot be resolved: " + read(folder.resolve("maven.log")));
        return Files.readString(list).strip();
    }

    private static boolean becomesReady(URI grid) throws InterruptedException {
        HttpRequest status = HttpRequest.newBuilder(grid.resolve("/status")).build();
        for (int i = 0; i < STARTING_SECONDS; i++) {
            try {
                String answer = HttpClient.newHttpClient()
                        .send(status, BodyHandlers.ofString())
                        .body();
                if (answer.replaceAll("\\s", "").contains("\"ready\":true")) {
                    return true;
                }
            } catch (IOException e) {
                // Not listening yet.
            }
            Thread.sleep(1000);
        }
        return false;
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            return file + " cannot be read";
        }
    }
}
