package io.tagwave;

import io.tagwave.align.NodeTable;
import io.tagwave.dom.ParsedPage;
import io.tagwave.tree.ElementImages;
import io.tagwave.tree.XPaths;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Finds the nodes of the cells of a list, and the links and images that they stand in. */
record CellNodes(ParsedPage page, NodeTable table) {

    private static final int NONE = -1;

    CellNodes inColumns(List<Integer> columns) {
        return new CellNodes(page, table.inColumns(columns));
    }

    @Nullable
    String link(int row, int column) {
        int link = linkAround(node(row, column));
        return link == NONE ? null : resolved(page.tree().address(link));
    }

    @Nullable
    String image(int row, int column) {
        int node = node(row, column);
        String own = node == NONE ? null : ElementImages.address(page.tree(), node);
        if (own != null) {
            return resolved(own);
        }
        int link = linkAround(node);
        for (int inside = link; link != NONE && inside < page.tree().end(link); inside++) {
            String image = ElementImages.address(page.tree(), inside);
            if (image != null) {
                return resolved(image);
            }
        }
        return null;
    }

    @Nullable
    String xpath(int row, int column) {
        int node = node(row, column);
        return node == NONE ? null : XPaths.of(page.tree(), node);
    }

    @Nullable
    String html(int row, int column) {
        int node = node(row, column);
        return node == NONE ? null : page.node(node).outerHtml();
    }

    /** Returns the node of a cell, or {@link #NONE} of an empty cell and in a column that the page does not show. */
    private int node(int row, int column) {
        return column < table.width() ? table.node(row, column) : NONE;
    }

    /** Returns the link that a node is or stands in, or {@link #NONE}. */
    private int linkAround(int node) {
        int at = node;
        while (at >= 0 && !page.tree().isLink(at)) {
            at = page.tree().parent(at);
        }
        return at;
    }

    private @Nullable String resolved(@Nullable String address) {
        return address == null ? null : page.absolute(address);
    }
}
