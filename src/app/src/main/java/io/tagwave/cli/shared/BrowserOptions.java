package io.tagwave.cli.shared;

import io.tagwave.crawl.SessionCredentials;
import io.tagwave.render.BrowserConfig;
import io.tagwave.render.BrowserPool;
import io.tagwave.render.BrowserUnavailableException;
import io.tagwave.render.PageSteps;
import io.tagwave.render.RenderSettings;
import io.tagwave.render.WaitCondition;
import io.tagwave.web.FetchedPage;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options of commands that render pages. */
public final class BrowserOptions {

    @Option(names = "--browser", paramLabel = "NAME", defaultValue = "chromium")
    private String browser;

    @Option(names = "--webdriver", paramLabel = "URL")
    private @Nullable URI webdriver;

    @Option(names = "--browsers", paramLabel = "N", defaultValue = "2")
    private int browsers;

    @Option(names = "--wait", paramLabel = "WHAT", defaultValue = "sequence", converter = WaitConverter.class)
    private WaitCondition waitFor;

    @Option(names = "--wait-limit", paramLabel = "TIME", defaultValue = "5s", converter = DurationConverter.class)
    private Duration waitLimit;

    @Option(names = "--scroll", paramLabel = "N", defaultValue = "0")
    private int scrolls;

    @Option(names = "--deep-dom")
    private boolean deepDom;

    @Option(names = "--steps", paramLabel = "FILE")
    private @Nullable Path steps;

    @Option(names = "--allow-post")
    private boolean allowPost;

    /** Tells whether a browser does steps. */
    public boolean hasSteps() {
        return steps != null || allowPost;
    }

    /** Rejects steps for a command that does none. */
    public void rejectSteps() {
        if (hasSteps()) {
            throw new UserException("--steps and --allow-post: only extract, list, crawl and watch do steps");
        }
    }

    /** Returns the settings of these options with headers, cookies and steps, for a command to add its own. */
    public RenderSettings settings(SessionCredentials session) {
        RenderSettings settings = settings(config());
        if (session.isUsed()) {
            settings = settings.session(session::headers, session.browserCookies());
        }
        return hasSteps() ? settings.steps(steps(session.pages())) : settings;
    }

    private PageSteps steps(Set<String> first) {
        if (steps == null) {
            throw new UserException("--allow-post: expected --steps with it");
        }
        try {
            return PageSteps.read(steps, allowPost, first::contains);
        } catch (IllegalArgumentException e) {
            throw new UserException(e.getMessage());
        }
    }

    /** Returns what fills and sends the form of a first page by its URL, without a browser. */
    public UnaryOperator<FetchedPage> formSteps(SessionCredentials session) {
        if (allowPost) {
            throw new UserException("--allow-post: expected --render too, because only a browser sends posts");
        }
        return steps == null ? UnaryOperator.identity() : steps(session.pages())::submitted;
    }

    /** Returns the settings of these options with another browser. */
    public RenderSettings settings(BrowserConfig config) {
        return RenderSettings.of(config)
                .webdriver(webdriver)
                .sessions(browsers)
                .waitFor(waitFor)
                .waitLimit(waitLimit)
                .scrolls(scrolls)
                .deepDom(deepDom);
    }

    /** Tells whether the browsers run on a server. */
    public boolean isRemote() {
        return webdriver != null;
    }

    public BrowserConfig config() {
        try {
            return BrowserConfig.load(browser);
        } catch (IOException e) {
            throw UserException.unreadable("--browser", Path.of(browser), e);
        } catch (IllegalArgumentException e) {
            throw new UserException(e.getMessage());
        }
    }

    /** Returns a pool whose first browser runs. */
    public static BrowserPool start(RenderSettings settings) {
        BrowserPool pool;
        try {
            pool = new BrowserPool(settings);
        } catch (IllegalArgumentException e) {
            throw new UserException(e.getMessage());
        } catch (NoClassDefFoundError e) {
            throw new UserException("rendering needs tagwave-browser.jar beside tagwave.jar in the folder lib");
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
