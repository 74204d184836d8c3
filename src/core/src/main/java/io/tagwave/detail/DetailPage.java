package io.tagwave.detail;

import io.tagwave.column.ColumnPaths;
import io.tagwave.tree.BlockBoundaries;
import io.tagwave.tree.ElementImages;
import io.tagwave.tree.LinkResolver;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Holds the texts and addresses of an item's page.
 *
 * @param pieces texts, links and images in document order
 */
public record DetailPage(List<DetailPiece> pieces) {

    /** Elements whose texts are controls, or by the HTML standard not about the page's item. */
    private static final Set<String> BESIDE = Set.of("button", "select", "aside", "nav");

    /** Pieces of a page, and characters of a text, that are read. */
    private static final int MAX_PIECES = 4000;

    private static final int MAX_TEXT_LENGTH = 10_000;

    /** Letters and blanks of the longest label before a colon. */
    private static final int MAX_LABEL_LENGTH = 24;

    public DetailPage {
        pieces = List.copyOf(pieces);
    }

    public static DetailPage of(PageTree tree, LinkResolver where) {
        return new Reading(tree, where).read();
    }

    private static final class Reading {
        private final PageTree tree;
        private final LinkResolver where;
        private final BlockBoundaries walls;
        private final ColumnPaths paths;
        private final List<DetailPiece> pieces = new ArrayList<>();
        /** The block that each node is in. */
        private final int[] blocks;

        private int lastWall = -1;
        private int lastText = -1;

        Reading(PageTree tree, LinkResolver where) {
            this.tree = tree;
            this.where = where;
            walls = new BlockBoundaries(tree);
            paths = ColumnPaths.ofPage(tree);
            blocks = new int[tree.size()];
        }

        DetailPage read() {
            int skipped = 0;
            for (int node = 0; node < tree.size() && pieces.size() < MAX_PIECES; node++) {
                boolean wall = node == 0 || walls.isWall(node) && !tree.isText(node);
                blocks[node] = wall ? node : blocks[tree.parent(node)];
                lastWall = wall ? node : lastWall;
                skipped = BESIDE.contains(tree.tagName(node)) ? Math.max(skipped, tree.end(node)) : skipped;
                if (node < skipped) {
                    continue;
                }
                if (tree.isText(node)) {
                    text(node);
                } else if (tree.isLink(node)) {
                    address(DetailPiece.Sort.LINK, node, tree.address(node));
                } else {
                    address(DetailPiece.Sort.IMAGE, node, ElementImages.address(tree, node));
                }
            }
            return new DetailPage(pieces);
        }

        private void address(DetailPiece.Sort sort, int node, @Nullable String written) {
            if (written != null && !written.isBlank() && !written.startsWith("#")) {
                pieces.add(new DetailPiece(sort, paths.plain(node), where.absolute(written)));
            }
        }

        private void text(int node) {
            String text = tree.ownText(node).strip();
            if (text.isEmpty()) {
                return;
            }
            String path = paths.plain(node);
            int colon = label(text);
            if (colon > 0) {
                pieces.add(new DetailPiece(sort(node), path, text.substring(0, colon)));
                pieces.add(new DetailPiece(
                        DetailPiece.Sort.ONWARD,
                        path,
                        shortened(text.substring(colon).strip())));
            } else {
                pieces.add(new DetailPiece(sort(node), path, shortened(text)));
            }
            lastText = node;
        }

        private static String shortened(String text) {
            return text.length() <= MAX_TEXT_LENGTH ? text : text.substring(0, MAX_TEXT_LENGTH) + "…";
        }

        private DetailPiece.Sort sort(int node) {
            if (lastText < 0) {
                return DetailPiece.Sort.APART;
            }
            if (blocks[node] == blocks[lastText]) {
                return lastWall < lastText ? DetailPiece.Sort.ONWARD : DetailPiece.Sort.BESIDE;
            }
            int own = alone(blocks[node]);
            int before = alone(blocks[lastText]);
            return tree.parent(own) == tree.parent(before) ? DetailPiece.Sort.BESIDE : DetailPiece.Sort.APART;
        }

        /** Returns the highest element that holds only a block. */
        private int alone(int block) {
            int top = block;
            while (tree.parent(top) > 0
                    && tree.firstChild(tree.parent(top)) == top
                    && tree.end(tree.parent(top)) == tree.end(top)) {
                top = tree.parent(top);
            }
            return top;
        }

        /** Returns where the value begins in a text with its label, 0 in others. */
        private static int label(String text) {
            for (int i = 0; i < Math.min(text.length(), MAX_LABEL_LENGTH); i++) {
                char c = text.charAt(i);
                if (c == ':' || c == '：') {
                    boolean isValue = i > 0 && i + 1 < text.length() && text.charAt(i + 1) != '/';
                    return isValue ? i + 1 : 0;
                }
                if (c != ' ' && !Character.isLetter(c)) {
                    return 0;
                }
            }
            return 0;
        }
    }
}
