package io.tagwave.tree;

import java.util.Set;

/** Knows the elements of a page that end a line of text: those that HTML does not list as phrasing content, and breaks. */
public final class BlockBoundaries {

    private static final Set<String> NAMES =
            Set.of(("address article aside blockquote body br button caption center dd details dialog dir div dl dt "
                            + "fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr iframe legend li main "
                            + "menu nav ol optgroup option p pre search section select summary table tbody td textarea tfoot "
                            + "th thead tr ul video")
                    .split(" "));

    private final PageTree tree;
    /** By number of a tag. */
    private final boolean[] walls;

    public BlockBoundaries(PageTree tree) {
        this.tree = tree;
        walls = new boolean[tree.tagNames().size()];
        for (int tag = 0; tag < walls.length; tag++) {
            walls[tag] = NAMES.contains(tree.tagNames().get(tag));
        }
    }

    /** Returns whether a node ends the line before it. */
    public boolean isWall(int node) {
        return walls[tree.tag(node)];
    }
}
