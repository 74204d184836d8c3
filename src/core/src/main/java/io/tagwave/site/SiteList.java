package io.tagwave.site;

import io.tagwave.pager.PageNumbers;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Describes a list of a site's pages.
 *
 * @param from address of a page that shows it
 * @param records the places of its records, see {@link io.tagwave.extract.ExtractedList#template}; all are equivalent to the first
 * @param columns in the order in which they are shown, with unique names
 * @param key of its items; null if it is to be learned
 * @param pager how the addresses of its pages continue; null if each page says so itself
 */
public record SiteList(
        String from,
        List<String> records,
        List<SiteColumn> columns,
        @Nullable SiteKey key,
        @Nullable PageNumbers pager) {

    /** Share of the columns of the smaller of two lists that are in both if one replaces the other. */
    private static final double MIN_SHARED = 0.5;

    public SiteList {
        records = List.copyOf(records);
        columns = List.copyOf(columns);
    }

    public Optional<SiteColumn> column(String name) {
        return columns.stream().filter(column -> column.name().equals(name)).findFirst();
    }

    /** Returns the list with a column in place of the one at the same path. */
    public SiteList with(SiteColumn changed) {
        List<SiteColumn> all = new ArrayList<>();
        columns.forEach(column -> all.add(column.isAt(changed) ? changed : column));
        return new SiteList(from, records, all, key, pager);
    }

    /** Returns the list at another place, with columns at other paths. */
    public SiteList at(String place, UnaryOperator<String> paths) {
        List<SiteColumn> moved = new ArrayList<>();
        for (SiteColumn one : columns) {
            String path = paths.apply(one.path());
            moved.add(new SiteColumn(one.name(), one.kind(), path, one.hidden(), one.optional(), one.detail()));
        }
        return new SiteList(from, List.of(place), moved, key, pager);
    }

    /** Returns whether records at a place are its: a person may leave out the first steps of a place. */
    boolean isAt(String template) {
        return records.stream()
                .anyMatch(place -> place.equals(template) || place.contains(".") && template.endsWith("/" + place));
    }

    /** Returns the columns that are not details, including hidden ones. */
    List<SiteColumn> ownColumns() {
        return columns.stream().filter(column -> !column.detail()).toList();
    }

    /** Returns the paths of the columns that are not details. */
    List<String> paths() {
        return ownColumns().stream().map(SiteColumn::path).toList();
    }

    /** Returns whether a newly learned list replaces this one: it is from the same page, or at the same place with similar columns. */
    boolean isReplacedBy(SiteList learned) {
        if (from.equals(learned.from)) {
            return true;
        }
        Set<String> paths = new HashSet<>();
        ownColumns().forEach(column -> paths.add(column.path()));
        long shared = learned.ownColumns().stream()
                .filter(column -> paths.contains(column.path()))
                .count();
        int fewest = Math.min(ownColumns().size(), learned.ownColumns().size());
        return records.contains(learned.records.get(0)) && shared >= MIN_SHARED * fewest;
    }

    /**
     * Returns the list with the choices that a person made in an earlier version of it, for columns at the same paths; where a redesign
     * has moved a column, for that of the same name.
     */
    SiteList withChoicesOf(SiteList before) {
        List<SiteColumn> chosen = new ArrayList<>();
        Set<String> given = new HashSet<>();
        for (SiteColumn old : before.columns) {
            columns.stream()
                    .filter(old::isAt)
                    .findFirst()
                    .or(() -> column(old.name())
                            .filter(now -> before.columns.stream().noneMatch(now::isAt)))
                    .ifPresent(now -> chosen.add(now.withChoicesOf(old)));
        }
        if (columns.stream().noneMatch(SiteColumn::detail)) {
            before.columns.stream().filter(SiteColumn::detail).forEach(chosen::add);
        }
        chosen.forEach(column -> given.add(column.name().toLowerCase(Locale.ROOT)));
        for (SiteColumn now : columns) {
            if (chosen.stream().noneMatch(now::isAt)) {
                chosen.add(now.named(unique(now.name(), given)));
            }
        }
        boolean keyStands = before.key != null
                && (before.key.by() != SiteKey.By.COLUMN
                        || chosen.stream().anyMatch(column -> column.name().equals(before.key.column())));
        return new SiteList(from, records, chosen, keyStands ? before.key : key, pager);
    }

    /**
     * Returns a name that is not yet used, with a number added if necessary. Site files do not distinguish upper and lower case.
     *
     * @param given the used names in lower case, to which the new one is added
     */
    public static String unique(String name, Set<String> given) {
        String unique = name;
        for (int number = 2; !given.add(unique.toLowerCase(Locale.ROOT)); number++) {
            unique = name + " " + number;
        }
        return unique;
    }
}
