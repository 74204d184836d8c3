package io.tagwave.render;

import io.tagwave.web.PasswordMask;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.net.ConnectException;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.channels.UnresolvedAddressException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ScheduledExecutorService;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.Capabilities;
import org.openqa.selenium.WebDriverException;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.firefox.FirefoxOptions;
import org.openqa.selenium.firefox.GeckoDriverService;
import org.openqa.selenium.remote.AbstractDriverOptions;
import org.openqa.selenium.remote.HttpCommandExecutor;
import org.openqa.selenium.remote.RemoteWebDriver;
import org.openqa.selenium.remote.http.ClientConfig;
import org.openqa.selenium.remote.service.DriverFinder;
import org.openqa.selenium.remote.service.DriverService;

/** Starts sessions: a driver and a browser with a fresh profile, or a session of a remote Grid. */
record BrowserLauncher(
        RenderSettings settings,
        BrowserProfiles profiles,
        ExecutorService policyThreads,
        ScheduledExecutorService timer) {

    private static final Duration START = Duration.ofSeconds(60);

    private static final HttpClient HTTP = HttpClient.newHttpClient();

    /**
     * Starts a session.
     *
     * @throws BrowserUnavailableException if there is no browser or driver, or they do not start
     */
    BrowserSession start() throws BrowserUnavailableException {
        URI server = settings.webdriver;
        return server == null ? startHere() : startRemote(server);
    }

    private BrowserSession startHere() throws BrowserUnavailableException {
        LocalBrowser local = null;
        try {
            local = new LocalBrowser(profiles);
            return session(launch(local, DriverOptions.of(settings, local.profile())), local);
        } catch (WebDriverException | IOException | IllegalStateException | RenderFailure e) {
            if (local != null) {
                local.kill();
            }
            throw new BrowserUnavailableException(advice(e), e);
        }
    }

    /** Starts a driver, which starts a browser. */
    RemoteWebDriver launch(LocalBrowser local, AbstractDriverOptions<?> options) throws IOException {
        DriverService service = service(options, local.profile());
        service.sendOutputTo(OutputStream.nullOutputStream());
        local.started(service);
        RemoteWebDriver driver = connect(service.getUrl(), options);
        Capabilities known = driver.getCapabilities();
        Object chromium = known.getCapability("goog:processID");
        local.browser(chromium == null ? known.getCapability("moz:processID") : chromium);
        return driver;
    }

    private BrowserSession startRemote(URI server) throws BrowserUnavailableException {
        try {
            AbstractDriverOptions<?> options = DriverOptions.of(settings, null);
            return session(connect(server.toURL(), options), null);
        } catch (WebDriverException | IOException | RenderFailure e) {
            throw new BrowserUnavailableException(
                    "no session from "
                            + PasswordMask.masked(server.toString())
                            + ": expected a Selenium Grid or WebDriver server, found " + found(e),
                    e);
        }
    }

    /** Describes what answers in place of a server; if nothing does, Selenium only guesses at causes. */
    private static String found(Throwable e) {
        boolean refused = false;
        for (Throwable cause = e; cause != null; cause = cause.getCause()) {
            if (cause instanceof UnresolvedAddressException) {
                return "no host of this name";
            }
            refused |= cause instanceof ConnectException;
        }
        return refused ? "nothing that listens there" : RenderFailure.firstLine(e);
    }

    private DriverService service(AbstractDriverOptions<?> options, Path profile) {
        Optional<Path> driver = executable(settings.browser.drivers());
        Optional<Path> browser = executable(settings.browser.binaries());
        DriverService.Builder<?, ?> builder;
        if (options instanceof ChromeOptions chrome) {
            browser.ifPresent(path -> chrome.setBinary(path.toFile()));
            builder = new ChromeDriverService.Builder();
        } else {
            browser.ifPresent(path -> ((FirefoxOptions) options).setBinary(path));
            builder = new GeckoDriverService.Builder().withProfileRoot(profile.toFile());
        }
        driver.ifPresent(path -> builder.usingDriverExecutable(path.toFile()));
        DriverService service = builder.usingAnyFreePort().build();
        if (driver.isEmpty() || browser.isEmpty()) {
            find(service, options);
        }
        return service;
    }

    /** Returns the first of the programs, by name on the PATH or by file path, that is executable. */
    static Optional<Path> executable(List<String> names) {
        return names.stream()
                .flatMap(BrowserLauncher::candidates)
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static Stream<Path> candidates(String name) {
        if (name.contains("/") || name.contains(File.separator)) {
            return Stream.of(Path.of(name));
        }
        String path = System.getenv().getOrDefault("PATH", "");
        return Stream.of(path.split(File.pathSeparator))
                .filter(folder -> !folder.isEmpty())
                .flatMap(folder -> Stream.of(Path.of(folder, name), Path.of(folder, name + ".exe")));
    }

    /** Lets Selenium look in the usual places, and download what is missing if it may. */
    private static void find(DriverService service, AbstractDriverOptions<?> options) {
        DriverFinder finder = new DriverFinder(service, options);
        service.setExecutable(finder.getDriverPath());
        String browser = finder.getBrowserPath();
        if (browser != null && options instanceof ChromeOptions chrome) {
            chrome.setBinary(new File(browser));
        } else if (browser != null && options instanceof FirefoxOptions firefox) {
            firefox.setBinary(Path.of(browser));
        }
    }

    private RemoteWebDriver connect(URL url, AbstractDriverOptions<?> options) {
        // Beyond the limits of a page the driver itself is assumed dead.
        Duration answer = settings.pageLimit.plus(settings.waitLimit).plusSeconds(15);
        ClientConfig client = ClientConfig.defaultConfig()
                .baseUrl(url)
                .connectionTimeout(START)
                .readTimeout(answer.compareTo(START) > 0 ? answer : START);
        return new RemoteWebDriver(new HttpCommandExecutor(client), options);
    }

    private BrowserSession session(RemoteWebDriver driver, @Nullable LocalBrowser local) throws IOException {
        Optional<URI> devTools = devTools(driver);
        if (devTools.isEmpty() && settings.pausesRequests()) {
            driver.quit();
            throw new IOException("no DevTools, without which requests cannot be judged, nor have headers and cookies");
        }
        if (devTools.isEmpty()) {
            return new BrowserSession(settings, new WebDriverWindow(driver), driver, local, null, null, timer);
        }
        PageGuard guard = new PageGuard(driver.getWindowHandle(), settings, policyThreads);
        DevToolsConnection cdp = DevToolsConnection.connect(HTTP, devTools.get(), guard);
        guard.start(cdp);
        return new BrowserSession(settings, new DevToolsWindow(guard, settings), driver, local, cdp, guard, timer);
    }

    /** Returns the DevTools URL of the browser: a Grid reports it, a local browser is asked for it. */
    private Optional<URI> devTools(RemoteWebDriver driver) throws IOException {
        Object grid = driver.getCapabilities().getCapability("se:cdp");
        if (grid != null) {
            return Optional.of(URI.create(grid.toString()));
        }
        URI server = settings.webdriver;
        boolean runsHere = server == null
                || Stream.of("localhost", "127.0.0.1", "[::1]").anyMatch(name -> name.equals(server.getHost()));
        Object options = driver.getCapabilities().getCapability("goog:chromeOptions");
        if (options instanceof Map<?, ?> chrome && chrome.get("debuggerAddress") != null && runsHere) {
            return Optional.of(askAddress(URI.create("http://" + chrome.get("debuggerAddress") + "/json/version")));
        }
        return Optional.empty();
    }

    private URI askAddress(URI version) throws IOException {
        HttpRequest request = HttpRequest.newBuilder(version).timeout(START).build();
        try {
            String answer = HTTP.send(request, BodyHandlers.ofString()).body();
            return new URI(DevToolsConnection.JSON
                    .readTree(answer)
                    .path("webSocketDebuggerUrl")
                    .asText());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IOException("interrupted while asking " + version, e);
        } catch (URISyntaxException e) {
            throw new IOException(version + " named no DevTools address", e);
        }
    }

    private String advice(Throwable e) {
        String name = settings.browser.engine().name().toLowerCase(Locale.ROOT);
        return "no browser: " + name + " did not start (" + RenderFailure.firstLine(e)
                + "); install it with drivers/install"
                + (name.equals("firefox") ? " firefox and put geckodriver on the PATH" : "")
                + ", name one with --browser, or a Selenium Grid with --webdriver";
    }
}
