package io.tagwave.serve;

import io.tagwave.store.query.ListRowSource;
import io.tagwave.store.query.ResultColumn;
import io.tagwave.store.query.SqlSession;
import java.util.List;

/**
 * A table or view to select rows from.
 *
 * @param name in SQL
 * @param from the table that has its rows
 * @param condition selects its rows in that table, as SQL; empty for all
 * @param columns those that are shown
 * @param order default order of the rows, as SQL; empty for a view that has its own
 */
record TableSource(String name, String from, String condition, List<ResultColumn> columns, String order) {

    /** The view of the changes of items. */
    static final String CHANGES = "changes";

    private static final List<String> LISTS = List.of("list", "crawl_id", "host", "url", "pages", "records", "name");

    /** Returns a view with all its columns, in its own order. */
    static TableSource view(SqlSession session, String name) {
        List<ResultColumn> columns = session.describe(name);
        if (columns.isEmpty()) {
            throw RejectedRequestException.missing("there is no " + name + " in this database");
        }
        return new TableSource(name, name, "", columns, "");
    }

    /** Returns a view of a list, read from the list's own table if it has one. */
    static TableSource list(SqlSession session, String name) {
        TableSource view = view(session, name);
        ListRowSource rows = session.rowsOf(name);
        return rows == null || !rows.isPlain()
                ? view
                : new TableSource(name, rows.table(), rows.condition(), view.columns(), ListRowSource.ORDER);
    }

    /** Returns some columns of a table. */
    static TableSource table(SqlSession session, String name, List<String> wanted, String order) {
        List<ResultColumn> all = view(session, name).columns();
        List<ResultColumn> columns = wanted.stream()
                .flatMap(want -> all.stream().filter(one -> one.name().equals(want)))
                .toList();
        return new TableSource(name, name, "", columns, order);
    }

    /** Returns the lists, each as the latest crawl that read it saw it, the latest crawl first, then the longest list. */
    static TableSource lists(SqlSession session) {
        TableSource all = table(session, "lists", LISTS, "crawl_id DESC, records DESC, list");
        // Numbers rise with crawls. H2 finds no row of the view where two columns are compared at once.
        String latest = "list IN (SELECT MAX(list) FROM lists GROUP BY first_list)";
        return new TableSource(all.name(), all.from(), latest, all.columns(), all.order());
    }

    /** Returns the changes of items, the latest visit's first. */
    static TableSource changes(SqlSession session) {
        TableSource all = view(session, CHANGES);
        return new TableSource(all.name(), all.from(), "", all.columns(), "crawl DESC, list, " + session.quoted("key"));
    }
}
