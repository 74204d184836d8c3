package io.tagwave.kinds;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * The generated pages are read as {@code kinds.tsv} says, whether that is right or not. A change of what is read is reviewed kind by
 * kind; {@code -Dtagwave.witness.write=true} then writes the digests anew.
 */
class KindWitnessTest {

    private static final Path DIGESTS = Path.of("src/test/resources/kinds.tsv");

    @Test
    void generatedPagesAreReadAsBefore() throws IOException, NoSuchAlgorithmException {
        List<String> lines = KindDigests.lines();
        if (Boolean.getBoolean("tagwave.witness.write")) {
            Files.write(DIGESTS, lines);
            return;
        }
        List<String> differing = new ArrayList<>();
        List<String> expected = Files.readAllLines(DIGESTS);
        for (int kind = 0; kind < Math.max(lines.size(), expected.size()); kind++) {
            String now = kind < lines.size() ? lines.get(kind) : "";
            String before = kind < expected.size() ? expected.get(kind) : "";
            if (!now.equals(before)) {
                differing.add((now.isEmpty() ? before : now).split("\t")[0]);
            }
        }
        assertEquals(List.of(), differing, "kinds of which pages are read otherwise; KindFiles writes them");
    }
}
