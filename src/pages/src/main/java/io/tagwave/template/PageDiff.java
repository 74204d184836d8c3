package io.tagwave.template;

import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.List;

/**
 * Tells what changed between two versions of a page, built on the template match (thesis, "Motivation Application"): nodes
 * outside the common subtree were removed from the old version or added to the new one. Text that stands on both sides
 * of the match was moved.
 */
public final class PageDiff {

    /** Tells what became of a node. */
    public enum Change {
        /** It is on both versions, where it was. */
        NONE,
        /** It is on the new version alone. */
        ADDED,
        /** It was on the old version alone. */
        REMOVED,
        /** The same text is on both versions, in another place. */
        MOVED,
        /** A link or image in its old place, with another address. */
        READDRESSED
    }

    /**
     * A part of a page that changed: a subtree outside the match, or what of it has one and the same change.
     *
     * @param node the topmost node of the part, on the new version, or on the old one for what was removed
     * @param counterpart for moved text the node of the other version where it is found, for a new address the node of
     *     the old version; otherwise -1
     * @param text visible text of the part, joined by blanks
     */
    public record Part(Change change, int node, int counterpart, String text) {}

    private final Change[] oldChanges;
    private final Change[] newChanges;
    private final List<Part> parts;
    private final NodeMapping mapping;

    private PageDiff(Change[] oldChanges, Change[] newChanges, List<Part> parts, NodeMapping mapping) {
        this.oldChanges = oldChanges;
        this.newChanges = newChanges;
        this.parts = List.copyOf(parts);
        this.mapping = mapping;
    }

    /** Compares two versions. */
    public static PageDiff between(PageTree before, PageTree after) {
        PathLabels labels = new PathLabels();
        LabeledTree oldTree = labels.read(before);
        LabeledTree newTree = labels.read(after);
        NodeMapping mapping = new HashedAlgorithm().map(oldTree, newTree);
        Side oldSide = new Side(before, Change.REMOVED);
        Side newSide = new Side(after, Change.ADDED);
        int[] inverse = mapping.inverse(after.size());
        for (int node = 0; node < before.size(); node++) {
            oldSide.changes[node] = mapping.contains(node) ? Change.NONE : Change.REMOVED;
        }
        for (int node = 0; node < after.size(); node++) {
            newSide.changes[node] = inverse[node] >= 0 ? Change.NONE : Change.ADDED;
        }
        MovedText.find(oldSide, newSide);
        List<Part> parts = new ArrayList<>(newSide.parts());
        // Moves are listed with the new version.
        oldSide.parts().stream().filter(part -> part.change() == Change.REMOVED).forEach(parts::add);

        addresses(before, newSide, inverse, parts);
        return new PageDiff(oldSide.changes, newSide.changes, parts, mapping);
    }

    /** Links and images that kept their place and lead elsewhere. */
    private static void addresses(PageTree before, Side after, int[] inverse, List<Part> parts) {
        PageTree tree = after.tree;
        for (int node = 0; node < tree.size(); node++) {
            int old = inverse[node];
            String address = tree.address(node);
            if (old >= 0 && address != null && !address.equals(before.address(old))) {
                after.changes[node] = Change.READDRESSED;
                parts.add(new Part(Change.READDRESSED, node, old, tree.text(node, tree.end(node))));
            }
        }
    }

    /** Returns what became of each node of the old version: NONE, REMOVED or MOVED. */
    public Change ofOld(int node) {
        return oldChanges[node];
    }

    /** Returns what became of each node of the new version: NONE, ADDED, MOVED or READDRESSED. */
    public Change ofNew(int node) {
        return newChanges[node];
    }

    /** The new version's node for a node of the old one, or -1. */
    public int newNode(int oldNode) {
        return mapping.partner(oldNode);
    }

    /** All parts: first those of the new version, then what was removed, then new addresses, each in document order. */
    public List<Part> parts() {
        return parts;
    }

    /** The parts with one kind of change. */
    public List<Part> parts(Change change) {
        return parts.stream().filter(part -> part.change() == change).toList();
    }

    /** Tells whether text or images were added or removed, moves apart. */
    public boolean contentChanged() {
        return parts.stream()
                .anyMatch(part -> (part.change() == Change.ADDED || part.change() == Change.REMOVED)
                        && !part.text().isEmpty());
    }

    /** Share of both versions' nodes that the template match covers, from 0 to 1. */
    public double similarity() {
        return 2.0 * mapping.size() / (oldChanges.length + newChanges.length);
    }

    /** One version with what is known about its nodes. */
    static final class Side {
        final PageTree tree;
        final Change own;
        final Change[] changes;
        final int[] counterpart;

        Side(PageTree tree, Change own) {
            this.tree = tree;
            this.own = own;
            changes = new Change[tree.size()];
            counterpart = NodeMapping.empty(tree.size());
        }

        /** One part for each change within each topmost changed subtree; a subtree without text is one part. */
        List<Part> parts() {
            List<Part> parts = new ArrayList<>();
            int node = 0;
            while (node < tree.size()) {
                if (changes[node] == Change.NONE) {
                    node++;
                } else {
                    addParts(node, parts);
                    node = tree.end(node);
                }
            }
            return parts;
        }

        private void addParts(int root, List<Part> parts) {
            int from = parts.size();
            for (Change change : List.of(own, Change.MOVED)) {
                addPart(root, change, parts);
            }
            if (parts.size() == from) {
                parts.add(new Part(changes[root], root, -1, ""));
            }
        }

        private void addPart(int root, Change change, List<Part> parts) {
            StringBuilder text = new StringBuilder();
            int first = -1;
            for (int node = root; node < tree.end(root); node++) {
                if (changes[node] == change && tree.isText(node)) {
                    text.append(text.isEmpty() ? "" : " ").append(tree.ownText(node));
                    first = first < 0 ? node : first;
                }
            }
            if (first >= 0) {
                parts.add(new Part(change, root, counterpart[first], text.toString()));
            }
        }
    }
}
