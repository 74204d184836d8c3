package io.tagwave.column;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.value.ColumnReader;
import io.tagwave.value.PageHints;
import io.tagwave.value.TypedValue;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.TestFactory;

/** The table {@code meanings.txt}: values as pages write them, and what they mean. */
class MeaningsTest {

    private static final String MISSING = "∅";

    @TestFactory
    List<DynamicTest> valuesMeanWhatTheTableSays() {
        return lines().stream()
                .map(line -> DynamicTest.dynamicTest(line, () -> check(line)))
                .toList();
    }

    private static List<String> lines() {
        try (BufferedReader table = new BufferedReader(new InputStreamReader(
                Objects.requireNonNull(MeaningsTest.class.getResourceAsStream("meanings.txt")),
                StandardCharsets.UTF_8))) {
            return table.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void check(String line) {
        int colon = line.indexOf(": ");
        int arrow = line.lastIndexOf(" => ");
        List<String> cells = Arrays.stream(
                        line.substring(colon + 2, arrow).replace('␣', '\u00a0').split(" \\| ", -1))
                .map(cell -> cell.equals(MISSING) ? null : cell)
                .toList();
        assertEquals(line.substring(arrow + 4), meaning(line.substring(0, colon), cells));
    }

    private static String meaning(String asked, List<String> cells) {
        ColumnValues values = new ColumnValues(cells);
        return switch (asked) {
            case "numbers" -> written(read(cells, TypedValue::number));
            case "dates" -> written(read(cells, TypedValue::date));
            case "kind" -> values.kind().code();
            case "label" -> written(values.label());
            case "constant" -> yesOrNo(values.constant());
            case "distinguishesRecords" -> yesOrNo(values.distinguishesRecords());
            case "only" -> written(values.onlyValue());
            case "flag" -> written(values.flag());
            case "currency" -> yesOrNo(values.isCurrency());
            default -> throw new IllegalArgumentException("expected a question, found " + asked);
        };
    }

    private static Object[] read(List<String> cells, Function<TypedValue, Object> part) {
        return Arrays.stream(new ColumnReader(cells, PageHints.NONE).read())
                .map(meaning -> meaning == null ? null : part.apply(meaning))
                .toArray();
    }

    private static String written(Object... values) {
        return Arrays.stream(values)
                .map(value -> value == null ? MISSING : value.toString().replaceFirst("\\.0$", ""))
                .collect(Collectors.joining(" | "));
    }

    private static String yesOrNo(boolean is) {
        return is ? "yes" : "no";
    }
}
