package io.tagwave.align;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.tagwave.record.LocatedRegion;
import io.tagwave.tps.StepSchemes;
import io.tagwave.tps.TagPathSequence;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CenterStarAlignerTest {

    /** A page whose records hold images, one for each letter, under a tag of that name; and its alignment. */
    private record Page(PageTree tree, NodeTable table) {

        static Page of(CenterStarSettings settings, String... records) {
            PageTree.Builder b = new PageTree.Builder().open("body");
            List<Span> spans = new ArrayList<>();
            for (String record : records) {
                int start = b.size();
                b.open("li");
                for (String letter : record.split("")) {
                    if (!letter.isEmpty()) {
                        b.open(letter).text(letter).close();
                    }
                }
                b.close();
                spans.add(new Span(start, b.size()));
            }
            PageTree tree = b.close().build();
            TagPathSequence sequence = TagPathSequence.of(tree, StepSchemes.tagOnly());
            LocatedRegion region = LocatedRegion.ofOnePart(new Span(1, tree.size()), spans);
            return new Page(tree, new CenterStarAligner(settings).align(tree, sequence, region));
        }

        String row(int row) {
            StringBuilder letters = new StringBuilder();
            for (int column = 0; column < table.width(); column++) {
                int node = table.node(row, column);
                letters.append(node == NodeTable.GAP ? "-" : tree.ownText(node));
            }
            return letters.toString();
        }
    }

    private static List<String> rows(String... records) {
        Page page = Page.of(CenterStarSettings.DEFAULT, records);
        return IntStream.range(0, records.length).mapToObj(page::row).toList();
    }

    @Test
    void missingFieldsAreGaps() {
        assertEquals(List.of("abcd", "ab-d", "-bcd", "abcd"), rows("abcd", "abd", "bcd", "abcd"));
    }

    @Test
    void aFieldThatOnlySomeRecordsHaveStandsInOneColumn() {
        assertEquals(List.of("ab-c", "abxc", "abxc", "ab-c", "ab-c"), rows("abc", "abxc", "abxc", "abc", "abc"));
    }

    @Test
    void noRecordLosesItsPrefix() {
        assertEquals(List.of("--ab", "--ab", "xyab"), rows("ab", "ab", "xyab"));
    }

    @Test
    void emptyRecordsAreRowsOfGaps() {
        assertEquals(List.of("ab", "--"), rows("ab", ""));
    }

    @Test
    void aMatchWithTheCenterCountsMoreThanAnyNumberOfOthers() {
        assertEquals(
                List.of("---ab---", "---ab---", "---ab---", "xyzab---", "---a-xyz"),
                rows("ab", "ab", "ab", "xyzab", "axyz"));
    }

    @Test
    void ofEquallyNearWaysTheOneThatMeetsMoreColumnsIsTaken() {
        assertEquals(List.of("a--b", "a--b", "axyb", "axy-", "-xyb"), rows("ab", "ab", "axyb", "axy", "xyb"));
    }

    @Test
    void everyColumnHoldsOneSymbolAndEveryFieldItsOrder() {
        Random random = new Random(3);
        for (int trial = 0; trial < 300; trial++) {
            String[] records = randomRecords(random, 2 + random.nextInt(5), 7);
            List<String> rows = rows(records);
            for (int r = 0; r < records.length; r++) {
                assertEquals(records[r], rows.get(r).replace("-", ""));
            }
            for (int column = 0; column < rows.get(0).length(); column++) {
                int c = column;
                assertTrue(rows.stream()
                                .map(row -> row.charAt(c))
                                .filter(x -> x != '-')
                                .distinct()
                                .count()
                        == 1);
            }
        }
    }

    @Test
    void sumOfPairsIsWithinTwiceTheOptimum() {
        Random random = new Random(11);
        for (int trial = 0; trial < 200; trial++) {
            String[] records = randomRecords(random, 3, 6);
            List<String> rows = rows(records);
            int sum = pair(rows, 0, 1) + pair(rows, 0, 2) + pair(rows, 1, 2);
            int optimum = optimum(records);
            assertTrue(sum <= 2 * optimum, String.join(" ", records) + ": " + sum + " against " + optimum);
        }
    }

    private static List<String> rejoined(String... records) {
        Page page = Page.of(CenterStarSettings.QUICK, records);
        return IntStream.range(0, records.length).mapToObj(page::row).toList();
    }

    @Test
    void aFieldThatChangesPlacesKeepsItsColumn() {
        assertEquals(List.of("abcd", "abcd", "abcd"), rejoined("abcd", "abcd", "acbd"));
        assertEquals(List.of("abc-d", "abc-d", "a-cbd"), rows("abcd", "abcd", "acbd"));
    }

    @Test
    void aSymbolThatARecordHasTwiceKeepsTwoPlaces() {
        assertEquals(List.of("xb-c", "xbxc", "-bxc", "xb-c"), rejoined("xbc", "xbxc", "bxc", "xbc"));
    }

    @Test
    void furtherOccurrencesStandBehindTheFirst() {
        assertEquals(List.of("ab--cccd", "ab--cccd", "abbbcc-d"), rejoined("abcccd", "abcccd", "abbbccd"));
    }

    @Test
    void noSymbolHasMoreColumnsThanARecordHasOfIt() {
        Random random = new Random(5);
        for (int trial = 0; trial < 300; trial++) {
            String[] records = randomRecords(random, 2 + random.nextInt(5), 7);
            List<String> rows = rejoined(records);
            for (int r = 0; r < records.length; r++) {
                assertEquals(sorted(records[r]), sorted(rows.get(r).replace("-", "")));
            }
            for (char letter = 'a'; letter <= 'c'; letter++) {
                char c = letter;
                int most = IntStream.range(0, records.length)
                        .map(r -> (int) records[r].chars().filter(x -> x == c).count())
                        .max()
                        .orElse(0);
                int columns = (int) IntStream.range(0, rows.get(0).length())
                        .filter(i -> rows.stream().anyMatch(row -> row.charAt(i) == c))
                        .count();
                assertTrue(columns <= most || most == 0, String.join(" ", records) + " " + rows);
            }
        }
    }

    private static String sorted(String letters) {
        return letters.chars()
                .sorted()
                .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
                .toString();
    }

    @Test
    void recordsTooLongForPairsAreMatchedByOccurrence() {
        Page page = Page.of(new CenterStarSettings(16, 1, false), "aab", "ab", "aaab");
        assertEquals(List.of("aab-", "a-b-", "aaba"), List.of(page.row(0), page.row(1), page.row(2)));
    }

    private static String[] randomRecords(Random random, int count, int longest) {
        String[] records = new String[count];
        for (int r = 0; r < count; r++) {
            StringBuilder record = new StringBuilder();
            for (int i = 1 + random.nextInt(longest); i > 0; i--) {
                record.append((char) ('a' + random.nextInt(3)));
            }
            records[r] = record.toString();
        }
        return records;
    }

    /** Insertions and deletions that two aligned rows imply. */
    private static int pair(List<String> rows, int a, int b) {
        int sum = 0;
        for (int i = 0; i < rows.get(a).length(); i++) {
            sum += (rows.get(a).charAt(i) == '-') != (rows.get(b).charAt(i) == '-') ? 1 : 0;
        }
        return sum;
    }

    /** Least sum of pairs of three strings, by dynamic programming over all three at once. */
    private static int optimum(String[] s) {
        int[][][] cost = new int[s[0].length() + 1][s[1].length() + 1][s[2].length() + 1];
        for (int i = 0; i <= s[0].length(); i++) {
            for (int j = 0; j <= s[1].length(); j++) {
                for (int k = 0; k <= s[2].length(); k++) {
                    cost[i][j][k] = i + j + k == 0 ? 0 : leastStep(s, cost, i, j, k);
                }
            }
        }
        return cost[s[0].length()][s[1].length()][s[2].length()];
    }

    private static int leastStep(String[] s, int[][][] cost, int i, int j, int k) {
        int best = Integer.MAX_VALUE;
        for (int move = 1; move < 8; move++) {
            int a = move & 1;
            int b = move >> 1 & 1;
            int c = move >> 2 & 1;
            if (i < a || j < b || k < c) {
                continue;
            }
            boolean equal = (a + b < 2 || s[0].charAt(i - 1) == s[1].charAt(j - 1))
                    && (a + c < 2 || s[0].charAt(i - 1) == s[2].charAt(k - 1))
                    && (b + c < 2 || s[1].charAt(j - 1) == s[2].charAt(k - 1));
            int symbols = a + b + c;
            if (equal) {
                best = Math.min(best, cost[i - a][j - b][k - c] + (symbols == 3 ? 0 : 2));
            }
        }
        return best;
    }
}
