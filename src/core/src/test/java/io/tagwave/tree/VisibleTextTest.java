package io.tagwave.tree;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Every short text of letters, digits and white space against the plain way to fold it. */
class VisibleTextTest {

    private static final String LETTERS = "a7 \n";

    private static List<String> texts(int longest) {
        List<String> texts = new ArrayList<>(List.of(""));
        for (int from = 0, length = 1; length <= longest; length++) {
            int to = texts.size();
            for (; from < to; from++) {
                for (char letter : LETTERS.toCharArray()) {
                    texts.add(texts.get(from) + letter);
                }
            }
        }
        return texts;
    }

    private static String folded(String text) {
        return text.replaceAll("[ \\n\\t\\r\\f]+", " ").trim();
    }

    private static PageTree page(String text) {
        return new PageTree.Builder().open("body").text(text).close().build();
    }

    @Test
    void textsShowFolded() {
        for (String text : texts(6)) {
            PageTree page = page(text);
            assertEquals(folded(text), page.text(0, page.size()));
            assertEquals(folded(text).length(), page.textLength(0, page.size()));
            assertEquals(folded(text).isEmpty() ? 1 : 2, page.size());
            assertEquals(text.contains("7"), page.anyDigit(0, page.size()));
            assertEquals(folded(text), page.size() == 1 ? "" : page.ownText(1));
        }
    }

    @Test
    void allWhiteSpaceOfHtmlIsFolded() {
        assertEquals("a b c d e", page("\fa\tb\rc\n\nd\f e\r").text(0, 2));
        assertEquals("a\u00a0\u000bb", page(" a\u00a0\u000bb").text(0, 2));
    }

    @Test
    void textsThatShowAlikeHashAlikeAndOthersDoNot() {
        Set<String> shown = new HashSet<>();
        Set<Integer> hashes = new HashSet<>();
        for (String text : texts(6)) {
            if (!folded(text).isEmpty()) {
                shown.add(folded(text));
                hashes.add(page(text).textHash(1));
            }
        }
        assertEquals(shown.size(), hashes.size());
        assertEquals(0, page("a").textHash(0));
    }

    @Test
    void digitsOfAsciiEndWhereTheyDo() {
        assertEquals(
                List.of(false, true, true, false, true),
                List.of("/", "0", "9", ":", "\u0660").stream()
                        .map(text -> page(text).anyDigit(0, 2))
                        .toList());
    }
}
