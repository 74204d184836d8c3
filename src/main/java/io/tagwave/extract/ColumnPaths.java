package io.tagwave.extract;

import io.tagwave.record.LocatedRegion;
import io.tagwave.tree.PageTree;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Where a record's fields stand, in words that are the same on every page of a template: {@code li.hit/h3/a/#text}. A
 * second field at the same place gets its number.
 */
final class ColumnPaths {

    /** Of a deeper field, the last steps tell enough. */
    private static final int MAX_STEPS = 16;
    /** Steps with a class that tell one list of a site from another. */
    private static final int TELLING_STEPS = 3;

    private static final int RECORD_AND_PARENT = 2;

    private final PageTree tree;
    private final int first;
    private final int top;
    private final Map<String, Integer> seen = new HashMap<>();
    private final Map<Long, String> steps = new HashMap<>();
    private final List<String> way = new ArrayList<>(MAX_STEPS);

    ColumnPaths(PageTree tree, LocatedRegion region) {
        this.tree = tree;
        this.first = region.parts().get(0).get(0).start();
        // The parent of a record's first node holds the region's records, whatever they are made of.
        this.top = tree.parent(first);
    }

    /**
     * Where the records stand: the lowest steps with a class, since a banner or a wrapper above comes and goes from page
     * to page; the whole way from the body where hardly any element has a class.
     */
    String ofRecords() {
        way.clear();
        int named = 0;
        int height = 0;
        for (int at = first; at >= 0 && named < TELLING_STEPS; at = tree.parent(at)) {
            boolean hasClass = !classes(at).isEmpty();
            if (hasClass || height < RECORD_AND_PARENT) {
                way.add(step(at));
            }
            named += hasClass ? 1 : 0;
            height++;
        }
        return named < TELLING_STEPS ? path(first, -1) : downwards();
    }

    /** From a record's top down to a field; asked once for each column. */
    String of(int node) {
        String path = path(node, top);
        int number = seen.merge(path, 1, Integer::sum);
        return number == 1 ? path : path + "#" + number;
    }

    private String path(int node, int above) {
        way.clear();
        for (int at = node; at > above && way.size() < MAX_STEPS; at = tree.parent(at)) {
            way.add(step(at));
        }
        return downwards();
    }

    /** The steps of the way, which was gone upwards. */
    private String downwards() {
        StringBuilder path = new StringBuilder();
        for (int i = way.size() - 1; i >= 0; i--) {
            path.append(way.get(i)).append(i > 0 ? "/" : "");
        }
        return path.toString();
    }

    private String step(int node) {
        long look = ((long) tree.tag(node) << 32) | tree.style(node);
        String known = steps.get(look);
        if (known == null) {
            List<String> classes = classes(node);
            known = classes.isEmpty() ? tree.tagName(node) : tree.tagName(node) + "." + withoutDigits(classes.get(0));
            steps.put(look, known);
        }
        return known;
    }

    private List<String> classes(int node) {
        return tree.styles().get(tree.style(node)).classes();
    }

    /** A number in a class counts records or columns: each reads as 0. */
    private static String withoutDigits(String name) {
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
}
