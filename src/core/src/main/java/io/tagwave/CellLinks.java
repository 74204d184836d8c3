package io.tagwave;

import io.tagwave.align.NodeTable;
import io.tagwave.tree.ElementImages;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.XPaths;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Finds the links and images of the cells of a list by the elements that they stand in.
 *
 * @param absolute resolves an address of the page
 */
record CellLinks(PageTree tree, NodeTable table, UnaryOperator<String> absolute) {

    private static final int NONE = -1;

    CellLinks inColumns(List<Integer> columns) {
        return new CellLinks(tree, table.inColumns(columns), absolute);
    }

    @Nullable
    String link(int row, int column) {
        int link = linkAround(node(row, column));
        return link == NONE ? null : resolved(tree.address(link));
    }

    @Nullable
    String image(int row, int column) {
        int node = node(row, column);
        String own = node == NONE ? null : ElementImages.address(tree, node);
        if (own != null) {
            return resolved(own);
        }
        int link = linkAround(node);
        for (int inside = link; link != NONE && inside < tree.end(link); inside++) {
            String image = ElementImages.address(tree, inside);
            if (image != null) {
                return resolved(image);
            }
        }
        return null;
    }

    @Nullable
    String xpath(int row, int column) {
        int node = node(row, column);
        return node == NONE ? null : XPaths.of(tree, node);
    }

    /** Returns the node of a cell, or {@link #NONE} of an empty cell and in a column that the page does not show. */
    private int node(int row, int column) {
        return column < table.width() ? table.node(row, column) : NONE;
    }

    /** Returns the link that a node is or stands in, or {@link #NONE}. */
    private int linkAround(int node) {
        int at = node;
        while (at >= 0 && !tree.isLink(at)) {
            at = tree.parent(at);
        }
        return at;
    }

    private @Nullable String resolved(@Nullable String address) {
        return address == null ? null : absolute.apply(address);
    }
}
