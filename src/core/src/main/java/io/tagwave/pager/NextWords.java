package io.tagwave.pager;

import io.tagwave.tree.NameWords;
import io.tagwave.tree.PageTree;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the link to the next page by the words and signs of its text, its classes and its id, with weights that were learned from
 * pages whose next page is known. Only links are considered whose address has a number, or a cursor, that the page's own has not.
 */
final class NextWords {

    private static final Map<String, Double> WEIGHTS = weights();

    /** Sum of the weights from which on a link is believed. With sites left out, 1 invents two times as many as 1.5. */
    private static final double MIN_WEIGHT = 1.5;

    private static final int MAX_TEXT_LENGTH = 40;

    private NextWords() {}

    private static Map<String, Double> weights() {
        ResourceBundle words = ResourceBundle.getBundle("io.tagwave.pager.next-words", Locale.ROOT);
        Map<String, Double> weights = new HashMap<>();
        words.keySet().forEach(word -> weights.put(word, Double.valueOf(words.getString(word))));
        return weights;
    }

    /** Returns the link with the largest weight, or null if no weight is large enough. */
    static @Nullable PageUrl next(PageTree tree, List<PagerItem> items, PageAddresses own, Set<String> visit) {
        PageUrl best = null;
        double most = MIN_WEIGHT;
        for (PagerItem item : items) {
            boolean plain = !item.isNumber() || !item.number().words().isEmpty();
            if (item.isLinked() && plain && item.length() <= MAX_TEXT_LENGTH) {
                double weight = weight(tree, item.node(), item.end());
                if (weight >= most
                        && own.isOtherPart(item.target().without(visit))
                        && !isLaterPage(items, item.target())) {
                    most = Math.nextUp(weight);
                    best = item.target();
                }
            }
        }
        return best;
    }

    /** Returns whether the page before an address, which is the page itself if that is the next one, is linked and not the first. */
    private static boolean isLaterPage(List<PagerItem> items, PageUrl target) {
        for (int i = 1; i < items.size(); i++) {
            PagerItem item = items.get(i);
            PagerItem before = items.get(i - 1);
            if (item.isLinked()
                    && item.isNumber()
                    && item.number().first() > 2
                    && item.target().isSame(target)
                    && before.isLinked()
                    && before.isNumber()
                    && before.number().first() == item.number().first() - 1) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether an element leads on by its words, though it has no address. */
    static boolean isSure(PageTree tree, int start, int end) {
        return weight(tree, start, end) >= MIN_WEIGHT;
    }

    /** Returns the sum of the weights of the words of an element, and of its parent's classes. */
    static double weight(PageTree tree, int start, int end) {
        Set<String> words = new HashSet<>();
        add(words, tree.text(start, end));
        for (int node = start; node < end; node++) {
            addNames(words, tree, node);
        }
        addNames(words, tree, tree.parent(start));
        return sum(words);
    }

    /** Returns the sum of the weights of the words in the classes and the id of an element. */
    static double weightOfNames(PageTree tree, int node) {
        Set<String> words = new HashSet<>();
        addNames(words, tree, node);
        return sum(words);
    }

    private static double sum(Set<String> words) {
        return words.stream()
                .mapToDouble(word -> WEIGHTS.getOrDefault(word, 0.0))
                .sum();
    }

    private static void addNames(Set<String> words, PageTree tree, int node) {
        if (node >= 0 && !tree.isText(node)) {
            NameWords.ofElement(tree, node, name -> add(words, name));
        }
    }

    /** Adds words, and signs one by one, but for punctuation. */
    private static void add(Set<String> words, String text) {
        NameWords.forEach(text, word -> words.add(word.toLowerCase(Locale.ROOT)));
        for (int i = 0; i < text.length(); i++) {
            if (isSign(text.charAt(i))) {
                words.add(text.substring(i, i + 1).toLowerCase(Locale.ROOT));
            }
        }
    }

    private static boolean isSign(char c) {
        return !Character.isLetterOrDigit(c) && !Character.isWhitespace(c) && "_-:,.()/|\u00a0".indexOf(c) < 0;
    }
}
