package io.tagwave.template;

/** Picks template matches out of dominant matches (thesis, Algorithms 2, 3 and 4). */
final class TemplateMatches {

    /** One tree as a sequence, with what the walk knows about it. */
    static final class Line {
        private final LabelledTree tree;
        private final int[] nodes;
        private final Occurrences occurrences;
        private final int[] mate;
        private final int[] boundary;
        private int corner;

        Line(LabelledTree tree, int[] nodes, Occurrences occurrences) {
            this.tree = tree;
            this.nodes = nodes;
            this.occurrences = occurrences;
            mate = Mapping.empty(tree.size());
            boundary = new int[tree.size()];
            corner = nodes.length;
        }

        int parentMate(int node) {
            int parent = tree.parent[node];
            return parent < 0 ? -1 : mate[parent];
        }

        void move(int position) {
            corner = position;
            int node = nodes[position];
            int label = tree.label[node];
            int index = occurrences.index(label, position);
            int before = index == 0 ? -1 : occurrences.position(index - 1);
            if (before >= 0 && tree.label[nodes[before]] != label) {
                before = -1;
            }
            int above = tree.parent[node] < 0 ? 0 : boundary[tree.parent[node]];
            boundary[node] = Math.max(above, before + 1);
        }

        int alternative(int label, int parent) {
            int position = occurrences.closest(label, boundary[parent]);
            while (position < corner && (tree.parent[nodes[position]] != parent)) {
                position = occurrences.closest(label, position + 1);
            }
            return position < corner ? position : -1;
        }
    }

    private final Line rows;
    private final Line columns;

    TemplateMatches(Line rows, Line columns) {
        this.rows = rows;
        this.columns = columns;
    }

    int[] identify(DominantMatches matches) {
        for (int k = matches.classes(); k > 0; k--) {
            boolean found = false;
            for (int match = matches.first(k); match >= 0 && !found; match = matches.next(match)) {
                found = take(matches.row(match), matches.column(match));
            }
            for (int match = matches.first(k); match >= 0 && !found; match = matches.next(match)) {
                found = takeAlternative(matches.row(match), matches.column(match));
            }
        }
        return rows.mate;
    }

    private boolean take(int row, int column) {
        if (row >= rows.corner || column >= columns.corner) {
            return false;
        }
        int a = rows.nodes[row];
        int b = columns.nodes[column];
        boolean known = rows.mate[a] == b && columns.mate[b] == a;
        boolean fresh = rows.mate[a] < 0 && columns.mate[b] < 0;
        int above = rows.tree.parent[a];
        int otherAbove = columns.tree.parent[b];
        if (known || fresh && (above < 0 ? otherAbove < 0 : otherAbove >= 0 && rows.mate[above] == otherAbove)) {
            rows.mate[a] = b;
            columns.mate[b] = a;
            rows.move(row);
            columns.move(column);
            return true;
        }
        return false;
    }

    private boolean takeAlternative(int row, int column) {
        if (row >= rows.corner || column >= columns.corner) {
            return false;
        }
        int a = rows.nodes[row];
        int b = columns.nodes[column];
        int rowParent = columns.parentMate(b);
        if (rowParent >= 0) {
            int l = rows.alternative(rows.tree.label[a], rowParent);
            if (l >= 0 && take(l, column)) {
                return true;
            }
        }
        int columnParent = rows.parentMate(a);
        if (columnParent >= 0) {
            int l = columns.alternative(columns.tree.label[b], columnParent);
            return l >= 0 && take(row, l);
        }
        return false;
    }
}
