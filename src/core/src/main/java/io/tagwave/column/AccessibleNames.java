package io.tagwave.column;

import io.tagwave.tree.GridRows;
import io.tagwave.tree.PageTree;
import io.tagwave.tree.Span;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds columns of elements without text that have an accessible name ({@code aria-label}, {@code alt}, {@code title}), such as
 * icons that say yes or no, and stars. Names that differ from record to record describe its picture, so they have to recur, apart
 * from their digits.
 */
final class AccessibleNames {

    /** Name of a column that no head names. */
    private static final String ICON = "icon";
    /** More elements of one path are samples of colors, or members that liked a post. */
    private static final int MAX_ALIKE = 2;
    /** Share of the records that have one name, where no head says what it is of: buttons that a few records lack. */
    private static final double MAX_SAME = 0.8;
    /** A prime above all numbers of tags. */
    private static final long HASH_PRIME = 1_000_003;

    private final PageTree tree;
    private final HeaderRow header;
    /** By path in the record, those of the first such element of each record, of the second, and so on. */
    private final Map<Long, List<Named>> paths = new LinkedHashMap<>();

    /** The names of elements of one place by record, and the first such element. */
    private record Named(int first, String[] cells) {}

    private AccessibleNames(PageTree tree, HeaderRow header) {
        this.tree = tree;
        this.header = header;
    }

    /** Returns the names of the elements of each record by the names of the columns, in document order. */
    static Map<String, String[]> of(PageTree tree, List<List<Span>> records, HeaderRow header) {
        AccessibleNames names = new AccessibleNames(tree, header);
        for (int record = 0; record < records.size(); record++) {
            Map<Long, Integer> seen = new HashMap<>();
            for (Span part : records.get(record)) {
                names.read(part, record, records.size(), seen);
            }
        }
        Map<String, String[]> columns = new LinkedHashMap<>();
        for (List<Named> places : names.paths.values()) {
            String head = header.above(places.get(0).first);
            for (Named named : places) {
                boolean isSaid = head != null
                        || places.size() <= MAX_ALIKE
                                && ColumnValues.most(named.cells) <= MAX_SAME * named.cells.length;
                if (isSaid
                        && recur(named.cells)
                        && columns.values().stream().noneMatch(cells -> Arrays.equals(cells, named.cells))) {
                    columns.put(Column.unique(head == null ? ICON : head, columns::containsKey), named.cells);
                }
            }
        }
        return columns;
    }

    private void read(Span part, int record, int records, Map<Long, Integer> seen) {
        int node = tree.statements().nextName(part.start());
        while (node >= 0 && node < part.end()) {
            boolean isSilent = tree.textLength(node, tree.end(node)) == 0;
            if (isSilent) {
                long path = path(node, part.start());
                int place = seen.merge(path, 1, Integer::sum) - 1;
                List<Named> places = paths.computeIfAbsent(path, any -> new ArrayList<>());
                if (place == places.size()) {
                    places.add(new Named(node, new String[records]));
                }
                places.get(place).cells[record] = tree.statements().name(node);
            }
            node = tree.statements().nextName(isSilent ? tree.end(node) : node + 1);
        }
    }

    /** Hashes the tags from an element up to its record, and its column in a table. */
    private long path(int node, int start) {
        long path = 0;
        for (int at = node; at > start; at = tree.parent(at)) {
            int column = GridRows.isRow(tree, tree.parent(at)) ? header.column(at) : 0;
            path = (path * HASH_PRIME + tree.tag(at)) * HASH_PRIME + column;
        }
        return path;
    }

    /** Returns whether names recur; or whether they do apart from several numbers each, as in "4.78 of 5", but not in "Picture 7". */
    private static boolean recur(String[] cells) {
        Set<String> shapes = new HashSet<>();
        int filled = 0;
        for (String cell : cells) {
            if (cell != null) {
                String shape = cell.replaceAll("\\p{Nd}+", "0");
                shapes.add(shape.indexOf('0') < shape.lastIndexOf('0') ? shape : cell);
                filled++;
            }
        }
        return 2 * shapes.size() <= filled + 1;
    }
}
