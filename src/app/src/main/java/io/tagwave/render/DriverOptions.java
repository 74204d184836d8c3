package io.tagwave.render;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.openqa.selenium.PageLoadStrategy;
import org.openqa.selenium.UnexpectedAlertBehaviour;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.firefox.FirefoxOptions;
import org.openqa.selenium.remote.AbstractDriverOptions;

/** Converts settings to options of Selenium's drivers. */
final class DriverOptions {

    private static final String CONTENT_SETTING = "profile.default_content_setting_values.";
    private static final int REFUSE = 2;
    private static final int NO_DOWNLOADS = 3;

    /** Values of Firefox preferences. */
    private static final int NO_AUTOPLAY = 5;

    private static final int NO_PRELOAD = 1;
    private static final int MANUAL_PROXY = 1;

    /** The port of the discard protocol, where nothing listens. */
    private static final int CLOSED_PORT = 9;

    private DriverOptions() {}

    /** Returns the options of a session, without a profile folder if the browser runs on another machine. */
    static AbstractDriverOptions<?> of(RenderSettings settings, @Nullable Path profile) {
        AbstractDriverOptions<?> options =
                switch (settings.browser.engine()) {
                    case CHROMIUM -> chromium(settings, profile);
                    case FIREFOX -> firefox(settings);
                };
        // Only scripts and parsed text matter; the pool waits for the rest itself, and knows when to stop.
        options.setPageLoadStrategy(PageLoadStrategy.EAGER);
        options.setUnhandledPromptBehaviour(UnexpectedAlertBehaviour.DISMISS);
        options.setAcceptInsecureCerts(false);
        options.setPageLoadTimeout(settings.pageLimit);
        options.setScriptTimeout(settings.waitLimit.plus(settings.scriptLimit)); // the wait is a script
        return options;
    }

    private static ChromeOptions chromium(RenderSettings settings, @Nullable Path profile) {
        ChromeOptions options = new ChromeOptions();
        List<String> flags = new ArrayList<>(settings.browser.flags());
        flags.addAll(environmentFlags(settings, profile));
        if (settings.userAgent != null) {
            flags.add("--user-agent=" + settings.userAgent);
        }
        if (settings.browser.blockedTypes().contains("image")) {
            flags.add("--blink-settings=imagesEnabled=false"); // also those whose URL has no known ending
        }
        options.addArguments(flags);
        // The driver would let every page open windows.
        options.setExperimentalOption("excludeSwitches", List.of("disable-popup-blocking"));
        Map<String, Object> preferences = new HashMap<>();
        preferences.put("download_restrictions", NO_DOWNLOADS);
        preferences.put(CONTENT_SETTING + "notifications", REFUSE);
        preferences.put(CONTENT_SETTING + "geolocation", REFUSE);
        options.setExperimentalOption("prefs", preferences);
        return options;
    }

    /** Returns the flags that depend on machine and network. */
    private static List<String> environmentFlags(RenderSettings settings, @Nullable Path profile) {
        List<String> flags = new ArrayList<>();
        if (profile != null) {
            flags.add("--user-data-dir=" + profile);
            if (System.getProperty("user.name", "").equals("root")) {
                flags.add("--no-sandbox");
            }
        }
        if (settings.offline) {
            flags.add("--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost");
        }
        if (settings.proxy != null) {
            flags.add("--proxy-server=http://" + settings.proxy);
            flags.add("--proxy-bypass-list=<-loopback>"); // otherwise requests to this machine would bypass the proxy
            flags.add("--force-webrtc-ip-handling-policy=disable_non_proxied_udp");
        }
        return flags;
    }

    private static FirefoxOptions firefox(RenderSettings settings) {
        FirefoxOptions options = new FirefoxOptions();
        options.addArguments(settings.browser.flags());
        Set<String> blocked = settings.browser.blockedTypes();
        if (blocked.contains("image")) {
            options.addPreference("permissions.default.image", REFUSE);
        }
        if (blocked.contains("stylesheet")) {
            options.addPreference("permissions.default.stylesheet", REFUSE);
        }
        options.addPreference("gfx.downloadable_fonts.enabled", !blocked.contains("font"));
        if (blocked.contains("media")) {
            options.addPreference("media.autoplay.default", NO_AUTOPLAY);
            options.addPreference("media.preload.default", NO_PRELOAD);
            options.addPreference("media.preload.auto", NO_PRELOAD);
        }
        options.addPreference("browser.download.always_ask_before_handling_new_types", true);
        options.addPreference("dom.disable_open_during_load", true);
        options.addPreference("permissions.default.desktop-notification", REFUSE);
        options.addPreference("permissions.default.geo", REFUSE);
        if (settings.userAgent != null) {
            options.addPreference("general.useragent.override", settings.userAgent);
        }
        if (settings.proxy != null) {
            String[] parts = settings.proxy.split(":", 2);
            proxied(options, parts[0], Integer.parseInt(parts[1]));
            options.addPreference("network.proxy.allow_hijacking_localhost", true);
            options.addPreference("network.proxy.no_proxies_on", "");
            options.addPreference("media.peerconnection.enabled", false);
        }
        return settings.offline ? offline(options) : options;
    }

    private static void proxied(FirefoxOptions options, String host, int port) {
        options.addPreference("network.proxy.type", MANUAL_PROXY);
        for (String scheme : List.of("http", "ssl", "socks")) {
            options.addPreference("network.proxy." + scheme, host);
            options.addPreference("network.proxy." + scheme + "_port", port);
        }
        options.addPreference("network.proxy.socks_remote_dns", true);
        options.addPreference("network.proxy.failover_direct", false);
    }

    /** Sends all requests, except those to this machine, to a proxy that does not exist. */
    private static FirefoxOptions offline(FirefoxOptions options) {
        proxied(options, "127.0.0.1", CLOSED_PORT);
        options.addPreference("network.proxy.no_proxies_on", "127.0.0.1, localhost");
        return options;
    }
}
