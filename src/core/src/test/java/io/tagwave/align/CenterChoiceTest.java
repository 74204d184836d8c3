package io.tagwave.align;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** Which sort of records is the center of the star. */
class CenterChoiceTest {

    /** Records of one letter a field, each sort so often as it is written. */
    private static int center(int most, String... records) {
        PageTree.Builder page = new PageTree.Builder().open("body");
        List<List<Span>> spans = new ArrayList<>();
        for (String record : records) {
            int start = page.size();
            page.open("li");
            record.chars().forEach(letter -> page.text((char) letter + ""));
            page.close();
            spans.add(List.of(new Span(start, page.size())));
        }
        PageTree tree = page.close().build();
        Fields fields = new Fields(tree, node -> tree.ownText(node).charAt(0), spans);
        return new CenterChoice(fields).of(most);
    }

    @Test
    void theSortNearestToAllOthers() {
        assertEquals(1, center(16, "ab", "abcd", "abcdef"));
        assertEquals(2, center(16, "xy", "abcdef", "abcd", "ab"));
    }

    @Test
    void nearnessCountsEveryRecordOfASort() {
        assertEquals(2, center(16, "ab", "abcd", "abcdef", "abcdef", "abcdef"));
        assertEquals(0, center(16, "ab", "ab", "ab", "abcd", "abcdef"));
    }

    @Test
    void ofEquallyNearSortsTheFirst() {
        assertEquals(0, center(16, "a", "b", "c"));
    }

    @Test
    void ofManySortsOnlyTheCommonestAreTried() {
        // The nearest is ab, but it is the rarest.
        assertEquals(1, center(16, "a", "ab", "b", "a", "b"));
        assertEquals(0, center(2, "a", "ab", "b", "a", "b"));
        assertEquals(1, center(1, "ab", "c", "c"));
        assertEquals(0, center(1, "ab", "c"));
    }

    @Test
    void distanceIsWhatIsInsertedAndDeleted() {
        assertEquals(0, CenterChoice.distance(new int[] {1, 2}, new int[] {1, 2}));
        assertEquals(1, CenterChoice.distance(new int[] {1, 2}, new int[] {1, 3, 2}));
        assertEquals(2, CenterChoice.distance(new int[] {1, 2, 4}, new int[] {1, 3, 4}));
        assertEquals(3, CenterChoice.distance(new int[] {}, new int[] {1, 1, 1}));
        assertEquals(2, CenterChoice.distance(new int[] {1, 1, 1}, new int[] {1}));
    }

    @Test
    void distanceIsWhatTheLongestCommonStringLeaves() {
        Random random = new Random(7);
        for (int trial = 0; trial < 500; trial++) {
            int[] a = random.ints(random.nextInt(9), 0, 3).toArray();
            int[] b = random.ints(random.nextInt(9), 0, 3).toArray();
            assertEquals(a.length + b.length - 2 * common(a, b, 0, 0), CenterChoice.distance(a, b));
        }
    }

    private static int common(int[] a, int[] b, int i, int j) {
        if (i == a.length || j == b.length) {
            return 0;
        }
        return a[i] == b[j] ? 1 + common(a, b, i + 1, j + 1) : Math.max(common(a, b, i + 1, j), common(a, b, i, j + 1));
    }
}
