package io.tagwave.rows;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class CommandTextTest {

    private record Case(String text, List<String> arguments) {}

    static List<Case> cases() {
        return List.of(
                new Case("", List.of()),
                new Case("crawl --depth 3", List.of("crawl", "--depth", "3")),
                new Case("crawl 'two words'", List.of("crawl", "two words")),
                new Case("''", List.of("")),
                new Case("a '' b", List.of("a", "", "b")),
                new Case("'it'\\''s'", List.of("it's")),
                new Case("''\\'''", List.of("'")),
                new Case("'say \"x\"'", List.of("say \"x\"")),
                new Case("--include '\\d+\\.html'", List.of("--include", "\\d+\\.html")),
                new Case("'a\\' 'b\\'", List.of("a\\", "b\\")),
                new Case("'a\\'\\''b'", List.of("a\\'b")),
                new Case("'jdbc:x?a=1&b=2' 'http://e.org/*'", List.of("jdbc:x?a=1&b=2", "http://e.org/*")),
                new Case("'one\nline'", List.of("one\nline")),
                new Case("Käse 'im Laden'", List.of("Käse", "im Laden")));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void argumentsStandAsAShellWantsThem(Case each) {
        assertEquals(each.text(), CommandText.of(each.arguments()));
        assertEquals(each.arguments(), CommandText.arguments(each.text()));
    }

    @Test
    void whatAPersonWritesOtherwiseIsReadToo() {
        assertEquals(List.of("a", "b"), CommandText.arguments("  a \t b\n"));
        assertEquals(List.of("plain and quoted"), CommandText.arguments("plain' and 'quoted"));
        assertEquals(List.of("--include", "\\d+", "a\\", "b\\"), CommandText.arguments("--include \\d+ a\\ b\\"));
    }

    @Test
    void optionsAreToldFromTheirValuesAndFromWhatIsNone() {
        assertEquals(
                List.of("--depth=-1", "--new", "--auth=e.org=joe:x", "--exclude=--new"),
                CommandText.options(
                        List.of(
                                "crawl",
                                "a",
                                "--depth",
                                "-1",
                                "--new",
                                "b",
                                "--auth=e.org=joe:x",
                                "--exclude",
                                "--new",
                                "--",
                                "--c"),
                        List.of("--depth", "--auth", "--exclude")::contains));
    }

    @Test
    void valuesOfOptionsAreChangedWhereverTheyStand() {
        assertEquals(
                List.of("crawl", "a", "--depth", "3!", "--new", "b", "--depth=4!", "--exclude=a=b"),
                CommandText.withValues(
                        List.of("crawl", "a", "--depth", "3", "--new", "b", "--depth=4", "--exclude=a=b"),
                        (option, value) -> option.equals("--depth") ? value + "!" : value));
    }

    @Test
    void anyArgumentsComeBack() {
        Random random = new Random(7);
        String characters = "a-'\"\\ \t\né=*";
        for (int round = 0; round < 20_000; round++) {
            List<String> arguments = new ArrayList<>();
            for (int i = random.nextInt(5); i > 0; i--) {
                StringBuilder argument = new StringBuilder();
                for (int c = random.nextInt(7); c > 0; c--) {
                    argument.append(characters.charAt(random.nextInt(characters.length())));
                }
                arguments.add(argument.toString());
            }
            assertEquals(arguments, CommandText.arguments(CommandText.of(arguments)), CommandText.of(arguments));
        }
    }
}
