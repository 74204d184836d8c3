package io.tagwave.kinds;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.PageList;
import io.tagwave.PageRecord;
import io.tagwave.Tagwave;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Pages of 43 kinds with a list and 16 without one, each in two wordings. A page is right when the records of its main list
 * are the true ones, each with the title of one of them, or when it has no main list as it should. How many are right never
 * falls: who makes more of them right raises the floor.
 */
class KindsTest {

    private static final int WITH_LIST = 43;
    private static final int WITHOUT_LIST = 16;

    static Stream<Arguments> floors() {
        return Stream.of(
                Arguments.of("with a list, seen", Kinds.withList(), Wording.SEEN, 167),
                Arguments.of("with a list, not seen", Kinds.withList(), Wording.UNSEEN, 158),
                Arguments.of("without a list, seen", Kinds.withoutList(), Wording.SEEN, 59),
                Arguments.of("without a list, not seen", Kinds.withoutList(), Wording.UNSEEN, 61));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("floors")
    void asManyPagesAreReadRightlyAsEver(String name, List<Kind> kinds, Wording wording, int floor) throws IOException {
        List<KindPage> pages = Kinds.pages(kinds, wording);
        List<String> wrong = pages.stream()
                .map(KindsTest::fault)
                .filter(fault -> !fault.isEmpty())
                .toList();
        int right = pages.size() - wrong.size();
        // What is wrong with pages that nobody looks at stays unsaid.
        String faults = wording == Wording.SEEN ? "\n" + String.join("\n", wrong) : "";
        String all = name + ": " + right + " of " + pages.size() + " right" + faults;
        Files.writeString(Path.of("target", "kinds-" + name.replaceAll("[ ,]+", "-") + ".txt"), all);
        assertTrue(right >= floor, () -> "expected " + floor + " pages or more, found fewer " + all);
        assertTrue(right <= floor, () -> "more than the floor of " + floor + ", which has to be raised: " + all);
    }

    @Test
    void thereAreAsManyKindsAsIsSaid() {
        assertEquals(WITH_LIST, Kinds.withList().size());
        assertEquals(WITHOUT_LIST, Kinds.withoutList().size());
        assertEquals(
                WITH_LIST + WITHOUT_LIST,
                Stream.concat(Kinds.withList().stream(), Kinds.withoutList().stream())
                        .map(Kind::name)
                        .distinct()
                        .count());
    }

    @Test
    void pagesAreTheSameEachTimeAndHoldTheirTitles() {
        for (Wording wording : List.of(Wording.SEEN, Wording.UNSEEN)) {
            List<KindPage> pages = Kinds.pages(Kinds.withList(), wording);
            assertEquals(pages, Kinds.pages(Kinds.withList(), wording));
            for (KindPage page : pages) {
                assertTrue(page.titles().size() >= 4, page.kind());
                page.titles().forEach(title -> assertTrue(page.html().contains(title), title));
            }
        }
        Kinds.pages(Kinds.withoutList(), Wording.UNSEEN).forEach(page -> assertEquals(List.of(), page.titles()));
    }

    /** What is wrong with how a page is read, in a line; empty when nothing is. */
    private static String fault(KindPage page) {
        List<PageList> main = Tagwave.extract(page.html(), "https://pages.example/of/" + page.number()).lists().stream()
                .filter(PageList::isMain)
                .toList();
        List<PageRecord> records =
                main.stream().flatMap(list -> list.records().stream()).toList();
        List<String> held = records.stream()
                .map(record -> titleOf(page, record))
                .filter(title -> !title.isEmpty())
                .toList();
        if (held.size() == records.size()
                && held.stream().distinct().count() == page.titles().size()
                && held.size() == page.titles().size()) {
            return "";
        }
        return page.kind() + " " + page.number() + ": expected " + page.titles().size() + " records, found "
                + records.size() + ", of which "
                + held.stream().distinct().count() + " hold one title"
                + main.stream()
                        .map(list -> String.format(
                                "; %d of score %.2f at %s", list.records().size(), list.score(), list.xpath()))
                        .collect(Collectors.joining());
    }

    /** The title of a record if it holds one and no other, else nothing. */
    private static String titleOf(KindPage page, PageRecord record) {
        String text = Kinds.letters(record.text());
        List<String> held = page.titles().stream()
                .filter(title -> text.contains(Kinds.letters(title)))
                .toList();
        return held.size() == 1 ? held.get(0) : "";
    }
}
