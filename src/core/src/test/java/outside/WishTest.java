package outside;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.Page;
import io.tagwave.PageList;
import io.tagwave.Tagwave;
import io.tagwave.dom.HtmlParser;
import io.tagwave.dom.ParsedPage;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.RecordExtractor;
import io.tagwave.model.ContentModel;
import io.tagwave.value.PageHints;
import io.tagwave.want.GrantedWish;
import io.tagwave.want.Wish;
import io.tagwave.want.WishException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Wishes get exactly what they name, or are refused with the reason. */
class WishTest {

    private static String resource(String name) throws IOException {
        try (InputStream in = WishTest.class.getResourceAsStream("/want/" + name)) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    /** Page, wish, number of records and the first record; or an exclamation mark and what the refusal says. */
    static Stream<List<String>> wishes() throws IOException {
        return resource("wishes.tsv").lines().map(line -> List.of(line.split("\t")));
    }

    private static List<ExtractedList> lists(String name) throws IOException {
        ParsedPage page = new HtmlParser().parse(resource(name + ".html"), "");
        return new RecordExtractor(ContentModel.shipped(), true, () -> 0)
                .extract(page.tree(), page, PageHints.of(page.language(), "", null))
                .regions();
    }

    private static Wish wish(String text) {
        String[] parts = text.split("(^| --)like:? ", 2);
        if (parts.length == 1) {
            return Wish.of(text);
        }
        List<List<String>> examples = List.of(Arrays.asList(parts[1].split("\\|")));
        return parts[0].isEmpty() ? Wish.like(examples) : Wish.of(parts[0]).with(examples);
    }

    @ParameterizedTest
    @MethodSource("wishes")
    void isMetExactlyOrRefused(List<String> line) throws IOException {
        List<ExtractedList> lists = lists(line.get(0));
        if (line.get(2).startsWith("!")) {
            String reason = assertThrows(
                            WishException.class, () -> wish(line.get(1)).choose(lists))
                    .getMessage();
            assertTrue(Pattern.compile(line.get(2).substring(1)).matcher(reason).find(), reason);
            return;
        }
        GrantedWish granted = wish(line.get(1)).choose(lists);
        assertEquals(1, granted.lists().size());
        ExtractedList list = granted.lists().get(0);
        assertEquals(Integer.parseInt(line.get(2)), list.records().size(), granted.why());
        List<String> first = new ArrayList<>();
        list.records().get(0).cells().forEach(cell -> first.add(String.valueOf(cell)));
        String expected = line.get(3);
        String found = String.join("|", first);
        assertTrue(
                expected.endsWith("*")
                        ? found.startsWith(expected.substring(0, expected.length() - 1))
                        : expected.equals(found),
                found + ": " + granted.why());
    }

    @Test
    void enoughWishesOnEnoughPages() throws IOException {
        assertTrue(wishes().count() >= 60);
        assertEquals(63, wishes().map(line -> line.get(0)).distinct().count());
        assertTrue(wishes().filter(line -> line.get(2).startsWith("!")).count() >= 20);
    }

    @Test
    void theLibraryTakesNamesOrASchema() throws IOException {
        Page page = Tagwave.extract(resource("cards-lamp.html"), "https://shop.example/");
        PageList list = page.want("cost=price, title").get(0);
        assertEquals(
                "[cost, title]",
                list.columns().stream().map(column -> column.name()).toList().toString());
        assertEquals("https://shop.example/Lamp/0", list.records().get(0).link("title"));
        assertEquals(12.0, list.records().get(0).value("cost").number());
        String reason = assertThrows(IllegalArgumentException.class, () -> page.want("isbn"))
                .getMessage();
        assertTrue(reason.startsWith("isbn fits no column; the list has title"), reason);
        assertTrue(reason.toLowerCase(Locale.ROOT).contains("price"), reason);
    }
}
