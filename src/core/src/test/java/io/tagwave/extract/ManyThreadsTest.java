package io.tagwave.extract;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.model.ContentModel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Same input, same output, whoever else extracts at the same time with the same extractor. */
class ManyThreadsTest {

    private static final int ROUNDS = 3;

    private final RecordExtractor extractor = new RecordExtractor(ContentModel.shipped(), true, () -> 0);

    private static List<byte[]> pages() throws Exception {
        Path folder = Path.of(ManyThreadsTest.class.getResource("/pages").toURI());
        List<byte[]> pages = new ArrayList<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file :
                    files.filter(f -> f.endsWith("source.html")).sorted().toList()) {
                pages.add(Files.readAllBytes(file));
            }
        }
        return pages;
    }

    private List<ExtractedList> regions(byte[] page) {
        ParsedPage parsed = new HtmlParser().parse(page, StandardCharsets.UTF_8, "http://shop.example/list");
        return extractor.extract(parsed.tree(), parsed).regions();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 8})
    void theNumberOfThreadsChangesNothing(int threads) throws Exception {
        List<byte[]> pages = pages();
        List<List<ExtractedList>> alone = pages.stream().map(this::regions).toList();
        ExecutorService pool = Executors.newFixedThreadPool(threads);
        try {
            for (int round = 0; round < ROUNDS; round++) {
                assertEquals(alone, together(pool, pages));
            }
        } finally {
            pool.shutdownNow();
        }
    }

    private List<List<ExtractedList>> together(ExecutorService pool, List<byte[]> pages)
            throws InterruptedException, ExecutionException {
        List<Future<List<ExtractedList>>> running = new ArrayList<>();
        for (byte[] page : pages) {
            running.add(pool.submit(() -> regions(page)));
        }
        List<List<ExtractedList>> done = new ArrayList<>();
        for (Future<List<ExtractedList>> one : running) {
            done.add(one.get());
        }
        return done;
    }

    @Test
    void thePagesHoldSomethingToCompare() throws Exception {
        assertFalse(pages().stream().map(this::regions).allMatch(List::isEmpty));
    }
}
