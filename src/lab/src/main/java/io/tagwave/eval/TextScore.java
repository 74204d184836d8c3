package io.tagwave.eval;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;

/**
 * Compares a text with the true one, by words (WCXB, arXiv 2605.21097) and by runs of four words (article extraction benchmark). All
 * figures are from 0 to 1.
 *
 * @param precision share of the words that are true
 * @param recall share of the true words
 * @param shinglePrecision the same of runs of four words, case kept
 * @param shingleRecall the same of runs of four words, case kept
 */
public record TextScore(double precision, double recall, double shinglePrecision, double shingleRecall) {

    private static final int SHINGLE = 4;

    /** Compares two texts. */
    public static TextScore of(String text, String truth) {
        Bag<String> words = Bag.of(words(text.toLowerCase(Locale.ROOT)));
        Bag<String> trueWords = Bag.of(words(truth.toLowerCase(Locale.ROOT)));
        Bag<String> shingles = Bag.of(shingles(words(text)));
        Bag<String> trueShingles = Bag.of(shingles(words(truth)));
        return new TextScore(
                share(words, trueWords, words),
                share(words, trueWords, trueWords),
                share(shingles, trueShingles, shingles),
                share(shingles, trueShingles, trueShingles));
    }

    /** Returns the harmonic mean of precision and recall of words. */
    public double f1() {
        return RecordScore.harmonic(precision, recall);
    }

    /** Returns the mean of a figure over pages. */
    public static double mean(List<TextScore> scores, ToDoubleFunction<TextScore> figure) {
        return scores.stream().mapToDouble(figure).average().orElse(Double.NaN);
    }

    /** Returns the harmonic mean of the mean precision and the mean recall of runs of words, as that benchmark has it. */
    public static double shinglesF1(List<TextScore> scores) {
        return RecordScore.harmonic(mean(scores, TextScore::shinglePrecision), mean(scores, TextScore::shingleRecall));
    }

    private static double share(Bag<String> text, Bag<String> truth, Bag<String> of) {
        return of.size() > 0 ? (double) text.common(truth) / of.size() : text.size() == truth.size() ? 1 : 0;
    }

    /** Returns runs of letters, marks within them, numbers and underscores. */
    private static List<String> words(String text) {
        return List.of(text.split("[^\\p{L}\\p{N}_]+")).stream()
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static List<String> shingles(List<String> words) {
        List<String> shingles = new ArrayList<>();
        for (int i = 0; i < Math.max(1, words.size() - SHINGLE + 1) && !words.isEmpty(); i++) {
            shingles.add(String.join(" ", words.subList(i, Math.min(words.size(), i + SHINGLE))));
        }
        return shingles;
    }
}
