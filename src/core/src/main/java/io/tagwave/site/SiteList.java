package io.tagwave.site;

import io.tagwave.pager.PageNumbers;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * A list of a site's pages.
 *
 * @param from the address of a page that shows it
 * @param records where its records stand, one or several places, as {@link io.tagwave.extract.ExtractedList#template} has them;
 *     all count as the first
 * @param columns in the order in which they are shown, with unique names
 * @param key what tells its items apart, or null: then it is learned
 * @param pager how the addresses of its pages go on, or null: then each page says so itself
 */
public record SiteList(String from, List<String> records, List<SiteColumn> columns, SiteKey key, PageNumbers pager) {

    /** Of the columns of the smaller of two lists, so many stand in both where one replaces the other. */
    private static final double ALIKE = 0.5;

    public SiteList {
        records = List.copyOf(records);
        columns = List.copyOf(columns);
    }

    /** The column of a name, if there is one. */
    public Optional<SiteColumn> column(String name) {
        return columns.stream().filter(column -> column.name().equals(name)).findFirst();
    }

    /** With another column in place of the one that stands where it does. */
    public SiteList with(SiteColumn changed) {
        List<SiteColumn> all = new ArrayList<>();
        columns.forEach(column -> all.add(column.isAt(changed) ? changed : column));
        return new SiteList(from, records, all, key, pager);
    }

    /** Its columns in the list itself, those left out among them. */
    List<SiteColumn> ownColumns() {
        return columns.stream().filter(column -> !column.detail()).toList();
    }

    /** Whether a list that was learned is this one as it is now: from the same page, or at the same place with like columns. */
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
        return records.contains(learned.records.get(0)) && shared >= ALIKE * fewest;
    }

    /** With what a person has said of an earlier state of it, as far as its columns stand where they stood. */
    SiteList wishedAs(SiteList before) {
        List<SiteColumn> wished = new ArrayList<>();
        Set<String> given = new HashSet<>();
        for (SiteColumn old : before.columns) {
            columns.stream().filter(old::isAt).findFirst().ifPresent(now -> wished.add(now.wishedAs(old)));
        }
        if (columns.stream().noneMatch(SiteColumn::detail)) {
            before.columns.stream().filter(SiteColumn::detail).forEach(wished::add);
        }
        wished.forEach(column -> given.add(column.name().toLowerCase(Locale.ROOT)));
        for (SiteColumn now : columns) {
            if (wished.stream().noneMatch(now::isAt)) {
                wished.add(now.named(unique(now.name(), given)));
            }
        }
        boolean keyStands = before.key != null
                && (before.key.by() != SiteKey.By.COLUMN
                        || wished.stream().anyMatch(column -> column.name().equals(before.key.column())));
        return new SiteList(from, records, wished, keyStands ? before.key : key, pager);
    }

    /**
     * A name that was not given before, with a number where it was. Files of sites do not tell capitals apart.
     *
     * @param given in lower case
     */
    public static String unique(String name, Set<String> given) {
        String unique = name;
        for (int number = 2; !given.add(unique.toLowerCase(Locale.ROOT)); number++) {
            unique = name + " " + number;
        }
        return unique;
    }
}
