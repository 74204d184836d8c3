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
 * What is known of a page's records. Either the main list by titles, which its records hold; or all lists, each by the
 * whole text of its records (NEXT-EVAL, arXiv 2505.17125). Texts are to be in Unicode's normal form KC, as those that are
 * held against them.
 */
public final class GroundTruthLists {

    /** From this likeness of their words on two texts are of one record. */
    private static final double SAME = 0.6;

    private final List<String> titles;
    private final int expected;
    private final List<WordBag> records = new ArrayList<>();
    /** For each record its list. */
    private final List<Integer> listOf = new ArrayList<>();
    /** Of each word the records with it. */
    private final Map<String, BitSet> with = new HashMap<>();

    private final int lists;

    private GroundTruthLists(List<String> titles, int expected, List<List<String>> lists) {
        this.titles = List.copyOf(titles);
        this.expected = expected;
        this.lists = lists.size();
        for (int list = 0; list < this.lists; list++) {
            for (String record : lists.get(list)) {
                WordBag words = WordBag.of(record);
                words.words().forEach(word -> with.computeIfAbsent(word, w -> new BitSet())
                        .set(records.size()));
                listOf.add(list);
                records.add(words);
            }
        }
    }

    /**
     * The main list by its titles.
     *
     * @param titles one a record; empty texts where a record has none
     * @param expected number of records, 0 for a page without a list
     */
    public static GroundTruthLists byTitles(List<String> titles, int expected) {
        return new GroundTruthLists(titles, expected, List.of());
    }

    /** All lists by the texts of their records, at least one. */
    public static GroundTruthLists whole(List<List<String>> lists) {
        return new GroundTruthLists(
                List.of(), lists.stream().mapToInt(List::size).sum(), lists);
    }

    /** Titles of the main list; none where whole texts are known. */
    public List<String> titles() {
        return titles;
    }

    /** Number of true records, of all lists that are known. */
    public int expected() {
        return expected;
    }

    /** Whether all lists of the page are known, or that it has none. */
    public boolean knowsAll() {
        return lists > 0 || expected == 0;
    }

    /** Texts of extracted records against the list that they stand for best, or against all lists together. */
    public RecordScore score(List<String> texts) {
        if (lists == 0) {
            return expected == 0 ? new RecordScore(0, texts.size(), 0) : RecordScore.of(titles, expected, texts);
        }
        List<int[]> same = texts.stream().map(this::same).toList();
        Stream<RecordScore> ofOne = IntStream.range(0, lists).mapToObj(list -> ofList(same, list));
        return Stream.concat(Stream.of(all(same)), ofOne)
                .max(Comparator.comparingDouble(RecordScore::f1))
                .orElseThrow();
    }

    /** The same against all lists together. */
    public RecordScore scoreOfAll(List<String> texts) {
        return lists > 0 ? all(texts.stream().map(this::same).toList()) : score(texts);
    }

    /** Share of the texts that are records of any list, from 0 to 1. */
    public double precision(List<String> texts) {
        return scoreOfAll(texts).precision();
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

    /** The true records with the same words as a text, near enough. */
    private int[] same(String text) {
        WordBag words = WordBag.of(text);
        BitSet candidates = new BitSet();
        words.words().forEach(word -> candidates.or(with.getOrDefault(word, new BitSet())));
        return candidates.stream()
                .filter(record -> words.likeness(records.get(record)) >= SAME)
                .toArray();
    }
}
