package io.tagwave.render;

import java.io.IOException;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;

/** The browsers of this machine. A test whose browser is not here is skipped. */
public final class TestBrowsers {

    private TestBrowsers() {}

    /** The configuration of a browser that is installed with its driver. */
    public static BrowserConfig require(String name) throws IOException {
        BrowserConfig config = BrowserConfig.load(name);
        Assumptions.assumeTrue(
                BrowserLauncher.executable(config.binaries()).isPresent(),
                "skipped: none of " + config.binaries() + " is on the PATH; drivers/install puts it there");
        Assumptions.assumeTrue(
                BrowserLauncher.executable(config.drivers()).isPresent(),
                "skipped: none of " + config.drivers() + " is on the PATH, see drivers/README.md");
        return config;
    }

    /**
     * Kills every Chromium that this JVM has started; their drivers are left alone.
     *
     * @return how many processes were killed
     */
    public static int kill() {
        try (Stream<ProcessHandle> own = ProcessHandle.current().descendants()) {
            return own.filter(process -> process.info().command().orElse("").endsWith("/chromium"))
                    .map(ProcessHandle::destroyForcibly)
                    .toList()
                    .size();
        }
    }
}
