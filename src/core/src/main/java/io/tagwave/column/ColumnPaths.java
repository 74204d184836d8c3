package io.tagwave.column;

import io.tagwave.tree.PageTree;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;

/**
 * Describes where a record's fields stand, in the same way on every page of a template: {@code li.hit/h3/a/#text}. A field
 * behind a label has this, too: {@code li/p/#text[Size]}. A second field at the same path gets a number.
 */
public final class ColumnPaths {

    /** Begins the label of a field behind its steps. */
    public static final String LABEL = "[";

    /** The last steps of deeper fields are sufficient. */
    private static final int MAX_STEPS = 16;
    /** Steps with a class that distinguish one list of a site from another. */
    private static final int DISTINCTIVE_STEPS = 3;

    private static final int RECORD_AND_PARENT = 2;

    /** A prime above all numbers of tags. */
    private static final long KEY_PRIME = 1_000_003;

    private final PageTree tree;
    private final int first;
    private final int top;
    /** By style, what it adds to the tag in a step; computed on demand. */
    private final String[] suffixes;

    private final int[] way = new int[MAX_STEPS];

    /** Creates the paths of records of which the first begins with a node. */
    public ColumnPaths(PageTree tree, int first) {
        this.tree = tree;
        this.first = first;
        // The parent of a record's first node holds all records, whatever they consist of.
        this.top = tree.parent(first);
        suffixes = new String[tree.styles().size()];
    }

    /** Creates the paths of a page that is one record. */
    public static ColumnPaths ofPage(PageTree tree) {
        return new ColumnPaths(tree, 0);
    }

    /**
     * Returns where the records stand: the lowest steps with a class, because banners and wrappers above them come and go from
     * page to page; the whole path from the body if hardly any element has a class.
     */
    public String ofRecords() {
        int steps = 0;
        int named = 0;
        int height = 0;
        for (int at = first; at >= 0 && named < DISTINCTIVE_STEPS; at = tree.parent(at)) {
            boolean hasClass = !suffix(at).isEmpty();
            if (hasClass || height < RECORD_AND_PARENT) {
                way[steps++] = at;
            }
            named += hasClass ? 1 : 0;
            height++;
        }
        return named < DISTINCTIVE_STEPS ? path(first, -1) : downwards(steps);
    }

    /** Returns the last step of an element's path, such as {@code li.hit}. */
    public String step(int node) {
        return tree.tagName(node) + suffix(node);
    }

    /** Returns the path from a record's top down to a field, without a number. */
    public String plain(int node) {
        return path(node, top);
    }

    /**
     * Returns the path from the top of one of the records down to its field.
     *
     * @param record first node of the record
     * @param bare whether tags count alone, because the classes of this field differ from record to record
     */
    String of(int node, int record, boolean bare) {
        String path = path(node, tree.parent(record));
        return bare ? path.replaceAll("\\.[^/]+", "") : path;
    }

    /** Returns a number that fields of equal paths share. */
    long key(int node, int record) {
        long key = 0;
        int above = tree.parent(record);
        int steps = 0;
        for (int at = node; at > above && steps < MAX_STEPS; at = tree.parent(at)) {
            key = KEY_PRIME * key + tree.tag(at) + 31L * suffix(at).hashCode();
            steps++;
        }
        return key;
    }

    /**
     * Numbers equal paths. Those that most records have come first, because others come and go from page to page.
     *
     * @param paths in the order of the columns
     */
    static List<String> numbered(List<String> paths, IntPredicate isCommon) {
        String[] numbered = new String[paths.size()];
        Map<String, Integer> seen = new HashMap<>();
        for (boolean common : new boolean[] {true, false}) {
            for (int column = 0; column < numbered.length; column++) {
                if (isCommon.test(column) == common) {
                    int number = seen.merge(paths.get(column), 1, Integer::sum);
                    numbered[column] = paths.get(column) + (number == 1 ? "" : "#" + number);
                }
            }
        }
        return List.of(numbered);
    }

    private String path(int node, int above) {
        int steps = 0;
        for (int at = node; at > above && steps < MAX_STEPS; at = tree.parent(at)) {
            way[steps++] = at;
        }
        return downwards(steps);
    }

    /** Returns the path of the collected steps, which are in ascending order of the tree. */
    private String downwards(int steps) {
        StringBuilder path = new StringBuilder();
        for (int i = steps - 1; i >= 0; i--) {
            path.append(step(way[i])).append(i > 0 ? "/" : "");
        }
        return path.toString();
    }

    /** Returns the first class of an element behind a point, or an empty string. Numbers in it are 0, because they count records. */
    private String suffix(int node) {
        int style = tree.style(node);
        if (suffixes[style] == null) {
            List<String> classes = tree.styles().get(style).classes();
            suffixes[style] = classes.isEmpty() ? "" : "." + classes.get(0).replaceAll("[0-9]+", "0");
        }
        return suffixes[style];
    }
}
