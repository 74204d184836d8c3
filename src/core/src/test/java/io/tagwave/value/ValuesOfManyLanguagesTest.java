package io.tagwave.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The tables {@code values.tsv} and {@code non-values.tsv}: texts as pages write them, and what they mean. */
class ValuesOfManyLanguagesTest {

    private static final LocalDateTime FETCHED = LocalDateTime.of(2024, 3, 10, 12, 0);

    @Test
    void valuesMeanWhatTheTableSays() throws IOException {
        List<String[]> lines = lines("values.tsv");
        List<String> wrong = new ArrayList<>();
        for (String[] line : lines) {
            List<String> cells = Arrays.asList(line[1].replace('␣', '\u00a0').split("\\|"));
            TypedValue[] meanings = new ColumnReader(cells, hints(line[0])).read();
            String found = written(meanings[meanings.length - 1]);
            if (!found.equals(line[2])) {
                wrong.add(String.join(" ", line[0], line[1], "is", line[2], "found", found));
            }
        }
        assertTrue(lines.size() >= 300
                && lines.stream()
                                .map(line -> PageHints.of(line[0], "", null).language())
                                .distinct()
                                .count()
                        >= 14);
        assertEquals(List.of(), wrong);
    }

    @Test
    void valuesOfOneLanguageMayStandInOneColumn() throws IOException {
        TreeMap<String, List<String[]>> columns = new TreeMap<>();
        for (String[] line : lines("values.tsv")) {
            if (line[1].indexOf('|') < 0) {
                columns.computeIfAbsent(line[0], language -> new ArrayList<>()).add(line);
            }
        }
        List<String> wrong = new ArrayList<>();
        for (List<String[]> column : columns.values()) {
            List<String> cells =
                    column.stream().map(line -> line[1].replace('␣', '\u00a0')).toList();
            TypedValue[] meanings = new ColumnReader(cells, hints(column.get(0)[0])).read();
            for (int row = 0; row < meanings.length; row++) {
                String found = written(meanings[row]);
                if (!found.equals(column.get(row)[2])) {
                    wrong.add(String.join(" ", column.get(row)) + " found " + found);
                }
            }
        }
        assertEquals(List.of(), wrong);
    }

    @Test
    void whatIsNoValueIsGivenNone() throws IOException {
        List<String[]> lines = lines("non-values.tsv");
        List<String> wrong = new ArrayList<>();
        for (String[] line : lines) {
            TypedValue meaning = new ColumnReader(List.of(line[1]), hints(line[0])).read()[0];
            if (meaning != null) {
                wrong.add(line[0] + " " + line[1] + " alone: " + meaning);
            }
        }
        List<String> texts = lines.stream().map(line -> line[1]).toList();
        TypedValue[] together = new ColumnReader(texts, hints("en")).read();
        for (int row = 0; row < together.length; row++) {
            if (together[row] != null) {
                wrong.add(texts.get(row) + " together: " + together[row]);
            }
        }
        assertTrue(lines.size() >= 80);
        assertEquals(List.of(), wrong);
    }

    /** These have words of their own beside the day: "year", "day". */
    private static final Set<String> WORDED = Set.of(
            "17 декабря 2023 г.", "неділя, 17 грудня 2023 р.", "2023 m. gruodžio 17 d.", "2023. gada 17. decembris");

    @Test
    void aDayAmongOtherTextsMayHaveTwoWordsBesideIt() throws IOException {
        List<String[]> days = lines("values.tsv").stream()
                .filter(line -> line[2].equals("2023-12-17") && !WORDED.contains(line[1]))
                .toList();
        assertTrue(days.size() >= 70);
        for (String[] day : days) {
            assertEquals(day[2], amongOthers(day[0], "old red " + day[1]), day[1]);
            assertEquals("∅", amongOthers(day[0], "old red cup " + day[1]), day[1]);
        }
    }

    private static String amongOthers(String language, String text) {
        TypedValue[] meanings = new ColumnReader(List.of("sold out", "soon", text), hints(language)).read();
        return written(meanings[2]);
    }

    private static PageHints hints(String language) {
        return PageHints.of(language.equals("-") ? "" : language, "", FETCHED);
    }

    static List<String[]> lines(String table) throws IOException {
        try (InputStream in = Objects.requireNonNull(ValuesOfManyLanguagesTest.class.getResourceAsStream(table))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("# "))
                    .map(line -> line.split("\t"))
                    .toList();
        }
    }

    static String written(TypedValue meaning) {
        if (meaning == null) {
            return "∅";
        }
        if (meaning.number() != null) {
            String number = number(meaning.number()) + (meaning.to() == null ? "" : "–" + number(meaning.to()));
            String of = meaning.currency() != null ? meaning.currency() : meaning.unit();
            return (meaning.bound() == null ? "" : "≥")
                    + number
                    + (of == null ? "" : " " + of)
                    + (meaning.per() == null ? "" : "/" + meaning.per());
        }
        if (meaning.date() == null) {
            return meaning.time().toString();
        }
        return meaning.time() == null
                ? meaning.date().toString()
                : meaning.date().atTime(meaning.time()).toString();
    }

    private static String number(double number) {
        return new BigDecimal(Double.toString(number)).stripTrailingZeros().toPlainString();
    }
}
