package io.tagwave.extract;

import io.tagwave.column.ColumnKind;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * The columns of a region that a person wants to see: the title first, then all others but labels and buttons, which are the
 * same in all records, links to where another column leads too, and links to nowhere.
 */
public final class ShownColumns {

    private ShownColumns() {}

    /** The numbers of a region's columns in the order in which to show them; all of them where every one is clutter. */
    public static List<Integer> of(ExtractedRegion region) {
        List<Integer> shown = new ArrayList<>();
        Set<List<String>> links = new HashSet<>();
        for (int column = 0; column < region.columns().size(); column++) {
            Column about = region.columns().get(column);
            boolean isLink = about.kind().equals(ColumnKind.LINK.code());
            List<String> cells = isLink ? cells(region, column) : List.of();
            boolean isClutter = about.constant() && region.records().size() > 1
                    || isLink && (!leadsAnywhere(cells) || isRepeated(cells, links));
            if (!isClutter) {
                shown.add(about.name().equals("title") ? 0 : shown.size(), column);
            }
            if (isLink) {
                links.add(cells);
            }
        }
        return shown.isEmpty() ? all(region) : List.copyOf(shown);
    }

    /** All columns of a region as they stand. */
    public static List<Integer> all(ExtractedRegion region) {
        List<Integer> all = new ArrayList<>();
        for (int column = 0; column < region.columns().size(); column++) {
            all.add(column);
        }
        return all;
    }

    private static List<String> cells(ExtractedRegion region, int column) {
        List<String> cells = new ArrayList<>();
        region.records().forEach(record -> cells.add(record.cells().get(column)));
        return cells;
    }

    private static boolean leadsAnywhere(List<String> links) {
        return links.stream()
                .filter(Objects::nonNull)
                .anyMatch(link -> !link.isBlank() && !link.startsWith("#") && !link.startsWith("javascript:"));
    }

    /** Whether another column leads to the same addresses wherever this one leads anywhere. */
    private static boolean isRepeated(List<String> cells, Set<List<String>> links) {
        return links.stream().anyMatch(other -> {
            for (int row = 0; row < cells.size(); row++) {
                if (cells.get(row) != null && !cells.get(row).equals(other.get(row))) {
                    return false;
                }
            }
            return true;
        });
    }
}
