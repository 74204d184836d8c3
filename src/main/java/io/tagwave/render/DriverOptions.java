package io.tagwave.render;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.openqa.selenium.PageLoadStrategy;
import org.openqa.selenium.UnexpectedAlertBehaviour;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.firefox.FirefoxOptions;
import org.openqa.selenium.remote.AbstractDriverOptions;

/** Turns settings into what Selenium's drivers understand. */
final class DriverOptions {

    private static final int REFUSE = 2;
    private static final int NO_DOWNLOADS = 3;

    private DriverOptions() {}

    /**
     * Options of a session.
     *
     * @param profile folder of its own, or null when the browser runs on another machine
     */
    static AbstractDriverOptions<?> of(RenderSettings settings, Path profile) {
        AbstractDriverOptions<?> options =
                switch (settings.browser().engine()) {
                    case CHROMIUM -> chromium(settings, profile);
                    case FIREFOX -> firefox(settings);
                };
        // Scripts and parsed text are what counts; the pool waits for the rest itself, and knows when it may stop.
        options.setPageLoadStrategy(PageLoadStrategy.EAGER);
        options.setUnhandledPromptBehaviour(UnexpectedAlertBehaviour.DISMISS);
        options.setAcceptInsecureCerts(false);
        options.setPageLoadTimeout(settings.pageLimit());
        options.setScriptTimeout(settings.waitLimit());
        return options;
    }

    private static ChromeOptions chromium(RenderSettings settings, Path profile) {
        ChromeOptions options = new ChromeOptions();
        List<String> flags = new ArrayList<>(settings.browser().flags());
        if (profile != null) {
            flags.add("--user-data-dir=" + profile);
            if (System.getProperty("user.name", "").equals("root")) {
                flags.add("--no-sandbox");
            }
        }
        if (settings.userAgent() != null) {
            flags.add("--user-agent=" + settings.userAgent());
        }
        if (settings.offline()) {
            flags.add("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost");
        }
        options.addArguments(flags);
        // The driver would let every page open windows.
        options.setExperimentalOption("excludeSwitches", List.of("disable-popup-blocking"));
        options.setExperimentalOption(
                "prefs",
                Map.of(
                        "download_restrictions", NO_DOWNLOADS,
                        "profile.default_content_setting_values.notifications", REFUSE,
                        "profile.default_content_setting_values.geolocation", REFUSE));
        return options;
    }

    private static FirefoxOptions firefox(RenderSettings settings) {
        FirefoxOptions options = new FirefoxOptions();
        options.addArguments(settings.browser().flags());
        Set<String> blocked = settings.browser().blockedTypes();
        if (blocked.contains("image")) {
            options.addPreference("permissions.default.image", REFUSE);
        }
        if (blocked.contains("stylesheet")) {
            options.addPreference("permissions.default.stylesheet", REFUSE);
        }
        options.addPreference("gfx.downloadable_fonts.enabled", !blocked.contains("font"));
        options.addPreference("media.autoplay.default", REFUSE);
        options.addPreference("browser.download.always_ask_before_handling_new_types", true);
        options.addPreference("dom.disable_open_during_load", true);
        options.addPreference("permissions.default.desktop-notification", REFUSE);
        options.addPreference("permissions.default.geo", REFUSE);
        if (settings.userAgent() != null) {
            options.addPreference("general.useragent.override", settings.userAgent());
        }
        return options;
    }
}
