package io.tagwave.template;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** Tells moved text from new text: a text added in one place that was removed in another is the same text, once each. */
final class MovedText {

    private MovedText() {}

    /** Marks moved text on both sides. */
    static void find(PageDiff.Side before, PageDiff.Side after) {
        Map<String, Deque<Integer>> removed = new HashMap<>();
        for (int node = 0; node < before.tree.size(); node++) {
            if (before.changes[node] == PageDiff.Change.REMOVED && before.tree.isText(node)) {
                removed.computeIfAbsent(before.tree.ownText(node), text -> new ArrayDeque<>())
                        .add(node);
            }
        }
        for (int node = 0; node < after.tree.size(); node++) {
            if (after.changes[node] == PageDiff.Change.ADDED && after.tree.isText(node)) {
                Deque<Integer> places = removed.get(after.tree.ownText(node));
                if (places != null && !places.isEmpty()) {
                    int old = places.remove();
                    after.changes[node] = PageDiff.Change.MOVED;
                    after.counterpart[node] = old;
                    before.changes[old] = PageDiff.Change.MOVED;
                    before.counterpart[old] = node;
                }
            }
        }
    }
}
