package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tree.NameWords;
import io.tagwave.tree.PageTree;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Weighs the words by which authors name the place of a list: those in the ids, classes and roles of the elements around
 * it, and of its records. The weights are learned, see {@code learn.list}, and are part of the model.
 */
public final class PlaceWords {

    /** Without any weight. */
    public static final PlaceWords NONE = new PlaceWords(Map.of());

    /** Precedes the words of a record's own element. */
    private static final String OF_RECORD = "record:";

    /** Shorter words are abbreviations that differ from site to site, longer ones are made by programs. */
    private static final int SHORTEST = 3;

    private final Map<String, Double> weights;

    /**
     * Creates weights.
     *
     * @param weights by word; above 0 if the word speaks for the main list of a page
     */
    public PlaceWords(Map<String, Double> weights) {
        this.weights = Map.copyOf(weights);
    }

    public Map<String, Double> weights() {
        return weights;
    }

    /** Returns the sum of the weights of some words; those that were not learned count for nothing. */
    public double weight(Collection<String> words) {
        double sum = 0;
        for (String word : words) {
            sum += weights.getOrDefault(word, 0.0);
        }
        return sum;
    }

    /** The words of one page's lists; those around a node are gathered once. */
    public static final class Reader {

        private final PageTree tree;
        private final Map<Integer, Set<String>> around = new HashMap<>();
        /** The words of the classes of each style. */
        private final Map<Integer, Set<String>> ofStyle = new HashMap<>();

        public Reader(PageTree tree) {
            this.tree = tree;
        }

        /** Returns the words of a list's place. */
        public Set<String> words(Proposal list) {
            int top = tree.commonAncestor(list.start(0), list.start(list.count() - 1));
            Set<String> words = new HashSet<>(around.computeIfAbsent(top, this::around));
            int record = list.start(list.count() / 2);
            Set<String> own = new HashSet<>();
            for (int node = record; node > top; node = tree.parent(node)) {
                addNames(node, own);
            }
            own.forEach(word -> words.add(OF_RECORD + word));
            return words;
        }

        /** The words of an element and of those that hold it, up to the page's body, which says what page it is. */
        private Set<String> around(int place) {
            Set<String> words = new HashSet<>();
            for (int node = place; node >= 0 && tree.depth(node) > 0; node = tree.parent(node)) {
                addNames(node, words);
            }
            return words;
        }

        private void addNames(int node, Set<String> words) {
            words.addAll(ofStyle.computeIfAbsent(tree.style(node), this::classWords));
            String id = tree.id(node);
            if (id != null) {
                addWords(id, words);
            }
            String role = tree.statements().role(node);
            if (role != null) {
                addWords(role, words);
            }
        }

        private Set<String> classWords(int style) {
            Set<String> words = new HashSet<>();
            tree.styles().get(style).classes().forEach(name -> addWords(name, words));
            return words;
        }

        private static void addWords(String name, Set<String> words) {
            NameWords.forEach(name, word -> {
                if (word.length() >= SHORTEST) {
                    words.add(word.toLowerCase(Locale.ROOT));
                }
            });
        }
    }
}
