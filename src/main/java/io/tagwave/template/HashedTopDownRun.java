package io.tagwave.template;

/** One comparison by {@link HashedTopDown}: pairs from the root down, their common sizes up again, the mapping down. */
final class HashedTopDownRun {

    private final LabelledTree first;
    private final LabelledTree second;
    private final ChildLists lists;
    private final int mostCells;
    private final ClassPairs pairs = new ClassPairs();
    /** For each level of the trees, into how many pieces its lists of children are cut. */
    private final IntList pieces = new IntList();

    private final BlockAlignment.Weigher weigher;

    HashedTopDownRun(LabelledTree first, LabelledTree second, int mostCells) {
        this.first = first;
        this.second = second;
        this.mostCells = mostCells;
        lists = new ChildLists(first, second);
        weigher = this::common;
    }

    /** The second tree's node for each node of the first, or -1. */
    int[] map() {
        addUnequal(0, 0);
        IntList levels = discover();
        pairs.close();
        for (int level = levels.size() - 2; level >= 0; level--) {
            for (int pair = levels.get(level); pair < levels.get(level + 1); pair++) {
                pairs.setCommon(pair, measure(pair, pieces.get(level)));
            }
        }
        return trace();
    }

    /** Lists all pairs to compare, level by level; the result says where each level begins. */
    private IntList discover() {
        IntList levels = new IntList();
        int from = 0;
        while (from < pairs.size()) {
            levels.add(from);
            int to = pairs.size();
            long cells = 0;
            for (int pair = from; pair < to; pair++) {
                cells += run(pair).cells();
            }
            int cuts = (int) Math.max(1, (cells + mostCells - 1) / mostCells);
            pieces.add(cuts);
            for (int pair = from; pair < to; pair++) {
                addChildren(run(pair), cuts);
            }
            from = to;
        }
        levels.add(from);
        return levels;
    }

    private void addChildren(ChildRun run, int cuts) {
        for (BlockAlignment block : BlockAlignment.cut(run, cuts)) {
            block.forEachKind(this::addUnequal);
        }
    }

    private void addUnequal(int a, int b) {
        if (first.label[a] == second.label[b] && !lists.areEqual(a, b)) {
            pairs.add(lists.firstClass[a], a, lists.secondClass[b], b);
        }
    }

    private int measure(int pair, int cuts) {
        ChildRun run = run(pair);
        int common = 1 + run.equalNodes();
        for (BlockAlignment block : BlockAlignment.cut(run, cuts)) {
            common += block.weight(weigher);
        }
        return common;
    }

    /** Nodes that two subtrees have in common. */
    private int common(int a, int b) {
        if (lists.areEqual(a, b)) {
            return first.subtreeSize(a);
        }
        return first.label[a] == second.label[b] ? pairs.common(lists.firstClass[a], lists.secondClass[b]) : 0;
    }

    private ChildRun run(int pair) {
        return lists.run(pairs.first(pair), pairs.second(pair));
    }

    private int[] trace() {
        int[] partner = Mapping.empty(first.size());
        int[] depth = new int[first.size()];
        partner[0] = 0;
        // Parents come first in pre-order, so a node's partner is settled before its children are aligned.
        for (int a = 0; a < partner.length; a++) {
            depth[a] = a == 0 ? 0 : depth[first.parent[a]] + 1;
            int b = partner[a];
            if (b >= 0 && lists.areEqual(a, b)) {
                mapEqualChildren(a, b, partner);
            } else if (b >= 0) {
                lists.run(a, b).align(weigher, pieces.get(depth[a]), partner);
            }
        }
        return partner;
    }

    private void mapEqualChildren(int a, int b, int[] partner) {
        int other = b + 1;
        for (int child = a + 1; child < first.end[a]; child = first.end[child]) {
            partner[child] = other;
            other = second.end[other];
        }
    }
}
