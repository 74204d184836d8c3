package io.tagwave.template;

import io.tagwave.tree.PageTree;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;

/** Tells moved text from new text: a text added in one place that was removed in another is the same text, once each. */
final class MovedText {

    private MovedText() {}

    /** Marks moved text on both sides, and the elements that hold nothing else. */
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
        liftMoves(before);
        liftMoves(after);
    }

    /** An element outside the match is moved when it holds text and all of it was moved. */
    private static void liftMoves(PageDiff.Side side) {
        PageTree tree = side.tree;
        int[] own = new int[tree.size() + 1];
        int[] moved = new int[tree.size() + 1];
        for (int node = 0; node < tree.size(); node++) {
            boolean isMoved = tree.isText(node) && side.changes[node] == PageDiff.Change.MOVED;
            moved[node + 1] = moved[node] + (isMoved ? 1 : 0);
            own[node + 1] = own[node] + (tree.isText(node) && !isMoved ? 1 : 0);
        }
        for (int node = 0; node < tree.size(); node++) {
            int end = tree.end(node);
            if (side.changes[node] == side.own && own[end] == own[node] && moved[end] > moved[node]) {
                side.changes[node] = PageDiff.Change.MOVED;
            }
        }
    }
}
