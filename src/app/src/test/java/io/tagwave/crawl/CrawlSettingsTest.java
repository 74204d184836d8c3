package io.tagwave.crawl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.net.InetAddress;
import java.net.UnknownHostException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CrawlSettingsTest {

    /** A setting with a value that is not its default. */
    record Setting<T>(
            String name, T value, BiFunction<CrawlSettings, T, CrawlSettings> set, Function<CrawlSettings, T> get) {

        CrawlSettings in(CrawlSettings settings) {
            return set.apply(settings, value);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static List<Setting<?>> settings() {
        return List.of(
                new Setting<>("userAgent", "Me/1", CrawlSettings::userAgent, CrawlSettings::userAgent),
                new Setting<>("threads", 3, CrawlSettings::threads, settings -> settings.threads),
                new Setting<>("maxDepth", 2, CrawlSettings::maxDepth, settings -> settings.maxDepth),
                new Setting<>("scope", ScopeKind.ANY, CrawlSettings::scope, settings -> settings.scope),
                new Setting<>("include", patterns("a"), CrawlSettings::include, settings -> settings.include),
                new Setting<>("exclude", patterns("b"), CrawlSettings::exclude, settings -> settings.exclude),
                new Setting<>("robots", false, CrawlSettings::robots, settings -> settings.robots),
                new Setting<>("pageRobots", false, CrawlSettings::pageRobots, settings -> settings.pageRobots),
                new Setting<>("maxBytes", 77, CrawlSettings::maxBytes, CrawlSettings::maxBytes),
                new Setting<>("timeout", Duration.ofSeconds(7), CrawlSettings::timeout, CrawlSettings::timeout),
                new Setting<>("attempts", 9, CrawlSettings::attempts, settings -> settings.attempts),
                new Setting<>("pause", Duration.ofSeconds(2), CrawlSettings::pause, settings -> settings.pause),
                new Setting<>(
                        "maxPause", Duration.ofSeconds(3), CrawlSettings::maxPause, settings -> settings.maxPause),
                new Setting<>(
                        "maxCrawlDelay",
                        Duration.ofSeconds(4),
                        CrawlSettings::maxCrawlDelay,
                        settings -> settings.maxCrawlDelay),
                new Setting<>("menuFirst", true, CrawlSettings::menuFirst, settings -> settings.menuFirst),
                new Setting<>("listsFirst", true, CrawlSettings::listsFirst, settings -> settings.listsFirst),
                new Setting<>("cookies", true, CrawlSettings::cookies, settings -> settings.cookies),
                new Setting<>("insecureTls", true, CrawlSettings::insecureTls, settings -> settings.insecureTls),
                new Setting<>("proxy", "e.org:1", CrawlSettings::proxy, CrawlSettings::proxy),
                new Setting<>(
                        "credentials",
                        Map.of("e.org", "me:secret"),
                        CrawlSettings::credentials,
                        settings -> settings.credentials));
    }

    @ParameterizedTest
    @MethodSource("settings")
    <T> void aSettingIsWhatItWasSetToAndAllOthersStay(Setting<T> setting) {
        CrawlSettings changed = setting.in(CrawlSettings.defaults());
        assertEquals(setting.value(), setting.get().apply(changed));
        assertNotEquals(setting.value(), setting.get().apply(CrawlSettings.defaults()));
        settings().stream()
                .filter(other -> !other.name().equals(setting.name()))
                .forEach(other -> assertEquals(
                        other.get().apply(CrawlSettings.defaults()), other.get().apply(changed), other.name()));
    }

    @ParameterizedTest
    @MethodSource("settings")
    <T> void changingASettingLeavesTheOriginalAsItWas(Setting<T> setting) {
        CrawlSettings original = CrawlSettings.defaults();
        setting.in(original);
        assertNotEquals(setting.value(), setting.get().apply(original));
    }

    @Test
    void privateAddressesAreRefusedOnRequestOnly() throws UnknownHostException {
        InetAddress inside = InetAddress.getByName("10.0.0.1");
        InetAddress outside = InetAddress.getByName("8.8.8.8");
        assertFalse(CrawlSettings.defaults().refused.test(inside));
        CrawlSettings strict = CrawlSettings.defaults().publicOnly(true);
        assertTrue(strict.refused.test(inside));
        assertFalse(strict.refused.test(outside));
        assertFalse(strict.publicOnly(false).refused.test(inside));
    }

    @Test
    void listsAreTakenAsTheyAreNow() {
        List<Pattern> patterns = new ArrayList<>(patterns("a"));
        CrawlSettings settings = CrawlSettings.defaults().include(patterns).exclude(patterns);
        patterns.clear();
        assertEquals(1, settings.include.size());
        assertEquals(1, settings.exclude.size());
    }

    private static List<Pattern> patterns(String... patterns) {
        return Stream.of(patterns).map(Pattern::compile).toList();
    }
}
