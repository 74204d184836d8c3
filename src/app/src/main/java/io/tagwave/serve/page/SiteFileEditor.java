package io.tagwave.serve.page;

import io.tagwave.column.ColumnKind;
import io.tagwave.extract.Column;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.extract.VisibleColumns;
import io.tagwave.site.Site;
import io.tagwave.site.SiteColumn;
import io.tagwave.site.SiteKey;
import io.tagwave.site.SiteList;
import io.tagwave.sites.SiteFile;
import io.tagwave.sites.SiteFolder;
import io.tagwave.store.Database;
import io.tagwave.store.list.SiteListLearner;
import io.tagwave.store.query.SqlSession;
import io.tagwave.store.query.SqlStatementException;
import io.tagwave.web.UrlHosts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * What a person says of a site while looking at it, written into the site's file. The file is read anew for each change, so that what was
 * changed there by hand stays. Safe for use by many threads.
 */
public final class SiteFileEditor {

    private static final int LONGEST_NAME = 100;

    private final String database;
    private final SiteFolder folder;

    /**
     * Edits the files of a folder.
     *
     * @param database what lists were found in
     */
    public SiteFileEditor(String database, SiteFolder folder) {
        this.database = database;
        this.folder = folder;
    }

    /**
     * What is wanted of the site of an address; an empty site where nothing is.
     *
     * @throws io.tagwave.sites.SiteFileException when the file can not be read
     */
    public Site site(String url) {
        String host = UrlHosts.of(url);
        Path file = folder.file(host);
        return Files.exists(file) ? SiteFile.read(file) : new Site(host, List.of());
    }

    /** Where it is written. */
    public Path file(String url) {
        return folder.file(UrlHosts.of(url));
    }

    /**
     * Makes a change.
     *
     * @throws IllegalArgumentException when it makes no sense; nothing is changed then
     * @throws io.tagwave.sites.SiteFileException when the file can not be read or written
     */
    public synchronized void change(String url, UnaryOperator<Site> change) {
        if (UrlHosts.of(url).isEmpty()) {
            throw new IllegalArgumentException("expected a page of a host, found one from " + url);
        }
        Site before = site(url);
        Site after = change.apply(before);
        if (after.equals(before)) {
            return;
        }
        if (after.isEmpty()) {
            delete(file(url));
        } else {
            SiteFile.write(file(url), after);
        }
    }

    private static void delete(Path file) {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new IllegalArgumentException(file + ": the site file can not be taken away: " + e.getMessage(), e);
        }
    }

    /**
     * The list of a page whose records stand at a place, as its crawl knows it from all of its pages; null where the crawl has
     * not finished, or no such list.
     */
    public SiteList learned(SqlSession session, StoredPage page, String place) throws SqlStatementException {
        for (List<Object> list : StoredPage.rows(
                session,
                "SELECT v.first_list, r.template FROM region r JOIN list_region l ON l.region_id = r.id"
                        + " JOIN list_visit v ON v.list = l.list AND v.regions > 0 WHERE r.page_id = " + page.id())) {
            if (list.get(1).equals(place)) {
                try (Database opened = Database.openReadOnly(database)) {
                    return SiteListLearner.of(opened, page.crawl(), (Long) list.get(0));
                } catch (IllegalArgumentException e) {
                    // This crawl read no page of the list itself.
                    return null;
                }
            }
        }
        return null;
    }

    /** A region of one page as a list: of what other pages of the list lack, nothing is known yet. */
    public static SiteList ofPage(String url, ExtractedList region) {
        Set<Integer> shown = new HashSet<>(VisibleColumns.of(region));
        List<SiteColumn> columns = new ArrayList<>();
        Set<String> names = new HashSet<>();
        for (int i = 0; i < region.columns().size(); i++) {
            Column column = region.columns().get(i);
            columns.add(new SiteColumn(
                            SiteList.unique(column.name(), names),
                            ColumnKind.of(column.kind()),
                            column.path(),
                            !isFull(region.records(), i))
                    .hidden(!shown.contains(i)));
        }
        return new SiteList(url, List.of(region.template()), columns, null, null);
    }

    private static boolean isFull(List<DataRecord> records, int column) {
        return records.stream().allMatch(record -> record.cells().get(column) != null);
    }

    /** The list of a site whose records stand at a place, or null. */
    public static SiteList at(Site site, String place) {
        return site.lists().stream()
                .filter(list -> list.records().contains(place))
                .findFirst()
                .orElse(null);
    }

    /**
     * A list with other names of columns, and others left out.
     *
     * @throws IllegalArgumentException when a name is missing or there twice, or nothing is left to show
     */
    public static SiteList changed(SiteList list, List<ColumnWish> wishes) {
        List<SiteColumn> columns = new ArrayList<>();
        SiteKey key = list.key();
        for (SiteColumn column : list.columns()) {
            SiteColumn wanted = wishes.stream()
                    .filter(wish -> wish.isOf(column))
                    .findFirst()
                    .map(wish -> column.named(name(wish.name(), column)).hidden(wish.hidden()))
                    .orElse(column);
            if (key != null && key.by() == SiteKey.By.COLUMN && key.column().equals(column.name())) {
                if (wanted.hidden()) {
                    throw new IllegalArgumentException("expected that " + column.name()
                            + " is shown, since it tells the items apart: key in the site's file says so");
                }
                key = new SiteKey(key.by(), wanted.name(), key.parameters());
            }
            columns.add(wanted);
        }
        check(columns);
        return new SiteList(list.from(), list.records(), columns, key, list.pager());
    }

    private static String name(String wanted, SiteColumn column) {
        String name = wanted == null ? "" : wanted.strip();
        boolean odd = name.codePoints().anyMatch(Character::isISOControl);
        if (name.isEmpty() || name.length() > LONGEST_NAME || odd) {
            throw new IllegalArgumentException("expected a name of 1 to " + LONGEST_NAME + " letters for the column "
                    + column.name() + ", found " + (name.isEmpty() ? "none" : "another"));
        }
        return name;
    }

    private static void check(List<SiteColumn> columns) {
        Set<String> names = new HashSet<>();
        for (SiteColumn column : columns) {
            if (!names.add(column.name().toLowerCase(Locale.ROOT))) {
                throw new IllegalArgumentException(
                        "expected a name for each column that no other has, found " + column.name() + " twice");
            }
        }
        if (columns.stream().allMatch(SiteColumn::hidden)) {
            throw new IllegalArgumentException("expected at least one column that is shown, found none");
        }
    }

    /**
     * What is wanted of a column.
     *
     * @param path where it stands
     * @param detail whether it stands in the pages of the items
     */
    public record ColumnWish(String path, boolean detail, String name, boolean hidden) {
        boolean isOf(SiteColumn column) {
            return detail == column.detail() && Objects.equals(path, column.path());
        }
    }
}
