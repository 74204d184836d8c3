package io.tagwave.column;

import io.tagwave.tree.PageTree;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Where a record's fields stand, in words that are the same on every page of a template: {@code li.hit/h3/a/#text}. A
 * second field at the same place gets its number.
 */
public final class ColumnPaths {

    /** Of a deeper field, the last steps tell enough. */
    private static final int MAX_STEPS = 16;
    /** Steps with a class that tell one list of a site from another. */
    private static final int TELLING_STEPS = 3;

    private static final int RECORD_AND_PARENT = 2;

    private final PageTree tree;
    private final int first;
    private final int top;
    private final Map<String, Integer> seen = new HashMap<>();
    /** What a style adds to the tag in a step, where that was asked for. */
    private final String[] suffixes;

    private final int[] way = new int[MAX_STEPS];

    private final int depthOfTop;
    private final int endOfTop;
    /** The way to the last field from the top down, its path, and how long that is up to each step. */
    private final int[] last = new int[MAX_STEPS];

    private final StringBuilder lastPath = new StringBuilder();
    private final int[] lengths = new int[MAX_STEPS];
    private int lastDepth;

    /** The paths of records of which the first begins with a node. */
    public ColumnPaths(PageTree tree, int first) {
        this.tree = tree;
        this.first = first;
        // The parent of a record's first node holds the region's records, whatever they are made of.
        this.top = tree.parent(first);
        depthOfTop = tree.depth(first) - 1;
        endOfTop = top < 0 ? tree.size() : tree.end(top);
        suffixes = new String[tree.styles().size()];
    }

    /** Of a page that is one record. */
    public static ColumnPaths ofPage(PageTree tree) {
        return new ColumnPaths(tree, 0);
    }

    /**
     * Where the records stand: the lowest steps with a class, since a banner or a wrapper above comes and goes from page
     * to page; the whole way from the body where hardly any element has a class.
     */
    public String ofRecords() {
        int steps = 0;
        int named = 0;
        int height = 0;
        for (int at = first; at >= 0 && named < TELLING_STEPS; at = tree.parent(at)) {
            boolean hasClass = !suffix(at).isEmpty();
            if (hasClass || height < RECORD_AND_PARENT) {
                way[steps++] = at;
            }
            named += hasClass ? 1 : 0;
            height++;
        }
        return named < TELLING_STEPS ? path(first, -1) : downwards(steps);
    }

    /** From a record's top down to a field; asked once for each column. */
    String of(int node) {
        String path = path(node);
        Integer known = seen.putIfAbsent(path, 1);
        if (known == null) {
            return path;
        }
        seen.put(path, known + 1);
        return path + "#" + (known + 1);
    }

    /** The same without a number, asked as often as one likes. */
    public String plain(int node) {
        return path(node);
    }

    /** Fields come mostly in the order of the page: what the last one's way and this one's begin with is kept. */
    private String path(int node) {
        int depth = tree.depth(node) - depthOfTop;
        if (depth > MAX_STEPS || node >= endOfTop) {
            return path(node, top);
        }
        int same = depth;
        for (int at = node; same > 0 && (same > lastDepth || last[same - 1] != at); at = tree.parent(at)) {
            last[--same] = at;
        }
        lastPath.setLength(same == 0 ? 0 : lengths[same - 1]);
        for (int i = same; i < depth; i++) {
            if (i > 0) {
                lastPath.append('/');
            }
            lastPath.append(tree.tagName(last[i])).append(suffix(last[i]));
            lengths[i] = lastPath.length();
        }
        lastDepth = depth;
        return lastPath.toString();
    }

    private String path(int node, int above) {
        int steps = 0;
        for (int at = node; at > above && steps < MAX_STEPS; at = tree.parent(at)) {
            way[steps++] = at;
        }
        return downwards(steps);
    }

    /** The steps of the way, which was gone upwards. */
    private String downwards(int steps) {
        StringBuilder path = new StringBuilder();
        for (int i = steps - 1; i >= 0; i--) {
            path.append(tree.tagName(way[i])).append(suffix(way[i])).append(i > 0 ? "/" : "");
        }
        return path.toString();
    }

    /** The first class of an element behind a point, nothing where it has none. */
    private String suffix(int node) {
        int style = tree.style(node);
        if (suffixes[style] == null) {
            List<String> classes = tree.styles().get(style).classes();
            suffixes[style] = classes.isEmpty() ? "" : "." + withoutDigits(classes.get(0));
        }
        return suffixes[style];
    }

    /** A number in a class counts records or columns: each reads as 0. */
    private static String withoutDigits(String name) {
        if (!holdsDigit(name)) {
            return name;
        }
        StringBuilder plain = new StringBuilder(name.length());
        boolean inNumber = false;
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean isDigit = c >= '0' && c <= '9';
            if (!isDigit || !inNumber) {
                plain.append(isDigit ? '0' : c);
            }
            inNumber = isDigit;
        }
        return plain.toString();
    }

    private static boolean holdsDigit(String name) {
        for (int i = 0; i < name.length(); i++) {
            if (name.charAt(i) >= '0' && name.charAt(i) <= '9') {
                return true;
            }
        }
        return false;
    }
}
