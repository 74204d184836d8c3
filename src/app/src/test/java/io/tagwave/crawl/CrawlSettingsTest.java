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
            String name,
            T value,
            BiFunction<CrawlSettings.Builder, T, CrawlSettings.Builder> set,
            Function<CrawlSettings, T> get) {

        CrawlSettings.Builder in(CrawlSettings.Builder builder) {
            return set.apply(builder, value);
        }

        @Override
        public String toString() {
            return name;
        }
    }

    static List<Setting<?>> settings() {
        return List.of(
                new Setting<>("userAgent", "Me/1", CrawlSettings.Builder::userAgent, CrawlSettings::userAgent),
                new Setting<>("threads", 3, CrawlSettings.Builder::threads, CrawlSettings::threads),
                new Setting<>("maxDepth", 2, CrawlSettings.Builder::maxDepth, CrawlSettings::maxDepth),
                new Setting<>("scope", ScopeKind.ANY, CrawlSettings.Builder::scope, CrawlSettings::scope),
                new Setting<>("include", patterns("a"), CrawlSettings.Builder::include, CrawlSettings::include),
                new Setting<>("exclude", patterns("b"), CrawlSettings.Builder::exclude, CrawlSettings::exclude),
                new Setting<>("robots", false, CrawlSettings.Builder::robots, CrawlSettings::robots),
                new Setting<>("pageRobots", false, CrawlSettings.Builder::pageRobots, CrawlSettings::pageRobots),
                new Setting<>("maxBytes", 77, CrawlSettings.Builder::maxBytes, CrawlSettings::maxBytes),
                new Setting<>("timeout", Duration.ofSeconds(7), CrawlSettings.Builder::timeout, CrawlSettings::timeout),
                new Setting<>("attempts", 9, CrawlSettings.Builder::attempts, CrawlSettings::attempts),
                new Setting<>("pause", Duration.ofSeconds(2), CrawlSettings.Builder::pause, CrawlSettings::pause),
                new Setting<>(
                        "maxPause", Duration.ofSeconds(3), CrawlSettings.Builder::maxPause, CrawlSettings::maxPause),
                new Setting<>(
                        "maxCrawlDelay",
                        Duration.ofSeconds(4),
                        CrawlSettings.Builder::maxCrawlDelay,
                        CrawlSettings::maxCrawlDelay),
                new Setting<>("maxUrlLength", 99, CrawlSettings.Builder::maxUrlLength, CrawlSettings::maxUrlLength),
                new Setting<>(
                        "maxSegmentRepeats",
                        6,
                        CrawlSettings.Builder::maxSegmentRepeats,
                        CrawlSettings::maxSegmentRepeats),
                new Setting<>("menuFirst", true, CrawlSettings.Builder::menuFirst, CrawlSettings::menuFirst),
                new Setting<>("listsFirst", true, CrawlSettings.Builder::listsFirst, CrawlSettings::listsFirst),
                new Setting<>("cookies", true, CrawlSettings.Builder::cookies, CrawlSettings::cookies),
                new Setting<>("insecureTls", true, CrawlSettings.Builder::insecureTls, CrawlSettings::insecureTls),
                new Setting<>("proxy", "e.org:1", CrawlSettings.Builder::proxy, CrawlSettings::proxy),
                new Setting<>(
                        "credentials",
                        Map.of("e.org", "me:secret"),
                        CrawlSettings.Builder::credentials,
                        CrawlSettings::credentials));
    }

    @ParameterizedTest
    @MethodSource("settings")
    <T> void aSettingIsWhatItWasSetToAndAllOthersStay(Setting<T> setting) {
        CrawlSettings changed = setting.in(CrawlSettings.defaults().with()).build();
        assertEquals(setting.value(), setting.get().apply(changed));
        assertEquals(setting.value(), setting.get().apply(changed.with().build()), "settings made from these");
        assertNotEquals(setting.value(), setting.get().apply(CrawlSettings.defaults()));
        settings().stream()
                .filter(other -> !other.name().equals(setting.name()))
                .forEach(other -> assertEquals(
                        other.get().apply(CrawlSettings.defaults()), other.get().apply(changed), other.name()));
    }

    @ParameterizedTest
    @MethodSource("settings")
    <T> void settingsThatWereMadeDoNotChangeAnyMore(Setting<T> setting) {
        CrawlSettings.Builder builder = CrawlSettings.defaults().with();
        CrawlSettings before = builder.build();
        setting.in(builder);
        setting.in(before.with());
        assertNotEquals(setting.value(), setting.get().apply(before));
    }

    @Test
    void privateAddressesAreRefusedOnRequestOnly() throws UnknownHostException {
        InetAddress inside = InetAddress.getByName("10.0.0.1");
        InetAddress outside = InetAddress.getByName("8.8.8.8");
        assertFalse(CrawlSettings.defaults().refused().test(inside));
        CrawlSettings strict = CrawlSettings.defaults().with().publicOnly(true).build();
        assertTrue(strict.refused().test(inside));
        assertFalse(strict.refused().test(outside));
        assertFalse(strict.with().publicOnly(false).build().refused().test(inside));
    }

    @Test
    void listsAreTakenAsTheyAreNow() {
        List<Pattern> patterns = new ArrayList<>(patterns("a"));
        CrawlSettings settings = CrawlSettings.defaults()
                .with()
                .include(patterns)
                .exclude(patterns)
                .build();
        patterns.clear();
        assertEquals(1, settings.include().size());
        assertEquals(1, settings.exclude().size());
    }

    private static List<Pattern> patterns(String... patterns) {
        return Stream.of(patterns).map(Pattern::compile).toList();
    }
}
