package io.tagwave.serve.page;

import io.tagwave.column.Column;
import io.tagwave.column.ColumnKind;
import io.tagwave.extract.DataRecord;
import io.tagwave.extract.ExtractedList;
import io.tagwave.site.Site;
import io.tagwave.site.SiteColumn;
import io.tagwave.site.SiteKey;
import io.tagwave.site.SiteList;
import io.tagwave.site.file.SiteFile;
import io.tagwave.site.file.SiteFileException;
import io.tagwave.site.file.SiteFolder;
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
import org.jspecify.annotations.Nullable;

/**
 * Writes users' corrections into the files of sites. A file is read again for each change, so that edits made by hand are
 * kept. Thread-safe.
 *
 * @param database in which the lists were found
 */
public record SiteFileEditor(String database, SiteFolder folder) {

    private static final int MAX_NAME = 100;

    /**
     * Returns the content of the file of a URL's site, or an empty site if there is no file.
     *
     * @throws SiteFileException if the file cannot be read
     */
    public Site site(String url) {
        String host = UrlHosts.of(url);
        Path file = folder.file(host);
        return Files.exists(file) ? SiteFile.read(file) : new Site(host, List.of());
    }

    public Path file(String url) {
        return folder.file(UrlHosts.of(url));
    }

    /**
     * Changes the file of a URL's site; a file that would be empty is deleted.
     *
     * @throws IllegalArgumentException if the change is not possible; the file stays as it is
     * @throws SiteFileException if the file cannot be read or written
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
            throw new IllegalArgumentException(file + ": the site file cannot be deleted: " + e.getMessage(), e);
        }
    }

    /**
     * Returns the list of a page at a place as all pages of the crawl show it, or null if the crawl has not finished or has no
     * such list.
     */
    public @Nullable SiteList learned(SqlSession session, StoredPage page, String place) throws SqlStatementException {
        for (List<Object> list :
                session.rows("SELECT v.first_list, r.template FROM region r JOIN list_region l ON l.region_id = r.id"
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

    /** Returns a list as one page shows it; columns that other pages lack are not known to be optional. */
    public static SiteList ofPage(String url, ExtractedList region) {
        Set<Integer> shown = new HashSet<>(region.visibleColumns());
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

    /** Returns the list of a site that has records at a place, or null. */
    public static @Nullable SiteList at(Site site, String place) {
        return site.lists().stream()
                .filter(list -> list.records().contains(place))
                .findFirst()
                .orElse(null);
    }

    /**
     * Returns a list with columns renamed and hidden.
     *
     * @throws IllegalArgumentException if a name is missing or occurs twice, or no column is left to show
     */
    public static SiteList edited(SiteList list, List<ColumnEdit> edits) {
        List<SiteColumn> columns = new ArrayList<>();
        SiteKey key = list.key();
        for (SiteColumn column : list.columns()) {
            SiteColumn wanted = edits.stream()
                    .filter(edit -> edit.isOf(column))
                    .findFirst()
                    .map(edit -> column.named(name(edit.name(), column)).hidden(edit.hidden()))
                    .orElse(column);
            if (key != null && key.by() == SiteKey.By.COLUMN && key.column().equals(column.name())) {
                if (wanted.hidden()) {
                    throw new IllegalArgumentException("expected column " + column.name()
                            + " to be shown, because it is the key of the items in the site's file");
                }
                key = new SiteKey(key.by(), wanted.name(), key.parameters());
            }
            columns.add(wanted);
        }
        check(columns);
        return new SiteList(list.from(), list.records(), columns, key, list.pager());
    }

    private static String name(@Nullable String wanted, SiteColumn column) {
        String name = wanted == null ? "" : wanted.strip();
        boolean odd = name.codePoints().anyMatch(Character::isISOControl);
        if (name.isEmpty() || name.length() > MAX_NAME || odd) {
            throw new IllegalArgumentException("expected a name of 1 to " + MAX_NAME + " letters for the column "
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
     * A change of a column.
     *
     * @param detail whether it is a column of the items' own pages
     */
    public record ColumnEdit(
            String path, boolean detail, @Nullable String name, boolean hidden) {
        boolean isOf(SiteColumn column) {
            return detail == column.detail() && Objects.equals(path, column.path());
        }
    }
}
