package io.tagwave.eval;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The true records of a page: the main list by titles, which its records contain; or all lists, each by the whole
 * text of its records (NEXT-EVAL, arXiv 2505.17125); or both. All texts are in Unicode's normal form KC.
 */
public final class GroundTruthLists {

    /** Two texts whose words are at least this similar are the same record. */
    private static final double SAME_MIN_SIMILARITY = 0.6;

    private final List<String> titles;
    private final int expected;
    private final List<Bag<String>> records = new ArrayList<>();
    /** The list of each record. */
    private final List<Integer> listOf = new ArrayList<>();
    /** The records that contain each word. */
    private final Map<String, BitSet> recordsByWord = new HashMap<>();

    private final int lists;

    private GroundTruthLists(List<String> titles, int expected, List<List<String>> lists) {
        this.titles = List.copyOf(titles);
        this.expected = expected;
        this.lists = lists.size();
        for (int list = 0; list < this.lists; list++) {
            for (String record : lists.get(list)) {
                Bag<String> words = Bag.ofWords(record);
                words.values().forEach(word -> recordsByWord
                        .computeIfAbsent(word, w -> new BitSet())
                        .set(records.size()));
                listOf.add(list);
                records.add(words);
            }
        }
    }

    /**
     * Describes the main list by its titles.
     *
     * @param titles one a record; empty texts where a record has none
     * @param expected number of records, 0 for a page without a list
     */
    public static GroundTruthLists byTitles(List<String> titles, int expected) {
        return new GroundTruthLists(titles, expected, List.of());
    }

    /** Describes all lists by the texts of their records, at least one. */
    public static GroundTruthLists whole(List<List<String>> lists) {
        return new GroundTruthLists(
                List.of(), lists.stream().mapToInt(List::size).sum(), lists);
    }

    /**
     * Describes the main list by its titles, and all lists by the texts of their records.
     *
     * @param titles one a record of the main list; empty texts where a record has none
     * @param expected number of records of the main list
     */
    public static GroundTruthLists of(List<String> titles, int expected, List<List<String>> lists) {
        return new GroundTruthLists(titles, expected, lists);
    }

    /** Returns the titles of the main list; empty where only whole texts are known. */
    public List<String> titles() {
        return titles;
    }

    /** Returns the number of true records of the main list, or of all lists where the main one is not known. */
    public int expected() {
        return expected;
    }

    /** Tells whether all lists of the page are known, or the page has none. */
    public boolean knowsAll() {
        return lists > 0 || expected == 0;
    }

    /** Scores the texts of extracted records against the main list, or else the list or lists that they fit best. */
    public RecordScore score(List<String> texts) {
        if (lists == 0 || !titles.isEmpty()) {
            return expected == 0 ? new RecordScore(0, texts.size(), 0) : RecordScore.of(titles, expected, texts);
        }
        List<int[]> same = texts.stream().map(this::same).toList();
        Stream<RecordScore> ofOne = IntStream.range(0, lists).mapToObj(list -> ofList(same, list));
        return Stream.concat(Stream.of(all(same)), ofOne)
                .max(Comparator.comparingDouble(RecordScore::f1))
                .orElseThrow();
    }

    /** Scores the texts of extracted records against all lists together. */
    public RecordScore scoreOfAll(List<String> texts) {
        return lists > 0 ? all(texts.stream().map(this::same).toList()) : score(texts);
    }

    private RecordScore all(List<int[]> same) {
        return new RecordScore(BipartiteMatching.size(same, records.size()), same.size(), records.size());
    }

    private RecordScore ofList(List<int[]> same, int list) {
        List<int[]> edges = same.stream()
                .map(records -> Arrays.stream(records)
                        .filter(record -> listOf.get(record) == list)
                        .toArray())
                .toList();
        int size = (int) listOf.stream().filter(of -> of == list).count();
        return new RecordScore(BipartiteMatching.size(edges, records.size()), same.size(), size);
    }

    /** Returns the true records whose words are similar enough to a text's. */
    private int[] same(String text) {
        Bag<String> words = Bag.ofWords(text);
        BitSet candidates = new BitSet();
        words.values().forEach(word -> candidates.or(recordsByWord.getOrDefault(word, new BitSet())));
        return candidates.stream()
                .filter(record -> words.jaccard(records.get(record)) >= SAME_MIN_SIMILARITY)
                .toArray();
    }
}
