package io.tagwave.detail;

import io.tagwave.column.ColumnKind;
import io.tagwave.column.ColumnValues;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Extracts the fields in which the pages of items differ. They are learned from many pages: what is repeated belongs to the
 * template, and what differs in one place is a field. A field with a label is identified by the label, wherever it is; one without
 * by its place, if most pages have it once.
 */
public final class DetailTemplate {

    /** Share of the pages that have a field without a label, and that have it once. */
    private static final double MIN_SHARE = 0.5;

    private static final int MIN_PAGES = 2;

    private final List<DetailColumn> columns;
    private final Set<String> labels = new HashSet<>();

    public DetailTemplate(List<DetailColumn> columns) {
        this.columns = List.copyOf(columns);
        for (DetailColumn column : columns) {
            int bracket = column.place().indexOf('[');
            if (bracket >= 0) {
                labels.add(column.place().substring(bracket + 1, column.place().length() - 1));
            }
        }
    }

    /** Learns the fields of pages: at least two, most of which have the same template. */
    public static List<DetailColumn> learn(Collection<DetailPage> pages) {
        DetailLabels labels = new DetailLabels(List.copyOf(pages));
        List<DetailFields> read = new ArrayList<>();
        Map<String, DetailPiece.Sort> sorts = new LinkedHashMap<>();
        for (DetailPage page : pages) {
            read.add(DetailFields.of(page, labels::isLabel));
            page.pieces().stream()
                    .filter(piece -> !piece.isText())
                    .forEach(piece -> sorts.put(piece.path(), piece.sort()));
        }
        return places(read).stream()
                .filter(place -> isField(place, read))
                .map(place -> column(place, read, sorts.get(place)))
                .toList();
    }

    /** Returns all places, each behind the one that it follows on some page. */
    private static List<String> places(List<DetailFields> pages) {
        List<String> ordered = new ArrayList<>();
        Set<String> known = new LinkedHashSet<>();
        for (DetailFields page : pages) {
            int at = 0;
            for (String place : page.places()) {
                if (known.add(place)) {
                    ordered.add(at, place);
                    at++;
                } else {
                    at = ordered.indexOf(place) + 1;
                }
            }
        }
        return ordered;
    }

    private static boolean isField(String place, List<DetailFields> pages) {
        long having = pages.stream().filter(page -> page.at(place) != null).count();
        long once = pages.stream().filter(page -> page.times(place) == 1).count();
        long distinct = pages.stream()
                .map(page -> page.at(place))
                .filter(Objects::nonNull)
                .distinct()
                .count();
        boolean labelled = place.endsWith("]");
        return distinct > 1
                && having >= MIN_PAGES
                && once > MIN_SHARE * having
                && (labelled || having > MIN_SHARE * pages.size());
    }

    private static DetailColumn column(String place, List<DetailFields> pages, DetailPiece.@Nullable Sort address) {
        String[] cells = pages.stream().map(page -> page.at(place)).toArray(String[]::new);
        ColumnKind kind = address == DetailPiece.Sort.LINK
                ? ColumnKind.LINK
                : address == DetailPiece.Sort.IMAGE ? ColumnKind.IMAGE : new ColumnValues(Arrays.asList(cells)).kind();
        int bracket = place.indexOf('[');
        String name = bracket < 0 ? kind.code() : place.substring(bracket + 1, place.length() - 1);
        return new DetailColumn(name, kind, place);
    }

    /** Returns the cells of a page, one for each column; null if the page lacks the field. */
    public List<String> cells(DetailPage page) {
        DetailFields fields = DetailFields.of(page, piece -> labels.contains(DetailLabels.name(piece.text())));
        List<String> cells = new ArrayList<>();
        columns.forEach(column -> cells.add(fields.at(column.place())));
        return cells;
    }
}
