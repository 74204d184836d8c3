package io.tagwave.template;

import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Sorts pages of one site, as they come, into groups made from one template each. A page joins the group whose first
 * page has the most similar consolidated sequence, if it is similar enough and the group's template survives it; else it
 * starts a group. Linear in the nodes of all pages. Not for use by two threads at once.
 */
public final class TemplateGroups {

    /** Least similarity of the sequences of one group's pages. */
    private static final double LEAST_SIMILARITY = 0.3;
    /** A page that would leave less than this share of a template does not belong to it. */
    private static final double LEAST_LEFT = 0.4;
    /** Of a site with more groups than this the further pages stay without. */
    private static final int MOST_GROUPS = 200;

    private final List<Group> groups = new ArrayList<>();
    private final HashedAlgorithm algorithm = new HashedAlgorithm();

    /**
     * Tells what became of a page.
     *
     * @param group number of its group, from 0 on, or -1
     * @param nodes nodes of the group's template, as the page leaves it; all pages of the group have them
     * @param characters visible characters of the template's text
     */
    public record Assignment(int group, int nodes, int characters) {}

    /** Sorts in a page. */
    public Assignment assign(PageTree page) {
        PageSketch sketch = PageSketch.structure(page);
        int best = -1;
        double most = LEAST_SIMILARITY;
        for (int group = 0; group < groups.size(); group++) {
            double similarity = sketch.similarity(groups.get(group).sketch);
            if (similarity > most) {
                most = similarity;
                best = group;
            }
        }
        if (best >= 0 && groups.get(best).join(page, algorithm)) {
            return groups.get(best).assignment(best);
        }
        if (groups.size() == MOST_GROUPS) {
            return new Assignment(-1, 0, 0);
        }
        groups.add(new Group(page, sketch));
        return groups.get(groups.size() - 1).assignment(groups.size() - 1);
    }

    /** Number of groups so far. */
    public int size() {
        return groups.size();
    }

    /** Pages of one template: the first of them, and which of its nodes all others have. */
    private static final class Group {
        private final PageTree page;
        private final PageSketch sketch;
        private boolean[] kept;
        private int nodes;

        Group(PageTree page, PageSketch sketch) {
            this.page = page;
            this.sketch = sketch;
            kept = new boolean[page.size()];
            Arrays.fill(kept, true);
            nodes = page.size();
        }

        boolean join(PageTree other, HashedAlgorithm algorithm) {
            PathLabels labels = new PathLabels();
            PrunedTree template = PrunedTree.of(labels.read(page), node -> kept[node]);
            NodeMapping mapping = algorithm.map(template.tree(), labels.read(other));
            int left = mapping.size();
            if (left < LEAST_LEFT * nodes) {
                return false;
            }
            boolean[] fewer = new boolean[kept.length];
            for (int i = 0; i < template.original().length; i++) {
                fewer[template.original()[i]] = mapping.contains(i);
            }
            kept = fewer;
            nodes = left;
            return true;
        }

        Assignment assignment(int number) {
            int characters = 0;
            for (int node = 0; node < kept.length; node++) {
                characters += kept[node] && page.isText(node) ? page.textLength(node, node + 1) : 0;
            }
            return new Assignment(number, nodes, characters);
        }
    }
}
