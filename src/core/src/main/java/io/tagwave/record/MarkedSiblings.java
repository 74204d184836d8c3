package io.tagwave.record;

import io.tagwave.proposal.Proposal;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import io.tagwave.tree.Style;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * Finds the siblings of records that the page marks as records: they have the classes of all records, and an element with text that most
 * records have. An item without link and price because it is sold out is a record, be it the first or the last one.
 */
final class MarkedSiblings {

    private final PageTree tree;
    private final Proposal cut;
    /** The classes that all records have. */
    private final Set<String> classes;
    /** The elements with text that most records have, by class, else by tag. */
    private final Set<Integer> parts = new HashSet<>();

    private MarkedSiblings(PageTree tree, Proposal cut) {
        this.tree = tree;
        this.cut = cut;
        classes = new HashSet<>(Style.classes(tree, cut.start(0)));
        for (int record = 1; record < cut.count() && !classes.isEmpty(); record++) {
            classes.retainAll(Style.classes(tree, cut.start(record)));
        }
        if (!classes.isEmpty()) {
            Map<Integer, Integer> counts = new HashMap<>();
            for (int record = 0; record < cut.count(); record++) {
                parts(cut.start(record)).forEach(part -> counts.merge(part, 1, Integer::sum));
            }
            counts.values().removeIf(count -> 2 * count <= cut.count());
            parts.addAll(counts.keySet());
        }
    }

    /** Returns the marked siblings of the records that are none of them. */
    static List<Span> of(PageTree tree, Proposal cut) {
        MarkedSiblings siblings = new MarkedSiblings(tree, cut);
        List<Span> found = new ArrayList<>();
        int last = -1;
        for (int record = 0; !siblings.parts.isEmpty() && record < cut.count(); record++) {
            int parent = tree.parent(cut.start(record));
            for (int child = tree.firstChild(parent); parent > last && child >= 0; child = tree.nextSibling(child)) {
                if (!cut.startsAt(child) && siblings.isMarked(child)) {
                    found.add(new Span(child, tree.end(child)));
                }
            }
            last = Math.max(last, parent);
        }
        return found.stream().filter(span -> siblings.isUsual(span, found)).toList();
    }

    /**
     * Tells whether a record or another sibling has just the classes of a sibling, or it leads nowhere: adverts among records have some
     * classes of their own, and links.
     */
    private boolean isUsual(Span sibling, List<Span> all) {
        IntPredicate isSame = node -> Style.classes(tree, node).equals(Style.classes(tree, sibling.start()));
        return all.stream().filter(other -> isSame.test(other.start())).count() > 1
                || cut.spans().stream().anyMatch(record -> isSame.test(record.start()))
                || IntStream.range(sibling.start(), sibling.end()).noneMatch(tree::isLink);
    }

    private boolean isMarked(int node) {
        if (tree.tag(node) != tree.tag(cut.start(0))
                || !Style.classes(tree, node).containsAll(classes)) {
            return false;
        }
        Set<Integer> own = parts(node);
        own.retainAll(parts);
        return !own.isEmpty();
    }

    private Set<Integer> parts(int record) {
        Set<Integer> found = new HashSet<>();
        for (int node = record + 1; node < tree.end(record); node++) {
            if (!tree.isText(node) && tree.textLength(node, tree.end(node)) > 0) {
                boolean hasClass = !Style.classes(tree, node).isEmpty();
                if (hasClass || !tree.isLink(node)) {
                    found.add(hasClass ? tree.style(node) : -1 - tree.tag(node));
                }
            }
        }
        return found;
    }
}
