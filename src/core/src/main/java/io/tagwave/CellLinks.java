package io.tagwave;

import io.tagwave.align.NodeTable;
import io.tagwave.tree.ElementImages;
import io.tagwave.tree.PageTree;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Links and images by the cells of a list: the node of each cell tells what it stands in. */
final class CellLinks {

    private static final int NONE = -1;

    private final PageTree tree;
    private final NodeTable table;
    private final UnaryOperator<String> absolute;

    CellLinks(PageTree tree, NodeTable table, UnaryOperator<String> absolute) {
        this.tree = tree;
        this.table = table;
        this.absolute = absolute;
    }

    @Nullable
    String link(int row, int column) {
        int node = node(row, column);
        int link = node == NodeTable.GAP ? NONE : linkOf(node);
        return link == NONE ? null : address(link);
    }

    @Nullable
    String image(int row, int column) {
        int node = node(row, column);
        String own = node == NodeTable.GAP ? null : ElementImages.address(tree, node);
        if (node == NodeTable.GAP || own != null) {
            return own == null ? null : absolute.apply(own);
        }
        int link = linkOf(node);
        for (int inside = link; link != NONE && inside < tree.end(link); inside++) {
            String shown = ElementImages.address(tree, inside);
            if (shown != null) {
                return absolute.apply(shown);
            }
        }
        return null;
    }

    /** What the page does not show has no place in the table. */
    private int node(int row, int column) {
        return column < table.width() ? table.node(row, column) : NodeTable.GAP;
    }

    /** The link that a node is or stands in, or {@link #NONE}. */
    private int linkOf(int node) {
        int at = node;
        while (at >= 0 && !tree.isLink(at)) {
            at = tree.parent(at);
        }
        return at;
    }

    private @Nullable String address(int node) {
        String written = tree.address(node);
        return written == null ? null : absolute.apply(written);
    }
}
