package io.tagwave.fuzz;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Tag("slow")
class FuzzTest {

    /** As many as one likes, by {@code -Dtagwave.fuzz=20000}. */
    private static final int PAGES = Integer.getInteger("tagwave.fuzz", 2000);

    @TempDir
    private Path folder;

    @Test
    @Timeout(900)
    void noDamagedPageCostsAnotherOrItsOwnLine() throws Exception {
        assertEquals(List.of(), FuzzRun.run(1, PAGES, folder));
    }

    @Test
    void aSeedAndANumberMakeTheSamePageAgain() {
        for (int number = 0; number < 50; number++) {
            assertArrayEquals(DamagedPages.page(7, number), DamagedPages.page(7, number));
        }
    }
}
