package io.tagwave.lab.evaluate;

import static io.tagwave.report.ReportTable.digits;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.cli.Cli;
import io.tagwave.lab.train.HeldOutScores;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Figures that texts quote are those of the report, which is made by a command. */
class QuotedFiguresTest {

    private static final Path ROOT = Path.of("../..");

    /** F of records of a profile in the report's table of all sets: clustvx, tpsf, yamada, zhao1, then pages left alone. */
    private static List<String> report(String profile) throws IOException {
        String row = Files.readAllLines(ROOT.resolve("src/docs/research/papers.md")).stream()
                .dropWhile(line -> !line.equals("**All sets**"))
                .filter(line -> line.startsWith("| profile " + profile + " |"))
                .findFirst()
                .orElseThrow();
        return Arrays.stream(row.split("\\|")).skip(2).map(String::strip).toList();
    }

    private static String mean(String profile) throws IOException {
        return digits(
                report(profile).stream()
                        .limit(4)
                        .mapToDouble(Double::parseDouble)
                        .average()
                        .orElseThrow(),
                1);
    }

    /** In the order and to the digits of the guide: yamada, zhao1, clustvx, tpsf. */
    private static String inGuide(String profile) throws IOException {
        List<String> cells = report(profile);
        return List.of(cells.get(2), cells.get(3), cells.get(0), cells.get(1)).stream()
                .map(cell -> digits(Double.parseDouble(cell), 1).replace("100.0", "100"))
                .collect(Collectors.joining(" / "));
    }

    @Test
    void helpSaysWhatEachProfileReaches() throws IOException {
        String help = Cli.run("extract", "--help").out().replaceAll("\\s+", " ");
        assertTrue(
                help.contains(
                        "tagwave " + mean("tagwave, set left out") + " (the set left out of its training), thesis "
                                + mean("thesis, lazy") + ", published " + mean("published, lazy") + " (spectrum full: "
                                + mean("published, full") + ")"),
                help);
    }

    @Test
    void theGuideSaysWhatEachProfileReaches() throws IOException {
        String guide = Files.readString(ROOT.resolve("src/docs/guide/research.md"));
        for (String quoted : List.of(
                "| `tagwave` | ours, the default: proposals from whatever repeats, chosen by a learned model; each set left out of"
                        + " the learning | " + inGuide("tagwave, set left out"),
                "| " + inGuide("thesis, lazy") + " | " + report("thesis, lazy").get(4) + " |",
                "| " + inGuide("published, full") + " (full), " + inGuide("published, lazy") + " (lazy) | "
                        + report("published, full").get(4) + ", "
                        + report("published, lazy").get(4) + " |")) {
            assertTrue(guide.contains(quoted), quoted);
        }
    }

    @Test
    void theReportIsOfTheShippedModel() throws IOException {
        HeldOutScores figures = HeldOutScores.ofShippedModel();
        List<String> cells = report("tagwave, set left out");
        List<String> sets = List.of("clustvx", "tpsf", "yamada", "zhao1");
        for (int i = 0; i < sets.size(); i++) {
            assertEquals(RecordTables.cells(figures.sets().get(sets.get(i))).get(2), cells.get(i), sets.get(i));
        }
        assertEquals(figures.silent() + " of " + figures.unstructured(), cells.get(4));
    }
}
