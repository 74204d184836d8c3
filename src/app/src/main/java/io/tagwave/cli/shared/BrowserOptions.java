package io.tagwave.cli.shared;

import io.tagwave.render.BrowserConfig;
import io.tagwave.render.BrowserPool;
import io.tagwave.render.BrowserUnavailableException;
import io.tagwave.render.RenderSettings;
import io.tagwave.render.WaitCondition;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import picocli.CommandLine.Option;

/** The options of every command that can render. */
public final class BrowserOptions {

    @Option(
            names = "--browser",
            paramLabel = "NAME",
            defaultValue = "chromium",
            description = "chromium, firefox, or a properties file as in drivers/ (default: ${DEFAULT-VALUE}).")
    private String browser;

    @Option(
            names = "--webdriver",
            paramLabel = "URL",
            description = "Selenium Grid or WebDriver server to ask for browsers, instead of starting them here.")
    private URI webdriver;

    @Option(
            names = "--browsers",
            paramLabel = "N",
            defaultValue = "2",
            description = "Browsers that run at the same time (default: ${DEFAULT-VALUE}).")
    private int browsers;

    @Option(
            names = "--wait",
            paramLabel = "WHAT",
            defaultValue = "sequence",
            converter = WaitConverter.class,
            description =
                    "When a rendered page is finished: sequence (its tag path sequence stops changing), load, network"
                            + " (no requests for half a second), selector=CSS, or a duration (default: ${DEFAULT-VALUE}).")
    private WaitCondition waitFor;

    @Option(
            names = "--wait-limit",
            paramLabel = "TIME",
            defaultValue = "5s",
            converter = DurationConverter.class,
            description = "Longest wait; what is there then is taken (default: ${DEFAULT-VALUE}).")
    private Duration waitLimit;

    @Option(
            names = "--scroll",
            paramLabel = "N",
            defaultValue = "0",
            description = "Scroll to the end up to N times to load more (default: ${DEFAULT-VALUE}).")
    private int scrolls;

    @Option(names = "--deep-dom", description = "Take shadow roots and frames of the same origin as part of the page.")
    private boolean deepDom;

    @Option(names = "--screenshots", paramLabel = "DIR", description = "Keep a picture of each rendered page there.")
    private Path screenshots;

    /** The settings so far, for a command to add its own. */
    public RenderSettings.Builder settings() {
        return settings(config());
    }

    /** The settings so far, with another browser. */
    public RenderSettings.Builder settings(BrowserConfig config) {
        UserException.requireFolder("--screenshots", screenshots);
        return new RenderSettings.Builder(config)
                .webdriver(webdriver)
                .sessions(browsers)
                .waitFor(waitFor)
                .waitLimit(waitLimit)
                .scrolls(scrolls)
                .deepDom(deepDom)
                .screenshots(screenshots);
    }

    /** Whether browsers are asked for from elsewhere. */
    public boolean isRemote() {
        return webdriver != null;
    }

    /** Browsers that run at the same time. */
    public int sessions() {
        return browsers;
    }

    /** The browser as configured. */
    public BrowserConfig config() {
        try {
            return BrowserConfig.load(browser);
        } catch (IOException e) {
            throw UserException.unreadable("--browser", Path.of(browser), e);
        } catch (IllegalArgumentException e) {
            throw new UserException(e.getMessage());
        }
    }

    /** A pool whose first browser runs. */
    public static BrowserPool start(RenderSettings.Builder settings) {
        BrowserPool pool;
        try {
            pool = new BrowserPool(settings.build());
        } catch (IllegalArgumentException e) {
            throw new UserException(e.getMessage());
        }
        try {
            pool.start();
        } catch (BrowserUnavailableException e) {
            pool.close();
            throw new UserException(e.getMessage());
        }
        return pool;
    }
}
