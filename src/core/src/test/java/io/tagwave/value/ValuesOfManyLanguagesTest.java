package io.tagwave.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** The tables {@code values.tsv} and {@code non-values.tsv}: texts as pages write them, and what they mean. */
class ValuesOfManyLanguagesTest {

    private static final LocalDateTime FETCHED = LocalDateTime.of(2024, 3, 10, 12, 0);
    private static final double RIGHT = 0.98;

    @Test
    void valuesMeanWhatTheTableSays() throws IOException {
        List<String[]> lines = lines("values.tsv");
        List<String> wrong = new ArrayList<>();
        for (String[] line : lines) {
            List<String> cells = Arrays.asList(line[1].replace('␣', '\u00a0').split("\\|"));
            Meaning[] meanings = new ColumnReader(cells, hints(line[0])).read();
            String found = written(meanings[meanings.length - 1]);
            if (!found.equals(line[2])) {
                wrong.add(String.join(" ", line[0], line[1], "is", line[2], "found", found));
            }
        }
        System.out.printf("values right %d of %d%n", lines.size() - wrong.size(), lines.size());
        wrong.forEach(System.out::println);
        assertTrue(lines.size() >= 300
                && lines.stream()
                                .map(line -> PageHints.of(line[0], "", null).language())
                                .distinct()
                                .count()
                        >= 14);
        assertTrue(lines.size() - wrong.size() >= RIGHT * lines.size(), wrong.toString());
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
        int all = 0;
        for (List<String[]> column : columns.values()) {
            List<String> cells =
                    column.stream().map(line -> line[1].replace('␣', '\u00a0')).toList();
            Meaning[] meanings = new ColumnReader(cells, hints(column.get(0)[0])).read();
            for (int row = 0; row < meanings.length; row++) {
                all++;
                String found = written(meanings[row]);
                if (!found.equals(column.get(row)[2])) {
                    wrong.add(String.join(" ", column.get(row)) + " found " + found);
                }
            }
        }
        System.out.printf("values in mixed columns right %d of %d%n", all - wrong.size(), all);
        wrong.forEach(System.out::println);
        assertTrue(all - wrong.size() >= 0.95 * all, wrong.toString());
    }

    @Test
    void whatIsNoValueIsGivenNone() throws IOException {
        List<String[]> lines = lines("non-values.tsv");
        List<String> wrong = new ArrayList<>();
        for (String[] line : lines) {
            Meaning meaning = new ColumnReader(List.of(line[1]), hints(line[0])).read()[0];
            if (meaning != null) {
                wrong.add(line[0] + " " + line[1] + " alone: " + meaning);
            }
        }
        List<String> texts = lines.stream().map(line -> line[1]).toList();
        Meaning[] together = new ColumnReader(texts, hints("en")).read();
        for (int row = 0; row < together.length; row++) {
            if (together[row] != null) {
                wrong.add(texts.get(row) + " together: " + together[row]);
            }
        }
        wrong.forEach(System.out::println);
        assertTrue(lines.size() >= 80);
        assertEquals(List.of(), wrong);
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

    static String written(Meaning meaning) {
        if (meaning == null) {
            return "∅";
        }
        if (meaning.number() != null) {
            String number = new java.math.BigDecimal(meaning.number().toString())
                    .stripTrailingZeros()
                    .toPlainString();
            String of = meaning.currency() != null ? meaning.currency() : meaning.unit();
            return of == null ? number : number + " " + of;
        }
        if (meaning.date() == null) {
            return meaning.time().toString();
        }
        return meaning.time() == null
                ? meaning.date().toString()
                : meaning.date().atTime(meaning.time()).toString();
    }
}
