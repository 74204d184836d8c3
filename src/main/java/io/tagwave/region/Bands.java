package io.tagwave.region;

import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Grids that are written row by row: a row of pictures, a row of names, a row of prices, and again. A record is then a
 * column of a band of rows, and its parts lie apart. Given cells that are heads, the rows around theirs that have as many
 * filled cells give each head its further parts.
 */
final class Bands {

    private final PageTree tree;
    private final List<int[]> rows = new ArrayList<>();
    private final List<Integer> siblings = new ArrayList<>();
    private int[] place;

    private Bands(PageTree tree) {
        this.tree = tree;
    }

    /** The cut that makes the cells records of several parts, or null when they are none such. */
    static Cut of(PageTree tree, Heads heads) {
        Bands bands = new Bands(tree);
        return bands.readRows(heads.nodes) ? bands.cut(heads.votes) : null;
    }

    /** Groups heads by row; false unless some row has two and all rows are siblings with others between or around. */
    private boolean readRows(int[] heads) {
        if (tree.depth(heads[0]) < 2 || !anyRow(heads)) {
            return false;
        }
        int grid = tree.parent(tree.parent(heads[0]));
        int from = 0;
        boolean wide = false;
        for (int i = 1; i <= heads.length; i++) {
            int row = tree.parent(heads[from]);
            if (i < heads.length && tree.parent(heads[i]) == row) {
                wide = true;
                continue;
            }
            if (tree.parent(row) != grid) {
                return false;
            }
            rows.add(Arrays.copyOfRange(heads, from, i));
            from = i;
        }
        return wide && readSiblings(grid);
    }

    /** Whether two heads share a row that is not the only one of its parent. */
    private boolean anyRow(int[] heads) {
        int row = tree.parent(heads[0]);
        int grid = tree.parent(row);
        boolean onlyRow = row == grid + 1 && tree.end(row) == tree.end(grid);
        for (int i = 1; i < heads.length; i++) {
            if (tree.parent(heads[i]) == tree.parent(heads[i - 1])) {
                return !onlyRow;
            }
        }
        return false;
    }

    private boolean readSiblings(int grid) {
        place = new int[rows.size()];
        int next = 0;
        for (int child = grid + 1; child < tree.end(grid); child = tree.end(child)) {
            if (next < place.length && child == tree.parent(rows.get(next)[0])) {
                place[next++] = siblings.size();
            }
            siblings.add(child);
        }
        return siblings.size() > rows.size();
    }

    private Cut cut(int votes) {
        int lead = lead();
        int trail = trail(lead);
        List<int[]> parts = new ArrayList<>();
        int joined = 0;
        for (int r = 0; r < rows.size(); r++) {
            int width = rows.get(r).length;
            // No row belongs to two bands.
            int low = r == 0 ? 0 : place[r - 1] + 1;
            int high = r + 1 == rows.size() ? siblings.size() : Math.max(place[r] + 1, place[r + 1] - lead);
            List<int[]> band = new ArrayList<>();
            for (int s = Math.max(low, place[r] - lead); s < Math.min(high, place[r] + trail + 1); s++) {
                int[] cells = s == place[r] ? rows.get(r) : filledCells(siblings.get(s), width);
                if (cells != null) {
                    band.add(cells);
                }
            }
            joined += band.size() > 1 ? 1 : 0;
            for (int column = 0; column < width; column++) {
                parts.add(column(band, column));
            }
        }
        return 2 * joined < rows.size() || joined == 0 ? null : Cut.ofParts(parts, votes);
    }

    private int[] column(List<int[]> band, int column) {
        int[] part = new int[band.size() * 2];
        for (int i = 0; i < band.size(); i++) {
            part[2 * i] = band.get(i)[column];
            part[2 * i + 1] = tree.end(band.get(i)[column]);
        }
        return part;
    }

    /** How many rows before the first head's row belong to its band. */
    private int lead() {
        int most = rows.size() > 1 ? place[1] - place[0] - 1 : place[0];
        int lead = 0;
        while (lead < most
                && place[0] - lead > 0
                && filledCells(siblings.get(place[0] - lead - 1), rows.get(0).length) != null) {
            lead++;
        }
        return lead;
    }

    /** How many rows may follow a head's row in its band. */
    private int trail(int lead) {
        if (rows.size() > 1) {
            return place[1] - place[0] - 1 - lead;
        }
        int trail = 0;
        while (place[0] + trail + 1 < siblings.size()
                && filledCells(siblings.get(place[0] + trail + 1), rows.get(0).length) != null) {
            trail++;
        }
        return trail;
    }

    /** The children of a row that show something, when they are as many as that, else null. */
    private int[] filledCells(int row, int width) {
        int[] cells = new int[width];
        int count = 0;
        for (int child = row + 1; child < tree.end(row); child = tree.end(child)) {
            if (shows(child)) {
                if (count == width) {
                    return null;
                }
                cells[count++] = child;
            }
        }
        return count == width ? cells : null;
    }

    private boolean shows(int cell) {
        if (tree.textLength(cell, tree.end(cell)) > 0) {
            return true;
        }
        for (int node = cell; node < tree.end(cell); node++) {
            if (tree.isImage(node)) {
                return true;
            }
        }
        return false;
    }
}
