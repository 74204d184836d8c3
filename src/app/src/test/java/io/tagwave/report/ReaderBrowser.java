package io.tagwave.report;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;

/** A Chromium as people read our pages with, with its scripts and all. */
public final class ReaderBrowser {

    private ReaderBrowser() {}

    /** Starts one with a profile of its own; both programs have to be there. */
    public static ChromeDriver start(Path profile) {
        ChromeOptions options = new ChromeOptions();
        options.setBinary(program("chromium").orElseThrow().toFile());
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-background-networking",
                "--no-first-run",
                "--user-data-dir=" + profile);
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(program("chromedriver").orElseThrow().toFile())
                .build();
        return new ChromeDriver(service, options);
    }

    /** A program of the PATH. */
    public static Optional<Path> program(String name) {
        return Stream.of(System.getenv().getOrDefault("PATH", "").split(File.pathSeparator))
                .map(place -> Path.of(place, name))
                .filter(Files::isExecutable)
                .findFirst();
    }
}
